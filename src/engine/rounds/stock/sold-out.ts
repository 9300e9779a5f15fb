import { sharesOfPlayers } from '@/engine/finance/certificates';
import type { FinanceState } from '@/engine/finance/state';
import type { Moment } from '@/engine/game/move';
import { byPrice } from '@/engine/market/market';
import type { Market } from '@/engine/market/types';

/** [18Rhl 5] [18DO 4.4.6] at the end of a stock round a company held by players alone moves its token, in operating order. */
export function raiseSoldOut(market: Market, draft: FinanceState, moment: Moment): void {
  for (const company of byPrice(market, draft, Object.keys(draft.companies))) {
    if (sharesOfPlayers(draft, company) < 100) continue;
    market.tableOf(company).soldOut(draft, company);
    moment.emit({ type: 'sold-out', company });
  }
}
