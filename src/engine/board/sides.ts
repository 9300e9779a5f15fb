import type { HexId } from '@/engine/game/ids';
import { across, edges, isImpassable, opposite } from './layout';
import type { BoardDef } from './types';

/** A side between two hexes, or one that nothing may cross (then the second is empty). */
export interface Side {
  readonly hexes: readonly [HexId, HexId];
}

/** All sides of a board, whatever is built, and which of them each edge of a hex is. */
export interface Sides {
  readonly list: readonly Side[];
  readonly of: ReadonlyMap<HexId, Int32Array>;
}

const known = new WeakMap<BoardDef, Sides>();

export function sidesOf(board: BoardDef): Sides {
  let sides = known.get(board);
  if (!sides) {
    sides = findSides(board);
    known.set(board, sides);
  }
  return sides;
}

/** Two hexes share one side; a side that nothing may cross is a different one for each of its hexes. */
function findSides(board: BoardDef): Sides {
  const list: Side[] = [];
  const of = new Map<HexId, Int32Array>();
  for (const hex of Object.keys(board.hexes).sort()) {
    const ids = new Int32Array(6);
    of.set(hex, ids);
    for (const edge of edges) {
      const beyond = across(board.layout, hex, edge);
      const open = board.hexes[beyond] !== undefined && !isImpassable(board, hex, edge);
      const seen = open ? of.get(beyond)?.[opposite(edge)] : undefined;
      ids[edge] = seen ?? list.push({ hexes: [hex, open ? beyond : ''] }) - 1;
    }
  }
  return { list, of };
}
