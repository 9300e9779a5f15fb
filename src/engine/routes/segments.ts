import type { Piece, TrackGraph } from '@/engine/board/graph';
import type { HexId } from '@/engine/game/ids';
import { isStop, joinsOneArea } from './path';

/** Track from one stop to the next with no stop between. Routes are made of these. */
export interface Segment {
  readonly from: number;
  readonly to: number;
  readonly pieces: readonly Piece[];
  /** What of the track it takes, in units that are always taken together. */
  readonly units: readonly number[];
  /** A ferry between two stops that are one place. */
  readonly crossing: boolean;
}

export interface Segments {
  readonly list: readonly Segment[];
  readonly units: number;
  /** The unit that a use of the graph belongs to, where any segment has it. */
  readonly unitOf: ReadonlyMap<number, number>;
}

const known = new WeakMap<TrackGraph, Segments>();

/** All segments of a graph, worked out once. */
export function segmentsOf(graph: TrackGraph): Segments {
  let segments = known.get(graph);
  if (!segments) {
    segments = numbered(withoutDetours(graph.stops.flatMap((stop) => leading(graph, stop.index))));
    known.set(graph, segments);
  }
  return segments;
}

interface Draft extends Omit<Segment, 'units'> {
  readonly uses: readonly number[];
}

/** Segments from a stop, each pair of ends in one direction only. */
function leading(graph: TrackGraph, start: number): Draft[] {
  const found: Draft[] = [];
  const pieces: Piece[] = [];
  const crossed: number[] = [];
  const along = (node: number, piece: Piece) => {
    const next = piece.from === node ? piece.to : piece.from;
    pieces.push(piece);
    if (isStop(graph, next)) {
      if (next > start && isUsable(graph, start, next, pieces)) {
        found.push(draft(graph, start, next, [...pieces], [...crossed]));
      }
    } else if (!crossed.includes(next)) {
      crossed.push(next);
      const side = graph.sides[next - graph.stops.length]!;
      for (const onward of side.pieces[side.hexes[0] === piece.hex ? 1 : 0])
        along(next, graph.pieces[onward]!);
      crossed.pop();
    }
    pieces.pop();
  };
  for (const piece of graph.stops[start]!.pieces) along(start, graph.pieces[piece]!);
  return found;
}

/** A route is once in an area, so track back to the same one is of no use but for its ferry. */
function isUsable(graph: TrackGraph, from: number, to: number, pieces: readonly Piece[]): boolean {
  return graph.stops[from]!.area !== graph.stops[to]!.area || joinsOneArea(graph, pieces[0]!);
}

function draft(
  graph: TrackGraph,
  from: number,
  to: number,
  pieces: readonly Piece[],
  crossed: readonly number[],
): Draft {
  // a piece between two stops is track of its own, otherwise the sides are
  const uses = crossed.length > 0 ? crossed.map((node) => node - graph.stops.length) : pieces[0]!.uses;
  return { from, to, pieces, uses, crossing: joinsOneArea(graph, pieces[0]!) };
}

/** The hexes that a segment comes to one after the other, from that of its first stop on. */
export function hexesAlong({ pieces }: Pick<Segment, 'pieces'>): HexId[] {
  return pieces.map((piece) => piece.hex).filter((hex, i, all) => hex !== all[i - 1]);
}

/** A segment that takes all the track of another between the same two pieces, and more, is never needed. */
function withoutDetours(drafts: readonly Draft[]): Draft[] {
  const parallel = new Map<number, Draft[]>();
  for (const one of drafts) {
    const ends = one.pieces[0]!.index * 0x10000 + one.pieces.at(-1)!.index;
    const group = parallel.get(ends);
    if (group) group.push(one);
    else parallel.set(ends, [one]);
  }
  if (parallel.size === drafts.length) return [...drafts];
  return [...parallel.values()].flatMap((group) =>
    group.filter((one) => !group.some((other) => other !== one && isPart(other.uses, one.uses))),
  );
}

function isPart(part: readonly number[], whole: readonly number[]): boolean {
  return part.length < whole.length && part.every((use) => whole.includes(use));
}

/** Sides that the same segments cross can only be taken together: one unit stands for all of them. */
function numbered(drafts: readonly Draft[]): Segments {
  const members = new Map<number, number[]>();
  for (const [i, { uses }] of drafts.entries()) {
    for (const use of uses) {
      const list = members.get(use);
      if (list) list.push(i);
      else members.set(use, [i]);
    }
  }
  const numbers = new Map<string, number>();
  const unitOf = new Map<number, number>();
  const units: number[][] = drafts.map(() => []);
  for (const [use, list] of members) {
    const together = list.join();
    let unit = numbers.get(together);
    if (unit === undefined) {
      unit = numbers.size;
      numbers.set(together, unit);
      for (const segment of list) units[segment]!.push(unit);
    }
    unitOf.set(use, unit);
  }
  const list = drafts.map(({ uses: _, ...segment }, i) => ({ ...segment, units: units[i]! }));
  return { list, units: numbers.size, unitOf };
}
