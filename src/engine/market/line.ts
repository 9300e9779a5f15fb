import type { BuildColour } from '@/engine/board/types';
import type { CompanyId } from '@/engine/game/ids';
import { gridTable } from './grid';
import { placeToken } from './market';
import type { MarketState } from './state';
import type { LinearMarketDef, ParByColour, ParSpace, PriceMoves, StockTable } from './types';

/** A table of a single row: a grid without up and down. What moves the prices on it is the title's. */
export function lineTable(line: LinearMarketDef, par: ParByColour, moves: PriceMoves): StockTable {
  return gridTable({ rows: [line.values], par: parSpaces(line, par) }, moves);
}

/**
 * Moves a token so many spaces up, or down where the number is negative, as far as the row goes. It arrives once, under
 * those already there [18Ruhr ruling 35]; one that cannot move keeps its place in the stack.
 */
export function moveAlong(
  { values }: LinearMarketDef,
  draft: MarketState,
  company: CompanyId,
  spaces: number,
): void {
  const { row, col } = draft.prices[company]!;
  const to = Math.min(Math.max(col + spaces, 0), values.length - 1);
  if (to !== col) placeToken(draft, company, { row, col: to });
}

function parSpaces({ values }: LinearMarketDef, par: ParByColour): ParSpace[] {
  return (Object.entries(par) as [BuildColour, readonly number[]][]).flatMap(([from, starts]) =>
    starts.map((value) => {
      const col = values.indexOf(value);
      if (col < 0) throw new Error(`no space of the row has the start value ${value}`);
      return { row: 0, col, value, from };
    }),
  );
}
