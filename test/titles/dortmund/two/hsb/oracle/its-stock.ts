/** [18DO 8.2.1] what the Investor does in a turn of a stock round, told as events, found by the algorithms S and C. */
import type { HsbState } from '@/titles/dortmund/hsb/state';
import {
  directorCard,
  headOf,
  isRailway,
  ordinary,
  poolLimit,
  priceOf,
  shares,
  sum,
} from '../../../hsb/oracle/book';
import { conversion, isOwn, it, type Own, operatingOrder, paperCount } from './book';

export type Told = Record<string, unknown> & { type: string };

interface Paper {
  company: string;
  percent: number;
  price: number;
}

const worth = ({ price, percent }: Paper) => (price * percent) / 10;

/** What the table remembers of the stock round: whom the Investor has sold in it. */
export interface StockMemory {
  number: number;
  sold: readonly string[];
}

/** [S5] papers of players' companies that may be sold: lowest value first, of equals that of the company which acts last. */
export function sellable(state: HsbState, own: Own, inFirstRound: boolean): Paper[] {
  if (inFirstRound) return [];
  const order = operatingOrder(state);
  const place = (company: string) => order.indexOf(company);
  const companies = order
    .filter((id) => !isOwn(own, id) && state.companies[id]!.operated)
    .sort((a, b) => priceOf(state, a) - priceOf(state, b) || place(b) - place(a));
  return companies.flatMap((company) => {
    let room = poolLimit - shares(state, 'pool', company);
    return ordinary(state, it, company).flatMap((percent) => {
      if (percent > room) return [];
      room -= percent;
      return [{ company, percent, price: priceOf(state, company) }];
    });
  });
}

/** The fewest from the front that bring so much; nothing if all do not. */
function fewest(papers: readonly Paper[], missing: number): Paper[] | undefined {
  for (let k = 0; k <= papers.length; k++) {
    const some = papers.slice(0, k);
    if (sum(some.map(worth)) >= missing) return some;
  }
  return undefined;
}

/** Papers of one company are one sale. */
export function sales(papers: readonly Paper[]): Told[] {
  return [...new Set(papers.map(({ company }) => company))].map((company) => {
    const those = papers.filter((paper) => paper.company === company);
    return {
      type: 'investor-sells',
      company,
      percent: sum(those.map(({ percent }) => percent)),
      price: those[0]!.price,
      amount: sum(those.map(worth)),
    };
  });
}

/** [S0] */
function founds(state: HsbState, { railway }: Own): Told[] {
  const price = priceOf(state, railway);
  return [{ type: 'investor-founds', company: railway, percent: 50, price, amount: 5 * price }];
}

/** [S1] does each player direct a railway in operation? */
function bothDirect(state: HsbState, players: readonly string[]): boolean {
  const directed = Object.keys(state.companies)
    .filter((id) => isRailway(id) && state.companies[id]!.floated)
    .map((id) => headOf(state, id));
  return players.every((player) => directed.includes(player));
}

/** [S3–S6] */
function buys(state: HsbState, own: Own, { number, sold }: StockMemory): Told[] {
  const order = operatingOrder(state);
  const offers = order.flatMap((company) => {
    // [ruling 152] what would be too much is passed over for something smaller
    const room = (isOwn(own, company) ? 70 : 20) - shares(state, it, company);
    const fitting = (where: 'charter' | 'pool') =>
      ordinary(state, where, company).filter((percent) => percent <= room);
    const [next] = fitting('charter');
    const percent = next ?? Math.min(...fitting('pool'));
    if (!Number.isFinite(percent) || sold.includes(company)) return [];
    return [{ company, percent, price: priceOf(state, company), source: next ? 'charter' : 'pool' }];
  });
  if (paperCount(state, it) >= 26) return [];
  // sorting keeps the order of equals: the one that operates first
  for (const offer of offers.sort((a, b) => b.price - a.price)) {
    const lower = sellable(state, own, number === 1).filter(({ price }) => price < offer.price);
    const some = fewest(lower, worth(offer) - state.cash[it]!);
    if (!some) continue;
    const { company, percent, source, price } = offer;
    return [...sales(some), { type: 'investor-buys', company, percent, source, price, amount: worth(offer) }];
  }
  return [];
}

/** [C1–C3] */
function converts(state: HsbState, own: Own): Told[] {
  const { corporation: company } = own;
  const minor = own.minor!;
  const { value, half, papers, freeFor } = conversion;
  const free = freeFor(minor);
  const told: Told[] = [{ type: 'investor-converts', minor, company, price: value }];
  for (const card of state.trains)
    if (card.at === minor && card.type === 'S1')
      told.push({ type: 'equipment-given-up', company, card: 'S1' });
  const all = sellable(state, own, false);
  const sold = fewest(all, ((half - free) * value) / 10 - state.cash[it]!) ?? all;
  told.push(...sales(sold));
  let cash = state.cash[it]! + sum(sold.map(worth));
  const [director, ...others] = papers[company]!;
  const first = ((director! - free) * value) / 10;
  const lent = Math.max(0, first - cash);
  cash -= first - lent;
  let [percent, amount] = [director!, first - lent];
  for (const next of others) {
    if (cash < (next * value) / 10) break;
    cash -= (next * value) / 10;
    amount += (next * value) / 10;
    percent += next;
  }
  told.push({ type: 'investor-takes', company, percent, free, amount });
  if (lent > 0) told.push({ type: 'investor-lent', company, amount: lent });
  if (percent < half)
    told.push({
      type: 'investor-rest-sold',
      company,
      percent: half - percent,
      amount: ((half - percent) * value) / 10,
    });
  return [...told, { type: 'floated', company, capital: 0 }];
}

/** All that it does in this turn. */
export function itsStockTurn(
  state: HsbState,
  own: Own,
  players: readonly string[],
  memory: StockMemory,
): Told[] {
  if (directorCard(state, own.railway).holder !== it) return founds(state, own);
  if (memory.number === conversion.round && !state.companies[own.corporation]!.founded)
    return converts(state, own);
  if (memory.number === 1 && !bothDirect(state, players)) return [{ type: 'investor-waits' }];
  const bought = buys(state, own, memory);
  return bought.length > 0 ? bought : [{ type: 'investor-passes' }];
}
