import { useEffect, useState } from 'preact/hooks';
import { list, t, tCount, tOf } from '@/i18n/table';
import { boards, reconstructed } from '@/titles/boards';
import { type TitleEntry, titles } from '@/titles/registry';

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
              checked={title === chosen}
              onChange={() => onChoose(title.id)}
            />
            <span class="title-facts">
              <b class="title-name">{tOf('titleName', title.id)}</b>
              <span>{title.board === title.id ? tOf('blurb', title.id) : tOf('titleBlurb', title.id)}</span>
              <span class="note">
                {t('new.players', { min: title.players.min, max: title.players.max })} ·{' '}
                {tOf('length', title.id)}
              </span>
              <Sources board={title.board} />
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** How much of its board no source prints. */
function Sources({ board }: { board: string }) {
  const [unsure, setUnsure] = useState<{ hexes: number; tiles: number }>();
  useEffect(() => {
    let isWanted = true;
    boards
      .find(({ id }) => id === board)
      ?.load()
      .then(
        (sheet) => isWanted && setUnsure(reconstructed(sheet)),
        () => {}, // offline and never opened: the game itself will say so
      );
    return () => {
      isWanted = false;
    };
  }, [board]);
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
