import type { HexId, TileId } from '@/engine/game/ids';
import { distinctTurns, isEdge, type PlacedFace, stopIndex, turnFace } from './face';
import { edges, isImpassable, neighbour, opposite } from './layout';
import {
  type BoardDef,
  type BoardState,
  buildColours,
  type Colour,
  type Edge,
  type Face,
  type HexDef,
  type LaidTile,
  type Stop,
  type TileDef,
  type Track,
  type TrackEnd,
} from './types';

/** A tile and turn that may follow on a hex, as far as shape, colour and letter code go. */
export interface Fitting {
  readonly tile: TileId;
  readonly turn: number;
  /** For each stop that was there, the stop of the new tile that it becomes. */
  readonly becomes: readonly number[];
  /** Edges that the new tile's track touches. */
  readonly edges: readonly Edge[];
  /** Track that was not there before. */
  readonly newTrack: readonly Track[];
}

export function nextColour(colour: Colour): Colour | undefined {
  const at = (buildColours as readonly Colour[]).indexOf(colour);
  return at < 0 ? undefined : buildColours[at + 1];
}

const known = new WeakMap<BoardDef, Map<string, readonly Fitting[]>>();

/**
 * All tiles and turns that may follow on a hex, whatever the phase, the supply and the company. They
 * depend on nothing but the hex and what lies on it, so each list is worked out once.
 */
export function fittings(board: BoardDef, hex: HexId, laid: LaidTile | undefined): readonly Fitting[] {
  let lists = known.get(board);
  if (!lists) {
    lists = new Map();
    known.set(board, lists);
  }
  const key = laid ? `${hex}|${laid.tile}|${laid.turn}` : hex;
  let list = lists.get(key);
  if (!list) {
    list = findFittings(board, hex, laid);
    lists.set(key, list);
  }
  return list;
}

function findFittings(board: BoardDef, hex: HexId, laid: LaidTile | undefined): Fitting[] {
  const def = board.hexes[hex];
  if (!def || !isBuildable(def)) return [];
  const present = laid ? turnFace(board.tiles[laid.tile]!, laid.turn) : turnFace(def, 0);
  const allowed = laid ? board.tiles[laid.tile]!.upgrades : def.upgrades;
  return Object.entries(board.tiles).flatMap(([id, tile]) => {
    if (allowed && !allowed.includes(id)) return [];
    if (!belongs(tile, hex, def, present)) return [];
    return turnsOn(tile, hex).flatMap((turn) => {
      const fitting = fitted(board, hex, def, present, { first: !laid, listed: !!allowed }, tile, turn);
      return fitting ? [{ tile: id, turn, ...fitting }] : [];
    });
  });
}

/** Red and grey hexes of the map are never built on; a grey tile on another hex is. */
export function isBuildable(def: HexDef): boolean {
  return def.colour !== 'red' && def.colour !== 'gray' && def.colour !== 'blue';
}

/** Colour, letter code and the hexes that a tile is limited to. */
function belongs(tile: TileDef, hex: HexId, def: HexDef, present: PlacedFace): boolean {
  if (tile.colour !== nextColour(present.colour)) return false;
  if (tile.only && !tile.only.includes(hex)) return false;
  return sameSigns(tile, def);
}

/** Letter code, border and logo; a tile for several letter codes shows all of them: `D/DU/K`. */
export function sameSigns(tile: Face, other: Face): boolean {
  const codes = (face: Face) => (face.label ?? '').split('/');
  return (
    codes(tile).some((code) => codes(other).includes(code)) &&
    tile.frame === other.frame &&
    tile.logo === other.logo
  );
}

/** Ways in which a tile may be turned on a hex, each looking otherwise. */
export function turnsOn(tile: TileDef, hex: HexId): readonly number[] {
  const only = tile.rotation?.[hex];
  return only === undefined ? distinctTurns(tile) : [only];
}

function fitted(
  board: BoardDef,
  hex: HexId,
  def: HexDef,
  present: PlacedFace,
  { first, listed }: { first: boolean; listed: boolean },
  tile: TileDef,
  turn: number,
): Omit<Fitting, 'tile' | 'turn'> | undefined {
  const next = turnFace(tile, turn);
  const touched = edgesOf(next);
  if (touched.some((edge) => !leadsSomewhere(board, hex, edge))) return undefined;
  if (first && def.stubs?.some((edge) => !touched.includes(edge))) return undefined;
  const becomes = preserves(present, next, listed);
  if (!becomes) return undefined;
  return { becomes, edges: touched, newTrack: freshTrack(present, next, becomes) };
}

/** The edges that track touches. */
export function edgesOf({ track }: Pick<PlacedFace, 'track'>): Edge[] {
  return edges.filter((edge) => track.some(([a, b]) => a === edge || b === edge));
}

/** Track may not run off the map, against an impassable border or the blank side of a red or grey hex. */
export function leadsSomewhere(board: BoardDef, hex: HexId, edge: Edge): boolean {
  const beyond = neighbour(board, hex, edge);
  if (!beyond || beyond.colour === 'blue' || isImpassable(board, hex, edge)) return false;
  return isBuildable(beyond) || edgesOf(turnFace(beyond, 0)).includes(opposite(edge));
}

/**
 * If all old track is kept: which new stop each old one becomes. Stops may merge, never split, and keep
 * their kind unless a table lists the upgrade; a stop without track takes a place that is left.
 */
export function preserves(old: PlacedFace, next: PlacedFace, listed = false): number[] | undefined {
  if (!listed && !sameKinds(old, next)) return undefined;
  const fits = (stop: number, heir: Stop) => listed || heir.kind === old.stops[stop]!.kind;
  const becomes = old.stops.map((_, stop) => heirOf(old, next, stop));
  if (becomes.includes('lost')) return undefined;
  const taken = new Set(becomes);
  const filled = becomes.map((heir, stop) => {
    if (heir !== 'any') return heir as number;
    const free = next.stops.findIndex((def, i) => fits(stop, def) && !taken.has(i));
    const place = free >= 0 ? free : next.stops.findIndex((def) => fits(stop, def));
    taken.add(place);
    return place;
  });
  if (filled.some((place, stop) => place < 0 || !fits(stop, next.stops[place]!))) return undefined;
  if (!keepsBanks(old, next, filled) || mergesTooMany(old, next, filled)) return undefined;
  return old.track.every(([a, b]) => keepsPiece(next, heirEnd(a, filled), heirEnd(b, filled)))
    ? filled
    : undefined;
}

/** Cities stay cities and towns stay towns: as many of them on an empty hex, later also fewer where they merge. */
function sameKinds(old: PlacedFace, next: PlacedFace): boolean {
  const mayMerge = old.colour !== 'white';
  return (['city', 'town', 'offboard'] as const).every((kind) => {
    const [before, after] = [old, next].map((face) => face.stops.filter((stop) => stop.kind === kind).length);
    return before === after || (mayMerge && after! > 0 && after! < before!);
  });
}

/** Two stops become one only where the new tile has fewer: none of its stops may come from nowhere. */
function mergesTooMany(old: PlacedFace, next: PlacedFace, becomes: readonly number[]): boolean {
  return new Set(becomes).size < Math.min(old.stops.length, next.stops.length);
}

/** On a river, a bank keeps its places as long as the tile has banks. */
function keepsBanks(old: PlacedFace, next: PlacedFace, becomes: readonly number[]): boolean {
  return becomes.every((place, stop) => {
    const [from, to] = [old.stops[stop]!.bank, next.stops[place]!.bank];
    return !from || !to || from === to;
  });
}

function heirOf(old: PlacedFace, next: PlacedFace, stop: number): number | 'any' | 'lost' {
  const touched = edges.filter((edge) => hasPiece(old, edge, `s${stop}`));
  if (touched.length === 0) return 'any';
  const heirs = next.stops.flatMap((_, heir) =>
    touched.every((edge) => hasPiece(next, edge, `s${heir}`)) ? [heir] : [],
  );
  return heirs[0] ?? 'lost';
}

function hasPiece(face: PlacedFace, a: TrackEnd, b: TrackEnd): boolean {
  return face.track.some(([from, to]) => (from === a && to === b) || (from === b && to === a));
}

/** Two stops that became one need no track between them any more. */
function keepsPiece(next: PlacedFace, a: TrackEnd, b: TrackEnd): boolean {
  return a === b || hasPiece(next, a, b);
}

function heirEnd(end: TrackEnd, becomes: readonly number[]): TrackEnd {
  return isEdge(end) ? end : `s${becomes[stopIndex(end)]!}`;
}

function freshTrack(old: PlacedFace, next: PlacedFace, becomes: readonly number[]): Track[] {
  const kept = new Set(
    old.track.map(([a, b]) => [heirEnd(a, becomes), heirEnd(b, becomes)].map(String).sort().join('-')),
  );
  return next.track.filter(([a, b]) => !kept.has([a, b].map(String).sort().join('-')));
}

/** Tiles that may follow on a hex as it is now. */
export function successors(board: BoardDef, hex: HexId, state: BoardState): TileId[] {
  return [...new Set(fittings(board, hex, state.tiles[hex]).map((fitting) => fitting.tile))];
}

/** Tiles that a tile may become somewhere on the board. */
export function tileSuccessors(board: BoardDef, tile: TileId): TileId[] {
  const def = board.tiles[tile];
  if (!def) return [];
  return Object.entries(board.tiles)
    .filter(([id, next]) => {
      if (next.colour !== nextColour(def.colour) || !sameSigns(next, def)) return false;
      if (def.upgrades && !def.upgrades.includes(id)) return false;
      return distinctTurns(next).some((turn) =>
        preserves(turnFace(def, 0), turnFace(next, turn), def.upgrades !== undefined),
      );
    })
    .map(([id]) => id);
}
