import type { Access } from './access';
import type { StopNode, TrackGraph } from './graph';
import { noteArrival, type Reach } from './reach';
import { TrailSearch } from './trail';
import { headOf, leaving, type Step } from './walk';

/** How far a train gets that counts every stop: so many cities and red fields, and so many towns. */
export interface Range {
  readonly cities: number;
  readonly towns: number;
}

/**
 * Steps that a search may take. All lines within the range of such a train are found in far fewer; it is a number of
 * steps and no time, so that every device gives the same answer.
 */
const patience = 20_000;

/** What a train comes to that starts at some stops and runs within its range, using no track twice. */
export function reachWithin(
  graph: TrackGraph,
  access: Access,
  starts: readonly StopNode[],
  range: Range,
): Reach {
  const own = new Uint8Array(graph.stops.length);
  const found = {
    stops: new Uint8Array(graph.stops.length),
    entered: new Uint8Array(2 * graph.sides.length),
  };
  for (const { index } of starts) {
    own[index] = 1;
    found.stops[index] = 1;
  }
  const search = new TrailSearch(graph, access);
  let steps = 0;
  const walk = (step: Step, left: Range): void => {
    if (steps++ >= patience || !search.isFree(step)) return;
    const after = leftAt(graph, headOf(graph, step), left);
    if (!after || access.shut[headOf(graph, step)]) return;
    noteArrival(graph, found, step);
    if (isSpent(after)) return;
    search.beside([step], () => {
      for (const next of search.onward(step)) walk(next, after);
    });
  };
  for (const stop of starts) {
    const left = leftAt(graph, stop.index, range);
    if (left && !isSpent(left))
      for (const piece of stop.pieces) walk(leaving(graph, piece, stop.index), left);
  }
  return { ...found, access: { ...access, own } };
}

/** A train that may count nothing more has come to its end. */
function isSpent({ cities, towns }: Range): boolean {
  return cities === 0 && towns === 0;
}

/** What is left of the range at a node: nothing if the train does not get there. */
function leftAt(graph: TrackGraph, node: number, left: Range): Range | undefined {
  const stop = graph.stops[node];
  if (!stop) return left;
  const isTown = stop.def.kind === 'town';
  const after = { cities: left.cities - (isTown ? 0 : 1), towns: left.towns - (isTown ? 1 : 0) };
  return after.cities < 0 || after.towns < 0 ? undefined : after;
}
