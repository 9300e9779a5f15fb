import type { Access } from '@/engine/board/access';
import type { Piece, TrackGraph } from '@/engine/board/graph';
import { isStop } from './path';

/**
 * The track as a network of pipes: each side, and each piece between two stops, lets one train through. Every pipe is
 * followed by the same one backwards, whose index has the last bit changed.
 */
interface Pipes {
  readonly nodes: number;
  /** By node: its pipes are those from the first up to that of the next node, in `leaving`. */
  readonly first: Int32Array;
  readonly leaving: Int32Array;
  /** By pipe: where it leads, and how much goes through while nothing flows. */
  readonly to: Int32Array;
  readonly room: Uint8Array;
  /** By use of the graph: its one pipe. */
  readonly ofUse: Int32Array;
}

const known = new WeakMap<TrackGraph, Pipes>();

function pipesOf(graph: TrackGraph): Pipes {
  let pipes = known.get(graph);
  if (!pipes) {
    pipes = laid(graph);
    known.set(graph, pipes);
  }
  return pipes;
}

/** Nodes are the stops, then for each use where trains go in and where they come out. */
function laid(graph: TrackGraph): Pipes {
  const { stops, uses } = graph;
  const nodes = stops.length + 2 * uses;
  const from: number[] = [];
  const to: number[] = [];
  const room: number[] = [];
  const join = (a: number, b: number) => {
    from.push(a, b);
    to.push(b, a);
    room.push(1, 0);
  };
  const into = (use: number) => stops.length + 2 * use;
  const ofUse = Int32Array.from({ length: uses }, (_, use) => {
    join(into(use), into(use) + 1);
    return 2 * use;
  });
  const nodeAt = (node: number, side: (use: number) => number) =>
    isStop(graph, node) ? node : side(node - stops.length);
  const out = (use: number) => into(use) + 1;
  const alongPiece = ({ from: a, to: b, uses: own }: Piece) => {
    for (const [begin, end] of [
      [a, b],
      [b, a],
    ] as const) {
      if (isStop(graph, a) && isStop(graph, b)) {
        join(begin, into(own[0]!));
        join(out(own[0]!), end);
      } else join(nodeAt(begin, out), nodeAt(end, into));
    }
  };
  for (const piece of graph.pieces) if (piece) alongPiece(piece);
  const first = new Int32Array(nodes + 1);
  for (const node of from) first[node + 1]!++;
  for (let node = 0; node < nodes; node++) first[node + 1]! += first[node]!;
  const next = first.slice();
  const leaving = new Int32Array(from.length);
  for (let pipe = 0; pipe < from.length; pipe++) leaving[next[from[pipe]!]!++] = pipe;
  return { nodes, first, leaving, to: Int32Array.from(to), room: Uint8Array.from(room), ofUse };
}

/** Two sets of stops by index, and what is in the way between them. */
export interface Between {
  readonly from: Uint8Array;
  readonly to: Uint8Array;
  readonly access: Access;
  /** Is the track of this use taken? */
  isTaken(use: number): boolean;
}

/**
 * Are there so many ways from some stops to others that no track is part of two of them? Ways may be longer than any
 * train and turn on the spot: where there are fewer, no trains can run so.
 */
export function areApart(graph: TrackGraph, between: Between, wanted: number): boolean {
  const pipes = pipesOf(graph);
  const room = pipes.room.slice();
  for (let use = 0; use < pipes.ofUse.length; use++) if (between.isTaken(use)) room[pipes.ofUse[use]!] = 0;
  for (let found = 0; found < wanted; found++) if (!addWay(graph, pipes, room, between)) return false;
  return true;
}

/** One way more, if need be by leading others round; what flows through a pipe may flow back. */
function addWay(graph: TrackGraph, pipes: Pipes, room: Uint8Array, { from, to, access }: Between): boolean {
  const { first, leaving } = pipes;
  const cameBy = new Int32Array(pipes.nodes).fill(-1);
  const queue: number[] = [];
  const isOpen = (stop: number) =>
    access.open[stop] === 1 || graph.stops[stop]!.pieces.some((piece) => graph.pieces[piece]!.ferry);
  for (let stop = 0; stop < from.length; stop++) {
    if (!from[stop] || access.shut[stop]) continue;
    cameBy[stop] = -2;
    queue.push(stop);
  }
  for (const node of queue) {
    if (isStop(graph, node) && !from[node] && !isOpen(node)) continue;
    for (let i = first[node]!; i < first[node + 1]!; i++) {
      const pipe = leaving[i]!;
      const next = pipes.to[pipe]!;
      if (room[pipe] === 0 || cameBy[next] !== -1) continue;
      if (isStop(graph, next) && access.shut[next]) continue;
      cameBy[next] = pipe;
      if (isStop(graph, next) && to[next]) {
        fill(pipes, room, cameBy, next);
        return true;
      }
      queue.push(next);
    }
  }
  return false;
}

function fill({ to }: Pipes, room: Uint8Array, cameBy: Int32Array, end: number): void {
  for (let node = end; cameBy[node]! >= 0; node = to[cameBy[node]! ^ 1]!) {
    room[cameBy[node]!]!--;
    room[cameBy[node]! ^ 1]!++;
  }
}
