import { directorOf, sharesOf, total } from '@/engine/finance/certificates';
import { exchangeOf, planSale, successorOf } from '@/engine/finance/director';
import type { FinanceState } from '@/engine/finance/state';
import type { CompanyId } from '@/engine/game/ids';
import { type Objection, object } from '@/engine/game/refusal';
import { possibleSales, sellableCompanies } from './sales';
import { type StockRules, stockRoundOf } from './state';

/** How many certificates the acting player has too many. */
function excess(rules: StockRules, state: FinanceState): number {
  return rules.certificateCount(state, stockRoundOf(state).turn) - rules.certificateLimit(state);
}

/** [18Rhl 5.2.2] above the limit there is no way but to sell, as long as that helps. */
export function mustSellObjection(rules: StockRules, state: FinanceState): Objection | undefined {
  if (excess(rules, state) <= 0) return undefined;
  const helps = sellableCompanies(rules, state).some((company) => mostRelief(rules, state, company) > 0);
  return helps ? mustSell(rules, state) : undefined;
}

/**
 * [18Rhl 5.2.2] a company is sold once in a turn, so above the limit a sale must be large enough: what
 * could still be sold of the others must reach the limit, or it must help as much as it can.
 */
export function tooSmallObjection(
  rules: StockRules,
  state: FinanceState,
  company: CompanyId,
  percents: readonly number[],
): Objection | undefined {
  const needed = excess(rules, state);
  if (needed <= 0) return undefined;
  const relief = reliefOf(rules, state, company, percents);
  if (relief >= needed || relief >= mostRelief(rules, state, company)) return undefined;
  const others = sellableCompanies(rules, state).filter((id) => id !== company);
  const later = total(others.map((id) => mostRelief(rules, state, id)));
  return relief + later >= needed ? undefined : mustSell(rules, state);
}

function mustSell(rules: StockRules, state: FinanceState): Objection {
  const count = rules.certificateCount(state, stockRoundOf(state).turn);
  return object('must-sell', { limit: rules.certificateLimit(state), count });
}

function mostRelief(rules: StockRules, state: FinanceState, company: CompanyId): number {
  return Math.max(
    0,
    ...possibleSales(rules, state, company).map((percents) => reliefOf(rules, state, company, percents)),
  );
}

/** By how many certificates a sale lowers the seller's number: a lost directorship brings some back. */
function reliefOf(
  rules: StockRules,
  state: FinanceState,
  company: CompanyId,
  percents: readonly number[],
): number {
  const { turn } = stockRoundOf(state);
  const kept = sharesOf(state, turn, company) - total(percents);
  const next = directorOf(state, company) === turn ? successorOf(state, company, kept) : null;
  if (!next) return percents.length;
  const plan = planSale(state, turn, company, percents);
  const handed = plan?.successor ? plan.handed : exchangeOf(state, company, next);
  return percents.length + 1 - (handed?.length ?? 1) + (rules.lostWithDirector?.(state, company) ?? 0);
}
