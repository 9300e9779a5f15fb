/** [18DO 6.4] all that a player may do in a stock round, found by trying. */
import type { StockRoundState } from '@/engine/rounds/stock';
import type { FloatSaleDecision, HsbState } from '@/titles/dortmund/hsb/state';
import {
  certificateLimit,
  colourOf,
  corporations,
  directorCard,
  headOf,
  isCorporation,
  isMinor,
  isPart,
  line,
  ordinary,
  poolLimit,
  priceOf,
  railways,
  shareLimit,
  shares,
  subsets,
  sum,
} from './book';

const roundOf = (state: HsbState) => state.round as StockRoundState;
const listed = (state: HsbState) => [...railways, ...corporations].filter((id) => state.companies[id]);
const count = (state: HsbState, player: string) =>
  state.certificates.filter(({ holder }) => holder === player).length;

/** [ruling 35a] start values of this and earlier colours. */
function pars(state: HsbState, company: string): number[] {
  const reached = { yellow: 0, green: 1, brown: 2, gray: 3 }[colourOf(state)];
  const table = isCorporation(company)
    ? [[], [60, 65, 70, 75, 80], [90], [100]]
    : [[50, 55, 60, 65, 70, 75], [80], [90], [100]];
  return table.slice(0, reached + 1).flat();
}

/** [18DO 4.3.2, 6.2.3, 6.3.2.2, 6.4.9, rulings 24, 26, 114] */
function mayBeFounded(state: HsbState, company: string): boolean {
  if (state.companies[company]!.founded) return false;
  const { number } = roundOf(state);
  if ((state.closed[company] ?? -1) >= number) return false;
  if (isCorporation(company)) return number > 1 && colourOf(state) !== 'yellow';
  const after = ({ DGEE: 'KWE', DHB: 'DGEE', HHW: 'DGEE' } as Record<string, string>)[company];
  return after === undefined || state.companies[after]!.founded || after in state.closed;
}

interface Deal {
  company: string;
  /** More shares, more papers, money. */
  percent: number;
  papers: number;
  amount: number;
}

/** [18DO 4.4.3, 4.4.4] */
function may(state: HsbState, { company, percent, papers, amount }: Deal): boolean {
  const { turn, sold } = roundOf(state);
  const players = state.seats.length;
  return (
    !(sold[turn] ?? []).includes(company) &&
    (papers <= 0 || count(state, turn) + papers <= certificateLimit[players]!) &&
    shares(state, turn, company) + percent <= shareLimit[players]! &&
    state.cash[turn]! >= amount
  );
}

/** Papers that can be had: of a brewery's own only the top one [ruling 25]. */
function toBeHad(state: HsbState, company: string, source: 'charter' | 'pool'): number[] {
  const all = ordinary(state, source, company);
  return [...new Set(source === 'charter' && isCorporation(company) ? all.slice(0, 1) : all)];
}

const sources = ['charter', 'pool'] as const;

function purchases(state: HsbState): object[] {
  const { turn } = roundOf(state);
  return listed(state)
    .filter((company) => state.companies[company]!.founded)
    .flatMap((company) =>
      sources.flatMap((source) =>
        toBeHad(state, company, source).flatMap((percent) => {
          const share = priceOf(state, company) / 10;
          const whole = may(state, { company, percent, papers: 1, amount: percent * share });
          const handsIn =
            percent > 10 &&
            ordinary(state, turn, company).includes(10) &&
            may(state, { company, percent: percent - 10, papers: 0, amount: (percent - 10) * share });
          return [
            ...(whole ? [{ type: 'buy', company, source, percent }] : []),
            ...(handsIn ? [{ type: 'trade-in', company, source, percent }] : []),
          ];
        }),
      ),
    );
}

function foundings(state: HsbState): object[] {
  return listed(state)
    .filter((company) => mayBeFounded(state, company))
    .flatMap((company) => {
      const { percent } = directorCard(state, company);
      return pars(state, company)
        .filter((value) => may(state, { company, percent, papers: 1, amount: (value * percent) / 10 }))
        .map((value) => ({ type: 'found', company, row: 0, col: line.indexOf(value) }));
    });
}

/** [18DO 6.4.5 a, b, c, rulings 27–29, 128] */
function tradeIns(state: HsbState): object[] {
  const { turn, number } = roundOf(state);
  if (number < 2 || colourOf(state) === 'yellow') return [];
  const minors = Object.keys(state.companies).filter((id) => isMinor(id) && shares(state, turn, id) > 0);
  return minors.flatMap((minor) =>
    corporations
      .filter((company) => state.companies[company])
      .flatMap((company): object[] => {
        if (!state.companies[company]!.founded) {
          if (!mayBeFounded(state, company)) return [];
          const { percent } = directorCard(state, company);
          const paid = percent - (minor === 'B6' ? 20 : 10);
          return pars(state, company)
            .filter((value) => may(state, { company, percent, papers: 0, amount: (value * paid) / 10 }))
            .map((value) => ({ type: 'found-with-minor', minor, company, row: 0, col: line.indexOf(value) }));
        }
        return sources.flatMap((source) =>
          toBeHad(state, company, source)
            .filter((percent) =>
              may(state, {
                company,
                percent,
                papers: 0,
                amount: ((percent - 10) * priceOf(state, company)) / 10,
              }),
            )
            .map((percent) => ({ type: 'trade-minor', minor, company, source, percent })),
        );
      }),
  );
}

/** [18DO 4.3.2.2, 4.4.5, 6.4.6] sets of certificates, the director's as what a successor hands over for it. */
function sales(state: HsbState): object[] {
  const { turn, number, selling } = roundOf(state);
  if (number < 2) return [];
  return listed(state)
    .filter((id) => state.companies[id]!.operated && !selling.includes(id) && shares(state, turn, id) > 0)
    .flatMap((company) => {
      const own = ordinary(state, turn, company);
      const room = poolLimit - shares(state, 'pool', company);
      const direct = subsets(own);
      const all =
        headOf(state, company) === turn ? [...direct, ...withSuccessor(state, company, own)] : direct;
      const once = new Map(all.map((set) => [set.join(), set]));
      return [...once.values()]
        .filter((set) => set.length > 0 && sum(set) <= room)
        .map((percents) => ({ type: 'sell', company, percents }));
    });
}

function withSuccessor(state: HsbState, company: string, own: readonly number[]): number[][] {
  const { turn } = roundOf(state);
  const { percent } = directorCard(state, company);
  const seats = state.seats;
  const order = [...seats.slice(seats.indexOf(turn) + 1), ...seats.slice(0, seats.indexOf(turn))];
  const most = Math.max(0, ...order.map((player) => shares(state, player, company)));
  const next = order.find((player) => shares(state, player, company) === most);
  if (!next || most < percent) return [];
  const handed = subsets(ordinary(state, next, company)).filter((set) => sum(set) === percent);
  return handed.flatMap((set) =>
    subsets([...own, ...set]).filter(
      (sold) => !isPart(sold, own) && shares(state, turn, company) - sum(sold) < most,
    ),
  );
}

/** Nobody who has too many papers is looked at here: they must sell first. */
export const hasTooMany = (state: HsbState) =>
  count(state, roundOf(state).turn) > certificateLimit[state.seats.length]!;

export function stockMoves(state: HsbState): object[] {
  return [...purchases(state), ...foundings(state), ...tradeIns(state), ...sales(state), { type: 'pass' }];
}

/** [18DO 6.4.2, rulings 33, 126] none, one or more certificates of the company, up to 20 %. */
export function floatSales(state: HsbState): object[] {
  const { company } = state.decisions.at(-1) as FloatSaleDecision;
  const own = ordinary(state, 'charter', company);
  const room = Math.min(20, poolLimit - shares(state, 'pool', company));
  const sets = isCorporation(company) ? own.map((_, i) => own.slice(0, i)) : subsets(own);
  return sets
    .concat(isCorporation(company) ? [own] : [])
    .filter((set) => sum(set) <= room)
    .map((percents) => ({ type: 'float-sale', percents }));
}
