import { directorOf, ordinaryOf, selections, sharesOf, total } from '@/engine/finance/certificates';
import { successorOf } from '@/engine/finance/director';
import type { Certificate, Holder } from '@/engine/finance/state';
import type { CompanyId } from '@/engine/game/ids';
import { atPrice, priceOf } from '@/engine/market/market';
import type { RailState } from '../state';
import type { TrainRules } from './rules';

/** What each sale already begun pays for a share: all of one seller's shares of a company are one sale. */
export type BegunSales = Readonly<Record<string, number>>;

/** A table at which money is raised for a company. */
interface Raised {
  readonly state: RailState;
  readonly company: CompanyId;
  readonly sales: BegunSales;
}

type MeansRules = Pick<TrainRules, 'market' | 'poolLimit'>;

export const saleKey = (seller: Holder, company: CompanyId) => `${seller}/${company}`;

/** Would a director who sells so much of a company lose it? */
export function losesOffice(state: RailState, seller: Holder, company: CompanyId, percent: number): boolean {
  if (directorOf(state, company) !== seller) return false;
  return successorOf(state, company, sharesOf(state, seller, company) - percent) !== null;
}

function roomFor({ poolLimit }: MeansRules, state: RailState, company: CompanyId): number {
  return state.companies[company]!.floated ? poolLimit - sharesOf(state, 'pool', company) : 0;
}

function percentsOf(state: RailState, seller: Holder, company: CompanyId): number[] {
  return ordinaryOf(state, seller, company).map(({ percent }) => percent);
}

/** What could be sold of a charter until nothing more fits into the Bank Pool: a 20% may stay for want of room. */
function charterSets(rules: MeansRules, { state, company }: Raised): number[][] {
  const room = roomFor(rules, state, company);
  const cards = percentsOf(state, 'charter', company);
  const isFull = (set: readonly number[]) => {
    const left = [...cards];
    for (const percent of set) left.splice(left.indexOf(percent), 1);
    return left.every((percent) => total(set) + percent > room);
  };
  return [[], ...selections(cards, room)].filter(isFull);
}

function priceFor({ market }: MeansRules, { state, sales }: Raised, seller: Holder, of: CompanyId): number {
  return sales[saleKey(seller, of)] ?? priceOf(market, state, of);
}

/** The table after a sale: a fuller Bank Pool, more money, and a price that has fallen. */
function afterSale(
  rules: MeansRules,
  raised: Raised,
  seller: Holder,
  of: CompanyId,
  percents: readonly number[],
): Raised {
  if (percents.length === 0) return raised;
  const { market } = rules;
  const { state, sales } = raised;
  const price = priceFor(rules, raised, seller, of);
  const after = paidTo(
    { ...state, certificates: sold(state, seller, of, percents), prices: { ...state.prices } },
    seller,
    of,
    atPrice(market, of, price, total(percents)),
  );
  const first = sales[saleKey(seller, of)] === undefined;
  const by = seller === 'charter' ? 'company' : directorOf(state, of) === seller ? 'director' : 'shareholder';
  market.tableOf(of).sold(after, of, { by, percent: total(percents), first });
  return { ...raised, state: after, sales: { ...sales, [saleKey(seller, of)]: price } };
}

function sold(
  { certificates }: RailState,
  seller: Holder,
  company: CompanyId,
  percents: readonly number[],
): Certificate[] {
  const left = [...percents];
  return certificates.map((card) => {
    const isIts = card.company === company && card.holder === seller && !card.director;
    const at = isIts ? left.indexOf(card.percent) : -1;
    if (at < 0) return card;
    left.splice(at, 1);
    return { ...card, holder: 'pool' };
  });
}

function paidTo(state: RailState, seller: Holder, company: CompanyId, amount: number): RailState {
  if (seller !== 'charter') {
    return { ...state, cash: { ...state.cash, [seller]: state.cash[seller]! + amount } };
  }
  const charter = state.companies[company]!;
  const richer = { ...charter, treasury: charter.treasury + amount };
  return { ...state, companies: { ...state.companies, [company]: richer } };
}

/** The most that a director could get for own certificates of one company, in the best order. */
function ownWorth(rules: MeansRules, raised: Raised, director: Holder, of: CompanyId): number {
  const { state } = raised;
  const sets = selections(percentsOf(state, director, of), roomFor(rules, state, of));
  const most = Math.max(
    0,
    ...sets.map(total).filter((percent) => !losesOffice(state, director, of, percent)),
  );
  return atPrice(rules.market, of, priceFor(rules, raised, director, of), most);
}

/**
 * [18Rhl 6.2.6.2] all that treasury, charter, cash and own certificates can bring for a company, whatever is sold first. The
 * charter comes first and sells all that fits, which leaves less room for own certificates of the same company.
 */
export function mostMoney(rules: MeansRules, raised: Raised): number {
  const { company } = raised;
  const director = directorOf(raised.state, company)!;
  const ways = charterSets(rules, raised).map((set) => {
    const after = afterSale(rules, raised, 'charter', company, set);
    const own = Object.keys(after.state.companies).map((of) => ownWorth(rules, after, director, of));
    return after.state.companies[company]!.treasury + after.state.cash[director]! + total(own);
  });
  return Math.max(...ways);
}

/**
 * [18Rhl 8.3, ruling 166] Could the price be paid now, and no more once this certificate is sold? That is so where it takes
 * the room in the Bank Pool that a larger one needs.
 */
export function ruins(
  rules: MeansRules,
  raised: Raised,
  price: number,
  seller: Holder,
  of: CompanyId,
  percent: number,
): boolean {
  const after = afterSale(rules, raised, seller, of, [percent]);
  return mostMoney(rules, raised) >= price && mostMoney(rules, after) < price;
}
