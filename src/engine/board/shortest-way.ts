import type { HexId } from '@/engine/game/ids';
import { isEdge, type PlacedFace, stopIndex, turnFace } from './face';
import { across, edges, isImpassable, opposite } from './layout';
import type { BoardDef, BoardState, Edge, LaidTile, Station, TrackEnd } from './types';
import { fittings, leadsSomewhere } from './upgrade';

/** Whose way it is, and where it begins and ends: at a station of its own, and at the only city of a hex. */
export interface WayQuestion {
  readonly from: HexId;
  readonly to: HexId;
  isOwn(station: Station): boolean;
  /** Do stations of this company stand in its way? */
  blocks(station: Station): boolean;
}

/** A side of a hex, or the stop where the way begins or ends. */
type End = Edge | 'stop';

/** Stations on a hex, as far as they matter: at which stop, and whether they are the traveller's. */
interface Standing {
  readonly stop: number;
  readonly own: boolean;
}

/** A hex as it lies, or would lie after some tiles more. */
interface Lying {
  readonly hex: HexId;
  readonly laid: LaidTile | undefined;
  readonly standing: readonly Standing[];
  /** The stop where the way begins or ends, on such a hex. */
  readonly focus: number | undefined;
}

/** No number of tiles would do. */
export const never = Number.POSITIVE_INFINITY;

/**
 * [18LRA 9.2.2, ruling 150] the fewest tiles, laid or upgraded, that a line from a company's station to a city still
 * needs, whatever the phase, the supply and the price; 0 if it is built.
 */
export function tilesToGo(board: BoardDef, state: BoardState, question: WayQuestion): number {
  return new Search(board, state, question).least();
}

class Search {
  private readonly fewest = new Map<string, number>();
  private readonly open: { hex: HexId; edge: Edge }[][] = [];

  constructor(
    private readonly board: BoardDef,
    private readonly state: BoardState,
    private readonly question: WayQuestion,
  ) {}

  /** Dijkstra's search: costs are a few tiles, so what is open is kept in a list for each number. */
  least(): number {
    const { from, to } = this.question;
    let best = never;
    const start = this.needsAt(from);
    for (const edge of edges) this.cross(from, edge, start('stop', edge));
    for (let tiles = 0; tiles < this.open.length && tiles < best; tiles++) {
      const list = this.open[tiles] ?? [];
      for (let i = 0; i < list.length; i++) {
        const { hex, edge } = list[i]!;
        if (this.fewest.get(`${hex}${edge}`) !== tiles) continue;
        const needs = this.needsAt(hex);
        if (hex === to) best = Math.min(best, tiles + needs(edge, 'stop'));
        for (const exit of edges) if (exit !== edge) this.cross(hex, exit, tiles + needs(edge, exit));
      }
    }
    return best;
  }

  /** Goes on to the hex across an edge, after so many tiles. */
  private cross(hex: HexId, edge: Edge, tiles: number): void {
    if (tiles === never || isImpassable(this.board, hex, edge)) return;
    const beyond = across(this.board.layout, hex, edge);
    if (!this.board.hexes[beyond]) return;
    const entry = opposite(edge);
    const key = `${beyond}${entry}`;
    if (tiles >= (this.fewest.get(key) ?? never)) return;
    this.fewest.set(key, tiles);
    this.open[tiles] ??= [];
    this.open[tiles].push({ hex: beyond, edge: entry });
  }

  private needsAt(hex: HexId): (a: End, b: End) => number {
    const { from, to, isOwn, blocks } = this.question;
    const stations = this.state.stations.filter(
      (station) => station.hex === hex && station.place !== 'beside',
    );
    const standing = stations
      .filter((station) => isOwn(station) || blocks(station))
      .map((station) => ({ stop: station.stop, own: isOwn(station) }));
    const home = hex === from ? stations.find(isOwn)?.stop : undefined;
    const focus = hex === to ? 0 : home;
    return needsOf(this.board, { hex, laid: this.state.tiles[hex], standing, focus });
  }
}

type Needs = (a: End, b: End) => number;

const known = new WeakMap<BoardDef, Map<string, Needs>>();

/** How many tiles, one upon the other, join two ends of a hex. Worked out once for each way in which it lies. */
function needsOf(board: BoardDef, lying: Lying): Needs {
  let all = known.get(board);
  if (!all) {
    all = new Map();
    known.set(board, all);
  }
  const key = keyOf(lying);
  let needs = all.get(key);
  if (!needs) {
    needs = findNeeds(board, lying);
    all.set(key, needs);
  }
  return needs;
}

function keyOf({ hex, laid, standing, focus }: Lying): string {
  const there = standing.map(({ stop, own }) => `${stop}${own ? '!' : ''}`).sort();
  return `${hex}|${laid?.tile ?? ''}|${laid?.turn ?? ''}|${there.join()}|${focus ?? ''}`;
}

/** Level by level, until everything is joined that any of these tiles could join. */
function findNeeds(board: BoardDef, first: Lying): Needs {
  const ends: End[] = [...edges.filter((edge) => leadsSomewhere(board, first.hex, edge))];
  if (first.focus !== undefined) ends.push('stop');
  const pairs = ends.flatMap((a, i) => ends.slice(i + 1).map((b): readonly [End, End] => [a, b]));
  const tiles = new Map<string, number>();
  let level: Lying[] = [first];
  const seen = new Set<string>();
  for (let depth = 0; level.length > 0 && tiles.size < pairs.length; depth++) {
    for (const lying of level) {
      const joined = joinsOf(faceOf(board, lying), lying);
      for (const [a, b] of pairs) {
        const pair = pairKey(a, b);
        if (!tiles.has(pair) && joined(a, b)) tiles.set(pair, depth);
      }
    }
    level = tiles.size < pairs.length ? level.flatMap((lying) => upgraded(board, lying, seen)) : [];
  }
  return (a, b) => tiles.get(pairKey(a, b)) ?? never;
}

function pairKey(a: End, b: End): string {
  return [a, b].sort().join('-');
}

function faceOf(board: BoardDef, { hex, laid }: Lying): PlacedFace {
  return laid ? turnFace(board.tiles[laid.tile]!, laid.turn) : turnFace(board.hexes[hex]!, 0);
}

/** The hex with one tile more, in every way that has not been looked at. */
function upgraded(board: BoardDef, { hex, laid, standing, focus }: Lying, seen: Set<string>): Lying[] {
  return fittings(board, hex, laid).flatMap(({ tile, turn, becomes }) => {
    const next: Lying = {
      hex,
      laid: { tile, turn },
      standing: standing.map(({ stop, own }) => ({ stop: becomes[stop] ?? stop, own })),
      focus: focus === undefined ? undefined : (becomes[focus] ?? focus),
    };
    const key = keyOf(next);
    return !seen.has(key) && seen.add(key) ? [next] : [];
  });
}

/** Which ends does the track of a face join, through stops that the traveller may pass? */
function joinsOf(face: PlacedFace, lying: Lying): (a: End, b: End) => boolean {
  const target: TrackEnd | undefined = lying.focus === undefined ? undefined : `s${lying.focus}`;
  const trackEnd = (end: End): TrackEnd | undefined => (end === 'stop' ? target : end);
  return (a, b) => {
    const [from, to] = [trackEnd(a), trackEnd(b)];
    return from !== undefined && to !== undefined && reaches(face, lying, from, to);
  };
}

function reaches(face: PlacedFace, lying: Lying, from: TrackEnd, to: TrackEnd): boolean {
  const queue: TrackEnd[] = [from];
  for (const at of queue) {
    const isPassed = at !== from;
    if (isPassed && (isEdge(at) || !mayPass(face, lying, stopIndex(at)))) continue;
    for (const [a, b, marks] of face.track) {
      if (a !== at && b !== at) continue;
      // a black triangle ends every route
      if (isPassed && marks?.terminal) continue;
      const next = a === at ? b : a;
      if (next === to) return true;
      if (!marks?.terminal && !queue.includes(next)) queue.push(next);
    }
  }
  return false;
}

/** Red fields end every route, and a city full of stations of others does for the traveller. */
function mayPass(face: PlacedFace, { standing }: Lying, stop: number): boolean {
  const { kind, slots = 0, harbourSlots = 0, neverBlocks } = face.stops[stop]!;
  if (kind === 'offboard') return false;
  const here = standing.filter((each) => each.stop === stop);
  if (kind === 'town' || neverBlocks || here.some(({ own }) => own)) return true;
  const places = slots + harbourSlots;
  return places === 0 || here.length < places;
}
