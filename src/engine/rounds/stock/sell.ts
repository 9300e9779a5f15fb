import { directorOf, moveCertificates, sharesOf, total } from '@/engine/finance/certificates';
import {
  changeDirector,
  exchangesForSale,
  planSale,
  type SalePlan,
  settleDirector,
} from '@/engine/finance/director';
import type { SaleBelow } from '@/engine/finance/exchange';
import { transfer } from '@/engine/finance/money';
import type { FinanceState } from '@/engine/finance/state';
import { integer, listOf, text } from '@/engine/game/fields';
import type { CompanyId } from '@/engine/game/ids';
import { type Moment, rule } from '@/engine/game/move';
import { type Objection, object } from '@/engine/game/refusal';
import { atPrice, priceOf } from '@/engine/market/market';
import { tooSmallObjection } from './limit';
import { companyObjection, possibleSales, sellableCompanies } from './sales';
import { type StockRules, stockRoundOf } from './state';

/** One sale: all certificates of one company that a player sells in a turn, for one price. */
export function sellRule(rules: StockRules) {
  return rule({
    type: 'sell',
    fields: { company: text, percents: listOf(integer) },
    choices: (state: FinanceState) =>
      sellableCompanies(rules, state).flatMap((company) =>
        possibleSales(rules, state, company)
          .filter((percents) => !tooSmallObjection(rules, state, company, percents))
          .map((percents) => ({ move: { type: 'sell' as const, company, percents } })),
      ),
    check: (state: FinanceState, { company, percents }) => saleObjection(rules, state, company, percents),
    apply(draft: FinanceState, { company, percents }, moment) {
      const plan = planSale(draft, stockRoundOf(draft).turn, company, percents)!;
      const { successor } = plan;
      // [18DO 4.3.2.2, HSB ruling 146] what the seller is given for the director's certificate is theirs to choose
      const ways = successor ? exchangesForSale(draft, company, successor, percents) : [];
      if (rules.askForExchange && ways.length > 1) rules.askForExchange(draft, company, successor!, percents);
      else sell(rules, draft, company, plan, moment);
    },
  });
}

/** The same, once the old director has chosen what they are given before they sell. */
export function saleBelow(rules: StockRules) {
  return (draft: FinanceState, sale: SaleBelow, moment: Moment) =>
    sell(rules, draft, sale.company, sale, moment);
}

function sell(
  rules: StockRules,
  draft: FinanceState,
  company: CompanyId,
  { successor, handed, percents }: SalePlan,
  moment: Moment,
): void {
  const round = stockRoundOf(draft);
  const player = round.turn;
  const percent = total(percents);
  const price = priceOf(rules.market, draft, company);
  const by = directorOf(draft, company) === player ? 'director' : 'shareholder';
  if (successor) changeDirector(draft, company, successor, handed, moment);
  moveCertificates(draft, company, percents, player, 'pool');
  const amount = atPrice(rules.market, company, price, percent);
  transfer(draft, 'bank', { player }, amount);
  moment.emit({ type: 'sold', player, company, percent, price, amount });
  rules.market.tableOf(company).sold(draft, company, { by, percent, first: true });
  settleDirector(draft, company, moment, rules.askForExchange);
  round.selling.push(company);
  round.sold[player] = [...(round.sold[player] ?? []), company];
  round.passes = 0;
}

function saleObjection(
  rules: StockRules,
  state: FinanceState,
  company: CompanyId,
  percents: readonly number[],
): Objection | undefined {
  const objection = companyObjection(rules, state, company);
  if (objection) return objection;
  const sorted = percents.every((percent, i) => percent > 0 && (i === 0 || percent >= percents[i - 1]!));
  if (percents.length === 0 || !sorted) return object('malformed', { type: 'sell' });
  if (sharesOf(state, 'pool', company) + total(percents) > rules.poolLimit) {
    return object('pool-limit', { company, limit: rules.poolLimit });
  }
  if (!planSale(state, stockRoundOf(state).turn, company, percents)) {
    return object('cannot-sell', { company, percent: total(percents) });
  }
  return rules.saleBarred?.(state, company, percents) ?? tooSmallObjection(rules, state, company, percents);
}
