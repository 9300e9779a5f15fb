import { type Flat, flat } from './flat';
import type { Hubs } from './hubs';
import { mayFollow, type Network } from './network';

/**
 * How hubs follow each other: from a place (a hub, or behind the hubs a stop that takes nothing) a lead goes
 * to a hub, by several ways through stops that take nothing. Other ways end at such a stop.
 */
export interface Ways {
  /** By place: where its leads begin. */
  readonly firstLead: Int32Array;
  /** By lead: the hub it goes to. */
  readonly leadTo: Int32Array;
  /** By lead, and behind the leads by place for ways that end: where its ways begin. */
  readonly firstWay: Int32Array;
  /** By way: the stops on it (their numbers among those that take nothing), and its arcs. */
  readonly stops: Flat;
  readonly arcs: Flat;
  /** Too many ways to tell apart: each stands for all of them, with any of the stops and without arcs. */
  readonly isLoose: boolean;
}

/** Beyond so many steps the ways are not told apart any more. */
export const mostWaySteps = 20_000;

interface Way {
  readonly stops: readonly number[];
  readonly arcs: readonly number[];
}

export function waysOf(network: Network, hubs: Hubs, mostSteps: number): Ways {
  const places = [...hubs.stops, ...hubs.free.map((stop) => [stop])];
  const explored = explore(network, hubs, places, mostSteps) ?? loosely(hubs, places.length);
  const leads = explored.map(({ to }) => [...to.keys()]);
  const groups = [...explored.flatMap(({ to }) => [...to.values()]), ...explored.map(({ ends }) => ends)];
  const ways = groups.flat();
  const { first: firstLead, items: leadTo } = flat(leads);
  const firstWay = new Int32Array(groups.length + 1);
  for (const [i, group] of groups.entries()) firstWay[i + 1] = firstWay[i]! + group.length;
  return {
    firstLead,
    leadTo,
    firstWay,
    stops: flat(ways.map(({ stops }) => stops)),
    arcs: flat(ways.map(({ arcs }) => arcs)),
    isLoose: groups.length > 0 && !explored.every(({ exact }) => exact),
  };
}

interface Explored {
  readonly to: Map<number, Way[]>;
  readonly ends: Way[];
  readonly exact: boolean;
}

/** All ways from each place, or nothing where they are too many. */
function explore(
  network: Network,
  hubs: Hubs,
  places: readonly (readonly number[])[],
  mostSteps: number,
): Explored[] | undefined {
  const { arcs: lines, marks, startMarks } = network.lines;
  const freeNumber = new Map(hubs.free.map((stop, i) => [stop, i]));
  const marked = new Uint8Array(marks);
  let steps = 0;
  const from = (place: readonly number[]): Explored => {
    const to = new Map<number, Way[]>();
    const ends: Way[] = [];
    const stops: number[] = [];
    const arcs: number[] = [];
    const walk = (stop: number) => {
      for (const arc of network.leaving[stop]!) {
        const hub = hubs.of[arc.to]!;
        if (arc.segment.crossing || hub < -1 || arc.marks.some((mark) => marked[mark])) continue;
        if (arcs.length > 0 && !mayFollow(network, lines[arcs.at(-1)!]!, arc)) continue;
        if (++steps > mostSteps) return;
        arcs.push(arc.index);
        if (hub >= 0) {
          const ways = to.get(hub) ?? [];
          ways.push({ stops: [...stops], arcs: [...arcs] });
          to.set(hub, ways);
        } else {
          stops.push(freeNumber.get(arc.to)!);
          if (network.mayEnd[arc.to]) ends.push({ stops: [...stops], arcs: [...arcs] });
          for (const mark of arc.marks) marked[mark] = 1;
          walk(arc.to);
          for (const mark of arc.marks) marked[mark] = 0;
          stops.pop();
        }
        arcs.pop();
      }
    };
    for (const stop of place) {
      for (const mark of startMarks[stop]!) marked[mark] = 1;
      walk(stop);
      for (const mark of startMarks[stop]!) marked[mark] = 0;
    }
    return { to, ends, exact: true };
  };
  const explored = places.map(from);
  return steps > mostSteps ? undefined : explored;
}

/** From everywhere to everywhere, over everything. */
function loosely(hubs: Hubs, places: number): Explored[] {
  const over: Way[] = [{ stops: [...hubs.free.keys()], arcs: [] }];
  const to = new Map(hubs.stops.map((_, hub) => [hub, over]));
  return Array.from({ length: places }, () => ({ to, ends: over, exact: false }));
}
