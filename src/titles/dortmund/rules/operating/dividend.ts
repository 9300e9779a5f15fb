import type { CompanyId } from '@/engine/game/ids';
import type { Market } from '@/engine/market/types';
import type { DividendRules } from '@/engine/steps/dividend';

/** [18DO 4.5.6.2] dividends are paid in full tens. */
const roundedTo = 10;

export function dividendRules(
  market: Market,
  isHalved: (company: CompanyId) => boolean = () => false,
): DividendRules {
  return {
    market,
    payable(revenue, company) {
      const full = revenue - (revenue % roundedTo);
      // [18DO 6.5.2.5] the owner of a minor brewery gets one half, its treasury the other
      return isHalved(company) ? full / 2 : full;
    },
  };
}
