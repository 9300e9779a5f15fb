import type { HexId } from '@/engine/game/ids';
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
  const onward: Step[] = [];
  eachNext(graph, access, step, (next) => onward.push(next));
  return onward;
}

/** The same one by one, for searches that come to each step once. */
export function eachNext(
  graph: TrackGraph,
  access: Access,
  step: Step,
  visit: (next: Step, step: Step) => void,
): void {
  const piece = pieceOfStep(graph, step);
  const head = headOf(graph, step);
  if (head < graph.stops.length) {
    for (const index of graph.stops[head]!.pieces) {
      if (!mayPass(graph, access, head, piece, graph.pieces[index]!)) continue;
      const next = leaving(graph, index, head);
      if (!entersShut(graph, access, next)) visit(next, step);
    }
  } else {
    const side = graph.sides[head - graph.stops.length]!;
    for (const index of side.pieces[side.hexes[0] === piece.hex ? 1 : 0]) {
      const next = leaving(graph, index, head);
      if (!entersShut(graph, access, next)) visit(next, step);
    }
  }
}

function entersShut(graph: TrackGraph, access: Access, step: Step): boolean {
  const head = headOf(graph, step);
  return head < graph.stops.length && access.shut[head] === 1;
}

/** Tests a line, given backwards: by its last step, and for each step the one before it. */
export type LineTest = (last: Step, before: (step: Step) => Step) => boolean;

/** Is a line in no hex twice, not even on separate track? */
export function onceTest(graph: TrackGraph): LineTest {
  return (last, before) => {
    const left = new Set<HexId>();
    let here: HexId | undefined;
    for (let step = last; step >= 0; step = before(step)) {
      const { hex } = pieceOfStep(graph, step);
      if (hex === here) continue;
      if (left.has(hex)) return false;
      left.add(hex);
      here = hex;
    }
    return true;
  };
}

/** Does a line use no track twice? What it has used is stamped with its number, so that many can be tested. */
export function trailTest(graph: TrackGraph): LineTest {
  const stamps = new Uint32Array(graph.uses);
  let line = 0;
  return (last, before) => {
    line++;
    let entry = -1;
    for (let step = last; step >= 0; step = before(step)) {
      for (const use of pieceOfStep(graph, step).uses) {
        // the side between this piece and the one after it is one crossing, not two uses
        if (use === entry) continue;
        if (stamps[use] === line) return false;
        stamps[use] = line;
      }
      entry = tailSide(graph, step);
    }
    return true;
  };
}
