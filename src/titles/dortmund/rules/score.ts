import type { FinanceState } from '@/engine/finance/state';
import { type Wealth, wealthOfAll } from '@/titles/wealth';
import type { DortmundBox } from '../box';

/** [18DO 4.6] cash and shares at their value, less twice the loans; breweries and cubes are worth nothing. */
export function scores(box: DortmundBox, state: FinanceState): Wealth[] {
  return wealthOfAll(box.market, state, box.loanFactor);
}
