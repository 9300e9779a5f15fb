import { buildColours } from '@/engine/board/types';
import { certificateCount } from '@/engine/finance/certificates';
import { clockwiseFrom, seatsOf } from '@/engine/finance/seats';
import type { FinanceState } from '@/engine/finance/state';
import type { CompanyId, PlayerId } from '@/engine/game/ids';
import type { Moment } from '@/engine/game/move';
import { type Objection, object } from '@/engine/game/refusal';
import { priceOf } from '@/engine/market/market';
import { type StockRules, stockRoundOf } from '@/engine/rounds/stock';
import { corporationOf, type RuhrBox, railwayOf } from '../../box';
import type { RuhrState } from '../../state';
import { dealCards } from '../round/cards';
import { floatAll } from './float';

const isFirst = (state: FinanceState) => stockRoundOf(state).number === 1;

/** [18Ruhr 3.2, ruling 8] to the most cash; of equals the first to the left of whoever acted last. */
function priorityToMostCash(state: FinanceState): PlayerId {
  const order = clockwiseFrom(seatsOf(state), stockRoundOf(state).turn);
  const most = Math.max(...order.map((player) => state.cash[player]!));
  return order.find((player) => state.cash[player] === most)!;
}

/** [18Ruhr 5.1, 5.5, 14.2] why a director's certificate is not on sale. */
function foundingObjection(box: RuhrBox, state: FinanceState, company: CompanyId): Objection | undefined {
  if (corporationOf(box, company)) return object('director-not-sold', { company });
  const { afterTurnOf } = railwayOf(box, company) ?? {};
  const early = afterTurnOf !== undefined && !state.companies[afterTurnOf]!.operated;
  return early ? object('director-not-on-sale', { company }) : undefined;
}

/** [18Ruhr 14.4] why certificates of a corporation cannot be sold yet. */
export function saleObjection(state: RuhrState, company: CompanyId): Objection | undefined {
  if (state.fresh.includes(company)) return object('just-founded', { company });
  return state.companies[company]!.operated ? undefined : object('has-not-operated', { company });
}

/** [18Ruhr 13, 14] stock rounds; in the first nothing is sold. */
export function stockRules(
  box: RuhrBox,
  beginOperating: (draft: RuhrState, set: number, moment: Moment) => void,
): StockRules {
  return {
    market: box.market,
    companies: box.listed,
    poolLimit: box.poolLimit,
    certificateLimit: () => box.certificateLimit,
    certificateCount,
    // [18Ruhr 14.3] no limit of shares
    shareLimit: () => 100,
    foundersPay: 'bank',
    offerInAnyOrder: true,
    foundingObjection: (state, company) => foundingObjection(box, state, company),
    parSpaces(state, company) {
      const { colour } = box.phases.of(state);
      const reached = buildColours.indexOf(colour);
      return box.market
        .tableOf(company)
        .par.filter(({ from = 'yellow' }) => buildColours.indexOf(from) <= reached);
    },
    // [18Ruhr 4.1.1, ruling 136] with the directorship goes the private company that keeps it
    lostWithDirector: (state, company) => Number(state.secured?.includes(company) ?? false),
    salesOpen: (state) => !isFirst(state),
    sourceOpen: () => true,
    saleObjection: (state, company) => saleObjection(state as RuhrState, company),
    onPurchase(finance, { id }) {
      const draft = finance as RuhrState;
      if (!draft.companies[id]!.floated) draft.starts[id] ??= priceOf(box.market, draft, id);
    },
    onEnd(finance, moment) {
      const draft = finance as RuhrState;
      const { number, turn } = stockRoundOf(draft);
      // [18Ruhr 13.2, ruling 32] to the left of whoever acted last; if nobody did, it stays
      draft.priority = number === 1 ? priorityToMostCash(draft) : turn;
      moment.emit({ type: 'priority', player: draft.priority });
      floatAll(box, draft, moment);
      if (number === 1) dealCards(box, draft, moment);
      beginOperating(draft, number, moment);
    },
  };
}
