/**
 * The board as a second reader of the rulebook finds it. It shares the printed data and the shape of a state with the
 * game, and nothing of its rules: no graph, no search, no selector.
 */
import type { BoardDef, LaidTile, Stop } from '@/engine/board/types';
import type { RhinelandState } from '@/titles/rhineland/state';

/** A side of the hex (0 to 5) or a stop of it (`s0`). */
export type End = number | string;

export interface Piece {
  readonly hex: string;
  readonly a: End;
  readonly b: End;
  readonly ferry: boolean;
  readonly terminal: boolean;
}

export interface Face {
  readonly colour: string;
  readonly stops: readonly Stop[];
  readonly pieces: readonly Piece[];
  readonly icons: readonly string[];
  readonly ferryRevenue: number | undefined;
}

/** A moment of a game: what is printed, what lies there, and what was agreed. */
export interface World {
  readonly board: BoardDef;
  readonly state: RhinelandState;
  face(hex: string): Face;
}

export function faceOf(
  printed: BoardDef['hexes'][string] | BoardDef['tiles'][string],
  hex: string,
  turn: number,
): Face {
  const turned = (end: End): End => (typeof end === 'number' ? (end + turn) % 6 : end);
  return {
    colour: printed.colour,
    stops: printed.stops ?? [],
    pieces: (printed.track ?? []).map(([a, b, marks]) => ({
      hex,
      a: turned(a),
      b: turned(b),
      ferry: marks?.ferry === true,
      terminal: marks?.terminal === true,
    })),
    icons: printed.icons ?? [],
    ferryRevenue: printed.ferryRevenue,
  };
}

export function faceWith(board: BoardDef, hex: string, laid: LaidTile | undefined): Face {
  return laid ? faceOf(board.tiles[laid.tile]!, hex, laid.turn) : faceOf(board.hexes[hex]!, hex, 0);
}

export function worldOf(board: BoardDef, state: RhinelandState): World {
  const faces = new Map<string, Face>();
  return {
    board,
    state,
    face(hex) {
      const face = faces.get(hex) ?? faceWith(board, hex, state.board.tiles[hex]);
      faces.set(hex, face);
      return face;
    },
  };
}

/** South-west, west, north-west, north-east, east, south-east: rows are letters, columns go by two. */
const compass = [
  [1, -1],
  [0, -2],
  [-1, -1],
  [-1, 1],
  [0, 2],
  [1, 1],
] as const;

export const sixEdges = [0, 1, 2, 3, 4, 5] as const;

export function beyond(hex: string, edge: number): string {
  const [rows, columns] = compass[edge]!;
  return `${String.fromCharCode(hex.charCodeAt(0) + rows)}${Number(hex.slice(1)) + columns}`;
}

export const facing = (edge: number) => (edge + 3) % 6;

/** Nothing ever crosses here: the end of the map, or a border printed on either hex. */
export function isWall({ hexes }: BoardDef, hex: string, edge: number): boolean {
  const other = beyond(hex, edge);
  const barred = (at: string, side: number) =>
    hexes[at]?.borders?.some((each) => each.edge === side && each.kind === 'impassable' && !each.until) ??
    false;
  return !hexes[other] || barred(hex, edge) || barred(other, facing(edge));
}

const sideNames = new WeakMap<BoardDef, Map<string, string>>();

/** One name for a side, whichever of its hexes it is seen from; a wall is two sides. */
export function sideName(board: BoardDef, hex: string, edge: number): string {
  const names = sideNames.get(board) ?? new Map<string, string>();
  sideNames.set(board, names);
  const here = `${hex}|${edge}`;
  let name = names.get(here);
  if (name === undefined) {
    const there = `${beyond(hex, edge)}|${facing(edge)}`;
    name = isWall(board, hex, edge) || here < there ? here : there;
    names.set(here, name);
  }
  return name;
}

export const stopName = (hex: string, stop: number) => `${hex}.${stop}`;

export function stopNamed({ face }: World, name: string): { hex: string; no: number; def: Stop } {
  const [hex, no] = name.split('.') as [string, string];
  return { hex, no: Number(no), def: face(hex).stops[Number(no)]! };
}

export const isEdgeEnd = (end: End): end is number => typeof end === 'number';
export const stopNo = (end: End) => Number(String(end).slice(1));

export function edgesTouched({ pieces }: Pick<Face, 'pieces'>): number[] {
  return sixEdges.filter((edge) => pieces.some(({ a, b }) => a === edge || b === edge));
}

/** Hexes that are one place: a red or grey area. */
export function areaHexes({ hexes }: BoardDef, hex: string): string[] {
  const group = hexes[hex]?.group;
  return group ? Object.keys(hexes).filter((each) => hexes[each]!.group === group) : [hex];
}

/** [18Rhl 6.3] the phase follows from the dearest train that was ever sold. */
export function phaseOf({ trains }: RhinelandState): {
  colour: 'yellow' | 'green' | 'brown' | 'gray';
  limit: number;
} {
  const sold = (type: string) => trains.some((train) => train.type === type && train.at !== 'depot');
  if (sold('8')) return { colour: 'gray', limit: 2 };
  if (sold('5')) return { colour: 'brown', limit: 2 };
  if (sold('4')) return { colour: 'green', limit: 3 };
  return { colour: sold('3') ? 'green' : 'yellow', limit: 4 };
}

export const order = ['white', 'yellow', 'green', 'brown', 'gray'] as const;

/** The value of the phase: the last one reached. */
export function valueNow(revenue: Stop['revenue'], colour: string): number {
  if (typeof revenue === 'number') return revenue;
  const reached = order.slice(0, (order as readonly string[]).indexOf(colour) + 1);
  return reached.reduce((value, each) => revenue[each] ?? value, 0);
}

export function directorIn({ certificates }: RhinelandState, company: string): string | undefined {
  const holder = certificates.find((card) => card.company === company && card.director)?.holder;
  return holder === 'offer' || holder === 'kept' ? undefined : holder;
}

export const turnIn = (state: RhinelandState) => {
  if (state.round.kind !== 'operating' || !state.round.turn) throw new Error('nobody operates');
  return state.round.turn;
};

export const trainsAt = ({ trains }: RhinelandState, place: string): string[] =>
  trains.filter(({ at }) => at === place).map(({ type }) => type);
