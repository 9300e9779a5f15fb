import { type Access, mayPass } from './access';
import type { Piece, TrackGraph } from './graph';

/** A step runs along a piece in one direction: twice the piece's index, plus one against its direction. */
export type Step = number;

export const pieceOfStep = (graph: TrackGraph, step: Step): Piece => graph.pieces[step >> 1]!;

/** The node that a step leads to. */
export function headOf(graph: TrackGraph, step: Step): number {
  const piece = pieceOfStep(graph, step);
  return step & 1 ? piece.from : piece.to;
}

/** The side that a step starts at; below 0 if it starts at a stop. */
export function tailSide(graph: TrackGraph, step: Step): number {
  const piece = pieceOfStep(graph, step);
  return (step & 1 ? piece.to : piece.from) - graph.stops.length;
}

/** The step that leaves a node along a piece. */
export function leaving(graph: TrackGraph, piece: number, node: number): Step {
  return graph.pieces[piece]!.from === node ? piece * 2 : piece * 2 + 1;
}

/** The steps that may follow: through a stop that lets the route pass, or across a side into the next hex. */
export function nextSteps(graph: TrackGraph, access: Access, step: Step): Step[] {
  const piece = pieceOfStep(graph, step);
  const head = headOf(graph, step);
  const onward: Step[] = [];
  const add = (next: number) => {
    const to = leaving(graph, next, head);
    if (!entersShut(graph, access, to)) onward.push(to);
  };
  if (head < graph.stops.length) {
    for (const next of graph.stops[head]!.pieces) {
      if (mayPass(graph, access, head, piece, graph.pieces[next]!)) add(next);
    }
  } else {
    const side = graph.sides[head - graph.stops.length]!;
    for (const next of side.pieces[side.hexes[0] === piece.hex ? 1 : 0]) add(next);
  }
  return onward;
}

function entersShut(graph: TrackGraph, access: Access, step: Step): boolean {
  const head = headOf(graph, step);
  return head < graph.stops.length && access.shut[head] === 1;
}

/** Does a line, given backwards from its last step, use no track twice? */
export function isTrail(graph: TrackGraph, backwards: Iterable<Step>): boolean {
  const used = new Set<number>();
  let entry = -1;
  for (const step of backwards) {
    for (const use of pieceOfStep(graph, step).uses) {
      // the side between this piece and the one after it is one crossing, not two uses
      if (use === entry) continue;
      if (used.has(use)) return false;
      used.add(use);
    }
    entry = tailSide(graph, step);
  }
  return true;
}

/**
 * Tries every line that uses no track twice, until one arrives. `onward` lists what may follow a position,
 * each with its step; positions add to a step whatever else must be known there.
 */
export function findTrail<P extends { readonly step: Step }>(
  graph: TrackGraph,
  starts: readonly P[],
  onward: (position: P) => readonly P[],
  arrived: (position: P) => boolean,
): boolean {
  const used = new Uint8Array(graph.uses);
  const walk = (position: P): boolean => {
    const entry = tailSide(graph, position.step);
    const claimed = pieceOfStep(graph, position.step).uses.filter((use) => use !== entry);
    if (claimed.some((use) => used[use])) return false;
    if (arrived(position)) return true;
    for (const use of claimed) used[use] = 1;
    const found = onward(position).some(walk);
    for (const use of claimed) used[use] = 0;
    return found;
  };
  return starts.some(walk);
}
