import type { Moment, Move } from '@/engine/game/move';
import { operatingRoundOf, type RailState } from '@/engine/steps/state';
import { beginOperatingRound, type OperatingRules } from './operating';
import { beginStockRound } from './stock';

/** After a round of a set comes the next one, until the set is finished. */
export function nextOfSet<S extends RailState, M extends Move, Id extends string>(
  rules: OperatingRules<S, M, Id>,
  draft: S,
  moment: Moment,
): void {
  const { set, number, of } = operatingRoundOf(draft);
  if (number < of) beginOperatingRound(rules, draft, { set, number: number + 1, of }, moment);
  else endSet(draft, set, moment);
}

/** [18Rhl 7.1] [18DO 4.6] a set is always finished; a broken bank lets no stock round follow. */
function endSet(draft: RailState, set: number, moment: Moment): void {
  if (!draft.broken) {
    beginStockRound(draft, set + 1, moment);
    return;
  }
  draft.over = true;
  moment.emit({ type: 'game-over' });
}
