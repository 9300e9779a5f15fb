import { sharesOf } from '@/engine/finance/certificates';
import { shareOfDividend, transfer } from '@/engine/finance/money';
import { holdersOf } from '@/engine/finance/seats';
import type { FinanceState } from '@/engine/finance/state';
import { flag } from '@/engine/game/fields';
import type { CompanyId } from '@/engine/game/ids';
import { type Moment, rule } from '@/engine/game/move';
import type { Market } from '@/engine/market/types';
import { actingDecider, turnOf } from './state';
import type { Step } from './step';

export interface DividendRules {
  readonly market: Market;
  /** How much of the revenue is paid out, the rest going to the treasury; all of it if left out. */
  payable?(revenue: number, company: CompanyId): number;
}

function payOut(draft: FinanceState, company: CompanyId, revenue: number, moment: Moment): void {
  for (const player of holdersOf(draft)) {
    const amount = shareOfDividend(revenue, sharesOf(draft, player, company));
    if (amount === 0) continue;
    transfer(draft, 'bank', { player }, amount);
    moment.emit({ type: 'dividend-share', player, company, amount });
  }
  const kept = shareOfDividend(revenue, sharesOf(draft, 'charter', company));
  if (kept === 0) return;
  transfer(draft, 'bank', { company }, kept);
  moment.emit({ type: 'dividend-kept', company, amount: kept });
}

export type DividendMove = { type: 'dividend'; pay: boolean };

/** Paying the revenue out or keeping it; no revenue needs no decision. */
export function dividendStep(rules: DividendRules): Step<FinanceState, DividendMove, 'dividend'> {
  const noteDividend = (draft: FinanceState, dividend: number) => {
    const { company, revenue } = turnOf(draft);
    draft.companies[company]!.lastRevenue = revenue;
    // a company that is owned outright has no price
    if (draft.prices[company]) rules.market.tableOf(company).paid(draft, company, dividend);
  };
  const decide = rule({
    type: 'dividend',
    fields: { pay: flag },
    choices: () => [true, false].map((pay) => ({ move: { type: 'dividend' as const, pay } })),
    check: () => undefined,
    apply(draft: FinanceState, { pay }, moment) {
      const turn = turnOf(draft);
      const { company, revenue } = turn;
      const dividend = pay ? (rules.payable?.(revenue, company) ?? revenue) : 0;
      moment.emit({ type: pay ? 'paid-out' : 'withheld', company, revenue: pay ? dividend : revenue });
      if (pay) payOut(draft, company, dividend, moment);
      if (revenue > dividend) transfer(draft, 'bank', { company }, revenue - dividend);
      if (pay && revenue > dividend) {
        moment.emit({ type: 'dividend-rest', company, amount: revenue - dividend });
      }
      noteDividend(draft, dividend);
      turn.finished = true;
    },
  });
  return {
    id: 'dividend',
    actor: actingDecider,
    rules: [decide],
    pending: (state) => turnOf(state).revenue > 0,
    pass(draft, moment) {
      moment.emit({ type: 'no-revenue', company: turnOf(draft).company });
      noteDividend(draft, 0);
    },
  };
}
