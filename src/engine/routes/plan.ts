import { type Bounds, boundsFor, fillTable, gainsOf, pricedBounds, type Table } from './bound';
import { budgetsFor } from './budget';
import { type Hubs, hubsOf } from './hubs';
import { type MovePrices, type Moves, movesOf, pricesOf } from './moves';
import { city, type Network, town } from './network';
import { newOutlook } from './outlook';
import { mostWaySteps } from './ways';

/** All that a search for routes of one kind of train needs, laid out for speed. */
export interface Plan {
  readonly network: Network;
  readonly bounds: Bounds;
  readonly moves: Moves;
  readonly prices: MovePrices;
  /** What can be earned at most before anything is seen. */
  readonly table: Table;
  /** By stop: what it adds to the visits, to the cities and to the towns that count. */
  readonly visit: Uint8Array;
  readonly city: Uint8Array;
  readonly town: Uint8Array;
  /** By stop: what it takes more where a route ends. */
  readonly endTown: Uint8Array;
  /** By stop: what a ferry taken from here could still add to the visit. */
  readonly late: Int32Array;
  /** By hub: how many hubs farther the next station is at least. */
  readonly toStation: Int32Array;
}

export function planFor(network: Network, roots: readonly number[], mostSteps = mostWaySteps): Plan {
  const { kind } = network;
  const { arcs } = network.lines;
  const budgets = budgetsFor(network);
  const hubs = hubsOf(network, budgets, roots);
  const late = lateGains(network, hubs);
  const townsCount = network.profile.capacity.townsCount;
  const bounds = boundsFor(network, budgets, hubs, mostSteps);
  const moves = movesOf(network, bounds, late);
  return {
    network,
    bounds,
    moves,
    prices: pricesOf(moves, new Int32Array(arcs.length)),
    table: tableOf(bounds),
    visit: kind.map((each) => Number(each !== 0)),
    city: kind.map((each) => Number(each === city)),
    town: kind.map((each) => Number(each === town && townsCount === 'always')),
    endTown: kind.map((each) => Number(each === town && townsCount === 'ends')),
    late,
    toStation: hubsToStation(network, bounds),
  };
}

function lateGains({ plain, extra }: Network, hubs: Hubs): Int32Array {
  const late = hubs.of.map((hub, stop) => (hub < 0 ? 0 : hubs.worth[hub]! - plain[stop]! - extra[stop]!));
  for (const [i, stop] of hubs.free.entries()) late[stop] = hubs.freeWorth[i]! - plain[stop]! - extra[stop]!;
  return late;
}

function hubsToStation({ own }: Network, { hubs, ways, leadsIn, firstIn, leadFrom }: Bounds): Int32Array {
  const far = new Int32Array(hubs.count).fill(hubs.count);
  // a station in a town may lie on any way
  if (ways.isLoose || hubs.free.some((stop) => own[stop])) return far.fill(0);
  const reached = [...hubs.stops.keys()].filter((hub) => hubs.stops[hub]!.some((stop) => own[stop]));
  for (const hub of reached) far[hub] = 0;
  for (const hub of reached) {
    for (let i = firstIn[hub]!; i < firstIn[hub + 1]!; i++) {
      const before = leadFrom[leadsIn[i]!]!;
      if (far[before]! <= far[hub]! + 1) continue;
      far[before] = far[hub]! + 1;
      reached.push(before);
    }
  }
  return far;
}

/** The same plan where each unit of track has a price. */
export function priced(plan: Plan, prices: Int32Array): Plan {
  const { network, moves } = plan;
  const ofArcs = Int32Array.from(network.lines.arcs, ({ segment }) =>
    segment.units.reduce((sum, unit) => sum + prices[unit]!, 0),
  );
  const bounds = pricedBounds(plan.bounds, ofArcs);
  return { ...plan, bounds, prices: pricesOf(moves, ofArcs), table: tableOf(bounds) };
}

function tableOf(bounds: Bounds): Table {
  const { budgets, rows } = bounds;
  const table = new Int32Array(rows * budgets.size);
  const { gains } = newOutlook(bounds);
  gainsOf(bounds, gains);
  fillTable(bounds, gains, table, budgets.cities, budgets.stops);
  return table;
}
