import type { Access } from './access';
import type { StopNode, TrackGraph } from './graph';
import { headOf, leaving, nextSteps, pieceOfStep, type Step, trailTest } from './walk';

/**
 * Stops that track leads to from here before any other, the nearest first; both banks of a ferry are one place.
 * One that is found by several ways comes several times.
 */
export function* neighboursOf(graph: TrackGraph, access: Access, from: StopNode): Iterable<StopNode> {
  const before = new Map<Step, Step>();
  const order: Step[] = [];
  const visit = (step: Step, last: Step) => {
    if (before.has(step)) return;
    before.set(step, last);
    order.push(step);
  };
  for (const piece of from.pieces) visit(leaving(graph, piece, from.index), -1);
  const isTrail = trailTest(graph);
  for (const step of order) {
    const stop = graph.stops[headOf(graph, step)];
    if (stop && stop.area !== from.area) {
      if (!access.shut[stop.index] && isTrail(step, (each) => before.get(each)!)) yield stop;
    } else if (!stop || pieceOfStep(graph, step).ferry) {
      for (const next of nextSteps(graph, access, step)) visit(next, step);
    }
  }
}
