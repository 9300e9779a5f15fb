import type { BoardDef } from '@/engine/board/types';
import { t, tCount, tOf } from '@/i18n';
import { type BoardSheet, provenanceOf, reconstructed } from '@/titles/boards';
import { TilePicture } from '../board/TilePicture';
import type { Selection } from './selection';
import { numberOf, tileGroups } from './tile-order';

interface SheetProps {
  sheet: BoardSheet;
  board: BoardDef;
  selected: Selection | undefined;
  onSelect: (selection: Selection) => void;
}

/** Every tile of the game with its number and how many there are, by colour. */
export function TileSheet({ sheet, board, selected, onSelect }: SheetProps) {
  const tiles = Object.values(board.tiles);
  const unsure = reconstructed({ ...sheet, board });
  return (
    <div class="tile-sheet">
      <p class="note">
        {tCount('gallery.summary', Object.keys(board.hexes).length, {
          kinds: tiles.length,
          tiles: tiles.reduce((sum, tile) => sum + tile.count, 0),
        })}
        {'. '}
        {unsure.hexes + unsure.tiles > 0 ? t('gallery.reconstructed', unsure) : t('gallery.printed')}
      </p>
      {tileGroups(board).map(({ colour, tiles: ids }) => (
        <section key={colour}>
          <h2>
            {tOf('colour', colour)} <span class="count">{tCount('gallery.kinds', ids.length)}</span>
          </h2>
          <ul class="tile-grid">
            {ids.map((id) => {
              const tile = board.tiles[id]!;
              const source = provenanceOf({ ...sheet, board }, id);
              const number = numberOf(id, tile);
              const isSelected = selected?.kind === 'tile' && selected.id === id;
              return (
                <li key={id}>
                  <button
                    type="button"
                    class="tile-button"
                    aria-pressed={isSelected}
                    onClick={() => onSelect({ kind: 'tile', id })}
                  >
                    <TilePicture layout={board.layout} face={tile} />
                    <span class="tile-caption">
                      <span class="hidden-text">{t('gallery.tile', { tile: number })}, </span>
                      <b aria-hidden="true">{number}</b>
                      <span aria-hidden="true">×{tile.count}</span>
                      <span class="hidden-text">{tCount('gallery.count', tile.count)}</span>
                      <span class={`source source-${source}`} title={tOf('source', source)}>
                        <span aria-hidden="true">{tOf('sourceShort', source)}</span>
                        <span class="hidden-text">, {tOf('source', source)}</span>
                      </span>
                    </span>
                  </button>
                </li>
              );
            })}
          </ul>
        </section>
      ))}
    </div>
  );
}
