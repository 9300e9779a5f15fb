import type { Piece, StopNode, TrackGraph } from './graph';

/** Stops that a line of track must touch, one after the other. */
export type Waypoint = (stop: StopNode) => boolean;

/**
 * Is there one line of track through stops of each kind in this order, without turning back and without
 * using track twice? Stations do not matter; red fields and black triangles end every line.
 */
export function trackJoins(graph: TrackGraph, waypoints: readonly Waypoint[]): boolean {
  const [first, ...rest] = waypoints;
  if (!first) return true;
  const used = new Uint8Array(graph.uses);
  return graph.stops.some((stop) => first(stop) && goOn(graph, used, stop.index, -1, rest));
}

/** From a node that was reached by a piece (none at the start), with these stops still to come. */
function goOn(
  graph: TrackGraph,
  used: Uint8Array,
  node: number,
  by: number,
  ahead: readonly Waypoint[],
): boolean {
  const stop = graph.stops[node];
  const next = ahead[0];
  if (stop && by >= 0 && next?.(stop)) {
    if (ahead.length === 1) return true;
    return onward(graph, used, node, by, ahead.slice(1)) || onward(graph, used, node, by, ahead);
  }
  return onward(graph, used, node, by, ahead);
}

function onward(
  graph: TrackGraph,
  used: Uint8Array,
  node: number,
  by: number,
  ahead: readonly Waypoint[],
): boolean {
  const arrived = graph.pieces[by];
  const entry = node - graph.stops.length;
  for (const index of piecesAfter(graph, node, arrived)) {
    const piece = graph.pieces[index]!;
    if (index === by || (arrived && (arrived.terminal || piece.terminal) && entry < 0)) continue;
    const claimed = piece.uses.filter((use) => use !== entry);
    if (claimed.some((use) => used[use])) continue;
    for (const use of claimed) used[use] = 1;
    const found = goOn(graph, used, piece.from === node ? piece.to : piece.from, index, ahead);
    for (const use of claimed) used[use] = 0;
    if (found) return true;
  }
  return false;
}

/** A stop hands a line on to any of its pieces, a side only into the other hex; a red field ends it. */
function piecesAfter(graph: TrackGraph, node: number, arrived: Piece | undefined): readonly number[] {
  const stop = graph.stops[node];
  if (stop) return arrived && stop.def.kind === 'offboard' ? [] : stop.pieces;
  const side = graph.sides[node - graph.stops.length]!;
  return side.pieces[side.hexes[0] === arrived?.hex ? 1 : 0];
}
