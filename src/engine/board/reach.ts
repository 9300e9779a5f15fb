import type { HexId } from '@/engine/game/ids';
import type { Access } from './access';
import type { SideNode, TrackGraph } from './graph';
import { sidesOf } from './sides';
import { doorOf, doorTo, spreadFrom, twinOf } from './spread';
import type { BoardDef, Edge } from './types';
import { headOf, pieceOfStep, type Step } from './walk';

/** What the available routes of a company touch. */
export interface Reach {
  /** By stop: a route gets here (to run through, or only to end). */
  readonly stops: Uint8Array;
  /** By door (see `doorOf`): a route comes in here, from the other hex of the side. */
  readonly entered: Uint8Array;
  /** What it was worked out for. */
  readonly access: Access;
}

/** Everything that a route from one of the company's stations comes to without using track twice [18Rhl 6.1.2]. */
export function reachOf(graph: TrackGraph, access: Access): Reach {
  const { entered } = spreadFrom(graph, access, access.own);
  const stops = access.own.slice();
  for (const { index, pieces } of graph.stops) {
    if (stops[index] || access.shut[index]) continue;
    for (const piece of pieces) {
      if (entered[doorTo(graph, graph.pieces[piece]!, index)]) stops[index] = 1;
    }
  }
  return { stops, entered, access };
}

/** Does a route come to this edge of a hex from outside? */
export function arrivesAtEdge(
  board: BoardDef,
  graph: TrackGraph,
  reach: Reach,
  hex: HexId,
  edge: Edge,
): boolean {
  const { index, hexes } = graph.sides[sidesOf(board).of.get(hex)![edge]!]!;
  return reach.entered[doorOf(index, hexes[0] === hex ? 0 : 1)] === 1;
}

/** Does a route arrive at a side, coming out of one of its hexes, that has not used the other side before? */
export function arrivesWithout(
  graph: TrackGraph,
  access: Access,
  at: SideNode,
  from: HexId,
  other: SideNode,
): boolean {
  const until = twinOf(doorOf(at.index, at.hexes[0] === from ? 0 : 1));
  return spreadFrom(graph, access, access.own, { without: [other.index], until }).entered[until] === 1;
}

/** Notes where a step leads: to a stop, or into the next hex. */
export function noteArrival(graph: TrackGraph, reach: Omit<Reach, 'access'>, step: Step): void {
  const door = doorBeyond(graph, step);
  if (door < 0) reach.stops[headOf(graph, step)] = 1;
  else reach.entered[door] = 1;
}

/** Is it known already that a route comes where a step leads? */
export function isReachedBy(graph: TrackGraph, reach: Omit<Reach, 'access'>, step: Step): boolean {
  const door = doorBeyond(graph, step);
  return (door < 0 ? reach.stops[headOf(graph, step)] : reach.entered[door]) === 1;
}

/** The door by which a step comes into the next hex; below 0 where it ends at a stop. */
function doorBeyond(graph: TrackGraph, step: Step): number {
  const side = headOf(graph, step) - graph.stops.length;
  if (side < 0) return -1;
  return twinOf(doorOf(side, graph.sides[side]!.hexes[0] === pieceOfStep(graph, step).hex ? 0 : 1));
}
