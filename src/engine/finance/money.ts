import { isCompanyRound } from '@/engine/game/company-round';
import type { CompanyId, PlayerId } from '@/engine/game/ids';
import type { FinanceState } from './state';

/** Who has money: the bank, a player, or a company's treasury. */
export type Account = 'bank' | { player: PlayerId } | { company: CompanyId };

export function moneyOf(state: FinanceState, account: Account): number {
  if (account === 'bank') return state.bank;
  return 'player' in account ? state.cash[account.player]! : state.companies[account.company]!.treasury;
}

/** What a holder gets of a dividend for their percent [18Rhl 6.2.4]. */
export function shareOfDividend(dividend: number, percent: number): number {
  return (dividend * percent) / 100;
}

/** Moves money; the bank alone may go below zero, which breaks it. */
export function transfer(draft: FinanceState, from: Account, to: Account, amount: number): void {
  add(draft, from, -amount);
  add(draft, to, amount);
  if (from === 'bank' && draft.bank < 0 && amount > 0 && !draft.overdraft) breakBank(draft);
}

function add(draft: FinanceState, account: Account, amount: number): void {
  if (account === 'bank') draft.bank += amount;
  else if ('player' in account) draft.cash[account.player]! += amount;
  else draft.companies[account.company]!.treasury += amount;
}

/** The first kind of round in which the bank could not pay decides how the game ends. */
function breakBank(draft: FinanceState): void {
  draft.broken ??= isCompanyRound(draft.round) ? 'operating' : 'stock';
}
