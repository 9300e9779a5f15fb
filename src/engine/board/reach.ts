import type { HexId } from '@/engine/game/ids';
import type { Access } from './access';
import type { SideNode, TrackGraph } from './graph';
import { arrivesAt, findTrail, TrailSearch } from './trail';
import { headOf, leaving, nextSteps, pieceOfStep, type Step, trailTest } from './walk';

/** What the available routes of a company touch. */
export interface Reach {
  /** By stop: a route gets here (to run through, or only to end). */
  readonly stops: Uint8Array;
  /** By piece: a route runs along it. */
  readonly pieces: Uint8Array;
  /** By side: a route arrives here from the first hex of the side, and from the second. */
  readonly sides: readonly [Uint8Array, Uint8Array];
  /** What it was worked out for. */
  readonly access: Access;
}

/**
 * A directed search over (piece, direction): linear, and never too small. It may be too large only where
 * the way found uses some track twice; just those places are then checked exactly [18Rhl 6.1.2].
 */
export function reachOf(graph: TrackGraph, access: Access): Reach {
  const search = spread(graph, access);
  const reach: Reach = {
    stops: new Uint8Array(graph.stops.length),
    pieces: new Uint8Array(graph.pieces.length),
    sides: [new Uint8Array(graph.sides.length), new Uint8Array(graph.sides.length)],
    access,
  };
  for (const stop of graph.stops) if (access.own[stop.index]) reach.stops[stop.index] = 1;
  const isTrail = trailTest(graph);
  const before = (step: Step) => search.before[step]!;
  const doubtful = search.order.filter((step) => {
    if (!isTrail(step, before)) return true;
    mark(graph, reach, step);
    return false;
  });
  for (const step of doubtful) {
    if (!isMarked(graph, reach, step) && trailExists(graph, access, step)) mark(graph, reach, step);
  }
  return reach;
}

interface Search {
  /** The step before, -1 at a station, -2 where no route comes. */
  readonly before: Int32Array;
  readonly order: Step[];
}

const atStation = -1;
const unreached = -2;

function spread(graph: TrackGraph, access: Access): Search {
  const before = new Int32Array(graph.pieces.length * 2).fill(unreached);
  const order: Step[] = [];
  const visit = (step: Step, from: Step) => {
    if (before[step] !== unreached) return;
    before[step] = from;
    order.push(step);
  };
  for (const stop of graph.stops) {
    if (!access.own[stop.index]) continue;
    for (const piece of stop.pieces) visit(leaving(graph, piece, stop.index), atStation);
  }
  for (let i = 0; i < order.length; i++) {
    for (const next of nextSteps(graph, access, order[i]!)) visit(next, order[i]!);
  }
  return { before, order };
}

/** Where a step leads: the stop, or the side with the hex that it arrives from. */
function flagOf(graph: TrackGraph, reach: Reach, step: Step): { flags: Uint8Array; at: number } {
  const head = headOf(graph, step);
  if (head < graph.stops.length) return { flags: reach.stops, at: head };
  const side = graph.sides[head - graph.stops.length]!;
  return { flags: reach.sides[side.hexes[0] === pieceOfStep(graph, step).hex ? 0 : 1], at: side.index };
}

function mark(graph: TrackGraph, reach: Reach, step: Step): void {
  const { flags, at } = flagOf(graph, reach, step);
  flags[at] = 1;
  reach.pieces[step >> 1] = 1;
}

function isMarked(graph: TrackGraph, reach: Reach, step: Step): boolean {
  const { flags, at } = flagOf(graph, reach, step);
  return flags[at] === 1 && reach.pieces[step >> 1] === 1;
}

/** Is there any way from a station to this step that uses no track twice? */
function trailExists(graph: TrackGraph, access: Access, goal: Step): boolean {
  const side = graph.sides[headOf(graph, goal) - graph.stops.length];
  return cameFrom(graph, access, [goal ^ 1], side ? [side.index] : []);
}

/** Does a route arrive at a side, coming out of one of its hexes, that has not used the other side before? */
export function arrivesWithout(
  graph: TrackGraph,
  access: Access,
  at: SideNode,
  from: HexId,
  other: SideNode,
): boolean {
  const node = graph.stops.length + at.index;
  const back = at.pieces[at.hexes[0] === from ? 0 : 1].map((piece) => leaving(graph, piece, node));
  const direct = back.filter((step) => !pieceOfStep(graph, step).uses.includes(other.index));
  return cameFrom(graph, access, direct, [at.index, other.index]);
}

/**
 * Looks backwards for a station, because what makes a place doubtful lies near it. The sides left out are
 * used already: above all the one that the line is to end at.
 */
function cameFrom(
  graph: TrackGraph,
  access: Access,
  back: readonly Step[],
  leftOut: readonly number[],
): boolean {
  const search = new TrailSearch(graph, access);
  const atOwnStation = arrivesAt(graph, (stop) => access.own[stop] === 1);
  return search.without(leftOut, () => findTrail(search, back, atOwnStation)) === true;
}
