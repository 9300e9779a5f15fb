/** All ways over the track, one by one: whoever counts them all needs no theory of reaching. */
import type { Stop } from '@/engine/board/types';
import {
  areaHexes,
  beyond,
  type End,
  facing,
  isEdgeEnd,
  isWall,
  type Piece,
  sideName,
  sixEdges,
  stopName,
  stopNamed,
  stopNo,
  type World,
} from './world';

/** A way so far: the stops in their order, and all track with the sides it touches. */
export interface Way {
  readonly stops: readonly string[];
  readonly pieces: readonly Piece[];
  readonly used: ReadonlySet<string>;
}

/** What stands in a company's way. */
export interface Doors {
  passes(stop: string, arriving: Piece, leaving: Piece): boolean;
  isShut(stop: string): boolean;
}

/** More ways than anybody wants to count. */
export class TooMany extends Error {}

export interface Walk {
  readonly world: World;
  readonly doors: Doors;
  /** Steps that are taken before it is given up. */
  readonly most: number;
  /** The way has come to a stop: may it go on? */
  atStop(way: Way, stop: string): boolean;
  /** The way comes into a hex. */
  atDoor?(way: Way, hex: string, edge: number): void;
}

/** Follows every way from a stop: no side and no piece twice, no stop twice. Whoever is told of a way copies what it keeps. */
export function walkFrom(walk: Walk, start: string): void {
  const { world, doors } = walk;
  const stops: string[] = [start];
  const pieces: Piece[] = [];
  const used = new Set<string>();
  const way: Way = { stops, pieces, used };
  let steps = 0;
  const along = (piece: Piece, entered: string): void => {
    if (++steps > walk.most) throw new TooMany();
    const to = nameOf(world, piece.hex, piece.a) === entered ? piece.b : piece.a;
    const name = nameOf(world, piece.hex, to);
    const joint = `${piece.hex}:${piece.a}-${piece.b}`;
    if (used.has(joint) || used.has(name) || stops.includes(name)) return;
    if (!isEdgeEnd(to) && doors.isShut(name)) return;
    used.add(joint);
    pieces.push(piece);
    if (isEdgeEnd(to)) {
      used.add(name);
      cross(piece.hex, to);
      used.delete(name);
    } else {
      stops.push(name);
      if (walk.atStop(way, name)) leave(name);
      stops.pop();
    }
    pieces.pop();
    used.delete(joint);
  };
  const cross = (from: string, edge: number): void => {
    if (isWall(world.board, from, edge)) return;
    const hex = beyond(from, edge);
    const door = facing(edge);
    walk.atDoor?.(way, hex, door);
    for (const piece of piecesAt(world, hex, door)) along(piece, sideName(world.board, hex, door));
  };
  const leave = (stop: string): void => {
    const { hex, no } = stopNamed(world, stop);
    const last = pieces.at(-1);
    for (const piece of piecesAt(world, hex, `s${no}`)) {
      if (!last || (piece !== last && doors.passes(stop, last, piece))) along(piece, stop);
    }
  };
  leave(start);
}

function nameOf({ board }: World, hex: string, end: End): string {
  return isEdgeEnd(end) ? sideName(board, hex, end) : stopName(hex, stopNo(end));
}

function piecesAt({ face }: World, hex: string, end: End): Piece[] {
  return face(hex).pieces.filter(({ a, b }) => a === end || b === end);
}

/** Stations at a stop: of a red or grey area, all of its hexes have the same. */
export function stationsAt({ board, state }: World, hex: string, no: number, def: Stop) {
  if (def.shared) {
    const area = areaHexes(board, hex);
    return state.board.stations.filter((each) => area.includes(each.hex));
  }
  return state.board.stations.filter((each) => each.hex === hex && each.stop === no);
}

/** [18Rhl 6.1.2, 6.2.2, 6.2.3.1, rulings 62, 63, 64, 68, 75] what a company finds. `also` is a hex with a token of its own. */
export function doorsOf(world: World, company: string, also?: { hex: string } | null): Doors {
  const { state } = world;
  const here = (stop: string) => {
    const { hex, no, def } = stopNamed(world, stop);
    const stations = stationsAt(world, hex, no, def);
    const isOwn =
      stations.some((each) => each.company === company) || (also?.hex === hex && def.kind === 'city');
    const others = stations.filter(
      (each) => each.company !== company && state.companies[each.company]?.floated,
    );
    return { def, isOwn, others };
  };
  const isOpen = (stop: string): boolean => {
    const { def, isOwn, others } = here(stop);
    const places = (def.slots ?? 0) + (def.harbourSlots ?? 0);
    return isOwn || places === 0 || others.filter(({ place }) => place !== 'beside').length < places;
  };
  const overFerry = (stop: string, { hex, a, b, ferry }: Piece): boolean => {
    if (!ferry || isEdgeEnd(a) || isEdgeEnd(b)) return false;
    const ends = [stopName(hex, stopNo(a)), stopName(hex, stopNo(b))];
    return isOpen(ends.find((each) => each !== stop)!);
  };
  return {
    passes(stop, arriving, leaving) {
      const { kind } = stopNamed(world, stop).def;
      if (kind === 'offboard' || arriving.terminal || leaving.terminal) return false;
      if (kind === 'town') return true;
      return isOpen(stop) || overFerry(stop, arriving) || overFerry(stop, leaving);
    },
    isShut(stop) {
      const { def, isOwn, others } = here(stop);
      return def.kind === 'offboard' && !isOwn && others.length > 0;
    },
  };
}

/** Every stop of the map, as it is now. */
export function allStops({ board, face }: World): string[] {
  return Object.keys(board.hexes).flatMap((hex) => face(hex).stops.map((_, no) => stopName(hex, no)));
}

export function ownStops(world: World, company: string): string[] {
  return allStops(world).filter((stop) => {
    const { hex, no, def } = stopNamed(world, stop);
    return stationsAt(world, hex, no, def).some((each) => each.company === company);
  });
}

/** What available routes come to: stops, and edges with the sides of that hex that the way had used before. */
export interface Range {
  readonly stops: ReadonlySet<string>;
  /** By `hex/edge`: for each way, the edges of the hex that it has used. */
  readonly doors: ReadonlyMap<string, readonly (readonly number[])[]>;
}

const mostSteps = 20_000;

export function rangeFrom(
  world: World,
  doors: Doors,
  starts: readonly string[],
  goesOn: (way: Way) => 'no' | 'ends' | 'passes' = () => 'passes',
): Range {
  const stops = new Set<string>(starts);
  const found = new Map<string, Map<string, number[]>>();
  for (const start of starts) {
    walkFrom(
      {
        world,
        doors,
        most: mostSteps,
        atStop(way, stop) {
          const answer = goesOn(way);
          if (answer !== 'no') stops.add(stop);
          return answer === 'passes';
        },
        atDoor(way, hex, edge) {
          const used = sixEdges.filter(
            (each) => each !== edge && way.used.has(sideName(world.board, hex, each)),
          );
          const ways = found.get(`${hex}/${edge}`) ?? new Map<string, number[]>();
          ways.set(used.join(), used);
          found.set(`${hex}/${edge}`, ways);
        },
      },
      start,
    );
  }
  return { stops, doors: new Map([...found].map(([door, ways]) => [door, [...ways.values()]])) };
}

/** [18Rhl 6.1.2] all that a company's available routes come to. */
export function rangeOf(world: World, company: string): Range {
  return rangeFrom(world, doorsOf(world, company), ownStops(world, company));
}
