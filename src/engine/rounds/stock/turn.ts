import { certificateCount } from '@/engine/finance/certificates';
import { leftOf } from '@/engine/finance/seats';
import type { FinanceState } from '@/engine/finance/state';
import { type Moment, rule } from '@/engine/game/move';
import { object } from '@/engine/game/refusal';
import { sellableCompanies } from './sell';
import { type StockRules, stockRoundOf } from './state';

/** Gives the turn to the player on the left; whoever did something starts the counting of passes anew. */
export function endTurn(draft: FinanceState): void {
  const round = stockRoundOf(draft);
  round.turn = leftOf(draft.seats, round.turn);
  round.selling = [];
}

function pass(rules: StockRules, draft: FinanceState, moment: Moment): void {
  const round = stockRoundOf(draft);
  moment.emit({ type: 'passed', player: round.turn });
  round.passes += 1;
  endTurn(draft);
  if (round.passes === draft.seats.length) rules.onEnd(draft, moment);
}

/** Passing; after sales it only ends the turn. */
export function passRule(rules: StockRules) {
  const overLimit = (state: FinanceState) => {
    const { turn } = stockRoundOf(state);
    const limit = rules.certificateLimit(state);
    return certificateCount(state, turn) > limit && sellableCompanies(rules, state).length > 0
      ? object('must-sell', { limit, count: certificateCount(state, turn) })
      : undefined;
  };
  return rule({
    type: 'pass',
    fields: {},
    choices: (state: FinanceState) => (overLimit(state) ? [] : [{ move: { type: 'pass' as const } }]),
    check: (state: FinanceState) => overLimit(state),
    apply(draft: FinanceState, _move, moment) {
      if (stockRoundOf(draft).selling.length > 0) endTurn(draft);
      else pass(rules, draft, moment);
    },
  });
}
