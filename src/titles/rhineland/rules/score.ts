import type { FinanceState } from '@/engine/finance/state';
import type { Market } from '@/engine/market/types';
import { type Wealth, wealthOfAll } from '@/titles/wealth';

/** [18Rhl 7.2] a credit counts twice against its player. */
const creditFactor = 2;

/** [18Rhl 7.2] cash and shares at market value, less twice the credits; richest first. */
export function scores(market: Market, state: FinanceState): Wealth[] {
  return wealthOfAll(market, state, creditFactor);
}
