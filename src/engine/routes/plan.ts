import { lookAround, newOutlook, type Outlook, type Terrain } from './bound';
import { budgetsFor } from './budget';
import { hubsOf } from './hubs';
import { mostWaySteps, movesOf } from './moves';
import { city, type Network, town } from './network';
import { orderAt, orderOf } from './order';

/** All that a search for routes of one kind of train needs, laid out for speed. */
export interface Plan extends Terrain {
  readonly network: Network;
  /** By stop: what it adds to the cities and to the towns that count. */
  readonly city: Uint8Array;
  readonly town: Uint8Array;
  /** By stop: what it takes more where a route ends. */
  readonly endTown: Uint8Array;
  /** By stop: what a ferry taken from here could still add to the visit. */
  readonly late: Int32Array;
}

export function planFor(network: Network, roots: readonly number[], mostSteps = mostWaySteps): Plan {
  const { kind } = network;
  const budgets = budgetsFor(network);
  const hubs = hubsOf(network, budgets, roots);
  const moves = movesOf(network, budgets, hubs, mostSteps);
  const townsCount = network.profile.capacity.townsCount;
  return {
    network,
    budgets,
    hubs,
    moves,
    order: orderOf(moves),
    city: kind.map((each) => Number(each === city)),
    town: kind.map((each) => Number(each === town && townsCount === 'always')),
    endTown: kind.map((each) => Number(each === town && townsCount === 'ends')),
    late: lateGains(network, hubs),
  };
}

function lateGains({ plain, extra }: Network, hubs: Terrain['hubs']): Int32Array {
  const late = hubs.of.map((hub, stop) => (hub < 0 ? 0 : hubs.worth[hub]! - plain[stop]! - extra[stop]!));
  for (let i = 0; i < hubs.free.length; i++) {
    const stop = hubs.free[i]!;
    late[stop] = hubs.freeWorth[i]! - plain[stop]! - extra[stop]!;
  }
  return late;
}

/** The same plan where each unit of track has a price. */
export function priced(plan: Plan, prices: Int32Array): Plan {
  const ofArcs = Int32Array.from(plan.network.lines.arcs, ({ segment }) =>
    segment.units.reduce((sum, unit) => sum + prices[unit]!, 0),
  );
  return { ...plan, order: orderAt(plan.moves, ofArcs) };
}

/** What can be earned at most before anything is taken. */
export function outlookOf(plan: Plan): Outlook {
  const outlook = newOutlook(plan);
  lookAround(plan, outlook, new Uint8Array(plan.network.lines.marks), 0);
  return outlook;
}
