import type { BoardDef } from '@/engine/board/types';
import { list, t, tCount, tOf } from '@/i18n/aside';
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
  return (
    <div class="tile-sheet">
      <Summary sheet={sheet} board={board} />
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
                    <TilePicture layout={board.layout} tile={tile} />
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

/** How much there is, and how much of it no source prints. */
function Summary({ sheet, board }: { sheet: BoardSheet; board: BoardDef }) {
  const tiles = Object.values(board.tiles);
  const unsure = reconstructed({ ...sheet, board });
  const all = [
    tCount('gallery.hexes', Object.keys(board.hexes).length),
    tCount('gallery.kinds', tiles.length),
    tCount(
      'gallery.count',
      tiles.reduce((sum, tile) => sum + tile.count, 0),
    ),
  ];
  const guessed = [
    ...(unsure.hexes > 0 ? [tCount('gallery.hexes', unsure.hexes)] : []),
    ...(unsure.tiles > 0 ? [tCount('gallery.kinds', unsure.tiles)] : []),
  ];
  return (
    <p class="note">
      {all.join(', ')}.{' '}
      {guessed.length > 0 ? t('gallery.reconstructed', { what: list(guessed) }) : t('gallery.printed')}
    </p>
  );
}
