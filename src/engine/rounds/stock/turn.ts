import { leftOf, seatsOf } from '@/engine/finance/seats';
import type { FinanceState } from '@/engine/finance/state';
import { type Moment, rule } from '@/engine/game/move';
import { mustSellObjection } from './limit';
import { type StockRules, stockRoundOf } from './state';

/** Gives the turn to the player on the left; whoever did something starts the counting of passes anew. */
export function endTurn(draft: FinanceState): void {
  const round = stockRoundOf(draft);
  round.turn = leftOf(seatsOf(draft), round.turn);
  round.selling = [];
}

function pass(rules: StockRules, draft: FinanceState, moment: Moment): void {
  const round = stockRoundOf(draft);
  moment.emit({ type: 'passed', player: round.turn });
  round.passes += 1;
  endTurn(draft);
  if (round.passes === seatsOf(draft).length) rules.onEnd(draft, moment);
}

/** Passing; after sales it only ends the turn. */
export function passRule(rules: StockRules) {
  return rule({
    type: 'pass',
    fields: {},
    choices: (state: FinanceState) =>
      mustSellObjection(rules, state) ? [] : [{ move: { type: 'pass' as const } }],
    check: (state: FinanceState) => mustSellObjection(rules, state),
    apply(draft: FinanceState, _move, moment) {
      if (stockRoundOf(draft).selling.length > 0) endTurn(draft);
      else pass(rules, draft, moment);
    },
  });
}
