import type { CompanyId } from '@/engine/game/ids';
import { type InvestorState, isInvestors } from '@/engine/investor/state';
import { moveAlong } from '@/engine/market/line';
import { sinkToken } from '@/engine/market/market';
import type { MarketState } from '@/engine/market/state';
import type { LinearMarketDef, PriceMoves } from '@/engine/market/types';
import { market, marketMoves } from '../hsb-cards';

const percentPerSpace = 10;
const timesForTwo = 3;

/** [18DO 8.2, ruling 120] the marker of an Investor's company stops before the red space: it is never bankrupt. */
function moveBy(
  line: LinearMarketDef,
  draft: MarketState & { investor?: InvestorState },
  company: CompanyId,
  spaces: number,
): void {
  const most = draft.prices[company]!.col - market.bankruptIndex - 1;
  moveAlong(line, draft, company, isInvestors(draft, company) ? Math.max(spaces, -most) : spaces);
}

/** [18DO 6.4.7, 6.5.2.5] what moves the price of a railway or a brewery: in stock rounds only its director's sales. */
export function linePrices(line: LinearMarketDef): PriceMoves {
  return {
    sold(draft, company, { by, percent }) {
      const each = {
        director: marketMoves.saleByDirectorPer10,
        company: marketMoves.ownCertificateSoldInTurnPer10,
        shareholder: marketMoves.saleByOtherPlayer,
      }[by];
      moveBy(line, draft, company, (each * percent) / percentPerSpace);
    },
    paid: (draft, company, dividend) => onDividend(line, draft, company, dividend),
    floated: () => {},
    soldOut: () => {},
  };
}

/** [18DO 4.5.6.3] */
function onDividend(line: LinearMarketDef, draft: MarketState, company: CompanyId, dividend: number): void {
  const price = line.values[draft.prices[company]!.col]!;
  if (dividend === 0) moveBy(line, draft, company, marketMoves.noDividend);
  else if (dividend < price) sinkToken(draft, company);
  else if (dividend < timesForTwo * price) {
    moveBy(line, draft, company, marketMoves.dividendAtLeastValue);
  } else moveBy(line, draft, company, marketMoves.dividendAtLeastTripleValue);
}

/** [18DO 6.4.5] the marker goes left for each tenth that fills a float. */
export function moveForFilling(draft: MarketState, company: CompanyId, percent: number): void {
  moveAlong(market, draft, company, (marketMoves.floatFillAfterTradeInPer10 * percent) / percentPerSpace);
}

/** [18DO 6.4.8] does the marker lie on the red space? */
export function isRuined({ prices }: MarketState, company: CompanyId): boolean {
  return prices[company]?.col === market.bankruptIndex;
}
