import { holdersOf, leftOf, seatsOf } from '@/engine/finance/seats';
import type { FinanceState } from '@/engine/finance/state';
import { type Moment, rule } from '@/engine/game/move';
import { mustSellObjection } from './limit';
import { type StockRules, stockRoundOf } from './state';

/** Gives the turn to whoever is next to the left; whoever did something starts the counting of passes anew. */
export function endTurn(draft: FinanceState): void {
  const round = stockRoundOf(draft);
  round.turn = leftOf(holdersOf(draft), round.turn);
  round.selling = [];
}

function pass(rules: StockRules, draft: FinanceState, moment: Moment): void {
  moment.emit({ type: 'passed', player: stockRoundOf(draft).turn });
  countPass(rules, draft, moment);
}

/** One more in a row has done nothing; when all have, the round is over. */
export function countPass(rules: StockRules, draft: FinanceState, moment: Moment): void {
  const round = stockRoundOf(draft);
  if (draft.holders && round.passes === 0) round.passedFirst = round.turn;
  round.passes += 1;
  endTurn(draft);
  const all = rules.holdersPass ? holdersOf(draft) : seatsOf(draft);
  if (round.passes === all.length) rules.onEnd(draft, moment);
}

/** Has the acting player done something in this turn? Then to pass is only to end it. */
function isDone(state: FinanceState): boolean {
  return stockRoundOf(state).selling.length > 0;
}

/** Passing; after sales it only ends the turn. */
export function passRule(rules: StockRules) {
  const objection = (state: FinanceState) =>
    mustSellObjection(rules, state) ?? (isDone(state) ? undefined : rules.passObjection?.(state));
  return rule({
    type: 'pass',
    fields: {},
    choices: (state: FinanceState) => (objection(state) ? [] : [{ move: { type: 'pass' as const } }]),
    check: objection,
    apply(draft: FinanceState, _move, moment) {
      if (isDone(draft)) endTurn(draft);
      else pass(rules, draft, moment);
    },
  });
}
