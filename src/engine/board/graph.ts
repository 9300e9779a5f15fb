import type { HexId } from '@/engine/game/ids';
import { faceAt, isEdge, type PlacedFace, stopIndex } from './face';
import { across, isImpassable, opposite } from './layout';
import type { BoardDef, BoardState, Edge, Stop, TrackEnd } from './types';

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
  /** The hexes it lies between, the first as it was met. */
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

/** All track on the board as integers: stops, then sides, joined by pieces. */
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

type Mutable<T> = { -readonly [K in keyof T]: T[K] };
interface Growing {
  stops: (Mutable<StopNode> & { pieces: number[] })[];
  sides: { index: number; hexes: [HexId, HexId]; pieces: [number[], number[]] }[];
  sideOf: Map<string, number>;
}

function compile(board: BoardDef, state: BoardState): TrackGraph {
  const growing: Growing = { stops: [], sides: [], sideOf: new Map() };
  const hexes = Object.keys(board.hexes).sort();
  const faces = hexes.map((hex) => faceAt(board, state, hex)!);
  const firstStop = new Map<HexId, number>();
  for (const [i, hex] of hexes.entries()) {
    firstStop.set(hex, growing.stops.length);
    addStops(board, growing, hex, faces[i]!);
  }
  const nodeOf = (hex: HexId, end: TrackEnd) =>
    isEdge(end) ? sideNode(board, growing, hex, end) : firstStop.get(hex)! + stopIndex(end);
  const drafts = hexes.flatMap((hex, i) =>
    faces[i]!.track.map(([a, b, marks]) => ({ hex, a, b, from: nodeOf(hex, a), to: nodeOf(hex, b), marks })),
  );
  return finish(growing, drafts);
}

interface PieceDraft {
  hex: HexId;
  a: TrackEnd;
  b: TrackEnd;
  from: number;
  to: number;
  marks: { readonly ferry?: boolean; readonly terminal?: boolean } | undefined;
}

/** Sides are numbered from 0 while they are found; here they move behind the stops. */
function finish(growing: Growing, drafts: PieceDraft[]): TrackGraph {
  const { stops, sides } = growing;
  let uses = sides.length;
  const shift = (node: number, end: TrackEnd) => (isEdge(end) ? node + stops.length : node);
  const pieces = drafts.map((draft, index): Piece => {
    const touched = [
      ...(isEdge(draft.a) ? [draft.from] : []),
      ...(isEdge(draft.b) && draft.to !== draft.from ? [draft.to] : []),
    ];
    register(growing, draft, index);
    return {
      index,
      key: pieceKey(draft.hex, draft.a, draft.b),
      hex: draft.hex,
      from: shift(draft.from, draft.a),
      to: shift(draft.to, draft.b),
      ferry: draft.marks?.ferry ?? false,
      terminal: draft.marks?.terminal ?? false,
      uses: touched.length > 0 ? touched : [uses++],
    };
  });
  return {
    stops,
    sides,
    pieces,
    uses,
    stopsOf: groupByHex(stops),
    pieceOf: new Map(pieces.map((piece) => [piece.key, piece])),
  };
}

function register(growing: Growing, draft: PieceDraft, index: number): void {
  for (const [end, node] of [
    [draft.a, draft.from],
    [draft.b, draft.to],
  ] as const) {
    if (!isEdge(end)) growing.stops[node]!.pieces.push(index);
    else {
      const side = growing.sides[node]!;
      side.pieces[side.hexes[0] === draft.hex ? 0 : 1].push(index);
    }
  }
}

function addStops(board: BoardDef, growing: Growing, hex: HexId, face: PlacedFace): void {
  for (const [stop, def] of face.stops.entries()) {
    const index = growing.stops.length;
    growing.stops.push({ index, hex, stop, def, area: areaOf(board, hex, stop, face), pieces: [] });
  }
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

/** One node for the two names of a side; a side that nothing may cross is a different one on each side. */
function sideNode(board: BoardDef, growing: Growing, hex: HexId, edge: Edge): number {
  const beyond = across(board.layout, hex, edge);
  const shut = !board.hexes[beyond] || isImpassable(board, hex, edge);
  const key = shut || hex < beyond ? `${hex}/${edge}` : `${beyond}/${opposite(edge)}`;
  let node = growing.sideOf.get(key);
  if (node === undefined) {
    node = growing.sides.length;
    growing.sides.push({ index: node, hexes: [hex, shut ? '' : beyond], pieces: [[], []] });
    growing.sideOf.set(key, node);
  }
  return node;
}

export function pieceKey(hex: HexId, a: TrackEnd, b: TrackEnd): string {
  return `${hex}:${[a, b].map(String).sort().join('-')}`;
}

function groupByHex(stops: readonly StopNode[]): Map<HexId, StopNode[]> {
  const groups = new Map<HexId, StopNode[]>();
  for (const stop of stops) groups.set(stop.hex, [...(groups.get(stop.hex) ?? []), stop]);
  return groups;
}
