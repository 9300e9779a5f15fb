import { type Access, mayPass } from './access';
import type { Piece, TrackGraph } from './graph';

/** What the available routes of a company touch. */
export interface Reach {
  /** By stop: a route gets here (to run through, or only to end). */
  readonly stops: Uint8Array;
  /** By piece: a route runs along it. */
  readonly pieces: Uint8Array;
  /** By side: a route arrives here from the first hex of the side, and from the second. */
  readonly sides: readonly [Uint8Array, Uint8Array];
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
  };
  for (const stop of graph.stops) if (access.own[stop.index]) reach.stops[stop.index] = 1;
  const doubtful = search.order.filter((step) => !markIfTrail(graph, search, reach, step));
  for (const step of doubtful) {
    if (!isMarked(graph, reach, step) && trailExists(graph, access, search, step)) mark(graph, reach, step);
  }
  return reach;
}

/** A step runs along a piece in one direction: twice the piece's index, plus one against its direction. */
type Step = number;

interface Search {
  /** The step before, -1 at a station, -2 where no route comes. */
  readonly before: Int32Array;
  readonly order: Step[];
}

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
    if (access.own[stop.index]) for (const piece of stop.pieces) visit(leaving(graph, piece, stop.index), -1);
  }
  for (let i = 0; i < order.length; i++) {
    const step = order[i]!;
    forEachNext(graph, access, step, (next) => visit(next, step));
  }
  return { before, order };
}

const pieceOfStep = (graph: TrackGraph, step: Step): Piece => graph.pieces[step >> 1]!;

function headOf(graph: TrackGraph, step: Step): number {
  const piece = pieceOfStep(graph, step);
  return step & 1 ? piece.from : piece.to;
}

function leaving(graph: TrackGraph, piece: number, node: number): Step {
  return graph.pieces[piece]!.from === node ? piece * 2 : piece * 2 + 1;
}

/** The steps that may follow: through a stop that lets the route pass, or across a side into the next hex. */
function forEachNext(graph: TrackGraph, access: Access, step: Step, visit: (next: Step) => void): void {
  const piece = pieceOfStep(graph, step);
  const head = headOf(graph, step);
  if (head < graph.stops.length) {
    for (const next of graph.stops[head]!.pieces) {
      if (!mayPass(graph, access, head, piece, graph.pieces[next]!)) continue;
      const onward = leaving(graph, next, head);
      if (!entersShut(graph, access, onward)) visit(onward);
    }
    return;
  }
  const side = graph.sides[head - graph.stops.length]!;
  for (const next of side.pieces[side.hexes[0] === piece.hex ? 1 : 0]) {
    const onward = leaving(graph, next, head);
    if (!entersShut(graph, access, onward)) visit(onward);
  }
}

function entersShut(graph: TrackGraph, access: Access, step: Step): boolean {
  const head = headOf(graph, step);
  return head < graph.stops.length && access.shut[head] === 1;
}

/** Walks back to the station; if no track was used twice on the way, the step is certain. */
function markIfTrail(graph: TrackGraph, search: Search, reach: Reach, last: Step): boolean {
  const used = new Set<number>();
  let entry = -1;
  for (let step = last; step >= 0; step = search.before[step]!) {
    const piece = pieceOfStep(graph, step);
    for (const use of piece.uses) {
      // the side between this piece and the one after it is one crossing, not two uses
      if (use === entry) continue;
      if (used.has(use)) return false;
      used.add(use);
    }
    entry = tailSide(graph, step);
  }
  mark(graph, reach, last);
  return true;
}

/** The side that a step starts at, or -1 if it starts at a stop. */
function tailSide(graph: TrackGraph, step: Step): number {
  const piece = pieceOfStep(graph, step);
  const tail = step & 1 ? piece.to : piece.from;
  return tail - graph.stops.length;
}

function mark(graph: TrackGraph, reach: Reach, step: Step): void {
  const piece = pieceOfStep(graph, step);
  const head = headOf(graph, step);
  reach.pieces[piece.index] = 1;
  if (head < graph.stops.length) reach.stops[head] = 1;
  else {
    const side = graph.sides[head - graph.stops.length]!;
    reach.sides[side.hexes[0] === piece.hex ? 0 : 1][side.index] = 1;
  }
}

function isMarked(graph: TrackGraph, reach: Reach, step: Step): boolean {
  const piece = pieceOfStep(graph, step);
  const head = headOf(graph, step);
  if (!reach.pieces[piece.index]) return false;
  if (head < graph.stops.length) return reach.stops[head] === 1;
  const side = graph.sides[head - graph.stops.length]!;
  return reach.sides[side.hexes[0] === piece.hex ? 0 : 1][side.index] === 1;
}

/** Is there any way from a station to this step that uses no track twice? Tries them all, few as they are. */
function trailExists(graph: TrackGraph, access: Access, search: Search, goal: Step): boolean {
  const used = new Uint8Array(graph.uses);
  const free = (step: Step, entry: number) =>
    pieceOfStep(graph, step).uses.every((use) => use === entry || !used[use]);
  const claim = (step: Step, entry: number, value: 0 | 1) => {
    for (const use of pieceOfStep(graph, step).uses) if (use !== entry) used[use] = value;
  };
  const walk = (step: Step, entry: number): boolean => {
    if (!free(step, entry)) return false;
    if (step === goal) return true;
    claim(step, entry, 1);
    const exit = headOf(graph, step) - graph.stops.length;
    let found = false;
    forEachNext(graph, access, step, (next) => {
      found ||= walk(next, exit);
    });
    claim(step, entry, 0);
    return found;
  };
  return search.order.some((step) => search.before[step] === -1 && walk(step, -1));
}
