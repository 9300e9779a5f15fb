import type { Candidate } from './candidate';
import { takeUnits } from './pack';

/** Routes of one kind that trains choose from, and how many trains there are. */
export interface Pool {
  readonly list: readonly Candidate[];
  readonly trains: number;
}

/** The search for prices ends after so many rounds, or when its steps have become this small. */
const mostRounds = 80;
const smallestStep = 0.02;
/** After so many rounds without a better bound, steps are halved. */
const patience = 8;
/** What part of the lowest bound so far is hoped for at least: steps are not too wide where little is known. */
const hoped = 0.9;

/**
 * Prices for units of track. Let each train take the route that earns it most after paying for its track,
 * whatever the others take: what all of them keep and the prices of all track together are never less than
 * what any real run brings, since a real run sells each unit once at most. Track that several trains want
 * gets dearer until that bound is as low as it can be [Lagrangian relaxation, by subgradients].
 */
export function bidForTrack(
  pools: readonly Pool[],
  runs: number,
  units: number,
  reached: number,
  from: Float64Array,
): Float64Array {
  const tables = pools.map(tableOf);
  let prices: Float64Array = from.slice();
  let best = prices;
  let lowest = Number.POSITIVE_INFINITY;
  let stepSize = 1;
  let idle = 0;
  const demand = new Float64Array(units);
  for (let round = 0; round < mostRounds && stepSize > smallestStep; round++) {
    const bound = wantedAt(tables, runs, prices, demand);
    if (bound < lowest - 0.5) {
      lowest = bound;
      best = prices;
      idle = 0;
    } else if (++idle >= patience) {
      stepSize /= 2;
      idle = 0;
    }
    if (lowest <= reached) break;
    const target = Math.max(reached, lowest * hoped);
    const next = raised(prices, demand, stepSize * (bound - target));
    if (!next) break;
    prices = next;
  }
  return best;
}

interface Table {
  readonly trains: number;
  readonly weights: Float64Array;
  /** Where the units of each route begin in `units`. */
  readonly first: Int32Array;
  readonly units: Int32Array;
}

function tableOf({ list, trains }: Pool): Table {
  const units: number[] = [];
  const first = new Int32Array(list.length + 1);
  for (const [i, { mask }] of list.entries()) {
    takeUnits(mask, units);
    first[i + 1] = units.length;
  }
  return {
    trains,
    first,
    units: Int32Array.from(units),
    weights: Float64Array.from(list, ({ weight }) => weight),
  };
}

/** The bound at these prices, and how often each unit of track is wanted. */
function wantedAt(
  tables: readonly Table[],
  runs: number,
  prices: Float64Array,
  demand: Float64Array,
): number {
  const wishes = tables.flatMap((table) => {
    const { route, keeps } = favourite(table, prices);
    return Array.from({ length: table.trains }, () => ({ table, route, keeps }));
  });
  wishes.sort((a, b) => b.keeps - a.keeps);
  demand.fill(0);
  let bound = prices.reduce((sum, price) => sum + price, 0);
  for (const { table, route, keeps } of wishes.slice(0, runs)) {
    bound += keeps;
    for (let i = table.first[route]!; i < table.first[route + 1]!; i++) demand[table.units[i]!]!++;
  }
  return bound;
}

function favourite({ weights, first, units }: Table, prices: Float64Array): { route: number; keeps: number } {
  let route = 0;
  let most = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < weights.length; i++) {
    let keeps = weights[i]!;
    if (keeps <= most) continue;
    const last = first[i + 1]!;
    for (let k = first[i]!; k < last; k++) keeps -= prices[units[k]!]!;
    if (keeps > most) {
      most = keeps;
      route = i;
    }
  }
  return { route, keeps: most };
}

/** Dearer where more than one train wants it, cheaper where none does; nothing if all is in balance. */
function raised(prices: Float64Array, demand: Float64Array, excess: number): Float64Array | undefined {
  let square = 0;
  for (let unit = 0; unit < prices.length; unit++) {
    const surplus = demand[unit]! - 1;
    if (surplus > 0 || prices[unit]! > 0) square += surplus * surplus;
  }
  if (square === 0) return undefined;
  const step = excess / square;
  return prices.map((price, unit) => Math.max(0, price + step * (demand[unit]! - 1)));
}
