import type { FinanceState, Train } from '@/engine/finance/state';
import { cardsAs, trainsOf } from '@/engine/finance/trains';
import type { CompanyId } from '@/engine/game/ids';

/** The use of cards that are no trains of their company any more, but run once more in this turn [18DO-MV 7]. */
export const lastRunUse = 'last-run';

/** All that runs for a company in this turn: its trains, then those that were kept for one more run. */
export function runningTrains(state: Pick<FinanceState, 'trains'>, company: CompanyId): readonly Train[] {
  const kept = cardsAs(state, company, lastRunUse);
  return kept.length > 0 ? [...trainsOf(state, company), ...kept] : trainsOf(state, company);
}
