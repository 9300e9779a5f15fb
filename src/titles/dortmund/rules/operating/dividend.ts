import type { FinanceState } from '@/engine/finance/state';
import type { CompanyId } from '@/engine/game/ids';
import type { Move, Rule } from '@/engine/game/move';
import type { Market } from '@/engine/market/types';
import type { DividendRules } from '@/engine/steps/dividend';

/** [18DO 4.5.6.2] dividends are paid in full tens. */
const roundedTo = 10;

/** As much of an amount as makes full tens. */
export const fullTens = (amount: number) => amount - (amount % roundedTo);

export function dividendRules<M extends Move = never>(
  market: Market,
  extras: readonly Rule<FinanceState, M>[] = [],
  isHalved: (company: CompanyId) => boolean = () => false,
): DividendRules<M> {
  return {
    market,
    extras,
    payable(revenue, company) {
      const full = fullTens(revenue);
      // [18DO 6.5.2.5] the owner of a minor brewery gets one half, its treasury the other
      return isHalved(company) ? full / 2 : full;
    },
  };
}
