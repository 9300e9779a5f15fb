import type { CompanyId } from '@/engine/game/ids';
import { moveAlong } from '@/engine/market/line';
import type { LinearMarketDef, PriceMoves } from '@/engine/market/types';
import { marketMoves } from '../cards';

/** What moves the price of a corporation [18Ruhr 7.2, 10.7, 14.5]; Montan corporations never go up two boxes. */
export function priceMoves(line: LinearMarketDef, isMontan: (company: CompanyId) => boolean): PriceMoves {
  const step = (company: CompanyId, dividend: number, value: number): number => {
    if (dividend === 0) return marketMoves.noDividend;
    if (dividend < value) return marketMoves.dividendBelowValue;
    if (isMontan(company)) return marketMoves.montanDividendAtLeastValue;
    return dividend >= 2 * value
      ? marketMoves.railwayDividendAtLeastDoubleValue
      : marketMoves.railwayDividendAtLeastValue;
  };
  return {
    // [18Ruhr 14.5, ruling 30] only the director's sales count, once in a turn; and those of the company itself
    sold(draft, company, { by, first }) {
      if (by === 'director' && first) moveAlong(line, draft, company, marketMoves.directorSellsInStockRound);
      if (by === 'company') moveAlong(line, draft, company, marketMoves.companySellsOwnCertificate);
    },
    paid(draft, company, dividend) {
      const value = line.values[draft.prices[company]!.col]!;
      moveAlong(line, draft, company, step(company, dividend, value));
    },
    // [18Ruhr 13.3.1] [ruling 33] neither floating nor being sold out moves a railway
    floated: () => {},
    soldOut: () => {},
  };
}
