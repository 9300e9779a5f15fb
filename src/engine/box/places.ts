import type { BoardDef, Face } from '@/engine/board/types';
import { fittings, tileSuccessors } from '@/engine/board/upgrade';
import type { BoxProblem } from '@/engine/game/box/sheet';
import type { BoardData } from './board';
import { sum } from './rules';

/** All places for stations on a hex or a tile. */
const placesOn = ({ stops = [] }: Pick<Face, 'stops'>): number => sum(stops.map(({ slots = 0 }) => slots));

type Key = 'hexes' | 'tiles';

const faces = (data: BoardData, key: Key): Readonly<Record<string, Pick<Face, 'stops'>>> => data[key];

/**
 * Stations that stand somewhere must have a place on what is laid there next, and homes on what is printed. Only asked
 * where places were corrected: all others are as the box has them.
 */
export function placeProblems(layout: BoardDef['layout'], printed: BoardData, data: BoardData): BoxProblem[] {
  const isOther = (key: Key, id: string) =>
    placesOn(faces(data, key)[id]!) !== placesOn(faces(printed, key)[id]!);
  const others = (key: Key) => Object.keys(data[key]).filter((id) => isOther(key, id));
  const [hexes, tiles] = [others('hexes'), others('tiles')];
  if (hexes.length + tiles.length === 0) return [];
  const board: BoardDef = { layout, hexes: data.hexes, tiles: data.tiles };
  const short = (key: Key, id: string, min: number): BoxProblem => ({
    code: 'out-of-range',
    place: `${key}.${id}.stops.0.slots`,
    min,
    max: 6,
    step: 1,
  });
  const following = (key: Key, id: string) =>
    key === 'tiles' ? tileSuccessors(board, id) : fittings(board, id, undefined).map(({ tile }) => tile);
  /** What lies there next has fewer places than what lies there, and had not. */
  const shrinking = (key: Key, id: string): BoxProblem[] =>
    [...new Set(following(key, id))]
      .filter((next) => hexes.includes(id) || tiles.includes(id) || tiles.includes(next))
      .filter((next) => placesOn(data.tiles[next]!) < placesOn(faces(data, key)[id]!))
      .filter((next) => placesOn(printed.tiles[next]!) >= placesOn(faces(printed, key)[id]!))
      .map((next) => short('tiles', next, placesOn(faces(data, key)[id]!)));
  const homeless = hexes.flatMap((id): BoxProblem[] => {
    const { home = [] } = data.hexes[id]!;
    return placesOn(data.hexes[id]!) < home.length ? [short('hexes', id, home.length)] : [];
  });
  return [
    ...homeless,
    ...Object.keys(data.tiles).flatMap((id) => shrinking('tiles', id)),
    ...Object.keys(data.hexes).flatMap((id) => shrinking('hexes', id)),
  ];
}
