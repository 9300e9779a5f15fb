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

/** Has this owner or company no money of its own, so that everything is free for it? */
export function isPenniless(
  { penniless }: Pick<FinanceState, 'penniless'>,
  id: PlayerId | CompanyId,
): boolean {
  return penniless?.includes(id) ?? false;
}

/** Can the company pay so much? */
export function canPay(state: FinanceState, company: CompanyId, amount: number): boolean {
  return state.companies[company]!.treasury >= amount || isPenniless(state, company);
}

/** Whose money it is: the bank stands in for those who have none. */
function purseOf(state: FinanceState, account: Account): Account {
  if (account === 'bank') return account;
  return isPenniless(state, 'player' in account ? account.player : account.company) ? 'bank' : account;
}

/** Moves money; the bank alone may go below zero, which breaks it. */
export function transfer(draft: FinanceState, payer: Account, payee: Account, amount: number): void {
  const from = purseOf(draft, payer);
  add(draft, from, -amount);
  add(draft, purseOf(draft, payee), amount);
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
