import type { Piece, StopNode, TrackGraph } from '@/engine/board/graph';
import type { HexId } from '@/engine/game/ids';
import { hexesAlong, type Segment, segmentsOf } from './segments';
import type { RouteRules } from './types';

/** A segment in one direction; the same one backwards has the index with the last bit changed. */
export interface Arc {
  readonly index: number;
  readonly from: number;
  readonly to: number;
  readonly segment: Segment;
  readonly first: Piece;
  readonly last: Piece;
  /** What a route that runs here takes for itself: units of track, then the place where it arrives. */
  readonly marks: Int32Array;
  /** The units of track again, one bit for each. */
  readonly mask: Int32Array;
}

/** All track that routes can be made of, whoever runs there. */
export interface Lines {
  readonly arcs: readonly Arc[];
  readonly leaving: readonly (readonly Arc[])[];
  /** How many units of track there are: what other trains may not take too. */
  readonly units: number;
  /** How many different marks there are; the first of them are the units. */
  readonly marks: number;
  /** By stop: what a route takes for itself by starting there. */
  readonly startMarks: readonly Int32Array[];
}

const known = new WeakMap<TrackGraph, Map<string, Lines>>();

/** Worked out once for each graph and the rules that matter here. */
export function linesOf(graph: TrackGraph, rules: RouteRules): Lines {
  let ofGraph = known.get(graph);
  if (!ofGraph) {
    ofGraph = new Map();
    known.set(graph, ofGraph);
  }
  const groups = (rules.exclusive ?? []).map((group) => group.map((stop) => stop.index).join());
  const key = [rules.hexOnce === true, ...groups].join('|');
  let lines = ofGraph.get(key);
  if (!lines) {
    lines = compile(graph, rules);
    ofGraph.set(key, lines);
  }
  return lines;
}

function compile(graph: TrackGraph, rules: RouteRules): Lines {
  const { list, units } = segmentsOf(graph);
  const places = placesOf(graph, rules, units);
  const arcs: Arc[] = [];
  const leaving: Arc[][] = graph.stops.map(() => []);
  for (const segment of list) {
    if (rules.hexOnce && comesBack(segment)) continue;
    const mask = new Int32Array((units + 31) >> 5);
    for (const unit of segment.units) mask[unit >> 5]! |= 1 << (unit & 31);
    for (const forward of [true, false]) {
      const arc = arcOf(graph, places, segment, forward, arcs.length, mask);
      arcs.push(arc);
      leaving[arc.from]!.push(arc);
    }
  }
  return { arcs, leaving, units, marks: places.count(), startMarks: places.start };
}

/** Does it come to a hex twice? */
function comesBack(segment: Segment): boolean {
  const hexes = hexesAlong(segment);
  return new Set(hexes).size < hexes.length;
}

/** Everything of which a route has one at most gets a number behind the units of track. */
interface Places {
  count(): number;
  /** By stop, its area first. */
  readonly start: readonly Int32Array[];
  arrive(segment: Segment, from: StopNode, to: StopNode): ArrayLike<number>;
}

function placesOf(graph: TrackGraph, rules: RouteRules, units: number): Places {
  const numbers = new Map<string, number>();
  const number = (name: string) => {
    const known = numbers.get(name) ?? units + numbers.size;
    numbers.set(name, known);
    return known;
  };
  const hex = (id: HexId) => (rules.hexOnce ? [number(`hex ${id}`)] : []);
  const groups = (stop: StopNode) =>
    (rules.exclusive ?? []).flatMap((group, i) => (group.includes(stop) ? [number(`group ${i}`)] : []));
  const start = graph.stops.map((stop) =>
    Int32Array.from([number(`area ${stop.area}`), ...hex(stop.hex), ...groups(stop)]),
  );
  return {
    count: () => units + numbers.size,
    start,
    arrive(segment, from, to) {
      // a ferry within one area is taken once, and goes on with the same visit
      if (segment.crossing) {
        const before = groups(from);
        return [number(`ferry ${to.area}`), ...groups(to).filter((group) => !before.includes(group))];
      }
      if (!rules.hexOnce) return start[to.index]!;
      const between = hexesAlong(segment).filter((id) => id !== from.hex && id !== to.hex);
      const here = start[to.index]!;
      const staysInHex = from.hex === to.hex && segment.pieces.length === 1;
      const arriving = staysInHex ? here.filter((mark) => mark !== number(`hex ${to.hex}`)) : here;
      return [...between.flatMap(hex), ...arriving];
    },
  };
}

function arcOf(
  graph: TrackGraph,
  places: Places,
  segment: Segment,
  forward: boolean,
  index: number,
  mask: Int32Array,
): Arc {
  const [from, to] = forward ? [segment.from, segment.to] : [segment.to, segment.from];
  const [front, back] = [segment.pieces[0]!, segment.pieces.at(-1)!];
  const arriving = places.arrive(segment, graph.stops[from]!, graph.stops[to]!);
  const marks = new Int32Array(segment.units.length + arriving.length);
  marks.set(segment.units);
  marks.set(arriving, segment.units.length);
  return {
    index,
    from,
    to,
    segment,
    first: forward ? front : back,
    last: forward ? back : front,
    marks,
    mask,
  };
}
