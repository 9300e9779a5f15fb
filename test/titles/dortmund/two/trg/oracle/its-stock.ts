/** [18DO 8.2.1, 8.3.3, algorithm S0–S7] what the Investor does in its turn of a stock round. */
import type { DortmundState } from '@/titles/dortmund/state';
import {
  certificateLimit,
  headOf,
  inOrder,
  investor,
  itsRailway,
  ordinary,
  othersLimit,
  ownLimit,
  papersOf,
  poolLimit,
  priceOf,
  shares,
} from './book';

interface Sale {
  company: string;
  percent: number;
  value: number;
}

/** What it could be asked to part with, the lowest value first, of equals the one that acts last [S5, W5]. */
export function partsWith(state: DortmundState, isFirstStockRound: boolean): Sale[] {
  if (isFirstStockRound) return [];
  return [...inOrder(state)].reverse().flatMap((company) => {
    if (company === itsRailway(state) || !state.companies[company]!.operated) return [];
    let inPool = shares(state, 'pool', company);
    return ordinary(state, investor, company).flatMap((percent) => {
      if (inPool + percent > poolLimit) return [];
      inPool += percent;
      return [{ company, percent, value: priceOf(state, company) }];
    });
  });
}

const worth = ({ value, percent }: Sale) => (value * percent) / 10;

/** The fewest of them from the first on that bring so much; nothing where all do not. */
export function fewest(sales: readonly Sale[], needed: number): Sale[] | undefined {
  for (let count = 0; count <= sales.length; count++) {
    const some = sales.slice(0, count);
    if (some.reduce((all, each) => all + worth(each), 0) >= needed) return some;
  }
  return undefined;
}

/** As the game tells it: all of one company at once. */
export function toldSales(sales: readonly Sale[]): string[] {
  const companies = [...new Set(sales.map(({ company }) => company))];
  return companies.map((company) => {
    const own = sales.filter((each) => each.company === company);
    const percent = own.reduce((all, each) => all + each.percent, 0);
    return `sells ${percent} of ${company} for ${own.reduce((all, each) => all + worth(each), 0)}`;
  });
}

/** Its acts, one after the other; `sold` are companies of which it has sold in this round. */
export function investorActs(state: DortmundState, round: number, sold: readonly string[]): string[] {
  const its = itsRailway(state);
  if (!state.companies[its]!.founded) return [`founds ${its} with 50 for 250`];
  const directors = inOrder(state).map((company) => headOf(state, company));
  if (round === 1 && state.seats.some((player) => !directors.includes(player))) return ['waits'];
  if (papersOf(state, investor) >= certificateLimit) return ['passes'];
  const sales = partsWith(state, round === 1);
  // the order of operation is by value first
  for (const company of inOrder(state)) {
    const most = company === its ? ownLimit : othersLimit;
    // [ruling 152] what would be too much is passed over for something smaller
    const fits = (percent: number) => shares(state, investor, company) + percent <= most;
    const own = ordinary(state, 'charter', company).find(fits);
    const pool = ordinary(state, 'pool', company)
      .filter(fits)
      .sort((a, b) => a - b)[0];
    const percent = own ?? pool;
    if (percent === undefined || sold.includes(company)) continue;
    const value = priceOf(state, company);
    const price = (value * percent) / 10;
    const lower = sales.filter((each) => each.value < value);
    const selling = fewest(lower, price - state.cash[investor]!);
    if (!selling) continue;
    const source = own === undefined ? 'pool' : 'charter';
    return [...toldSales(selling), `buys ${percent} of ${company} from ${source} for ${price}`];
  }
  return ['passes'];
}
