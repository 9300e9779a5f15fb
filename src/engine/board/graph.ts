import type { HexId } from '@/engine/game/ids';
import { recent } from '@/engine/game/recent';
import { type PlacedFace, turnFace } from './face';
import { type HexPart, type PartEnd, readPart } from './hex-part';
import { sidesOf } from './sides';
import type { BoardDef, BoardState, Face, LaidTile, Stop } from './types';

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

/**
 * All track on the board as integers: stops, then sides, joined by pieces. Sides have the numbers of `sidesOf`, and
 * every hex has numbers of its own for its pieces: whatever is laid elsewhere, a hex keeps its part of the graph.
 */
export interface TrackGraph {
  readonly stops: readonly StopNode[];
  readonly sides: readonly SideNode[];
  /** By number: nothing where a hex has fewer pieces than numbers. */
  readonly pieces: readonly (Piece | undefined)[];
  /** How many different things `uses` names: the sides, then pieces that join two stops. */
  readonly uses: number;
  /** Pieces that join two stops, in the order of what they use. */
  readonly joining: readonly Piece[];
  readonly stopsOf: ReadonlyMap<HexId, readonly StopNode[]>;
  /** The hexes of the board, with or without track. */
  readonly hexNumber: ReadonlyMap<HexId, number>;
  /** So many numbers every hex has for its pieces: those of one hex after those of the other. */
  readonly room: number;
}

/** The piece of a key, as long as it lies there. */
export function pieceWithKey({ pieces, hexNumber, room }: TrackGraph, key: string): Piece | undefined {
  const hex = hexNumber.get(key.slice(0, key.indexOf(':')));
  if (hex === undefined) return undefined;
  for (let i = hex * room; i < (hex + 1) * room; i++) if (pieces[i]?.key === key) return pieces[i];
  return undefined;
}

type Tiles = BoardState['tiles'];

const compiled = new WeakMap<BoardDef, (tiles: Tiles) => TrackGraph>();
const boardsKept = 8;

/** The graph of a board: depends on its tiles alone, and is kept for the boards asked for last. */
export function graphOf(board: BoardDef, { tiles }: Pick<BoardState, 'tiles'>): TrackGraph {
  let graphs = compiled.get(board);
  if (!graphs) {
    const compiler = new Compiler(board);
    graphs = recent(boardsKept, (laid: Tiles) => compiler.compile(laid));
    compiled.set(board, graphs);
  }
  return graphs(tiles);
}

/** Compiles the graphs of a board: each from the one before, from which it mostly differs in a hex. */
class Compiler {
  private readonly hexes: readonly HexId[];
  private readonly hexNumber: ReadonlyMap<HexId, number>;
  private readonly room: number;
  /** By hex: what it adds to the graph, by what lies on it. */
  private readonly known: readonly WeakMap<PlacedFace, HexPart>[];
  /** By hex: what lay on it the last time, and what that added. */
  private readonly laid: (LaidTile | undefined)[] = [];
  private readonly parts: HexPart[] = [];
  /** By hex: the number of its first stop. */
  private readonly firstStop: number[] = [];
  private last: Compiled | undefined;

  constructor(private readonly board: BoardDef) {
    this.hexes = [...sidesOf(board).of.keys()];
    const faces: Face[] = [...Object.values(board.hexes), ...Object.values(board.tiles)];
    this.room = Math.max(...faces.map(({ track }) => track?.length ?? 0));
    this.hexNumber = new Map(this.hexes.map((hex, number) => [hex, number]));
    this.known = this.hexes.map(() => new WeakMap());
  }

  compile(tiles: Tiles): TrackGraph {
    let graph = this.last && new Compiled(this.last);
    for (let hex = 0; hex < this.hexes.length; hex++) {
      const tile = tiles[this.hexes[hex]!];
      if (this.parts[hex] && this.laid[hex] === tile) continue;
      this.laid[hex] = tile;
      const was = this.parts[hex];
      const part = this.partOf(hex, tile);
      if (part === was) continue;
      this.parts[hex] = part;
      if (was && keepsNumbers(was, part)) graph?.replace(was, part, this.firstStop[hex]!, hex * this.room);
      else graph = undefined;
    }
    this.last = graph ?? this.compileAll();
    return this.last;
  }

  private partOf(hex: number, laid: LaidTile | undefined): HexPart {
    const id = this.hexes[hex]!;
    const face = laid
      ? turnFace(this.board.tiles[laid.tile]!, laid.turn)
      : turnFace(this.board.hexes[id]!, 0);
    let part = this.known[hex]!.get(face);
    if (!part) {
      part = readPart(this.board, sidesOf(this.board), id, face, hex * this.room);
      this.known[hex]!.set(face, part);
    }
    return part;
  }

  private compileAll(): Compiled {
    let stops = 0;
    for (const [hex, part] of this.parts.entries()) {
      this.firstStop[hex] = stops;
      stops += part.stops.length;
    }
    const graph = new Compiled({
      stops: new Array<StopNode>(stops),
      sides: sidesOf(this.board).list.map(({ hexes }, index) => ({ index, hexes, pieces: [none, none] })),
      pieces: new Array<Piece | undefined>(this.hexes.length * this.room).fill(undefined),
      joining: [],
      stopsOf: new Map(),
      hexNumber: this.hexNumber,
      room: this.room,
    });
    for (const [hex, part] of this.parts.entries()) {
      graph.add(part, this.firstStop[hex]!, hex * this.room);
    }
    return graph;
  }
}

const none: readonly number[] = [];

/** Does nothing but the hex itself change when it has another part? Stops and what joins them are numbered in a row. */
function keepsNumbers(was: HexPart, part: HexPart): boolean {
  return was.stops.length === part.stops.length && !was.joins && !part.joins;
}

/** A graph, begun with what is the same in another one. */
class Compiled implements TrackGraph {
  stops: StopNode[];
  sides: SideNode[];
  pieces: (Piece | undefined)[];
  joining: Piece[];
  stopsOf: Map<HexId, readonly StopNode[]>;
  readonly hexNumber: ReadonlyMap<HexId, number>;
  readonly room: number;

  constructor(base: Omit<Compiled, 'uses' | 'add' | 'replace'>) {
    this.stops = base.stops;
    this.sides = [...base.sides];
    this.pieces = [...base.pieces];
    this.joining = base.joining;
    this.stopsOf = base.stopsOf;
    this.hexNumber = base.hexNumber;
    this.room = base.room;
  }

  get uses(): number {
    return this.sides.length + this.joining.length;
  }

  /** Another tile on a hex. */
  replace(was: HexPart, part: HexPart, firstStop: number, firstPiece: number): void {
    for (const { side, hex } of was.sides) this.putAtSide(side, hex, none);
    this.pieces.fill(undefined, firstPiece, firstPiece + was.track.length);
    // where there are no stops, those of the board stay the same list: what is worked out from it stays right
    if (part.stops.length > 0) {
      this.stops = [...this.stops];
      this.stopsOf = new Map(this.stopsOf);
    }
    this.add(part, firstStop, firstPiece);
  }

  add(part: HexPart, firstStop: number, firstPiece: number): void {
    const { hex, stops, sides, track } = part;
    for (const [stop, { def, area, pieces }] of stops.entries()) {
      const index = firstStop + stop;
      this.stops[index] = { index, hex, stop, def, area, pieces };
    }
    if (stops.length > 0) this.stopsOf.set(hex, this.stops.slice(firstStop, firstStop + stops.length));
    for (const { side, hex: at, pieces } of sides) this.putAtSide(side, at, pieces);
    const nodeOf = ({ stop, side }: PartEnd) => (side < 0 ? firstStop + stop : this.stops.length + side);
    for (const [i, { key, a, b, ferry, terminal, uses }] of track.entries()) {
      const index = firstPiece + i;
      const piece = { index, key, hex, from: nodeOf(a), to: nodeOf(b), ferry, terminal, uses };
      this.pieces[index] = piece;
      if (uses.length > 0) continue;
      piece.uses = [this.uses];
      this.joining.push(piece);
    }
  }

  private putAtSide(side: number, hex: 0 | 1, own: readonly number[]): void {
    const { index, hexes, pieces } = this.sides[side]!;
    this.sides[side] = { index, hexes, pieces: hex === 0 ? [own, pieces[1]] : [pieces[0], own] };
  }
}
