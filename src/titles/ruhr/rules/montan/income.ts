import { directorOf } from '@/engine/finance/certificates';
import { transfer } from '@/engine/finance/money';
import { flag } from '@/engine/game/fields';
import { rule } from '@/engine/game/move';
import { actingDecider, turnOf } from '@/engine/steps/state';
import type { Step } from '@/engine/steps/step';
import type { RuhrBox } from '../../box';
import type { RuhrState } from '../../state';
import { incomeOf, isActive } from './markers';

export type IncomeMove = { type: 'income'; half: boolean };

/** [18Ruhr 4.2, 7.2] an active private Montan company keeps its income, or half of it: the owner gets the other half. */
export function incomeStep(box: RuhrBox): Step<RuhrState, IncomeMove, 'income'> {
  const decide = rule({
    type: 'income',
    fields: { half: flag },
    choices: () => [true, false].map((half) => ({ move: { type: 'income' as const, half } })),
    check: () => undefined,
    apply(draft: RuhrState, { half }, moment) {
      const turn = turnOf(draft);
      const { company } = turn;
      const amount = incomeOf(box, draft, company);
      const toOwner = half ? amount / 2 : 0;
      transfer(draft, 'bank', { company }, amount - toOwner);
      if (toOwner > 0) transfer(draft, 'bank', { player: directorOf(draft, company)! }, toOwner);
      draft.companies[company]!.lastRevenue = amount;
      moment.emit({ type: 'montan-income', company, amount, toOwner });
      turn.finished = true;
    },
  });
  return {
    id: 'income',
    actor: actingDecider,
    rules: [decide],
    pending: (state) => {
      const { company } = turnOf(state);
      return isActive(box, company) && incomeOf(box, state, company) > 0;
    },
    pass(draft) {
      const { company } = turnOf(draft);
      if (isActive(box, company)) draft.companies[company]!.lastRevenue = 0;
    },
  };
}
