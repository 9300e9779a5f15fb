import { newValue, plainAt } from '@/engine/game/draft';
import type { CompanyId } from '@/engine/game/ids';
import type { Moment } from '@/engine/game/move';
import { atPrice, byPrice, priceOf, worthOf } from '@/engine/market/market';
import type { Market } from '@/engine/market/types';
import type { CompanyDef } from './cards';
import { sharesOf, sharesOfPlayers } from './certificates';
import { transfer } from './money';
import type { FinanceState } from './state';

export interface FloatRules {
  readonly market: Market;
  /**
   * `sold`: the treasury gets what players have bought; `full`: the value of all shares; `paid`: every
   * purchase has gone to the treasury already.
   */
  capital(state: FinanceState): 'sold' | 'full' | 'paid';
  /** Percent that left the initial offering without being paid for: nothing, if left out. */
  unpaid?(company: CompanyId): number;
  /** The value of a share that its capital is reckoned with: what it is worth now, if left out. */
  startOf?(company: CompanyId): number | undefined;
  /** So much is going to be paid to a company that floats. */
  onCapital?(capital: number): void;
}

/** [18Ruhr 13.3] at the end of a stock round, companies of which enough has left the initial offering, in operating order. */
export function floatAtEnd(
  rules: FloatRules,
  companies: readonly CompanyDef[],
  draft: FinanceState,
  moment: Moment,
): void {
  const order = byPrice(
    rules.market,
    draft,
    companies.map(({ id }) => id),
  );
  for (const id of order) {
    const { founded, floated } = draft.companies[id]!;
    const { floatPercent } = companies.find((company) => company.id === id)!;
    const taken = 100 - sharesOf(draft, 'offer', id);
    if (!founded || floated || taken < floatPercent) continue;
    const full = rules.capital(draft) === 'full';
    const paid = full ? 100 : taken - (rules.unpaid?.(id) ?? 0);
    const value = rules.startOf?.(id) ?? priceOf(rules.market, draft, id);
    const capital = atPrice(rules.market, id, value, paid);
    rules.onCapital?.(capital);
    raise(draft, id, capital, moment);
    restOfOffer(draft, id, full ? 'pool' : 'charter');
  }
}

/** Floats the company if players hold enough of it. */
export function floatIfSold(
  rules: FloatRules,
  company: CompanyDef,
  draft: FinanceState,
  moment: Moment,
): void {
  const state = draft.companies[company.id]!;
  if (state.floated || !state.founded || sharesOfPlayers(draft, company.id) < company.floatPercent) return;
  const capital = rules.capital(draft);
  if (capital === 'full') floatFully(rules.market, draft, company.id, moment);
  else if (capital === 'sold') floatBySales(rules.market, draft, company.id, moment);
  else raise(draft, company.id, 0, moment);
}

/** [18Rhl 5.1.5] capital for what is sold, the rest onto the charter; the token moves, too. */
function floatBySales(market: Market, draft: FinanceState, company: CompanyId, moment: Moment): void {
  const capital = worthOf(market, draft, company, sharesOfPlayers(draft, company));
  raise(draft, company, capital, moment);
  restOfOffer(draft, company, 'charter');
  market.tableOf(company).floated(draft, company);
}

/** [18Rhl 5.1.5, brown phase] capital for all shares, the rest into the Bank Pool, the token stays. */
function floatFully(market: Market, draft: FinanceState, company: CompanyId, moment: Moment): void {
  raise(draft, company, worthOf(market, draft, company, 100), moment);
  restOfOffer(draft, company, 'pool');
}

function raise(draft: FinanceState, company: CompanyId, capital: number, moment: Moment): void {
  draft.companies[company]!.floated = true;
  transfer(draft, 'bank', { company }, capital);
  moment.emit({ type: 'floated', company, capital });
}

export function restOfOffer(draft: FinanceState, company: CompanyId, to: 'charter' | 'pool'): void {
  draft.certificates = newValue(
    plainAt(draft, 'certificates').map((card) =>
      card.company === company && card.holder === 'offer' ? { ...card, holder: to } : card,
    ),
  );
}
