import type { Access } from './access';
import type { StopNode, TrackGraph } from './graph';
import { reachOf } from './reach';
import { doorTo, spreadFrom } from './spread';
import { arrivesAt, findTrail, type Goal, TrailSearch } from './trail';
import { leaving, type Step } from './walk';

/** Stops of a kind: of a hex, of a bank. */
export type Waypoint = (stop: StopNode) => boolean;

/**
 * Points that a search for two arms may take. Lines that matter are found within a few; what is left after so many are
 * lines that wind through a whole network and back, and those count as none. It is a number of points and
 * no time, so that every device gives the same answer.
 */
const patience = 200;

/**
 * Is there one line of track through two or three places in this order, without turning back and without
 * using track twice? Stations do not matter; red fields and black triangles end every line. Of two places it is told
 * exactly, however large the network.
 */
export function trackJoins(graph: TrackGraph, waypoints: readonly Waypoint[]): boolean {
  const [first, second, third] = waypoints;
  return third ? joinsThree(graph, first!, second!, third) : joinsTwo(graph, first!, second!);
}

function joinsTwo(graph: TrackGraph, from: Waypoint, to: Waypoint): boolean {
  const starts = stopsAt(graph, from);
  // most places are not joined even by track that turns back on itself, and that is soon found out
  if (!leadsTo(graph, joined(graph, starts), to)) return false;
  const { entered } = spreadFrom(graph, withoutStations(graph), starts);
  return graph.stops.some(
    (stop) =>
      to(stop) && stop.pieces.some((piece) => entered[doorTo(graph, graph.pieces[piece]!, stop.index)]),
  );
}

/** From the middle two arms must be found: whatever makes that impossible shows within a few steps. */
function joinsThree(graph: TrackGraph, first: Waypoint, middle: Waypoint, third: Waypoint): boolean {
  const starts = stopsAt(graph, middle);
  const leadsToBoth = (nodes: Uint8Array) => leadsTo(graph, nodes, first) && leadsTo(graph, nodes, third);
  if (!leadsToBoth(joined(graph, starts))) return false;
  const access = withoutStations(graph);
  if (!leadsToBoth(reachOf(graph, { ...access, own: starts }).stops)) return false;
  const search = new TrailSearch(graph, access);
  const goalAt = (place: Waypoint) => arrivesAt(graph, (stop) => place(graph.stops[stop]!));
  return graph.stops.some(
    (stop) => starts[stop.index] && joinsArms(search, stop, goalAt(first), goalAt(third)),
  );
}

function leadsTo({ stops }: TrackGraph, nodes: Uint8Array, place: Waypoint): boolean {
  return stops.some((stop) => nodes[stop.index] && place(stop));
}

/** By stop: is it such a place, with track that leads there? */
function stopsAt(graph: TrackGraph, isIt: Waypoint): Uint8Array {
  const found = new Uint8Array(graph.stops.length);
  for (const stop of graph.stops) if (stop.pieces.length > 0 && isIt(stop)) found[stop.index] = 1;
  return found;
}

/** By node: is there track to it from one of these stops, whichever way it turns? */
function joined(graph: TrackGraph, starts: Uint8Array): Uint8Array {
  const { stops, sides, pieces } = graph;
  const found = new Uint8Array(stops.length + sides.length);
  const queue: number[] = [];
  const visit = (node: number) => {
    if (found[node]) return;
    found[node] = 1;
    queue.push(node);
  };
  const follow = (node: number, list: readonly number[]) => {
    for (const piece of list) visit(pieces[piece]!.from === node ? pieces[piece]!.to : pieces[piece]!.from);
  };
  for (const { index } of stops) if (starts[index]) visit(index);
  for (const node of queue) {
    const stop = stops[node];
    if (stop) follow(node, stop.pieces);
    else for (const list of sides[node - stops.length]!.pieces) follow(node, list);
  }
  return found;
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
  const open = new Uint8Array(graph.stops.length);
  for (const { index, def } of graph.stops) open[index] = def.kind === 'offboard' ? 0 : 1;
  return { own: new Uint8Array(graph.stops.length), open, shut: new Uint8Array(graph.stops.length) };
}
