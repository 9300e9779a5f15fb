import type { Piece, StopNode, TrackGraph } from '@/engine/board/graph';
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
  readonly marks: readonly number[];
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
  readonly startMarks: readonly (readonly number[])[];
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
    for (const forward of [true, false]) {
      const arc = arcOf(graph, places, segment, forward, arcs.length);
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
  readonly start: readonly (readonly number[])[];
  arrive(segment: Segment, from: StopNode, to: StopNode): readonly number[];
}

function placesOf(graph: TrackGraph, rules: RouteRules, units: number): Places {
  const { exclusive = [], hexOnce } = rules;
  let count = units + exclusive.length;
  const numbering = () => {
    const numbers = new Map<string, number>();
    return (name: string): number => {
      let number = numbers.get(name);
      if (number === undefined) {
        number = count++;
        numbers.set(name, number);
      }
      return number;
    };
  };
  const [area, ferry, hex] = [numbering(), numbering(), numbering()];
  const groups: number[][] = graph.stops.map(() => []);
  for (const [i, group] of exclusive.entries()) {
    for (const { index } of group) if (!groups[index]!.includes(units + i)) groups[index]!.push(units + i);
  }
  const start = graph.stops.map((stop) => [
    area(stop.area),
    ...(hexOnce ? [hex(stop.hex)] : []),
    ...groups[stop.index]!,
  ]);
  return {
    count: () => count,
    start,
    arrive(segment, from, to) {
      // a ferry within one area is taken once, and goes on with the same visit
      if (segment.crossing) {
        const before = groups[from.index]!;
        return [ferry(to.area), ...groups[to.index]!.filter((group) => !before.includes(group))];
      }
      const here = start[to.index]!;
      if (!hexOnce) return here;
      const between = hexesAlong(segment).filter((id) => id !== from.hex && id !== to.hex);
      const staysInHex = from.hex === to.hex && segment.pieces.length === 1;
      const arriving = staysInHex ? here.filter((mark) => mark !== hex(to.hex)) : here;
      return between.length > 0 ? [...between.map(hex), ...arriving] : arriving;
    },
  };
}

function arcOf(graph: TrackGraph, places: Places, segment: Segment, forward: boolean, index: number): Arc {
  const { pieces } = segment;
  const from = forward ? segment.from : segment.to;
  const to = forward ? segment.to : segment.from;
  const front = pieces[0]!;
  const back = pieces[pieces.length - 1]!;
  return {
    index,
    from,
    to,
    segment,
    first: forward ? front : back,
    last: forward ? back : front,
    marks: segment.units.concat(places.arrive(segment, graph.stops[from]!, graph.stops[to]!)),
  };
}
