import { type Wealth, wealthOfAll } from '@/titles/wealth';
import { type HsbBox, minorOf } from './box';
import type { HsbState } from './state';

/** [18DO 6.6] cash, shares at their value and minor breweries at the printed price, less twice the loans. */
export function scores(box: HsbBox, state: HsbState): Wealth[] {
  return wealthOfAll(box.market, state, box.loanFactor, (company) => minorOf(box, company)?.price ?? 0);
}
