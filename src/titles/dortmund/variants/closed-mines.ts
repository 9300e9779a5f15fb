import type { LaidTile } from '@/engine/board/types';
import { newValue } from '@/engine/game/draft';
import { builtBoard } from '@/engine/steps/state';
import { plainTrack } from './data';
import type { Draw } from './draw';
import type { Variant } from './hooks';

/** [18DO-MV 3, rulings 97, 141] closed mines are plain hexes of the board already; printed track is covered by a tile. */
export function closedMines({ closed }: Pick<Draw, 'closed'>): Variant {
  return {
    prepare(draft, moment) {
      const covered = Object.entries(plainTrack).filter(([hex]) => closed.includes(hex));
      const tiles: [string, LaidTile][] = covered.map(([hex, laid]) => [hex, { ...laid }]);
      const board = builtBoard(draft);
      draft.board = newValue({ ...board, tiles: { ...board.tiles, ...Object.fromEntries(tiles) } });
      moment.emit({ type: 'mines-closed', mines: closed });
    },
  };
}
