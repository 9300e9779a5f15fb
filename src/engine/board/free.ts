import type { BoardDef } from './types';

const known = new WeakMap<BoardDef, BoardDef>();

/** The same board for a game in which no terrain costs anything. */
export function withoutCosts(board: BoardDef): BoardDef {
  const ready = known.get(board) ?? { ...board, hexes: costless(board.hexes), tiles: costless(board.tiles) };
  known.set(board, ready);
  return ready;
}

/** What costs nothing stays the same. */
function costless<F extends { readonly cost?: unknown }>(
  faces: Readonly<Record<string, F>>,
): Record<string, F> {
  return Object.fromEntries(
    Object.entries(faces).map(([id, face]) => {
      const { cost, ...others } = face;
      return [id, cost === undefined ? face : (others as F)];
    }),
  );
}
