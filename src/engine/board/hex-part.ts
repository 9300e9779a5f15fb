import type { HexId } from '@/engine/game/ids';
import { isEdge, type PlacedFace, stopIndex } from './face';
import type { Sides } from './sides';
import type { BoardDef, Stop, TrackEnd } from './types';

/** What one hex adds to the graph; the same as long as the same tile lies on it the same way. */
export interface HexPart {
  readonly hex: HexId;
  readonly stops: readonly PartStop[];
  /** Sides of the board that its track touches, in the order of the pieces. */
  readonly sides: readonly PartSide[];
  readonly track: readonly PartPiece[];
  /** Does any of its track join two stops? */
  readonly joins: boolean;
}

/** Pieces have the numbers that they have in the graph. */
export interface PartStop {
  readonly def: Stop;
  readonly area: string;
  readonly pieces: readonly number[];
}

export interface PartSide {
  readonly side: number;
  /** Is this hex the first or the second of the side? */
  readonly hex: 0 | 1;
  readonly pieces: readonly number[];
}

export interface PartPiece {
  readonly key: string;
  readonly a: PartEnd;
  readonly b: PartEnd;
  readonly ferry: boolean;
  readonly terminal: boolean;
  /** The sides it touches: none where it joins two stops. */
  readonly uses: readonly number[];
}

/** A stop of the hex or a side of the board; the other number is -1. */
export interface PartEnd {
  readonly stop: number;
  readonly side: number;
}

/** Reads what lies on a hex; its pieces are numbered from the first of the hex on. */
export function readPart(
  board: BoardDef,
  sides: Sides,
  hex: HexId,
  face: PlacedFace,
  firstPiece: number,
): HexPart {
  const endOf = (end: TrackEnd): PartEnd =>
    isEdge(end) ? { stop: -1, side: sides.of.get(hex)![end]! } : { stop: stopIndex(end), side: -1 };
  const track = face.track.map(([first, second, marks]) => {
    const [a, b] = [endOf(first), endOf(second)];
    return {
      key: pieceKey(hex, first, second),
      a,
      b,
      ferry: marks?.ferry ?? false,
      terminal: marks?.terminal ?? false,
      uses: [a.side, b.side].filter((side) => side >= 0),
    };
  });
  const touched = new Set(track.flatMap(({ uses }) => uses));
  const piecesAt = (isThere: (end: PartEnd) => boolean) =>
    track.flatMap(({ a, b }, i) => [a, b].filter(isThere).map(() => firstPiece + i));
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
    joins: track.some(({ uses }) => uses.length === 0),
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
