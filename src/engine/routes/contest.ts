import type { Candidate } from './candidate';
import type { Fleet } from './fleet';
import { collect, type Kind, type Quest } from './kinds';
import { type Packing, pack } from './pack';
import { type Plan, priced } from './plan';
import { bidForTrack, type Pool } from './prices';

/** Trains that want the same track: which routes are best for all of them together. */
export interface Contest {
  readonly quest: Quest;
  readonly fleet: Fleet;
  /** How many trains are to run. */
  readonly runs: number;
  /** What the best run so far brings. */
  best(): number;
  /** How many steps the best routes may have taken for all routes to be few. */
  readonly fewSteps: number;
  readonly packing: Pick<Packing, 'fewer' | 'total' | 'better'>;
}

/** Figures found by measuring: how far below the bound the first search looks … */
const firstGap = 1 / 64;
/** … how long to look for a better run among routes that cannot prove it … */
const guessing = 4000;
/** … how often track is priced anew, from how many routes of a kind … */
const mostAuctions = 8;
const patience = 3;
const poolSize = 400;
/** … and how far from the bound by prices down to the best run the next search looks; the last one looks all the way. */
const firstPart = 1 / 3;

/** Improves the best run until nothing better exists, and returns the bound that was proven. */
export function proveBest(contest: Contest): number {
  const { quest, fleet, runs, best, fewSteps } = contest;
  const whole =
    restOf(contest) +
    largestSum(
      fleet.map(({ ceiling }) => ceiling),
      runs,
    );
  if (best() >= whole || quest.effort.spent) return whole;
  const isSmall = quest.effort.steps < fewSteps * fleet.length;
  const above = isSmall
    ? justAbove(contest)
    : Math.max(justAbove(contest), Math.floor(whole * (1 - firstGap)));
  const free = freeMarket(contest);
  const lists = listsAt(contest, free, above);
  combine(contest, free, lists, above);
  if (quest.effort.spent) return whole;
  const bound = Math.max(best(), rounded(contest, above));
  if (best() >= bound) return bound;
  combine(contest, free, lists, justAbove(contest), guessing);
  return proveByPrices(contest, bound, lists);
}

/** What a run may bring beyond the weights of its routes; nothing where no train can run. */
function restOf({ quest, fleet }: Contest): number {
  return fleet.length > 0 ? (quest.input.rules.shared?.rest ?? 0) : 0;
}

function unitOf({ quest }: Contest): number {
  return quest.input.rules.unit ?? 1;
}

/** A run is better only if it brings more than this: totals are multiples of a unit. */
function justAbove(contest: Contest): number {
  return contest.best() + unitOf(contest) - 1;
}

/** The largest total that does not exceed a bound. */
function rounded(contest: Contest, bound: number): number {
  const unit = unitOf(contest);
  return Math.floor(bound / unit) * unit;
}

/** Prices for track and what else is shared, and the most that any route of each kind keeps after paying them. */
interface Market {
  readonly kinds: readonly Kind[];
  readonly plans: readonly Plan[];
  readonly allPrices: number;
  readonly keeps: readonly number[];
}

function freeMarket(contest: Contest): Market {
  const { fleet } = contest;
  const kinds = kindsIn(fleet);
  return {
    kinds,
    plans: kinds.map(({ plan }) => plan),
    allPrices: restOf(contest),
    keeps: kinds.map((kind) => fleet.find((member) => member.kind === kind)!.ceiling),
  };
}

function kindsIn(fleet: Fleet): Kind[] {
  return [...new Set(fleet.map(({ kind }) => kind))];
}

/** What each train keeps at most; one that may stay idle need not lose anything. */
function keepsByTrain({ packing }: Contest, { kinds, keeps }: Market): number[] {
  const least = packing.fewer ? 0 : Number.NEGATIVE_INFINITY;
  return kinds.flatMap(({ trains }, i) => trains.map(() => Math.max(keeps[i]!, least)));
}

/** By kind, the routes that could be part of a run that brings more than `above`, highest rank first. */
function listsAt(contest: Contest, market: Market, above: number): Candidate[][] {
  const { quest, runs } = contest;
  return market.kinds.map((kind, i) => {
    const one = market.kinds.slice(0, i).reduce((sum, { trains }) => sum + trains.length, 0);
    const others = keepsByTrain(contest, market).filter((_, train) => train !== one);
    const threshold = above - market.allPrices - largestSum(others, runs - 1);
    const list: Candidate[] = [];
    collect(quest, kind, threshold, { plan: market.plans[i]! }, (candidate) => {
      list.push(candidate);
      return threshold;
    });
    return list.sort((a, b) => b.rank - a.rank);
  });
}

function combine(
  contest: Contest,
  { kinds, allPrices }: Market,
  lists: readonly (readonly Candidate[])[],
  above: number,
  mostSteps = Number.POSITIVE_INFINITY,
): void {
  const { quest, fleet, runs, packing } = contest;
  if (quest.effort.spent) return;
  const ofTrains = fleet.map(({ kind }) => lists[kinds.indexOf(kind)]!);
  pack(
    {
      ...packing,
      runs,
      allPrices,
      rest: restOf(contest),
      lists: ofTrains,
      mostSteps,
      unit: unitOf(contest),
    },
    above,
    quest.effort,
  );
}

/** Lets the trains bid for track, which brings the bound near to what can be reached; then few routes are left. */
function proveByPrices(contest: Contest, bound: number, lists: readonly (readonly Candidate[])[]): number {
  const { quest, runs, best } = contest;
  const kinds = kindsIn(contest.fleet);
  const { units } = kinds[0]!.plan.network.lines;
  const pools = lists.map((list) => list.slice(0, poolSize));
  let prices: Float64Array = new Float64Array(units);
  let market: Market | undefined;
  let lowest = Number.POSITIVE_INFINITY;
  let idle = 0;
  for (let auction = 0; auction < mostAuctions && idle < patience; auction++) {
    const bidders = kinds.map((kind, i): Pool => ({ list: pools[i]!, trains: kind.trains.length }));
    prices = bidForTrack(bidders, runs, units, best() - restOf(contest), prices);
    const asked = marketAt(contest, kinds, Int32Array.from(prices, Math.round), pools);
    if (quest.effort.spent) return Math.min(bound, lowest);
    const reached = rounded(
      contest,
      asked.market.allPrices + largestSum(keepsByTrain(contest, asked.market), runs),
    );
    idle = reached < lowest ? 0 : idle + 1;
    if (reached < lowest) {
      lowest = reached;
      market = asked.market;
    }
    if (!asked.isNew || lowest <= best()) break;
  }
  // what was wanted at some prices often goes well together
  combine(contest, freeMarket(contest), pools.map(byWeight), justAbove(contest), guessing);
  return settleNear(contest, market ?? freeMarket(contest), Math.min(bound, lowest));
}

/** Looks for runs near the bound first: few routes can be part of them. */
function settleNear(contest: Contest, market: Market, bound: number): number {
  const { quest, best } = contest;
  let proven = bound;
  let gap = (bound - best()) * firstPart;
  while (proven > best() && !quest.effort.spent) {
    const above = Math.max(justAbove(contest), Math.floor(bound - gap));
    combine(contest, market, listsAt(contest, market, above), justAbove(contest));
    if (!quest.effort.spent) proven = Math.max(rounded(contest, above), best());
    gap = bound;
  }
  return proven;
}

function byWeight(list: readonly Candidate[]): Candidate[] {
  return list
    .map((candidate) => ({ ...candidate, rank: candidate.weight }))
    .sort((a, b) => b.weight - a.weight);
}

/** Finds the most that any route keeps at these prices; routes that keep more than those known join the pools. */
function marketAt(
  contest: Contest,
  kinds: readonly Kind[],
  prices: Int32Array,
  pools: Candidate[][],
): { market: Market; isNew: boolean } {
  const plans = kinds.map(({ plan }) => priced(plan, prices));
  let isNew = false;
  const keeps = kinds.map((kind, i) => {
    const pool = pools[i]!;
    let most = Math.max(...pool.map(({ mask, weight }) => weight - priceOf(mask, prices)));
    collect(contest.quest, kind, most, { plan: plans[i]! }, (candidate) => {
      pool.push(candidate);
      isNew = true;
      most = candidate.rank;
      return most;
    });
    return most;
  });
  const allPrices = prices.reduce((sum, price) => sum + price, restOf(contest));
  return { market: { kinds, plans, allPrices, keeps }, isNew };
}

function priceOf(mask: Int32Array, prices: Int32Array): number {
  let price = 0;
  for (let word = 0; word < mask.length; word++) {
    for (let bits = mask[word]!; bits !== 0; bits &= bits - 1) {
      price += prices[(word << 5) + 31 - Math.clz32(bits & -bits)]!;
    }
  }
  return price;
}

function largestSum(amounts: readonly number[], count: number): number {
  return [...amounts]
    .sort((a, b) => b - a)
    .slice(0, count)
    .reduce((sum, amount) => sum + amount, 0);
}
