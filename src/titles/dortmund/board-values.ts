import { type BoardData, overlaid } from '@/engine/box/board';
import { placeProblems } from '@/engine/box/places';
import { hexRules, tileRules, tileTotals } from '@/engine/box/rules';
import type { BoxProblem, ValueRule } from '@/engine/game/box/sheet';
import { board, cityOverlay, hexes, millOverlay, provenance, tiles, twoPlayerOverlays } from './board';

/** Map and tiles of the box: every game of it is played on them. */
export const boardData: BoardData = {
  hexes,
  tiles,
  overlays: overlaid(cityOverlay, millOverlay, twoPlayerOverlays),
};

/** Mines and mills are worth fives, too. */
const step = 5;

/** [18DO 2] how many there are of each tile is printed, but for one that its list leaves out. */
export const boardRules: readonly ValueRule[] = [
  ...hexRules('hexes', step),
  ...hexRules('overlays', step),
  ...tileRules(step).map((rule) => (rule.kind === 'count' ? { ...rule, src: 'R' as const } : rule)),
].map((rule) => ({ ...rule, usual: provenance }));
export const boardMarks = { 'tiles.42.count': 'G' } as const;

/** [18DO 2] tiles of each colour as the overview counts them, without those that are framed. */
export function tileProblems({ tiles: all }: Pick<BoardData, 'tiles'>): BoxProblem[] {
  return tileTotals(all, { yellow: 42, green: 34, brown: 17, gray: 4 }, ({ frame }) => !frame);
}

export function boardProblems(data: BoardData): BoxProblem[] {
  return [...tileProblems(data), ...placeProblems(board.layout, boardData, data)];
}
