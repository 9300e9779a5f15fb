import type { Access } from './access';
import type { StopNode, TrackGraph } from './graph';
import { reachOf } from './reach';
import { arrivesAt, findTrail, type Goal, TrailSearch } from './trail';
import { leaving, type Step } from './walk';

/** Stops of a kind: of a hex, of a bank. */
export type Waypoint = (stop: StopNode) => boolean;

/**
 * Points that a search may take. Lines that matter are found within a few; what is left after so many are
 * lines that wind through a whole network and back, and those count as none. It is a number of points and
 * no time, so that every device gives the same answer.
 */
const patience = 200;

/**
 * Is there one line of track through two or three places in this order, without turning back and without
 * using track twice? Stations do not matter; red fields and black triangles end every line.
 */
export function trackJoins(graph: TrackGraph, waypoints: readonly Waypoint[]): boolean {
  const hasTrack = (place: Waypoint) => graph.stops.some((stop) => stop.pieces.length > 0 && place(stop));
  if (!waypoints.every(hasTrack)) return false;
  const access = withoutStations(graph);
  if (!mayJoin(graph, access, waypoints)) return false;
  const search = new TrailSearch(graph, access);
  const goals = waypoints.map((place) => arrivesAt(graph, (stop) => place(graph.stops[stop]!)));
  const [first, middle, last] = waypoints;
  if (!last) return graph.stops.some((stop) => first?.(stop) && reaches(search, stop, goals[1]!));
  // from the middle two arms must be found: whatever makes that impossible shows within a few steps
  return graph.stops.some((stop) => middle?.(stop) && joinsArms(search, stop, goals[0]!, goals[2]!));
}

/** Does track lead from the first of two places, or from the middle one of three, to each of the others at all? */
function mayJoin(graph: TrackGraph, access: Access, [first, second, third]: readonly Waypoint[]): boolean {
  const [from, others] = third ? [second, [first, third]] : [first, [second]];
  const starts = Uint8Array.from(graph.stops, (stop) => Number(from?.(stop) ?? false));
  if (!starts.includes(1)) return false;
  const { stops } = reachOf(graph, { ...access, own: starts });
  return others.every((place) => graph.stops.some((stop) => stops[stop.index] && place?.(stop)));
}

function reaches(search: TrailSearch, from: StopNode, goal: Goal): boolean {
  const starts = from.pieces.map((piece) => leaving(search.graph, piece, from.index));
  return findTrail(search, starts, goal, patience) === true;
}

function joinsArms(search: TrailSearch, middle: StopNode, first: Goal, second: Goal): boolean {
  if (middle.def.kind === 'offboard') return false;
  const starts = middle.pieces
    .filter((piece) => !search.graph.pieces[piece]!.terminal)
    .map((piece) => leaving(search.graph, piece, middle.index));
  const otherArm = (): readonly Step[] | undefined => search.shortest(starts, second);
  const found = findTrail(
    search,
    starts,
    first,
    patience,
    (line) =>
      search.beside(line, () => {
        const arm = otherArm();
        return arm !== undefined && search.usesNothingTwice(arm);
      }),
    () => otherArm() === undefined,
  );
  return found === true;
}

/** Every stop but a red field lets a line through. */
function withoutStations(graph: TrackGraph): Access {
  const open = Uint8Array.from(graph.stops, (stop) => (stop.def.kind === 'offboard' ? 0 : 1));
  return { own: new Uint8Array(graph.stops.length), open, shut: new Uint8Array(graph.stops.length) };
}
