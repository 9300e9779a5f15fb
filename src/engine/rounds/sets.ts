import type { FinanceState } from '@/engine/finance/state';
import { type CompanyGame, companyRoundOf } from '@/engine/game/company-round';
import type { Moment, Move } from '@/engine/game/move';
import { beginOperatingRound, type OperatingRules } from './operating';
import { beginStockRound } from './stock';

/**
 * After a round of a set comes the next one, until the set is finished. Where a set alternates kinds of rounds, one
 * of each kind is played for every number, in the order of the list. A set is the last once the bank is broken, unless
 * the title counts its sets.
 */
export function nextOfSet<S extends FinanceState & CompanyGame, M extends Move, Id extends string>(
  kinds: readonly OperatingRules<S, M, Id>[],
  draft: S,
  moment: Moment,
  isLast: (draft: S, set: number) => boolean = ({ broken }) => broken !== null,
): void {
  const { kind, set, number, of } = companyRoundOf(draft);
  const other = kinds[kinds.findIndex((each) => each.kind === kind) + 1];
  if (other) beginOperatingRound(other, draft, { set, number, of }, moment);
  else if (number < of) beginOperatingRound(kinds[0]!, draft, { set, number: number + 1, of }, moment);
  else endSet(draft, set, isLast(draft, set), moment);
}

/** [18Rhl 7.1] [18DO 4.6] a set is always finished; after the last one no stock round follows. */
function endSet(draft: FinanceState, set: number, isLast: boolean, moment: Moment): void {
  if (!isLast) {
    beginStockRound(draft, set + 1, moment);
    return;
  }
  draft.over = true;
  moment.emit({ type: 'game-over' });
}
