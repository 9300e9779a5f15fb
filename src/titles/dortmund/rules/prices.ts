import type { CompanyId } from '@/engine/game/ids';
import { type Direction, moveToken, valueAt } from '@/engine/market/grid';
import { sinkToken } from '@/engine/market/market';
import type { MarketState } from '@/engine/market/state';
import type { MarketDef, PriceMoves } from '@/engine/market/types';

/** [18DO 4.4.6, 4.5.7.5] a sale moves the marker one space for each of so many percent. */
const percentPerSpace = 10;

/** [18DO 4.5.6.3] from so many times the value on the marker moves two spaces. */
const timesForTwo = 3;

/** What moves the price of a railway. */
export function priceMoves(grid: MarketDef): PriceMoves {
  return {
    // [18DO 4.4.6, 4.5.7.5] down for a player's sale, left for a company's own
    sold: (draft, company, { by, percent }) =>
      moveBy(grid, draft, company, percent / percentPerSpace, by === 'company' ? 'left' : 'down'),
    paid: (draft, company, dividend) => onDividend(grid, draft, company, dividend),
    // [18DO 4.4.2] floating moves nothing
    floated: () => {},
    // [18DO 4.4.6]
    soldOut: (draft, company) => moveToken(grid, draft, company, 'up'),
  };
}

function moveBy(
  grid: MarketDef,
  draft: MarketState,
  company: CompanyId,
  spaces: number,
  direction: Direction,
): void {
  for (let space = 1; space <= spaces; space++) moveToken(grid, draft, company, direction);
}

/** [18DO 4.5.6.3] where the marker goes; two spaces only along the row, up only from its right edge. */
function onDividend(grid: MarketDef, draft: MarketState, company: CompanyId, dividend: number): void {
  const { row, col } = draft.prices[company]!;
  const price = valueAt(grid, { row, col }) ?? 0;
  if (dividend === 0) moveToken(grid, draft, company, 'left');
  else if (dividend < price) sinkToken(draft, company);
  else {
    moveToken(grid, draft, company, 'right');
    const twice = dividend >= timesForTwo * price && valueAt(grid, { row, col: col + 2 }) !== undefined;
    if (twice) moveToken(grid, draft, company, 'right');
  }
}
