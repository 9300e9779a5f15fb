import type { HexId } from '@/engine/game/ids';
import { turned } from './layout';
import type { BoardDef, BoardState, Edge, Face, Stop, TileDef, Track, TrackEnd } from './types';

/** A hexagon as it lies on the board: turned, with nothing left out. */
export interface PlacedFace extends Face {
  readonly stops: readonly Stop[];
  readonly track: readonly Track[];
}

const turnedFaces = new WeakMap<Face, PlacedFace[]>();

/** The face turned by a number of sixths; made once for each tile and turn. */
export function turnFace(face: Face, turn: number): PlacedFace {
  let turns = turnedFaces.get(face);
  if (!turns) {
    turns = [];
    turnedFaces.set(face, turns);
  }
  const at = ((turn % 6) + 6) % 6;
  turns[at] ??= {
    ...face,
    stops: (face.stops ?? []).map((stop) => turnStop(stop, at)),
    track: (face.track ?? []).map((track) => turnTrack(track, at)),
  };
  return turns[at];
}

/** What lies on a hex now: its tile, or what the board prints there. */
export function faceAt(board: BoardDef, state: BoardState, hex: HexId): PlacedFace | undefined {
  const laid = state.tiles[hex];
  if (laid) return turnFace(board.tiles[laid.tile]!, laid.turn);
  const def = board.hexes[hex];
  return def && turnFace(def, 0);
}

/** The turns of a tile that look different from each other. */
export function distinctTurns(tile: TileDef): readonly number[] {
  let turns = differentTurns.get(tile);
  if (!turns) {
    const seen = new Set<string>();
    turns = [0, 1, 2, 3, 4, 5].filter((turn) => {
      const look = appearance(turnFace(tile, turn));
      return !seen.has(look) && seen.add(look);
    });
    differentTurns.set(tile, turns);
  }
  return turns;
}

const differentTurns = new WeakMap<TileDef, readonly number[]>();

/** The same text for two faces that are the same track between the same kinds of stops. */
function appearance(face: PlacedFace): string {
  const stops = face.stops.map((stop, index) => ({
    look: `${stop.kind}${stop.slots ?? 0}/${stop.harbourSlots ?? 0}@${stop.bank ?? ''}`,
    track: linksOf(face, `s${index}`).sort().join(','),
  }));
  const plain = face.track
    .filter(([a, b]) => isEdge(a) && isEdge(b))
    .map(([a, b]) => [a, b].sort().join('-'));
  return [...stops.map((stop) => `${stop.look}:${stop.track}`), ...plain].sort().join(' ');
}

function linksOf(face: PlacedFace, end: TrackEnd): string[] {
  return face.track.flatMap(([a, b, marks]) => {
    if (a !== end && b !== end) return [];
    const other = a === end ? b : a;
    return [`${isEdge(other) ? other : 's'}${marks?.ferry ? 'f' : ''}`];
  });
}

export function isEdge(end: TrackEnd): end is Edge {
  return typeof end === 'number';
}

/** The index of the stop that a piece of track ends at. */
export function stopIndex(end: TrackEnd): number {
  return Number(String(end).slice(1));
}

function turnEnd(end: TrackEnd, turn: number): TrackEnd {
  return isEdge(end) ? turned(end, turn) : end;
}

function turnTrack(track: Track, turn: number): Track {
  const [a, b, marks] = track;
  const ends = [turnEnd(a, turn), turnEnd(b, turn)] as const;
  return marks ? [...ends, marks] : ends;
}

function turnStop(stop: Stop, turn: number): Stop {
  return typeof stop.at === 'number' ? { ...stop, at: (stop.at + turn) % 6 } : stop;
}
