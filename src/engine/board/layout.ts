import type { HexId } from '@/engine/game/ids';
import type { BoardDef, Edge, HexDef, Layout } from './types';

export const edges: readonly Edge[] = [0, 1, 2, 3, 4, 5];

/** Steps in rows (letters) and columns (numbers) across each edge. */
const steps: Record<Layout, readonly (readonly [rows: number, columns: number])[]> = {
  //        SW       W        NW        NE       E       SE
  pointy: [
    [1, -1],
    [0, -2],
    [-1, -1],
    [-1, 1],
    [0, 2],
    [1, 1],
  ],
  //      S       SW       NW        N        NE       SE
  flat: [
    [2, 0],
    [1, -1],
    [-1, -1],
    [-2, 0],
    [-1, 1],
    [1, 1],
  ],
};

export function rowOf(hex: HexId): number {
  return hex.charCodeAt(0) - 65;
}

export function columnOf(hex: HexId): number {
  return Number(hex.slice(1));
}

/** The id of the hex across an edge, whether or not the board has it. */
export function across(layout: Layout, hex: HexId, edge: Edge): HexId {
  const [rows, columns] = steps[layout][edge]!;
  return `${String.fromCharCode(65 + rowOf(hex) + rows)}${columnOf(hex) + columns}`;
}

export function opposite(edge: Edge): Edge {
  return ((edge + 3) % 6) as Edge;
}

/** The edge that an edge of a tile comes to lie on when the tile is turned. */
export function turned(edge: Edge, turn: number): Edge {
  return ((edge + turn) % 6) as Edge;
}

export function neighbour(board: BoardDef, hex: HexId, edge: Edge): HexDef | undefined {
  return board.hexes[across(board.layout, hex, edge)];
}

/** Can track never cross this side, whatever is built? A border counts from either hex. */
export function isImpassable(board: BoardDef, hex: HexId, edge: Edge): boolean {
  const barred = (def: HexDef | undefined, at: Edge) =>
    def?.borders?.some((border) => border.edge === at && border.kind === 'impassable' && !border.until) ??
    false;
  return barred(board.hexes[hex], edge) || barred(neighbour(board, hex, edge), opposite(edge));
}

/** The middle of a hex, in units of the distance from a hex's centre to its corner. */
export function centre(layout: Layout, hex: HexId): { x: number; y: number } {
  const half = Math.sqrt(3) / 2;
  return layout === 'pointy'
    ? { x: columnOf(hex) * half, y: rowOf(hex) * 1.5 }
    : { x: columnOf(hex) * 1.5, y: rowOf(hex) * half };
}
