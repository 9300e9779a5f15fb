import type { CompanyId } from '@/engine/game/ids';
import { moveToken, placeToken, priceOf, valueAt } from '@/engine/market/grid';
import type { MarketDef } from '@/engine/market/types';
import type { DividendRules } from '@/engine/steps/dividend';
import type { RailState } from '@/engine/steps/state';

/** [18DO 4.5.6.2] dividends are paid in full tens. */
const roundedTo = 10;

/** [18DO 4.5.6.3] from so many times the value on the marker moves two spaces. */
const timesForTwo = 3;

/** [18DO 4.5.6.3] where the marker goes; two spaces only along the row, up only from its right edge. */
function onDividend(market: MarketDef, draft: RailState, company: CompanyId, dividend: number): void {
  const { row, col } = draft.prices[company]!;
  const price = priceOf(market, draft, company);
  if (dividend === 0) moveToken(market, draft, company, 'left');
  else if (dividend < price) placeToken(draft, company, { row, col });
  else {
    moveToken(market, draft, company, 'right');
    const twice = dividend >= timesForTwo * price && valueAt(market, { row, col: col + 2 }) !== undefined;
    if (twice) moveToken(market, draft, company, 'right');
  }
}

export function dividendRules(market: MarketDef): DividendRules {
  return {
    payable: (revenue) => revenue - (revenue % roundedTo),
    onDividend: (draft, company, dividend) => onDividend(market, draft, company, dividend),
  };
}
