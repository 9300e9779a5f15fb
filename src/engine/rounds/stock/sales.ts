import { certificatesOf, directorCard, selections, sharesOf } from '@/engine/finance/certificates';
import { planSale } from '@/engine/finance/director';
import type { FinanceState } from '@/engine/finance/state';
import { plainAt } from '@/engine/game/draft';
import type { CompanyId } from '@/engine/game/ids';
import { type Objection, object } from '@/engine/game/refusal';
import { isListed } from './purchase';
import { type StockRules, stockRoundOf } from './state';

/** Companies of which the acting player can sell something now. */
export function sellableCompanies(rules: StockRules, state: FinanceState): CompanyId[] {
  return rules.companies
    .map(({ id }) => id)
    .filter((company) => !companyObjection(rules, state, company))
    .filter((company) => possibleSales(rules, state, company).length > 0);
}

/** Why the acting player may sell nothing of this company. */
export function companyObjection(
  rules: StockRules,
  state: FinanceState,
  company: CompanyId,
): Objection | undefined {
  const { turn, selling } = stockRoundOf(state);
  if (!isListed(rules, company)) return object('no-such-company', { company });
  if (!rules.salesOpen(state)) return object('no-sales-yet');
  if (sharesOf(state, turn, company) === 0) return object('nothing-to-sell', { company });
  if (selling.includes(company)) return object('sold-this-turn', { company });
  return rules.saleObjection(state, company);
}

/** Certificates that the acting player could sell together, as far as the Bank Pool has room. */
export function possibleSales(rules: StockRules, state: FinanceState, company: CompanyId): number[][] {
  const { turn } = stockRoundOf(state);
  const room = rules.poolLimit - sharesOf(state, 'pool', company);
  return selections(saleableCards(state, turn, company), room).filter(
    (percents) => planSale(state, turn, company, percents) && !rules.saleBarred?.(state, company, percents),
  );
}

/** Percents that could be sold: own certificates, with the director's as whatever a successor may hand over. */
export function saleableCards(state: FinanceState, player: string, company: CompanyId): number[] {
  const own = certificatesOf(state, player, company);
  const ordinary = own.filter((card) => !card.director).map((card) => card.percent);
  if (!own.some((card) => card.director)) return ordinary;
  const { percent } = directorCard(state, company);
  return [...ordinary, ...sizesOf(state, company).flatMap((size) => timesIn(percent, size))];
}

/** Percents of a company's ordinary certificates, each once. */
function sizesOf(state: FinanceState, company: CompanyId): number[] {
  const cards = plainAt(state, 'certificates').filter((card) => card.company === company && !card.director);
  return [...new Set(cards.map((card) => card.percent))];
}

/** As many certificates of a size as a larger one is worth. */
function timesIn(percent: number, size: number): number[] {
  return Array.from({ length: Math.floor(percent / size) }, () => size);
}
