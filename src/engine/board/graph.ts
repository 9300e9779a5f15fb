import type { HexId } from '@/engine/game/ids';
import { recent } from '@/engine/game/recent';
import { isEdge, type PlacedFace, stopIndex, turnFace } from './face';
import { type Sides, sidesOf } from './sides';
import type { BoardDef, BoardState, LaidTile, Stop, TrackEnd } from './types';

/** A city, town or red field of the board as it is now. */
export interface StopNode {
  readonly index: number;
  readonly hex: HexId;
  /** Which of the hex's stops. */
  readonly stop: number;
  readonly def: Stop;
  /** The area that a route visits once: hexes of one group, stops on one bank, or this stop alone. */
  readonly area: string;
  /** Pieces of track that end here. */
  readonly pieces: readonly number[];
}

/** A side between two hexes (or the end of the board): track is passed on here, never reversed. */
export interface SideNode {
  readonly index: number;
  /** The hexes it lies between; the second is empty where nothing may cross. */
  readonly hexes: readonly [HexId, HexId];
  /** Pieces that end here, for each of the two hexes. */
  readonly pieces: readonly [readonly number[], readonly number[]];
}

/** One piece of track inside a hex. */
export interface Piece {
  readonly index: number;
  /** Readable and stable while its tile lies there: `I10:0-s0`. Routes are written down with it. */
  readonly key: string;
  readonly hex: HexId;
  /** Nodes: below `stops.length` a stop, from there on a side. */
  readonly from: number;
  readonly to: number;
  readonly ferry: boolean;
  readonly terminal: boolean;
  /**
   * What only one train may use, once: the sides it touches, and the piece itself where it joins two
   * stops. Two pieces that share a side share track there, however short [18Rhl 6.1.2].
   */
  readonly uses: readonly number[];
}

/** All track on the board as integers: stops, then sides with track, joined by pieces. */
export interface TrackGraph {
  readonly stops: readonly StopNode[];
  readonly sides: readonly SideNode[];
  readonly pieces: readonly Piece[];
  /** How many different things `uses` names: the sides, then pieces that join two stops. */
  readonly uses: number;
  /** Pieces that join two stops, in the order of what they use. */
  readonly joining: readonly Piece[];
  /** By side of the board (see `sidesOf`): its index here, or -1 where no track touches it. */
  readonly sideAt: Int32Array;
  readonly stopsOf: ReadonlyMap<HexId, readonly StopNode[]>;
  readonly pieceOf: ReadonlyMap<string, Piece>;
}

type Tiles = BoardState['tiles'];

const compiled = new WeakMap<BoardDef, (tiles: Tiles) => TrackGraph>();
const boardsKept = 8;

/** The graph of a board: depends on its tiles alone, and is kept for the boards asked for last. */
export function graphOf(board: BoardDef, { tiles }: Pick<BoardState, 'tiles'>): TrackGraph {
  let graphs = compiled.get(board);
  if (!graphs) {
    graphs = recent(boardsKept, (laid: Tiles) => compile(sidesOf(board), partsOf(board, laid)));
    compiled.set(board, graphs);
  }
  return graphs(tiles);
}

/** What one hex adds to the graph; the same as long as the same tile lies on it the same way. */
interface HexPart {
  readonly hex: HexId;
  readonly stops: readonly PartStop[];
  /** Sides of the board that its track touches, in the order of the pieces. */
  readonly sides: readonly PartSide[];
  readonly track: readonly PartPiece[];
}

/** Pieces are numbered within the hex. */
interface PartStop {
  readonly def: Stop;
  readonly area: string;
  readonly pieces: readonly number[];
}

interface PartSide {
  readonly side: number;
  /** Is this hex the first or the second of the side? */
  readonly hex: 0 | 1;
  readonly pieces: readonly number[];
}

interface PartPiece {
  readonly key: string;
  readonly a: PartEnd;
  readonly b: PartEnd;
  readonly ferry: boolean;
  readonly terminal: boolean;
}

/** A stop of the hex or a side of the board; the other number is -1. */
interface PartEnd {
  readonly stop: number;
  readonly side: number;
}

/** The parts of a board as they were last, by hex; most are the same the next time. */
interface Parts {
  readonly hexes: readonly HexId[];
  readonly laid: (LaidTile | undefined)[];
  readonly list: HexPart[];
  readonly known: WeakMap<PlacedFace, HexPart>[];
}

const parts = new WeakMap<BoardDef, Parts>();

function partsOf(board: BoardDef, tiles: Tiles): readonly HexPart[] {
  let last = parts.get(board);
  if (!last) {
    const hexes = [...sidesOf(board).of.keys()];
    last = { hexes, laid: [], list: [], known: hexes.map(() => new WeakMap()) };
    parts.set(board, last);
  }
  const { hexes, laid, list, known } = last;
  for (let i = 0; i < hexes.length; i++) {
    const hex = hexes[i]!;
    const tile = tiles[hex];
    if (list[i] && laid[i] === tile) continue;
    const face = tile ? turnFace(board.tiles[tile.tile]!, tile.turn) : turnFace(board.hexes[hex]!, 0);
    let part = known[i]!.get(face);
    if (!part) {
      part = readPart(board, hex, face);
      known[i]!.set(face, part);
    }
    laid[i] = tile;
    list[i] = part;
  }
  return list;
}

function readPart(board: BoardDef, hex: HexId, face: PlacedFace): HexPart {
  const sides = sidesOf(board);
  const endOf = (end: TrackEnd): PartEnd =>
    isEdge(end) ? { stop: -1, side: sides.of.get(hex)![end]! } : { stop: stopIndex(end), side: -1 };
  const track = face.track.map(([a, b, marks]) => ({
    key: pieceKey(hex, a, b),
    a: endOf(a),
    b: endOf(b),
    ferry: marks?.ferry ?? false,
    terminal: marks?.terminal ?? false,
  }));
  const touched = new Set(track.flatMap(({ a, b }) => [a.side, b.side]).filter((side) => side >= 0));
  const piecesAt = (isThere: (end: PartEnd) => boolean) =>
    track.flatMap(({ a, b }, index) => [a, b].filter(isThere).map(() => index));
  return {
    hex,
    stops: face.stops.map((def, stop) => ({
      def,
      area: areaOf(board, hex, stop, face),
      pieces: piecesAt((end) => end.stop === stop),
    })),
    sides: [...touched].map((side) => ({
      side,
      hex: sides.list[side]!.hexes[0] === hex ? 0 : 1,
      pieces: piecesAt((end) => end.side === side),
    })),
    track,
  };
}

/** Stops that a ferry joins are one city: a route is there once, on one bank or on both [18Rhl 6.2.3.1]. */
function areaOf(board: BoardDef, hex: HexId, stop: number, face: PlacedFace): string {
  const group = board.hexes[hex]!.group;
  if (group) return group;
  const joined = face.track.some(([a, b, marks]) => marks?.ferry && (a === `s${stop}` || b === `s${stop}`));
  if (joined) return `${hex}/ferry`;
  const bank = face.stops[stop]!.bank;
  return bank ? `${hex}/${bank}` : `${hex}/${stop}`;
}

export function pieceKey(hex: HexId, a: TrackEnd, b: TrackEnd): string {
  return `${hex}:${[a, b].map(String).sort().join('-')}`;
}

/** Puts the parts together: the stops, sides and pieces of all hexes are numbered one after the other. */
function compile(all: Sides, hexParts: readonly HexPart[]): TrackGraph {
  let stopCount = 0;
  for (const part of hexParts) stopCount += part.stops.length;
  const sideAt = new Int32Array(all.list.length).fill(-1);
  const sides: (SideNode & { pieces: [readonly number[], readonly number[]] })[] = [];
  const stops: StopNode[] = [];
  const pieces: Piece[] = [];
  const joining: (Piece & { uses: readonly number[] })[] = [];
  const stopsOf = new Map<HexId, readonly StopNode[]>();
  for (const { hex, stops: defs, sides: touched, track } of hexParts) {
    const firstStop = stops.length;
    const firstPiece = pieces.length;
    for (let stop = 0; stop < defs.length; stop++) {
      const { def, area, pieces: own } = defs[stop]!;
      stops.push({ index: stops.length, hex, stop, def, area, pieces: numberedFrom(firstPiece, own) });
    }
    if (defs.length > 0) stopsOf.set(hex, stops.slice(firstStop));
    for (const { side, hex: at, pieces: own } of touched) {
      if (sideAt[side]! < 0) {
        sideAt[side] = sides.length;
        sides.push({ index: sides.length, hexes: all.list[side]!.hexes, pieces: [none, none] });
      }
      sides[sideAt[side]!]!.pieces[at] = numberedFrom(firstPiece, own);
    }
    for (const { key, a, b, ferry, terminal } of track) {
      const from = a.side < 0 ? firstStop + a.stop : stopCount + sideAt[a.side]!;
      const to = b.side < 0 ? firstStop + b.stop : stopCount + sideAt[b.side]!;
      const uses = sidesAmong(from - stopCount, to - stopCount);
      const piece = { index: pieces.length, key, hex, from, to, ferry, terminal, uses };
      pieces.push(piece);
      if (uses === none) joining.push(piece);
    }
  }
  let uses = sides.length;
  for (const piece of joining) piece.uses = [uses++];
  return new Compiled(stops, sides, pieces, uses, joining, sideAt, stopsOf);
}

const none: readonly number[] = [];

function numberedFrom(first: number, own: readonly number[]): readonly number[] {
  return own.length === 1 ? [first + own[0]!] : own.map((piece) => first + piece);
}

/** The ends of a piece that are sides: those that are stops are below 0. */
function sidesAmong(from: number, to: number): readonly number[] {
  if (from < 0) return to < 0 ? none : [to];
  return to < 0 ? [from] : [from, to];
}

class Compiled implements TrackGraph {
  private byKey?: ReadonlyMap<string, Piece>;

  constructor(
    readonly stops: readonly StopNode[],
    readonly sides: readonly SideNode[],
    readonly pieces: readonly Piece[],
    readonly uses: number,
    readonly joining: readonly Piece[],
    readonly sideAt: Int32Array,
    readonly stopsOf: ReadonlyMap<HexId, readonly StopNode[]>,
  ) {}

  /** Only routes that are written down ask for pieces by their keys. */
  get pieceOf(): ReadonlyMap<string, Piece> {
    this.byKey ??= new Map(this.pieces.map((piece) => [piece.key, piece]));
    return this.byKey;
  }
}
