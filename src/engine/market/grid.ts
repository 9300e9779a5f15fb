import type { CompanyId } from '@/engine/game/ids';
import type { MarketState, PriceToken } from './state';
import type { MarketDef } from './types';

export type Direction = 'up' | 'down' | 'left' | 'right';
export interface Space {
  row: number;
  col: number;
}

export function valueAt(market: MarketDef, { row, col }: Space): number | undefined {
  return market.rows[row]?.[col] ?? undefined;
}

/** What one share of 10 % is worth; 0 while the company has no value yet. */
export function priceOf(market: MarketDef, state: MarketState, company: CompanyId): number {
  const token = state.prices[company];
  return token ? (valueAt(market, token) ?? 0) : 0;
}

/** Where a token goes; at the end of a row or column it turns or stays [18Rhl 5.2.1, 6.2.5]. */
export function spaceTowards(market: MarketDef, from: Space, direction: Direction): Space {
  const { row, col } = from;
  const exists = (space: Space) => valueAt(market, space) !== undefined;
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

/** Puts a token on a space, under those already there. */
export function placeToken(draft: MarketState, company: CompanyId, { row, col }: Space): void {
  draft.arrivals += 1;
  draft.prices[company] = { row, col, arrival: draft.arrivals };
}

/** Moves a token; one that cannot move keeps its space and its place in the stack. */
export function moveToken(
  market: MarketDef,
  draft: MarketState,
  company: CompanyId,
  direction: Direction,
): void {
  const token = draft.prices[company]!;
  const to = spaceTowards(market, token, direction);
  if (to.row !== token.row || to.col !== token.col) placeToken(draft, company, to);
}

/** Highest value first; of equal values the rightmost space, in a space from top to bottom [18Rhl 6]. */
export function byPrice(market: MarketDef, state: MarketState, companies: readonly CompanyId[]): CompanyId[] {
  const token = (company: CompanyId): PriceToken => state.prices[company]!;
  return [...companies]
    .filter((company) => state.prices[company])
    .sort(
      (a, b) =>
        priceOf(market, state, b) - priceOf(market, state, a) ||
        token(b).col - token(a).col ||
        token(a).arrival - token(b).arrival,
    );
}
