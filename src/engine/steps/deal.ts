import type { FinanceState } from '@/engine/finance/state';
import type { CompanyGame } from '@/engine/game/company-round';
import type { Move, Rule } from '@/engine/game/move';
import { actingDecider } from './state';
import { type SkipMove, type Step, skipRule } from './step';

/**
 * A company that has nothing else to do before its value falls for want of income can deal first. The deals themselves
 * are open in every step of a turn, so in this one too [18DO 6.5.2.1].
 */
export function dealStep<S extends CompanyGame & FinanceState>(
  isIdle: (state: S) => boolean,
  deals: readonly Rule<S, Move>[],
): Step<S, SkipMove, 'deal'> {
  return {
    id: 'deal',
    actor: actingDecider,
    rules: [skipRule<S>()],
    pending: (state) => isIdle(state) && deals.some((each) => each.any(state)),
  };
}
