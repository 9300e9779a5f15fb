import type { Piece, StopNode, TrackGraph } from '@/engine/board/graph';
import type { TrainProfile, Visit } from './types';

/** Track in order, as nodes and the pieces between them: one node more than pieces, first and last a stop. */
export interface Path {
  readonly nodes: readonly number[];
  readonly pieces: readonly Piece[];
}

/** Where the pieces do not follow each other: the index of the first one that does not join on. */
export interface Break {
  readonly brokenAt: number;
}

/** Reads pieces as one piece of line: each joins on to the last without turning back at a side. */
export function pathOf(graph: TrackGraph, pieces: readonly Piece[]): Path | Break {
  const first = pieces[0];
  if (!first) return { brokenAt: 0 };
  const found = [first.from, first.to].map((start) => follow(graph, pieces, start));
  const whole = found.find((path) => !('brokenAt' in path));
  return (
    whole ?? found.reduce((a, b) => ('brokenAt' in b && 'brokenAt' in a && b.brokenAt > a.brokenAt ? b : a))
  );
}

function follow(graph: TrackGraph, pieces: readonly Piece[], start: number): Path | Break {
  const nodes = [start];
  let at = start;
  if (!isStop(graph, start)) return { brokenAt: 0 };
  for (const [i, piece] of pieces.entries()) {
    if (piece.from !== at && piece.to !== at) return { brokenAt: i };
    // a side hands track on to the other hex, a stop within its own
    if (i > 0 && (pieces[i - 1]!.hex === piece.hex) !== isStop(graph, at)) return { brokenAt: i };
    at = piece.from === at ? piece.to : piece.from;
    nodes.push(at);
  }
  return isStop(graph, at) ? { nodes, pieces } : { brokenAt: pieces.length };
}

export function isStop(graph: TrackGraph, node: number): boolean {
  return node < graph.stops.length;
}

/** A stop on a path with the pieces before and after it. */
export interface Passing {
  readonly stop: StopNode;
  readonly arriving: Piece | undefined;
  readonly leaving: Piece | undefined;
}

export function passings(graph: TrackGraph, path: Path): Passing[] {
  const list: Passing[] = [];
  for (const [i, node] of path.nodes.entries()) {
    const stop = graph.stops[node];
    if (stop) list.push({ stop, arriving: path.pieces[i - 1], leaving: path.pieces[i] });
  }
  return list;
}

/** The visits of a path: each stop by itself, but both stops of a ferry as one. */
export function visitsOf(graph: TrackGraph, passed: readonly Passing[]): Visit[] {
  const visits: { stops: StopNode[]; ferry: boolean; pieces: Piece[] }[] = [];
  for (const { stop, arriving, leaving } of passed) {
    const before = visits.at(-1);
    const crossing = before && arriving && joinsOneArea(graph, arriving);
    if (crossing) before.stops.push(stop);
    const visit = crossing ? before : { stops: [stop], ferry: false, pieces: [] };
    if (!crossing) visits.push(visit);
    for (const piece of [arriving, leaving]) {
      if (!piece) continue;
      if (piece.ferry) visit.ferry = true;
      if (!joinsOneArea(graph, piece)) visit.pieces.push(piece);
    }
  }
  return visits;
}

/** Is it a ferry between two stops that are one place for a route? */
export function joinsOneArea(graph: TrackGraph, piece: Piece): boolean {
  const from = graph.stops[piece.from];
  const to = graph.stops[piece.to];
  return piece.ferry && from !== undefined && to !== undefined && from.area === to.area;
}

/** What rules of a title see of visits: those without stops that the train ignores. */
export function countedVisits(visits: readonly Visit[], profile: TrainProfile): readonly Visit[] {
  return profile.ignores
    ? visits.filter(({ stops }) => !stops.every((stop) => ignores(profile, stop)))
    : visits;
}

export function ignores(profile: TrainProfile, stop: StopNode): boolean {
  return profile.ignores?.(stop) ?? false;
}
