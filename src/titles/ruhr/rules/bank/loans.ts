import { transfer } from '@/engine/finance/money';
import type { CompanyId } from '@/engine/game/ids';
import type { Moment } from '@/engine/game/move';
import type { Consequence } from '@/engine/game/title';
import type { RuhrState } from '../../state';

/** [18Ruhr 10.9 c] the bank lends a corporation that it runs what is missing. */
export function lend(draft: RuhrState, company: CompanyId, amount: number, moment: Moment): void {
  if (amount <= 0) return;
  transfer(draft, 'bank', { company }, amount);
  draft.loans[company] = (draft.loans[company] ?? 0) + amount;
  moment.emit({ type: 'loan', company, amount });
}

/** [18Ruhr 10.9 c] it is paid back as soon as there is money. */
export function loansRepaid(): Consequence<RuhrState> {
  const debtor = (state: RuhrState) =>
    state.decisions.length > 0
      ? undefined
      : Object.keys(state.loans).find(
          (company) => state.loans[company]! > 0 && state.companies[company]!.treasury > 0,
        );
  return {
    due: (state) => debtor(state) !== undefined,
    apply(draft, moment) {
      const company = debtor(draft)!;
      const amount = Math.min(draft.loans[company]!, draft.companies[company]!.treasury);
      transfer(draft, { company }, 'bank', amount);
      draft.loans[company]! -= amount;
      moment.emit({ type: 'loan-repaid', company, amount });
    },
  };
}
