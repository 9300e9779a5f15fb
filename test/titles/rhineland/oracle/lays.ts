/** Which tiles may be laid: from the book, hex by hex, tile by tile, turn by turn. */
import type { BoardDef, LaidTile } from '@/engine/board/types';
import type { Range } from './ways';
import {
  beyond,
  type End,
  edgesTouched,
  type Face,
  faceOf,
  faceWith,
  facing,
  isEdgeEnd,
  isWall,
  order,
  type Piece,
  phaseOf,
  sixEdges,
  stopName,
  stopNo,
  type World,
} from './world';

export interface Lay {
  readonly hex: string;
  readonly tile: string;
  readonly turn: number;
}

export const isBuildable = ({ hexes }: BoardDef, hex: string) =>
  !['red', 'gray', 'blue'].includes(hexes[hex]!.colour);

/** [18Rhl 6.2.1] a letter code of the tile is one of the hex; without a code only where there is none. */
function hasCode(board: BoardDef, hex: string, tile: string): boolean {
  const codes = (label: string | undefined) => (label ?? '').split('/');
  return codes(board.tiles[tile]!.label).some((code) => codes(board.hexes[hex]!.label).includes(code));
}

/** [18Rhl 6.2.1, ruling 46] not off the map, not into the Rhine, not against a blank side of a red or grey hex. */
function leadsOn(board: BoardDef, hex: string, edge: number): boolean {
  if (isWall(board, hex, edge)) return false;
  const other = beyond(hex, edge);
  return (
    isBuildable(board, other) || edgesTouched(faceOf(board.hexes[other]!, other, 0)).includes(facing(edge))
  );
}

const sameEnds = (piece: Piece, a: End, b: End) =>
  (piece.a === a && piece.b === b) || (piece.a === b && piece.b === a);

/** Every way in which the stops that are there become stops of the new tile. */
function heirs(old: number, next: number): number[][] {
  if (old === 0) return [[]];
  return heirs(old - 1, next).flatMap((first) => Array.from({ length: next }, (_, heir) => [...first, heir]));
}

const count = (face: Face, kind: string) => face.stops.filter((stop) => stop.kind === kind).length;

/**
 * [18Rhl 6.2.1, 6.2.1.1, ruling 42] all old track stays; cities may merge, never split; towns stay towns and cities
 * cities unless the tile is listed for it.
 */
function keepsAll(old: Face, next: Face, isListed: boolean): number[] | undefined {
  const kinds = ['city', 'town'].every((kind) => {
    const [before, after] = [count(old, kind), count(next, kind)];
    return isListed || before === after || (old.colour !== 'white' && after > 0 && after < before);
  });
  if (!kinds) return undefined;
  return heirs(old.stops.length, next.stops.length).find((becomes) => {
    const size = new Set(becomes).size;
    if (size < Math.min(old.stops.length, next.stops.length)) return false;
    const fits = becomes.every((heir, stop) => {
      const [from, to] = [old.stops[stop]!, next.stops[heir]!];
      return (isListed || from.kind === to.kind) && (!from.bank || !to.bank || from.bank === to.bank);
    });
    const end = (each: End): End => (isEdgeEnd(each) ? each : `s${becomes[stopNo(each)]}`);
    return (
      fits &&
      old.pieces.every(
        ({ a, b }) => end(a) === end(b) || next.pieces.some((piece) => sameEnds(piece, end(a), end(b))),
      )
    );
  });
}

/** A tile and turn that fit on what lies there, with the track that is new. */
export interface Fit extends Lay {
  readonly fresh: readonly Piece[];
  readonly face: Face;
  /** Which stop of the tile each old stop becomes. */
  readonly becomes: readonly number[];
}

export function fitsOn(board: BoardDef, hex: string, laid: LaidTile | undefined): Fit[] {
  if (!isBuildable(board, hex)) return [];
  const old = faceWith(board, hex, laid);
  const printed = laid ? board.tiles[laid.tile]! : board.hexes[hex]!;
  const listed = printed.upgrades;
  const wanted = order[(order as readonly string[]).indexOf(printed.colour) + 1];
  const fits: Fit[] = [];
  for (const [tile, def] of Object.entries(board.tiles)) {
    if (def.colour !== wanted || (def.only && !def.only.includes(hex)) || !hasCode(board, hex, tile))
      continue;
    if (listed && !listed.includes(tile)) continue;
    const fixed = def.rotation?.[hex];
    for (const turn of fixed === undefined ? sixEdges : [fixed]) {
      const face = faceOf(def, hex, turn);
      const edges = edgesTouched(face);
      if (!edges.every((edge) => leadsOn(board, hex, edge))) continue;
      if (!laid && !(board.hexes[hex]!.stubs ?? []).every((edge) => edges.includes(edge))) continue;
      const becomes = keepsAll(old, face, listed !== undefined);
      if (!becomes) continue;
      const end = (each: End): End => (isEdgeEnd(each) ? each : `s${becomes[stopNo(each)]}`);
      const fresh = face.pieces.filter(
        (piece) => !old.pieces.some(({ a, b }) => sameEnds(piece, end(a), end(b))),
      );
      fits.push({ hex, tile, turn, fresh, face, becomes });
    }
  }
  return fits;
}

/** Two turns that look the same are one: track between stops with so many places, and plain track. */
export function look(board: BoardDef, { hex, tile, turn }: Lay): string {
  const { stops, pieces } = faceOf(board.tiles[tile]!, hex, turn);
  const byStop = stops.map((stop, no) => {
    const ends = pieces.flatMap(({ a, b, ferry }) => {
      if (a !== `s${no}` && b !== `s${no}`) return [];
      const other = a === `s${no}` ? b : a;
      return [`${isEdgeEnd(other) ? other : 's'}${ferry ? 'f' : ''}`];
    });
    return `${stop.kind}${stop.slots ?? 0}${stop.harbourSlots ?? 0}${stop.bank ?? ''}:${ends.sort().join()}`;
  });
  const plain = pieces
    .filter(({ a, b }) => isEdgeEnd(a) && isEdgeEnd(b))
    .map(({ a, b }) => [a, b].sort().join('-'));
  return `${hex} ${tile} ${[...byStop, ...plain].sort().join(' ')}`;
}

export function costOn({ board, state }: World, hex: string): number {
  const laid = state.board.tiles[hex];
  return (laid ? board.tiles[laid.tile]!.cost : board.hexes[hex]!.cost)?.amount ?? 0;
}

export function isMountain({ board, state }: World, hex: string): boolean {
  const laid = state.board.tiles[hex];
  return (laid ? board.tiles[laid.tile]!.cost : board.hexes[hex]!.cost)?.terrain === 'mountain';
}

/** [18Rhl 6.2.1, rulings 40, 41, 124] the tile continues an available route, or a route is at a stop of the hex. */
export function extendsRoute({ face }: World, range: Range, { hex, fresh }: Fit): boolean {
  if (face(hex).stops.some((_, no) => range.stops.has(stopName(hex, no)))) return true;
  return fresh.some(({ a, b }) =>
    [
      [a, b],
      [b, a],
    ].some(([from, to]) => {
      if (!isEdgeEnd(from!)) return false;
      const ways = range.doors.get(`${hex}/${from}`) ?? [];
      return ways.some((used) => !isEdgeEnd(to!) || !used.includes(to));
    }),
  );
}

/** Tiles of the colours of the phase that are left in the box and fit, on these hexes. */
export function possible(
  { board, state }: World,
  hexes: readonly string[],
  forbidden: readonly string[],
): Fit[] {
  const { colour } = phaseOf(state);
  const colours: readonly string[] = order.slice(1, (order as readonly string[]).indexOf(colour) + 1);
  const lying = Object.values(state.board.tiles).map(({ tile }) => tile);
  return hexes.flatMap((hex) =>
    fitsOn(board, hex, state.board.tiles[hex]).filter(({ tile }) => {
      const left = board.tiles[tile]!.count - lying.filter((each) => each === tile).length;
      return colours.includes(board.tiles[tile]!.colour) && left > 0 && !forbidden.includes(tile);
    }),
  );
}

/** [18LRA 6.2.1] a green border; the same on E12 with the alternative package. */
export function waitsForGreen({ board, state }: World, hex: string): boolean {
  return (
    board.hexes[hex]!.buildFrom === 'green' && phaseOf(state).colour === 'yellow' && !state.board.tiles[hex]
  );
}

/** Hexes that an available route comes to. */
export function hexesNear(range: Range): string[] {
  const near = [...range.doors.keys()].map((door) => door.split('/')[0]!);
  const at = [...range.stops].map((stop) => stop.split('.')[0]!);
  return [...new Set([...near, ...at])];
}
