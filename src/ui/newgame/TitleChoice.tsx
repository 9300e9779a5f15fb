import '@/i18n/table';
import { list, t, tCount } from '@/i18n/table';
import type { TitleEntry } from '@/titles/family';
import { boards, titles } from '@/titles/registry';
import { said, titleCover, titleName } from '../games/covers';

/** All titles, with what is known about them before they are played. */
export function TitleChoice({ chosen, onChoose }: { chosen: TitleEntry; onChoose: (id: string) => void }) {
  return (
    <fieldset class="choice">
      <legend>{t('new.game')}</legend>
      <div class="title-options">
        {titles.map((title) => (
          <label key={title.id} class="title-option">
            <input
              type="radio"
              name="title"
              value={title.id}
              checked={title.id === chosen.id}
              onChange={() => onChoose(title.id)}
            />
            <TitleFacts title={title} />
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function TitleFacts({ title: { id, players, board } }: { title: TitleEntry }) {
  const cover = titleCover(id);
  return (
    <span class="title-facts">
      <b class="title-name">{titleName(id)}</b>
      {cover && <span>{said(cover.blurb)}</span>}
      <span class="note">
        {t('new.players', players)} {cover && `· ${said(cover.length)}`}
      </span>
      <Sources board={board} />
      {cover?.reconstructed && <span class="note">{said(cover.reconstructed)}</span>}
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
