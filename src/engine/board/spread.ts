import { type Access, mayPass } from './access';
import type { Piece, TrackGraph } from './graph';

/**
 * Where lines come to that use no track twice, exactly and in linear time.
 *
 * Every side has two doors, one in each of its hexes; a piece that joins two stops has two of its own, one at
 * each stop. A line goes from door to door within a hex (along a piece, or through a stop), then through the
 * door to its twin, and so on: pairs of doors and ways between them in turn. No door is used twice. Such
 * lines are the alternating paths of a matching, with doors for vertices and pairs of doors for its edges.
 * The search is the one by Edmonds: where it comes round to its own line, the whole loop counts as one place
 * from then on, and each of its doors can be come to from either side.
 */
export interface Spread {
  /** By door: a line comes in here, from its twin. */
  readonly entered: Uint8Array;
}

/** The door of a side in its first hex (0) or its second (1). */
export function doorOf(side: number, hex: 0 | 1): number {
  return 2 * side + hex;
}

export function twinOf(door: number): number {
  return door ^ 1;
}

/** The door to which a piece leads from a node; for one that joins two stops, the door at this one of them. */
export function doorTo(graph: TrackGraph, piece: Piece, node: number): number {
  const beyond = (piece.from === node ? piece.to : piece.from) - graph.stops.length;
  if (beyond < 0) return 2 * piece.uses[0]! + (piece.from === node ? 0 : 1);
  return 2 * beyond + (graph.sides[beyond]!.hexes[0] === piece.hex ? 0 : 1);
}

/** What a search works with, by door. Kept for the next one: searches are many, and new room for each is dear. */
interface Room {
  /** For a door that a line leaves by: the door that it came in by before. */
  readonly from: Int32Array;
  /** Doors of one loop have the same base; each leads nearer to it. */
  readonly base: Int32Array;
  readonly queue: Int32Array;
  /** Bases that a walk towards the root has come by carry its number. */
  readonly walked: Int32Array;
}

function roomFor(doors: number): Room {
  const list = () => new Int32Array(doors);
  return { from: list(), base: list(), queue: list(), walked: list() };
}

let room = roomFor(0);

export interface SpreadOptions {
  /** Sides that may not be used. */
  readonly without?: readonly number[];
  /** Enough once a line comes in at this door. */
  readonly until?: number;
}

/** All lines that begin at stops of this kind. */
export function spreadFrom(
  graph: TrackGraph,
  access: Access,
  isStart: Uint8Array,
  { without = [], until = -1 }: SpreadOptions = {},
): Spread {
  const { stops, pieces, sides } = graph;
  const stopCount = stops.length;
  const sideDoors = 2 * sides.length;
  // pieces that join two stops have a use of their own behind those of the sides
  const doors = 2 * graph.uses;
  /** Stands for all stops where lines begin. */
  const root = doors;
  const entered = new Uint8Array(doors + 1);
  if (room.queue.length <= doors) room = roomFor(2 * doors + 1);
  const { from, base, queue, walked } = room;
  from.fill(unseen, 0, doors);
  for (let door = 0; door <= doors; door++) base[door] = door;
  walked.fill(0, 0, doors + 1);
  let length = 0;
  for (const side of without) {
    from[2 * side] = barred;
    from[2 * side + 1] = barred;
  }

  const baseOf = (door: number): number => {
    let at = door;
    while (base[at] !== at) {
      base[at] = base[base[at]!]!;
      at = base[at]!;
    }
    return at;
  };

  const enter = (door: number): void => {
    if (entered[door]) return;
    entered[door] = 1;
    queue[length++] = door;
  };

  let walks = 0;

  /** The base where the ways back from two doors meet: a step on each in turn, so that neither goes far beyond. */
  const meeting = (one: number, other: number): number => {
    walks++;
    let here = baseOf(one);
    let there = baseOf(other);
    for (;;) {
      if (here !== nowhere) {
        if (walked[here] === walks) return here;
        walked[here] = walks;
        here = here === root ? nowhere : baseOf(from[here ^ 1]!);
      }
      [here, there] = [there, here];
    }
  };

  /** All doors on the way back become part of the loop: lines come in at them, too. */
  const join = (door: number, top: number): void => {
    for (let at = baseOf(door); at !== top; ) {
      const twin = at ^ 1;
      enter(twin);
      base[at] = top;
      base[twin] = top;
      at = baseOf(from[twin]!);
    }
  };

  /** A line that came in at one door goes on to another, within the hex. */
  const goOn = (door: number, next: number): void => {
    if (from[next] === barred) return;
    if (entered[next]) {
      if (baseOf(door) === baseOf(next)) return;
      const top = meeting(door, next);
      join(door, top);
      join(next, top);
    } else if (from[next] === unseen) {
      from[next] = door;
      enter(next ^ 1);
    }
  };

  const leadsIn = (piece: Piece, node: number): boolean => {
    const beyond = piece.from === node ? piece.to : piece.from;
    return beyond >= stopCount || access.shut[beyond] !== 1;
  };

  /** On from a stop that a piece has led to. */
  const through = (door: number, arriving: Piece, stop: number): void => {
    if (isStart[stop]) goOn(door, root);
    for (const index of stops[stop]!.pieces) {
      const piece = pieces[index]!;
      if (mayPass(graph, access, stop, arriving, piece) && leadsIn(piece, stop))
        goOn(door, doorTo(graph, piece, stop));
    }
  };

  entered[root] = 1;
  for (let stop = 0; stop < stopCount; stop++) {
    if (!isStart[stop]) continue;
    for (const index of stops[stop]!.pieces) {
      const piece = pieces[index]!;
      if (leadsIn(piece, stop)) goOn(root, doorTo(graph, piece, stop));
    }
  }
  for (let i = 0; i < length; i++) {
    const door = queue[i]!;
    if (door === until) break;
    if (door >= sideDoors) {
      const piece = graph.joining[(door - sideDoors) >> 1]!;
      through(door, piece, door & 1 ? piece.to : piece.from);
      continue;
    }
    const side = door >> 1;
    const node = stopCount + side;
    for (const index of sides[side]!.pieces[door & 1 ? 1 : 0]) {
      const piece = pieces[index]!;
      const beyond = piece.from === node ? piece.to : piece.from;
      if (beyond >= stopCount) goOn(door, doorTo(graph, piece, node));
      else if (access.shut[beyond] !== 1) through(door, piece, beyond);
    }
  }
  return { entered };
}

/** Beyond the root. */
const nowhere = -1;
const unseen = -1;
const barred = -2;
