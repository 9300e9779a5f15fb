import type { Budgets } from './budget';
import type { Network } from './network';

/** Stops that take something of the budget; those that a ferry joins are one. */
export interface Hubs {
  readonly count: number;
  /** By stop: its hub, -1 for a stop that takes nothing, -2 where no route comes. */
  readonly of: Int32Array;
  readonly stops: readonly (readonly number[])[];
  /** The stops of each hub, then each stop that takes nothing by itself. */
  readonly places: readonly (readonly number[])[];
  /** Stops that take nothing. */
  readonly free: readonly number[];
  /** By place: may a route run through? */
  readonly open: Uint8Array;
  readonly cities: Uint8Array;
  readonly stopsTaken: Uint8Array;
  /** The most that a visit earns: by hub, and by stop that takes nothing. */
  readonly worth: Int32Array;
  readonly freeWorth: Int32Array;
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
    places: [...stops, ...free.map((stop) => [stop])],
    free,
    open: Uint8Array.from([...stops, ...free.map((stop) => [stop])], (list) =>
      Number(list.some((stop) => network.access.open[stop])),
    ),
    cities: Uint8Array.from(stops, ([stop]) => budgets.citiesAt[stop!]!),
    stopsTaken: Uint8Array.from(stops, ([stop]) => budgets.stopsAt[stop!]!),
    worth: Int32Array.from(stops, (list) => worthOf(network, list)),
    freeWorth: Int32Array.from(free, (stop) => worthOf(network, [stop])),
  };
}

function partners(network: Network, stop: number): number[] {
  return network.leaving[stop]!.filter((arc) => arc.segment.crossing).map((arc) => arc.to);
}

function worthOf(network: Network, stops: readonly number[]): number {
  let most = 0;
  let extra = 0;
  for (const stop of stops) {
    most = Math.max(most, network.plain[stop]!, network.ferried[stop]!);
    for (const arc of network.leaving[stop]!) most = Math.max(most, network.pair[arc.index]!);
    extra += network.extra[stop]!;
  }
  return most + extra;
}

/** All stops that a route from one of the roots could come to. */
function reachedFrom(network: Network, roots: readonly number[]): number[] {
  const reached = new Set(roots);
  for (const stop of reached) {
    const ferryOpens = partners(network, stop).some((partner) => network.access.open[partner]);
    if (!network.access.open[stop] && !ferryOpens && !roots.includes(stop)) continue;
    for (const arc of network.leaving[stop]!) reached.add(arc.to);
  }
  return [...reached];
}
