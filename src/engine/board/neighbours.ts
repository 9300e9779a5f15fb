import type { Access } from './access';
import type { StopNode, TrackGraph } from './graph';
import { headOf, type LineTest, leaving, nextSteps, pieceOfStep, type Step } from './walk';

/** What lies beside a company's stations: a stop that makes a route with one of them, only others, or nothing. */
export type Beside = 'a route' | 'no route' | 'nothing';

/** Do stops beside the company's stations make routes by themselves? For that a route needs no more than two. */
export function routesBeside(
  graph: TrackGraph,
  access: Access,
  isLine: LineTest,
  isRoute: (stop: StopNode, other: StopNode) => boolean = () => true,
): Beside {
  let beside: Beside = 'nothing';
  for (const stop of graph.stops) {
    if (!access.own[stop.index]) continue;
    for (const { other, fits } of neighboursOf(graph, access, stop, isLine)) {
      if (fits && isRoute(stop, other)) return 'a route';
      beside = 'no route';
    }
  }
  return beside;
}

/**
 * Stops that track leads to from here before any other, the nearest first; both banks of a ferry are one place.
 * One that is found by several ways comes several times; is the shortest of each a line that may be run?
 */
function* neighboursOf(
  graph: TrackGraph,
  access: Access,
  from: StopNode,
  isLine: LineTest,
): Iterable<{ other: StopNode; fits: boolean }> {
  const before = new Map<Step, Step>();
  const order: Step[] = [];
  const visit = (step: Step, last: Step) => {
    if (before.has(step)) return;
    before.set(step, last);
    order.push(step);
  };
  for (const piece of from.pieces) visit(leaving(graph, piece, from.index), -1);
  for (const step of order) {
    const other = graph.stops[headOf(graph, step)];
    if (other && other.area !== from.area) {
      if (!access.shut[other.index]) yield { other, fits: isLine(step, (each) => before.get(each)!) };
    } else if (!other || pieceOfStep(graph, step).ferry) {
      for (const next of nextSteps(graph, access, step)) visit(next, step);
    }
  }
}
