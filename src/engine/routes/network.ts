import { type Access, mayPass } from '@/engine/board/access';
import type { Piece, StopNode, TrackGraph } from '@/engine/board/graph';
import type { HexId } from '@/engine/game/ids';
import { ignores } from './path';
import { type Segment, segmentsOf } from './segments';
import type { RouteRules, RunInput, TrainProfile } from './types';

/** What a stop is for a train's length. */
export const passedBy = 0;
export const town = 1;
export const city = 2;

/** A segment in one direction. */
export interface Arc {
  readonly index: number;
  readonly from: number;
  readonly to: number;
  readonly segment: Segment;
  readonly first: Piece;
  readonly last: Piece;
  /** What a route that runs here takes for itself: units of track, then the place where it arrives. */
  readonly marks: Int32Array;
  /** For a ferry between two stops: what both together are worth. */
  readonly pair: number;
}

/** The track as one kind of train sees it: stops by index, arcs between them. */
export interface Network {
  readonly graph: TrackGraph;
  readonly profile: TrainProfile;
  readonly access: Access;
  readonly arcs: readonly Arc[];
  readonly leaving: readonly (readonly Arc[])[];
  /** Units of track: the marks below this number are what other trains may not take too. */
  readonly units: number;
  readonly marks: number;
  /** What a route takes for itself by starting at a stop. */
  readonly startMarks: readonly Int32Array[];
  readonly kind: Uint8Array;
  readonly plain: Float64Array;
  /** Value when a ferry to a side is used. */
  readonly ferried: Float64Array;
  /** The most that bonuses can add for each stop. */
  readonly extra: Float64Array;
  /** The most that all other bonuses can add to a route. */
  readonly extraForAll: number;
  readonly own: Uint8Array;
  readonly mayEnd: Uint8Array;
  readonly mayStart: Uint8Array;
}

export function networkOf(input: RunInput, profile: TrainProfile): Network {
  const { graph, rules } = input;
  const { list, units } = segmentsOf(graph);
  const access = profile.access ?? input.access;
  const places = placesOf(graph, rules, units);
  const arcs: Arc[] = [];
  const leaving: Arc[][] = graph.stops.map(() => []);
  for (const segment of list) {
    if (access.shut[segment.from] || access.shut[segment.to] || (rules.hexOnce && segment.hexTwice)) continue;
    for (const forward of [true, false]) {
      const arc = arcOf(graph, profile, places, segment, forward, arcs.length);
      arcs.push(arc);
      leaving[arc.from]!.push(arc);
    }
  }
  return {
    graph,
    profile,
    access,
    arcs,
    leaving,
    units,
    marks: places.marks,
    startMarks: graph.stops.map((stop) => Int32Array.from(places.start(stop))),
    ...stopsFor(graph, profile, access, leaving),
    extraForAll: extraForAll(input, profile),
  };
}

/** Everything of which a route has one at most gets a number behind the units of track. */
interface Places {
  marks: number;
  start(stop: StopNode): number[];
  arrive(segment: Segment, from: StopNode, to: StopNode): number[];
}

function placesOf(graph: TrackGraph, rules: RouteRules, units: number): Places {
  const numbers = new Map<string, number>();
  const number = (name: string) => {
    let known = numbers.get(name);
    if (known === undefined) {
      known = units + numbers.size;
      numbers.set(name, known);
      places.marks = known + 1;
    }
    return known;
  };
  const area = (stop: StopNode) => number(`area ${stop.area}`);
  const hex = (id: HexId) => (rules.hexOnce ? [number(`hex ${id}`)] : []);
  const groups = (stop: StopNode) =>
    (rules.exclusive ?? []).flatMap((group, i) => (group.includes(stop) ? [number(`group ${i}`)] : []));
  const places: Places = {
    marks: units,
    start: (stop) => [area(stop), ...hex(stop.hex), ...groups(stop)],
    arrive(segment, from, to) {
      // a ferry within one area is taken once, and goes on with the same visit
      if (segment.crossing) {
        const before = groups(from);
        return [number(`ferry ${to.area}`), ...groups(to).filter((group) => !before.includes(group))];
      }
      const staysInHex = from.hex === to.hex && segment.pieces.length === 1;
      return [...segment.hexes.flatMap(hex), area(to), ...(staysInHex ? [] : hex(to.hex)), ...groups(to)];
    },
  };
  for (const stop of graph.stops) places.start(stop);
  return places;
}

function arcOf(
  graph: TrackGraph,
  profile: TrainProfile,
  places: Places,
  segment: Segment,
  forward: boolean,
  index: number,
): Arc {
  const [from, to] = forward ? [segment.from, segment.to] : [segment.to, segment.from];
  const [first, last] = forward
    ? [segment.pieces[0]!, segment.pieces.at(-1)!]
    : [segment.pieces.at(-1)!, segment.pieces[0]!];
  const [source, target] = [graph.stops[from]!, graph.stops[to]!];
  return {
    index,
    from,
    to,
    segment,
    first,
    last,
    marks: Int32Array.from([...segment.units, ...places.arrive(segment, source, target)]),
    pair: segment.crossing ? profile.value({ stops: [source, target], ferry: true }) : 0,
  };
}

function stopsFor(
  graph: TrackGraph,
  profile: TrainProfile,
  access: Access,
  leaving: readonly (readonly Arc[])[],
): Pick<Network, 'kind' | 'plain' | 'ferried' | 'extra' | 'own' | 'mayEnd' | 'mayStart'> {
  const count = graph.stops.length;
  const stops = {
    kind: new Uint8Array(count),
    plain: new Float64Array(count),
    ferried: new Float64Array(count),
    extra: new Float64Array(count),
    own: new Uint8Array(count),
    mayEnd: new Uint8Array(count),
    mayStart: new Uint8Array(count),
  };
  for (const stop of graph.stops) {
    const i = stop.index;
    if (leaving[i]!.length === 0) continue;
    stops.own[i] = Number(profile.hasStation?.(stop) ?? access.own[i]);
    if (ignores(profile, stop)) continue;
    stops.kind[i] = stop.def.kind === 'town' ? town : city;
    stops.plain[i] = profile.value({ stops: [stop], ferry: false });
    stops.ferried[i] = leaving[i]!.some((arc) => arc.first.ferry)
      ? profile.value({ stops: [stop], ferry: true })
      : stops.plain[i]!;
    stops.extra[i] = (profile.bonuses ?? []).reduce(
      (sum, { most }) => sum + (typeof most === 'function' ? most(stop) : 0),
      0,
    );
    stops.mayEnd[i] = Number(profile.endsAt?.(stop) ?? true);
    stops.mayStart[i] = Number(profile.startsAt?.(stop) ?? true);
  }
  return stops;
}

function extraForAll({ rules }: RunInput, profile: TrainProfile): number {
  const own = (profile.bonuses ?? []).reduce(
    (sum, { most }) => sum + (typeof most === 'number' ? most : 0),
    0,
  );
  return own + (rules.shared?.ceiling ?? 0);
}

/** May a route that came by one arc go on by the other? */
export function mayFollow(network: Network, arriving: Arc, leaving: Arc): boolean {
  return mayPass(network.graph, network.access, leaving.from, arriving.last, leaving.first);
}
