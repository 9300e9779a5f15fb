import type { Access } from './access';
import type { StopNode, TrackGraph } from './graph';
import { findTrail, headOf, leaving, nextSteps, type Quest, type Step } from './walk';

/** Stops that a line of track must touch, one after the other. */
export type Waypoint = (stop: StopNode) => boolean;

/** Where a line is, and how many of its waypoints lie behind it. */
interface Position {
  readonly step: Step;
  readonly passed: number;
}

/** Points that a search from one end may take before the other end is tried. */
const patience = 100;

/**
 * Is there one line of track through stops of each kind in this order, without turning back and without
 * using track twice? Stations do not matter; red fields and black triangles end every line.
 */
export function trackJoins(graph: TrackGraph, waypoints: readonly Waypoint[]): boolean {
  const access = withoutStations(graph);
  const ways = [[...waypoints].reverse(), waypoints].map((order) => questFor(graph, access, order));
  for (let most = patience; ; most *= 4) {
    for (const quest of ways) {
      const found = findTrail(quest, most);
      if (found !== undefined) return found;
    }
  }
}

/** Every stop but a red field lets a line through. */
function withoutStations(graph: TrackGraph): Access {
  const open = Uint8Array.from(graph.stops, (stop) => (stop.def.kind === 'offboard' ? 0 : 1));
  return { own: new Uint8Array(graph.stops.length), open, shut: new Uint8Array(graph.stops.length) };
}

function questFor(graph: TrackGraph, access: Access, waypoints: readonly Waypoint[]): Quest<Position> {
  const positionAt = (step: Step, before: number): Position => {
    const stop = graph.stops[headOf(graph, step)];
    return { step, passed: stop && waypoints[before]?.(stop) ? before + 1 : before };
  };
  return {
    graph,
    starts: graph.stops
      .filter((stop) => waypoints[0]!(stop))
      .flatMap((stop) => stop.pieces.map((piece) => positionAt(leaving(graph, piece, stop.index), 1))),
    onward: ({ step, passed }) => nextSteps(graph, access, step).map((next) => positionAt(next, passed)),
    arrived: ({ passed }) => passed === waypoints.length,
    key: ({ step, passed }) => step * (waypoints.length + 1) + passed,
  };
}
