import '@/i18n/table';
import { list, t, tCount } from '@/i18n/table';
import type { ListedTitle, TitleEntry } from '@/titles/family';
import { boards, titles } from '@/titles/registry';
import { boardPicture, coverOf, said, titleCover, titleName } from '../games/covers';
import { SmallBoard } from '../home/SmallBoard';

/** All titles by the box that they come from, with what is known about them before they are played. */
export function TitleChoice({ chosen, onChoose }: { chosen: TitleEntry; onChoose: (id: string) => void }) {
  const families = [...new Set(titles.map(({ family }) => family))];
  return (
    <fieldset class="choice">
      <legend>{t('new.game')}</legend>
      {families.map((family) => (
        <section key={family} class="title-family">
          <h2>{familyName(family)}</h2>
          <div class="title-options">
            {titles
              .filter((title) => title.family === family)
              .map((title) => (
                <Box key={title.id} title={title} isChosen={title.id === chosen.id} onChoose={onChoose} />
              ))}
          </div>
        </section>
      ))}
    </fieldset>
  );
}

function familyName(family: string): string {
  const cover = coverOf(family);
  return cover ? said(cover.name) : family;
}

interface BoxProps {
  title: ListedTitle;
  isChosen: boolean;
  onChoose: (id: string) => void;
}

function Box({ title, isChosen, onChoose }: BoxProps) {
  const picture = boardPicture(title.family, title.board);
  return (
    <label class="title-option">
      <input
        type="radio"
        name="title"
        value={title.id}
        checked={isChosen}
        onChange={() => onChoose(title.id)}
      />
      <TitleFacts title={title} isChosen={isChosen} />
      {picture && (
        <span class="box-picture">
          <SmallBoard picture={picture} />
        </span>
      )}
    </label>
  );
}

/** What nobody must know to choose a game is said of the chosen one: which of its facts no source prints. */
function TitleFacts({ title, isChosen }: Omit<BoxProps, 'onChoose'>) {
  const { id, players, board } = title;
  const cover = titleCover(id);
  return (
    <span class="title-facts">
      <b class="title-name">{titleName(id)}</b>
      <span class="title-players">
        {t('new.players', players)} {cover && `· ${said(cover.length)}`}
      </span>
      {cover && <span>{said(cover.blurb)}</span>}
      {isChosen && (
        <>
          <Sources board={board} />
          {cover?.reconstructed && <span class="note">{said(cover.reconstructed)}</span>}
        </>
      )}
    </span>
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
