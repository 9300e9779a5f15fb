import type { HexId } from '@/engine/game/ids';
import { faceAt, isEdge, type PlacedFace, stopIndex } from './face';
import { type Sides, sidesOf } from './sides';
import type { BoardDef, BoardState, Stop, TrackEnd } from './types';

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
  /** How many different things `uses` names. */
  readonly uses: number;
  readonly stopsOf: ReadonlyMap<HexId, readonly StopNode[]>;
  readonly pieceOf: ReadonlyMap<string, Piece>;
}

const compiled = new WeakMap<BoardDef, WeakMap<BoardState['tiles'], TrackGraph>>();

/** The graph of a board: depends on its tiles alone, and is worked out once for each set of them. */
export function graphOf(board: BoardDef, state: BoardState): TrackGraph {
  let graphs = compiled.get(board);
  if (!graphs) {
    graphs = new WeakMap();
    compiled.set(board, graphs);
  }
  let graph = graphs.get(state.tiles);
  if (!graph) {
    graph = compile(board, state);
    graphs.set(state.tiles, graph);
  }
  return graph;
}

/** What one hex adds to the graph; the same as long as the same tile lies on it the same way. */
interface HexPart {
  readonly hex: HexId;
  readonly stops: readonly { readonly def: Stop; readonly area: string }[];
  readonly track: readonly {
    readonly key: string;
    readonly a: TrackEnd;
    readonly b: TrackEnd;
    readonly ferry: boolean;
    readonly terminal: boolean;
  }[];
}

const parts = new WeakMap<BoardDef, Map<HexId, WeakMap<PlacedFace, HexPart>>>();

function partOf(board: BoardDef, hex: HexId, face: PlacedFace): HexPart {
  let ofBoard = parts.get(board);
  if (!ofBoard) {
    ofBoard = new Map();
    parts.set(board, ofBoard);
  }
  let ofHex = ofBoard.get(hex);
  if (!ofHex) {
    ofHex = new WeakMap();
    ofBoard.set(hex, ofHex);
  }
  let part = ofHex.get(face);
  if (!part) {
    part = readPart(board, hex, face);
    ofHex.set(face, part);
  }
  return part;
}

function readPart(board: BoardDef, hex: HexId, face: PlacedFace): HexPart {
  return {
    hex,
    stops: face.stops.map((def, stop) => ({ def, area: areaOf(board, hex, stop, face) })),
    track: face.track.map(([a, b, marks]) => ({
      key: pieceKey(hex, a, b),
      a,
      b,
      ferry: marks?.ferry ?? false,
      terminal: marks?.terminal ?? false,
    })),
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

function compile(board: BoardDef, state: BoardState): TrackGraph {
  const all = sidesOf(board);
  const hexParts = [...all.of.keys()].map((hex) => partOf(board, hex, faceAt(board, state, hex)!));
  const stopCount = hexParts.reduce((count, part) => count + part.stops.length, 0);
  const sides = new SideList(all, stopCount);
  const stops: (StopNode & { pieces: number[] })[] = [];
  const pieces: (Piece & { uses: number[] })[] = [];
  const stopsOf = new Map<HexId, readonly StopNode[]>();
  for (const { hex, stops: defs, track } of hexParts) {
    const first = stops.length;
    for (const [stop, { def, area }] of defs.entries()) {
      stops.push({ index: stops.length, hex, stop, def, area, pieces: [] });
    }
    if (defs.length > 0) stopsOf.set(hex, stops.slice(first));
    const nodeOf = (end: TrackEnd, piece: number) => {
      if (isEdge(end)) return sides.touch(hex, end, piece);
      const stop = first + stopIndex(end);
      stops[stop]!.pieces.push(piece);
      return stop;
    };
    for (const { key, a, b, ferry, terminal } of track) {
      const index = pieces.length;
      const [from, to] = [nodeOf(a, index), nodeOf(b, index)];
      const uses = [from, to].filter((node) => node >= stopCount).map((node) => node - stopCount);
      pieces.push({ index, key, hex, from, to, ferry, terminal, uses });
    }
  }
  let uses = sides.list.length;
  for (const piece of pieces) if (piece.uses.length === 0) piece.uses.push(uses++);
  const pieceOf = new Map(pieces.map((piece) => [piece.key, piece]));
  return { stops, sides: sides.list, pieces, uses, stopsOf, pieceOf };
}

/** Sides in the order in which track is found on them. */
class SideList {
  readonly list: { index: number; hexes: [HexId, HexId]; pieces: [number[], number[]] }[] = [];
  private readonly places: Int32Array;

  constructor(
    private readonly all: Sides,
    private readonly firstNode: number,
  ) {
    this.places = new Int32Array(all.list.length).fill(-1);
  }

  /** Notes that a piece ends at an edge of a hex, and returns the node of that side. */
  touch(hex: HexId, edge: number, piece: number): number {
    const side = this.all.of.get(hex)![edge]!;
    const { first, second } = this.all.list[side]!;
    let place = this.places[side]!;
    if (place < 0) {
      place = this.list.push({ index: this.list.length, hexes: [first, second], pieces: [[], []] }) - 1;
      this.places[side] = place;
    }
    this.list[place]!.pieces[hex === first ? 0 : 1].push(piece);
    return this.firstNode + place;
  }
}
