import { moveToken, valueAt } from '@/engine/market/grid';
import { sinkToken } from '@/engine/market/market';
import type { MarketDef, PriceMoves } from '@/engine/market/types';

/** What moves the price of a corporation. */
export function priceMoves(grid: MarketDef): PriceMoves {
  return {
    // [18Rhl 5.2.1] one space down, however many shares
    sold(draft, company, { first }) {
      if (first) moveToken(grid, draft, company, 'down');
    },
    // [18Rhl 6.2.5] right for a dividend of at least the value, left for none; a smaller one goes under the others
    paid(draft, company, dividend) {
      const value = valueAt(grid, draft.prices[company]!) ?? 0;
      if (dividend === 0) moveToken(grid, draft, company, 'left');
      else if (dividend >= value) moveToken(grid, draft, company, 'right');
      else sinkToken(draft, company);
    },
    // [18Rhl 5.1.5]
    floated: (draft, company) => moveToken(grid, draft, company, 'up'),
    // [18Rhl 5]
    soldOut: (draft, company) => moveToken(grid, draft, company, 'up'),
  };
}
