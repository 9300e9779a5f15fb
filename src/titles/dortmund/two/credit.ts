import { transfer } from '@/engine/finance/money';
import type { FinanceState } from '@/engine/finance/state';
import type { CompanyId } from '@/engine/game/ids';
import type { Moment } from '@/engine/game/move';
import { turnOf } from '@/engine/steps/state';

/** [18DO 8.2.2.1, algorithm W5] what a company of the Investor owes the bank; each repays its own. */
export function owedBy({ credits }: Pick<FinanceState, 'credits'>, company: CompanyId): number {
  return credits[company] ?? 0;
}

/** A credit is written down, not paid out [ruling 110]. */
export function borrow(draft: FinanceState, company: CompanyId, amount: number, moment: Moment): void {
  draft.credits[company] = owedBy(draft, company) + amount;
  moment.emit({ type: 'investor-credit', company, amount });
}

/** [18DO 8.2.2.1, W5] what the company that acts has earned repays its credit first. */
export function repay(draft: FinanceState, moment: Moment): void {
  const { company, revenue } = turnOf(draft);
  const amount = Math.min(revenue, owedBy(draft, company));
  const left = owedBy(draft, company) - amount;
  draft.credits[company] = left;
  transfer(draft, { company }, 'bank', amount);
  moment.emit({ type: 'investor-repays', company, amount, left });
}
