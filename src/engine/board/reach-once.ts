import type { HexId } from '@/engine/game/ids';
import type { Access } from './access';
import type { TrackGraph } from './graph';
import type { Reach } from './reach';
import { headOf, leaving, nextSteps, pieceOfStep, type Step } from './walk';

/**
 * Everything that a route comes to without being in any hex twice, not even on separate track [18DO 3.2.2,
 * 4.5.1]; nor may it have been in the hex that it arrives at. Where the shortest way is such a route nothing
 * more has to be looked at; only for what is left are other ways tried.
 */
export function reachOnceOf(graph: TrackGraph, access: Access): Reach {
  const { before, order } = spread(graph, access);
  const reach: Reach = {
    stops: access.own.slice(),
    sides: [new Uint8Array(graph.sides.length), new Uint8Array(graph.sides.length)],
    access,
  };
  const doubtful: Step[] = [];
  for (const step of order) {
    if (isMarked(graph, reach, step)) continue;
    if (isOnce(graph, wayTo(before, step), beyond(graph, step))) mark(graph, reach, step);
    else doubtful.push(step);
  }
  for (const step of doubtful) {
    if (!isMarked(graph, reach, step) && comesOnce(graph, access, step)) mark(graph, reach, step);
  }
  return reach;
}

const atStation = -1;
const unreached = -2;

/** The shortest way to each step, as if hexes could be passed again. */
function spread(graph: TrackGraph, access: Access): { before: Int32Array; order: Step[] } {
  const before = new Int32Array(graph.pieces.length * 2).fill(unreached);
  const order: Step[] = [];
  const visit = (step: Step, from: Step) => {
    if (before[step] !== unreached) return;
    before[step] = from;
    order.push(step);
  };
  for (const { index, pieces } of graph.stops) {
    if (!access.own[index]) continue;
    for (const piece of pieces) {
      const step = leaving(graph, piece, index);
      const head = headOf(graph, step);
      if (head >= graph.stops.length || !access.shut[head]) visit(step, atStation);
    }
  }
  for (let i = 0; i < order.length; i++) {
    for (const next of nextSteps(graph, access, order[i]!)) visit(next, order[i]!);
  }
  return { before, order };
}

/** Backwards, from the step to its station. */
function wayTo(before: Int32Array, last: Step): Step[] {
  const way: Step[] = [];
  for (let step = last; step >= 0; step = before[step]!) way.push(step);
  return way;
}

/** Is a way, in either direction, in each hex once, and never in this one? */
function isOnce(graph: TrackGraph, way: readonly Step[], never: HexId | undefined): boolean {
  const seen = new Set<HexId>(never === undefined ? [] : [never]);
  let last: HexId | undefined;
  for (const step of way) {
    const { hex } = pieceOfStep(graph, step);
    if (hex === last) continue;
    if (seen.has(hex)) return false;
    seen.add(hex);
    last = hex;
  }
  return true;
}

/** The hex that a step leaves for; none where it ends at a stop. */
function beyond(graph: TrackGraph, step: Step): HexId | undefined {
  const side = graph.sides[headOf(graph, step) - graph.stops.length];
  if (!side) return undefined;
  return side.hexes[side.hexes[0] === pieceOfStep(graph, step).hex ? 1 : 0];
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
}

function isMarked(graph: TrackGraph, reach: Reach, step: Step): boolean {
  const { flags, at } = flagOf(graph, reach, step);
  return flags[at] === 1;
}

/** Looks backwards for a station: follows the shortest way that is left, and others only where that fails. */
function comesOnce(graph: TrackGraph, access: Access, goal: Step): boolean {
  const taken = new Set<HexId>();
  const isStation = (step: Step) => access.own[headOf(graph, step)] === 1;
  const walk = (step: Step): boolean => {
    if (isStation(step)) return true;
    const { hex } = pieceOfStep(graph, step);
    const way = shortest(graph, access, step, taken, isStation);
    if (!way) return false;
    if (isOnce(graph, way, undefined)) return true;
    const isNew = !taken.has(hex);
    taken.add(hex);
    const found = nextSteps(graph, access, step).some((next) => {
      const to = pieceOfStep(graph, next).hex;
      return (to === hex || !taken.has(to)) && walk(next);
    });
    if (isNew) taken.delete(hex);
    return found;
  };
  const never = beyond(graph, goal);
  if (never !== undefined) taken.add(never);
  return walk(goal ^ 1);
}

/** The shortest way from a step to a station by hexes that are not taken; it may come back to its own. */
function shortest(
  graph: TrackGraph,
  access: Access,
  from: Step,
  taken: ReadonlySet<HexId>,
  isStation: (step: Step) => boolean,
): Step[] | undefined {
  const { hex } = pieceOfStep(graph, from);
  const before = new Map<Step, Step>([[from, atStation]]);
  const queue = [from];
  for (const step of queue) {
    if (isStation(step)) {
      const way: Step[] = [];
      for (let each = step; each >= 0; each = before.get(each)!) way.push(each);
      return way;
    }
    for (const next of nextSteps(graph, access, step)) {
      const to = pieceOfStep(graph, next).hex;
      const isFree = !taken.has(to) || (step === from && to === hex);
      if (before.has(next) || !isFree) continue;
      before.set(next, step);
      queue.push(next);
    }
  }
  return undefined;
}
