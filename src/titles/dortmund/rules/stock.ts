import { buildColours } from '@/engine/board/types';
import { shareCertificates } from '@/engine/finance/certificates';
import { askTheOldDirector } from '@/engine/finance/exchange';
import { floatIfSold } from '@/engine/finance/float';
import type { FinanceState } from '@/engine/finance/state';
import type { CompanyId } from '@/engine/game/ids';
import type { Moment } from '@/engine/game/move';
import { type Objection, object } from '@/engine/game/refusal';
import type { ParSpace } from '@/engine/market/types';
import { raiseSoldOut, type StockRules, stockRoundOf } from '@/engine/rounds/stock';
import type { DortmundBox } from '../box';

/** [18DO 4.4.1] coloured spaces of the present phase and of those before it. */
function openSpaces(box: DortmundBox, state: FinanceState, company: CompanyId): ParSpace[] {
  const reached = buildColours.indexOf(box.phases.of(state).colour);
  const { par } = box.market.tableOf(company);
  return par.filter(({ from = 'white' }) => buildColours.indexOf(from) <= reached);
}

/** [18DO 4.3.2] DGEE comes after KWE, DHB and HHW after DGEE. */
function notYet(box: DortmundBox, state: FinanceState, company: CompanyId): Objection | undefined {
  const after = box.companies.find(({ id }) => id === company)?.afterFounded;
  return after && !state.companies[after]!.founded ? object('not-available', { company, after }) : undefined;
}

/** [18DO 4.2.3, 4.4] stock rounds; in the first nothing is sold. */
export function stockRules(
  box: DortmundBox,
  beginOperating: (draft: FinanceState, set: number, moment: Moment) => void,
): StockRules {
  return {
    market: box.market,
    companies: box.companies,
    poolLimit: box.poolLimit,
    certificateLimit: (state) => box.certificateLimit[state.seats.length]!,
    // [18DO 4.4.4] private breweries do not count
    certificateCount: shareCertificates,
    shareLimit: (state) => box.shareLimit[state.seats.length]!,
    foundersPay: 'company',
    foundingObjection: (state, company) => notYet(box, state, company),
    askForExchange: askTheOldDirector,
    parSpaces: (state, company) => openSpaces(box, state, company),
    salesOpen: (state) => stockRoundOf(state).number > 1,
    sourceOpen: () => true,
    saleObjection: (state, company) =>
      state.companies[company]!.operated ? undefined : object('not-operated', { company }),
    onPurchase: (draft, company, moment) =>
      floatIfSold({ market: box.market, capital: () => 'paid' }, company, draft, moment),
    onEnd(draft, moment) {
      const { number, turn } = stockRoundOf(draft);
      // [18DO 4.4] all have passed in a row, so the turn has come to the left of the last who bought or sold
      draft.priority = turn;
      moment.emit({ type: 'priority', player: turn });
      raiseSoldOut(box.market, draft, moment);
      beginOperating(draft, number, moment);
    },
  };
}
