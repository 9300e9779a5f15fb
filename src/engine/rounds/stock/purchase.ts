import type { CompanyDef } from '@/engine/finance/cards';
import { ordinaryOf, sharesOf, topOfStack } from '@/engine/finance/certificates';
import type { Account } from '@/engine/finance/money';
import type { FinanceState } from '@/engine/finance/state';
import type { CompanyId } from '@/engine/game/ids';
import { type Objection, object } from '@/engine/game/refusal';
import { type Source, type StockRules, stockRoundOf } from './state';

export const sources: readonly Source[] = ['offer', 'charter', 'pool'];

/** A company is paid for certificates on its charter; all else goes to the bank [18Rhl 5.1.4, 5.2]. */
export function payee(company: CompanyId, source: Source): Account {
  return source === 'charter' ? { company } : 'bank';
}

export function definition(rules: StockRules, company: CompanyId): CompanyDef {
  return rules.companies.find(({ id }) => id === company)!;
}

/** Is it a company whose certificates are dealt in? */
export function isListed(rules: StockRules, company: CompanyId): boolean {
  return rules.companies.some(({ id }) => id === company);
}

/** Different certificates to be had there: from a stack only the top one, unless the order is free. */
export function percentsAt(
  rules: Pick<StockRules, 'offerInAnyOrder' | 'stacked'>,
  state: FinanceState,
  company: CompanyId,
  source: Source,
): number[] {
  if (source === 'offer') {
    const top = topOfStack(state, company);
    if (!top || top.director) return [];
    if (!rules.offerInAnyOrder) return [top.percent];
  }
  const percents = [...new Set(ordinaryOf(state, source, company).map((card) => card.percent))];
  return source === 'charter' && rules.stacked?.(company) ? percents.slice(0, 1) : percents;
}

/** Why there is no such certificate to be had. */
export function sourceObjection(
  rules: StockRules,
  state: FinanceState,
  company: CompanyId,
  source: Source,
  percent: number,
): Objection | undefined {
  if (!isListed(rules, company)) return object('no-such-company', { company });
  if (!state.companies[company]!.founded) return object('not-founded', { company });
  if (!rules.sourceOpen(state, source)) return object('source-closed', { source });
  return percentsAt(rules, state, company, source).includes(percent)
    ? undefined
    : object('none-there', { company, source });
}

/** What a purchase changes for its buyer. */
export interface Gain {
  readonly company: CompanyId;
  /** More shares, in percent. */
  readonly percent: number;
  /** More certificates. */
  readonly cards: number;
  readonly amount: number;
}

/** Why the acting player may not have more of this company, or not for this much. */
export function gainObjection(
  rules: StockRules,
  state: FinanceState,
  { company, percent, cards, amount }: Gain,
): Objection | undefined {
  const { turn, sold } = stockRoundOf(state);
  if (sold[turn]?.includes(company)) return object('sold-this-round', { company });
  const limit = rules.certificateLimit(state);
  if (cards > 0 && rules.certificateCount(state, turn) + cards > limit) {
    return object('certificate-limit', { limit });
  }
  const most = rules.shareLimit(state);
  if (sharesOf(state, turn, company) + percent > most) return object('share-limit', { company, limit: most });
  const barred = rules.purchaseBarred?.(state, company, percent);
  if (barred) return barred;
  const cash = state.cash[turn]!;
  return cash < amount ? object('too-little-cash', { amount, cash }) : undefined;
}
