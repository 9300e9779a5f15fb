import type { CompanyId } from '@/engine/game/ids';
import { placeToken } from './market';
import type { MarketState, PriceToken } from './state';
import type { MarketDef, PriceMoves, Space, StockTable } from './types';

export type Direction = 'up' | 'down' | 'left' | 'right';

/** A table of rows and columns; what moves the prices on it is the title's. */
export function gridTable(def: MarketDef, moves: PriceMoves): StockTable {
  return {
    ...moves,
    rows: def.rows,
    par: def.par,
    valueAt: (space) => valueAt(def, space),
    order: (state, companies) => orderOn(def, state, companies),
  };
}

export function valueAt(grid: MarketDef, { row, col }: Space): number | undefined {
  return grid.rows[row]?.[col] ?? undefined;
}

/** Where a token goes; at the end of a row or column it turns or stays [18Rhl 5.2.1, 6.2.5]. */
export function spaceTowards(grid: MarketDef, from: Space, direction: Direction): Space {
  const { row, col } = from;
  const exists = (space: Space) => valueAt(grid, space) !== undefined;
  const up = { row: row - 1, col };
  const down = { row: row + 1, col };
  const wanted: Record<Direction, Space[]> = {
    up: [up],
    down: [down],
    right: [{ row, col: col + 1 }, up],
    left: [{ row, col: col - 1 }, down],
  };
  return wanted[direction].find(exists) ?? from;
}

/** Moves a token; one that cannot move keeps its space and its place in the stack. */
export function moveToken(
  grid: MarketDef,
  draft: MarketState,
  company: CompanyId,
  direction: Direction,
): void {
  const token = draft.prices[company]!;
  const to = spaceTowards(grid, token, direction);
  if (to.row !== token.row || to.col !== token.col) placeToken(draft, company, to);
}

/** Highest value first; of equal values the rightmost space, in a space from top to bottom [18Rhl 6]. */
function orderOn(grid: MarketDef, { prices }: MarketState, companies: readonly CompanyId[]): CompanyId[] {
  const token = (company: CompanyId): PriceToken => prices[company]!;
  const value = (company: CompanyId) => valueAt(grid, token(company)) ?? 0;
  return companies
    .filter((company) => prices[company])
    .sort(
      (a, b) => value(b) - value(a) || token(b).col - token(a).col || token(a).arrival - token(b).arrival,
    );
}
