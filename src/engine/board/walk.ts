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
  const piece = pieceOfStep(graph, step);
  const head = headOf(graph, step);
  const onward: Step[] = [];
  const add = (next: number) => {
    const to = leaving(graph, next, head);
    if (!entersShut(graph, access, to)) onward.push(to);
  };
  if (head < graph.stops.length) {
    for (const next of graph.stops[head]!.pieces) {
      if (mayPass(graph, access, head, piece, graph.pieces[next]!)) add(next);
    }
  } else {
    const side = graph.sides[head - graph.stops.length]!;
    for (const next of side.pieces[side.hexes[0] === piece.hex ? 1 : 0]) add(next);
  }
  return onward;
}

function entersShut(graph: TrackGraph, access: Access, step: Step): boolean {
  const head = headOf(graph, step);
  return head < graph.stops.length && access.shut[head] === 1;
}

/** Does a line, given backwards, use no track twice? */
function isTrail(graph: TrackGraph, backwards: readonly Step[]): boolean {
  let at = 0;
  return trailTest(graph)(backwards[0]!, () => backwards[++at] ?? -1);
}

/** A test for many lines of the same graph: what a line has used is stamped with the number of the line. */
export function trailTest(graph: TrackGraph): (last: Step, before: (step: Step) => Step) => boolean {
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

/** A search for a line of track: positions add to a step whatever else must be known there. */
export interface Quest<P extends { readonly step: Step }> {
  readonly graph: TrackGraph;
  readonly starts: readonly P[];
  onward(position: P): readonly P[];
  arrived(position: P): boolean;
  /** Tells positions apart. */
  key(position: P): number;
}

/**
 * Is there a line that uses no track twice? Follows the shortest line that is left at every point: if it
 * is fine as it is, the search is over; if there is none, so is this way. Only where the shortest line
 * comes back to its own track are other ways tried. Gives up, with no answer, after `most` points.
 */
export function findTrail<P extends { readonly step: Step }>(
  quest: Quest<P>,
  most = Number.POSITIVE_INFINITY,
): boolean | undefined {
  const { graph } = quest;
  const used = new Uint8Array(graph.uses);
  let points = 0;
  const claims = (position: P) => {
    const entry = tailSide(graph, position.step);
    return pieceOfStep(graph, position.step).uses.filter((use) => use !== entry);
  };
  const free = (position: P) => claims(position).every((use) => !used[use]);
  const walk = (position: P): boolean => {
    if (++points > most || !free(position)) return false;
    const shortest = shortestLine({ ...quest, starts: [position] }, free);
    if (!shortest) return false;
    if (isTrail(graph, shortest)) return true;
    const claimed = claims(position);
    for (const use of claimed) used[use] = 1;
    const found = quest.onward(position).some(walk);
    for (const use of claimed) used[use] = 0;
    return found;
  };
  return quest.starts.some(walk) || (points > most ? undefined : false);
}

/** The shortest line over free track, backwards; it may use track twice. */
export function shortestLine<P extends { readonly step: Step }>(
  quest: Quest<P>,
  free: (position: P) => boolean = () => true,
): Step[] | undefined {
  const queue = [...quest.starts];
  const before = new Map<number, P | null>(queue.map((position) => [quest.key(position), null]));
  for (const position of queue) {
    if (quest.arrived(position)) return retrace(position, (at) => before.get(quest.key(at)) ?? null);
    for (const next of quest.onward(position)) {
      const key = quest.key(next);
      if (before.has(key) || !free(next)) continue;
      before.set(key, position);
      queue.push(next);
    }
  }
  return undefined;
}

function retrace<P extends { readonly step: Step }>(last: P, before: (position: P) => P | null): Step[] {
  const steps: Step[] = [];
  for (let at: P | null = last; at; at = before(at)) steps.push(at.step);
  return steps;
}
