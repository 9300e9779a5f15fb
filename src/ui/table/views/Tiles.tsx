import { useEffect, useState } from 'preact/hooks';
import { tilesLeft } from '@/engine/board/lay';
import { number, t, tOf } from '@/i18n/aside';
import { TilePicture } from '../../board/TilePicture';
import { numberOf, tileGroups } from '../../gallery/tile-order';
import type { Seat } from '../seat';

/** The tiles of the game by colour, with what is left of each; drawn one colour after the other. */
export function Tiles({ seat }: { seat: Seat }) {
  const board = seat.view.board;
  const groups = tileGroups(board);
  const [drawn, setDrawn] = useState(1);
  useEffect(() => {
    if (drawn >= groups.length) return;
    const timer = setTimeout(() => setDrawn(drawn + 1));
    return () => clearTimeout(timer);
  }, [drawn, groups.length]);
  return (
    <div class="tile-chart">
      {groups.slice(0, drawn).map(({ colour, tiles }) => (
        <section key={colour}>
          <h3>{tOf('colour', colour)}</h3>
          <ul>
            {tiles.map((id) => {
              const tile = board.tiles[id]!;
              const left = tilesLeft(board, seat.state.board, id);
              return (
                <li key={id} class={left === 0 ? 'is-gone' : ''}>
                  <TilePicture layout={board.layout} tile={tile} />
                  <span class="tile-number">{numberOf(id, tile)}</span>
                  <span class="tile-left">
                    <span class="hidden-text">{t('table.tiles.left')} </span>
                    <b>{number(left)}</b>
                    <span class="limit">/{number(tile.count)}</span>
                  </span>
                </li>
              );
            })}
          </ul>
        </section>
      ))}
    </div>
  );
}
