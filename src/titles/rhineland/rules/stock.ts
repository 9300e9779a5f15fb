import { certificateCount } from '@/engine/finance/certificates';
import { floatIfSold } from '@/engine/finance/float';
import { clockwiseFrom, leftOf, seatsOf } from '@/engine/finance/seats';
import type { FinanceState } from '@/engine/finance/state';
import type { PlayerId } from '@/engine/game/ids';
import type { Moment } from '@/engine/game/move';
import { object } from '@/engine/game/refusal';
import { directsAfterSale } from '@/engine/investor/stock';
import { beginsAnew } from '@/engine/investor/turn';
import { raiseSoldOut, type StockRules, stockRoundOf } from '@/engine/rounds/stock';
import type { RhinelandBox } from '../box';
import { shareLimit } from '../cards';
import type { RhinelandState } from '../state';
import { mustFound } from './investor/stock';

/** [18Rhl 5] to the player with the most cash; of equals the first clockwise after the last holder. */
export function priorityToMostCash(state: FinanceState): PlayerId {
  const seats = seatsOf(state);
  const order = clockwiseFrom(seats, leftOf(seats, state.priority));
  const most = Math.max(...order.map((player) => state.cash[player]!));
  return order.find((player) => state.cash[player] === most)!;
}

/** [18Rhl 5.1.2, 5.2] stock rounds; in the first nothing is sold, and the Bank Pool is closed. */
export function stockRules(
  box: RhinelandBox,
  beginOperating: (draft: FinanceState, set: number, moment: Moment) => void,
): StockRules {
  const first = (state: FinanceState) => stockRoundOf(state).number === 1;
  const rules: StockRules = {
    market: box.market,
    companies: box.companies,
    poolLimit: box.poolLimit,
    certificateLimit: (state) => box.certificateLimit[seatsOf(state).length]!,
    certificateCount,
    shareLimit: () => shareLimit.player,
    foundersPay: 'bank',
    parSpaces: (_state, company) => box.market.tableOf(company).par,
    salesOpen: (state) => !first(state),
    sourceOpen: (state, source) => source !== 'pool' || !first(state),
    saleObjection: (state, company) =>
      state.companies[company]!.floated ? undefined : object('not-floated', { company }),
    onPurchase: (draft, company, moment) => floatIfSold(floatRules(box), company, draft, moment),
    ...(box.investor && {
      saleBarred: directsAfterSale,
      passObjection: (state: FinanceState) => mustFound(rules, state),
    }),
    onEnd(draft, moment) {
      const { number } = stockRoundOf(draft);
      beginsAnew(draft as RhinelandState);
      if (box.investor && number === 1) {
        raiseSoldOut(box.market, draft, moment);
        // [18LRA 9.3, ruling 113] the richer one chooses between the Priority Deal and the card
        const by = priorityToMostCash(draft);
        (draft as RhinelandState).decisions.push({ kind: 'choose-card', by });
        return;
      }
      draft.priority = priorityAfter(draft);
      moment.emit({ type: 'priority', player: draft.priority });
      raiseSoldOut(box.market, draft, moment);
      beginOperating(draft, number, moment);
    },
  };
  return rules;
}

/** [18LRA 9.3] in a game for two to whoever has passed first. */
function priorityAfter(state: FinanceState): PlayerId {
  return stockRoundOf(state).passedFirst ?? priorityToMostCash(state);
}

function floatRules(box: RhinelandBox) {
  return {
    market: box.market,
    capital: (state: FinanceState) =>
      box.phases.of(state).capitalisation === 'full' ? ('full' as const) : ('sold' as const),
  };
}
