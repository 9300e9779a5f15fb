import { sharesOf } from '@/engine/finance/certificates';
import { isPenniless, shareOfDividend, transfer } from '@/engine/finance/money';
import { holdersOf } from '@/engine/finance/seats';
import type { FinanceState } from '@/engine/finance/state';
import { flag } from '@/engine/game/fields';
import type { CompanyId } from '@/engine/game/ids';
import { type Moment, type Move, type Rule, rule } from '@/engine/game/move';
import type { Market } from '@/engine/market/types';
import { actingDecider, turnOf } from './state';
import type { Step } from './step';

export interface DividendRules<M extends Move = never> {
  readonly market: Market;
  /** How much of the revenue is paid out, the rest going to the treasury; all of it if left out. */
  payable?(revenue: number, company: CompanyId): number;
  /** Other ways to share the revenue out. */
  readonly extras?: readonly Rule<FinanceState, M>[];
}

function payOut(draft: FinanceState, company: CompanyId, revenue: number, moment: Moment): void {
  for (const player of holdersOf(draft)) {
    const amount = shareOfDividend(revenue, sharesOf(draft, player, company));
    if (amount === 0 || isPenniless(draft, player)) continue;
    transfer(draft, 'bank', { player }, amount);
    moment.emit({ type: 'dividend-share', player, company, amount });
  }
  const kept = shareOfDividend(revenue, sharesOf(draft, 'charter', company));
  if (kept === 0 || isPenniless(draft, company)) return;
  transfer(draft, 'bank', { company }, kept);
  moment.emit({ type: 'dividend-kept', company, amount: kept });
}

export type DividendMove = { type: 'dividend'; pay: boolean };

/** What the price does with the dividend; the whole revenue is remembered. */
function noteDividend(market: Market, draft: FinanceState, dividend: number): void {
  const { company, revenue } = turnOf(draft);
  draft.companies[company]!.lastRevenue = revenue;
  // a company that is owned outright has no price
  if (draft.prices[company]) market.tableOf(company).paid(draft, company, dividend);
}

/** Pays so much of the revenue out; the rest goes to the treasury. */
export function payDividend(market: Market, draft: FinanceState, dividend: number, moment: Moment): void {
  const turn = turnOf(draft);
  const { company, revenue } = turn;
  moment.emit({ type: 'paid-out', company, revenue: dividend });
  payOut(draft, company, dividend, moment);
  if (revenue > dividend) {
    transfer(draft, 'bank', { company }, revenue - dividend);
    moment.emit({ type: 'dividend-rest', company, amount: revenue - dividend });
  }
  noteDividend(market, draft, dividend);
  turn.finished = true;
}

export function keepRevenue(market: Market, draft: FinanceState, moment: Moment): void {
  const turn = turnOf(draft);
  const { company, revenue } = turn;
  moment.emit({ type: 'withheld', company, revenue });
  transfer(draft, 'bank', { company }, revenue);
  noteDividend(market, draft, 0);
  turn.finished = true;
}

/** Paying the revenue out or keeping it; no revenue needs no decision. */
export function dividendStep<M extends Move = never>(
  rules: DividendRules<M>,
): Step<FinanceState, DividendMove | M, 'dividend'> {
  const decide = rule({
    type: 'dividend',
    fields: { pay: flag },
    choices: () => [true, false].map((pay) => ({ move: { type: 'dividend' as const, pay } })),
    check: () => undefined,
    apply(draft: FinanceState, { pay }, moment) {
      const { company, revenue } = turnOf(draft);
      if (pay) payDividend(rules.market, draft, rules.payable?.(revenue, company) ?? revenue, moment);
      else keepRevenue(rules.market, draft, moment);
    },
  });
  const extras: readonly Rule<FinanceState, M>[] = rules.extras ?? [];
  return {
    id: 'dividend',
    actor: actingDecider,
    rules: [decide, ...extras],
    pending: (state) => turnOf(state).revenue > 0,
    pass(draft, moment) {
      moment.emit({ type: 'no-revenue', company: turnOf(draft).company });
      noteDividend(rules.market, draft, 0);
    },
  };
}
