import type { Access } from './access';
import type { StopNode, TrackGraph } from './graph';
import { findTrail, headOf, isTrail, leaving, nextSteps, type Step } from './walk';

/** Stops that a line of track must touch, one after the other. */
export type Waypoint = (stop: StopNode) => boolean;

/** Where a line is, and how many of its waypoints lie behind it. */
interface Position {
  readonly step: Step;
  readonly passed: number;
}

interface Line {
  readonly graph: TrackGraph;
  readonly access: Access;
  readonly waypoints: readonly Waypoint[];
}

/**
 * Is there one line of track through stops of each kind in this order, without turning back and without
 * using track twice? Stations do not matter; red fields and black triangles end every line.
 */
export function trackJoins(graph: TrackGraph, waypoints: readonly Waypoint[]): boolean {
  const line: Line = { graph, access: withoutStations(graph), waypoints };
  const shortest = shortestLine(line);
  // no line at all, or one that is fine as it is: all but the strangest networks end here
  if (!shortest) return false;
  return (
    isTrail(graph, shortest) || findTrail(graph, starts(line), (at) => onward(line, at), arrivedIn(line))
  );
}

/** Every stop but a red field lets a line through. */
function withoutStations(graph: TrackGraph): Access {
  const open = Uint8Array.from(graph.stops, (stop) => (stop.def.kind === 'offboard' ? 0 : 1));
  return { own: new Uint8Array(graph.stops.length), open, shut: new Uint8Array(graph.stops.length) };
}

function arrivedIn({ waypoints }: Line): (position: Position) => boolean {
  return ({ passed }) => passed === waypoints.length;
}

function starts(line: Line): Position[] {
  const { graph, waypoints } = line;
  return graph.stops
    .filter((stop) => waypoints[0]!(stop))
    .flatMap((stop) => stop.pieces.map((piece) => positionAt(line, leaving(graph, piece, stop.index), 1)));
}

/** At the end of a step, a waypoint may be behind the line. */
function positionAt({ graph, waypoints }: Line, step: Step, before: number): Position {
  const stop = graph.stops[headOf(graph, step)];
  return { step, passed: stop && waypoints[before]?.(stop) ? before + 1 : before };
}

function onward(line: Line, { step, passed }: Position): Position[] {
  return nextSteps(line.graph, line.access, step).map((next) => positionAt(line, next, passed));
}

/** The shortest line, backwards; it may use track twice. */
function shortestLine(line: Line): Step[] | undefined {
  const keyOf = ({ step, passed }: Position) => step * (line.waypoints.length + 1) + passed;
  const arrived = arrivedIn(line);
  const queue = starts(line);
  const before = new Map<number, Position | null>(queue.map((position) => [keyOf(position), null]));
  for (const position of queue) {
    if (arrived(position)) return retrace(position, (at) => before.get(keyOf(at)) ?? null);
    for (const next of onward(line, position)) {
      if (before.has(keyOf(next))) continue;
      before.set(keyOf(next), position);
      queue.push(next);
    }
  }
  return undefined;
}

function retrace(last: Position, before: (position: Position) => Position | null): Step[] {
  const steps: Step[] = [];
  for (let at: Position | null = last; at; at = before(at)) steps.push(at.step);
  return steps;
}
