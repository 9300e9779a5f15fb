import { columnOf, rowOf } from '@/engine/board/layout';
import type { BoardDef } from '@/engine/board/types';
import { extentOf } from './extent';
import { round } from './geometry';
import { centreOf } from './rivers';

/** Letters of the rows on the left, numbers of the columns above. */
export function Coordinates({ board }: { board: BoardDef }) {
  const { x, y } = extentOf(board);
  const hexes = Object.keys(board.hexes);
  const rows = new Map(hexes.map((hex) => [rowOf(hex), hex]));
  const columns = new Map(hexes.map((hex) => [columnOf(hex), hex]));
  return (
    <g class="coordinates">
      {[...rows].map(([row, hex]) => (
        <text key={row} x={round(x - 22)} y={round(centreOf(board.layout, hex).y)} dy="0.35em">
          {hex.charAt(0)}
        </text>
      ))}
      {[...columns].map(([column, hex]) => (
        <text key={column} x={round(centreOf(board.layout, hex).x)} y={round(y - 20)} dy="0.35em">
          {column}
        </text>
      ))}
    </g>
  );
}
