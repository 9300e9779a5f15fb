import type { Market } from '@/engine/market/types';
import type { DividendRules } from '@/engine/steps/dividend';

/** [18DO 4.5.6.2] dividends are paid in full tens. */
const roundedTo = 10;

export function dividendRules(market: Market): DividendRules {
  return { market, payable: (revenue) => revenue - (revenue % roundedTo) };
}
