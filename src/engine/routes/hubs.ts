import type { Budgets } from './budget';
import type { Network } from './network';

/** Stops that take something of the budget; those that a ferry joins are one. */
export interface Hubs {
  readonly count: number;
  /** By stop: its hub, -1 for a stop that takes nothing, -2 where no route comes. */
  readonly of: Int32Array;
  readonly stops: readonly (readonly number[])[];
  /** Stops that take nothing. */
  readonly free: readonly number[];
  /** By hub: may a route run through? */
  readonly open: Uint8Array;
  readonly cities: Uint8Array;
  readonly stopsTaken: Uint8Array;
  /** The most that a visit earns. */
  readonly worth: Int32Array;
}

export function hubsOf(network: Network, budgets: Budgets, roots: readonly number[]): Hubs {
  const of = new Int32Array(network.leaving.length).fill(-2);
  const stops: number[][] = [];
  const free: number[] = [];
  for (const stop of reachedFrom(network, roots)) {
    if (of[stop] !== -2) continue;
    if (budgets.citiesAt[stop]! + budgets.stopsAt[stop]! === 0) {
      of[stop] = -1;
      free.push(stop);
      continue;
    }
    const joined = [stop, ...partners(network, stop).filter((partner) => of[partner] === -2)];
    for (const one of joined) of[one] = stops.length;
    stops.push(joined);
  }
  return {
    count: stops.length,
    of,
    stops,
    free,
    open: Uint8Array.from(stops, (list) => Number(list.some((stop) => network.access.open[stop]))),
    cities: Uint8Array.from(stops, ([stop]) => budgets.citiesAt[stop!]!),
    stopsTaken: Uint8Array.from(stops, ([stop]) => budgets.stopsAt[stop!]!),
    worth: Int32Array.from(stops, (list) => worthOf(network, list)),
  };
}

function partners(network: Network, stop: number): number[] {
  return network.leaving[stop]!.filter((arc) => arc.segment.crossing).map((arc) => arc.to);
}

function worthOf(network: Network, stops: readonly number[]): number {
  const values = stops.flatMap((stop) => [
    network.plain[stop]!,
    network.ferried[stop]!,
    ...network.leaving[stop]!.map((arc) => network.pair[arc.index]!),
  ]);
  return Math.max(...values) + stops.reduce((sum, stop) => sum + network.extra[stop]!, 0);
}

/** All stops that a route from one of the roots could come to. */
function reachedFrom(network: Network, roots: readonly number[]): number[] {
  const reached = new Set(roots);
  for (const stop of reached) {
    const passes = network.access.open[stop] || roots.includes(stop);
    for (const arc of network.leaving[stop]!) {
      const ferryOpens = network.leaving[stop]!.some(
        ({ segment, to }) => segment.crossing && network.access.open[to],
      );
      if (passes || ferryOpens) reached.add(arc.to);
    }
  }
  return [...reached];
}

/** Where a stop leads to before anything of the budget is taken. */
export interface Leads {
  /** Hubs. */
  readonly to: readonly number[];
  /** The most that is earned on the way to each, the hub included. */
  readonly gains: readonly number[];
  /** The most that is earned by ending on the way. */
  readonly end: number;
}

/** Beyond so many steps the ways are not told apart any more, and all stops on them are counted. */
const mostSteps = 4000;

export function leadsFrom(network: Network, hubs: Hubs, stops: readonly number[]): Leads {
  const gains = new Map<number, number>();
  const seen = new Uint8Array(network.leaving.length);
  let end = 0;
  let steps = 0;
  const walk = (stop: number, gain: number) => {
    for (const { to, segment } of network.leaving[stop]!) {
      if (seen[to] || segment.crossing) continue;
      const hub = hubs.of[to]!;
      if (hub >= 0) gains.set(hub, Math.max(gains.get(hub) ?? 0, gain + hubs.worth[hub]!));
      else if (hub === -1) {
        const more = gain + mostAt(network, to);
        if (network.mayEnd[to]) end = Math.max(end, more);
        if (!network.access.open[to] || ++steps > mostSteps) continue;
        seen[to] = 1;
        walk(to, more);
        seen[to] = 0;
      }
    }
  };
  for (const stop of stops) seen[stop] = 1;
  for (const stop of stops) walk(stop, 0);
  if (steps > mostSteps) return looseLeads(network, hubs);
  return { to: [...gains.keys()], gains: [...gains.values()], end };
}

function mostAt(network: Network, stop: number): number {
  return Math.max(network.plain[stop]!, network.ferried[stop]!) + network.extra[stop]!;
}

/** Leads everywhere, with all that could be earned on the way. */
function looseLeads(network: Network, hubs: Hubs): Leads {
  const all = hubs.free.reduce((sum, stop) => sum + mostAt(network, stop), 0);
  const to = [...hubs.stops.keys()];
  return { to, gains: to.map((hub) => all + hubs.worth[hub]!), end: all };
}
