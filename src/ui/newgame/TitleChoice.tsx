import '@/i18n/aside';
import { list, t, tCount } from '@/i18n/aside';
import type { ListedTitle } from '@/titles/family';
import { boards } from '@/titles/registry';
import { said, titleCover } from '../games/covers';
import { linkTo } from '../shell/router';
import { BoxFace, families } from './BoxFace';

interface ChoiceProps {
  chosen: ListedTitle;
  onChoose: (id: string) => void;
}

/** All titles by the family that they belong to; what is known about the chosen one stands below its family. */
export function TitleChoice({ chosen, onChoose }: ChoiceProps) {
  return (
    <fieldset class="choice">
      <legend>{t('new.game')}</legend>
      {families().map(({ name, titles }) => (
        <section key={name} class="title-family">
          <h2>{name}</h2>
          <div class="title-options">
            {titles.map((title) => (
              <label key={title.id} class="title-option box">
                <input
                  type="radio"
                  name="title"
                  value={title.id}
                  checked={title.id === chosen.id}
                  onChange={() => onChoose(title.id)}
                />
                <BoxFace title={title} />
              </label>
            ))}
          </div>
          {titles.includes(chosen) && <About title={chosen} />}
        </section>
      ))}
    </fieldset>
  );
}

/** The box that was taken from the shelf on the first screen. */
export function ChosenTitle({ title }: { title: ListedTitle }) {
  return (
    <section class="title-family" aria-label={t('new.game')}>
      <div class="title-taken">
        <div class="title-option box">
          <BoxFace title={title} />
        </div>
        <div class="title-beside">
          <About title={title} />
          <a class="button" href={linkTo('new')}>
            {t('new.another')}
          </a>
        </div>
      </div>
    </section>
  );
}

/** What the game is about, and which of its facts no source prints. */
function About({ title: { id, board } }: { title: ListedTitle }) {
  const cover = titleCover(id);
  return (
    <p class="title-about">
      {cover && <span>{said(cover.blurb)} </span>}
      <Sources board={board} />
      {cover?.reconstructed && <span class="note"> {said(cover.reconstructed)}</span>}
    </p>
  );
}

/** How much of its board no source prints. */
function Sources({ board }: { board: string }) {
  const unsure = boards.find(({ id }) => id === board)?.reconstructed;
  if (!unsure) return null;
  const parts = [
    ...(unsure.hexes > 0 ? [tCount('gallery.hexes', unsure.hexes)] : []),
    ...(unsure.tiles > 0 ? [tCount('gallery.kinds', unsure.tiles)] : []),
  ];
  return (
    <span class="note">
      {parts.length > 0 ? t('gallery.reconstructed', { what: list(parts) }) : t('gallery.printed')}
    </span>
  );
}
