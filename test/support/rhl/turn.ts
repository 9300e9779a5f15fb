/**
 * A corporation of 18Rhl in the middle of its turn, for tests of operating rounds. Built on `table.ts`.
 *
 *   turn({ company, step, … })      the state; tiles may lie anywhere, homes follow the tile on their hex
 *   floated(more?)                  a corporation of A with 50 % of its shares and 500 Mark
 *   run(state, 'I10:3-s2 H11:0-2')  runs the trains, one line of track for each; gives what they earn
 */
import { faceAt } from '@/engine/board/face';
import type { BoardDef, BoardState, Station } from '@/engine/board/types';
import type { CompanyId, HexId } from '@/engine/game/ids';
import type { OperatingRoundState, OperatingTurn } from '@/engine/steps/state';
import { viewAt } from '@/titles/rhineland/18rhl';
import { type AnyMove, type Given, type GivenCompany, played, type RhlState, rhlState, sound } from './table';

export type Tiles = Record<HexId, readonly [tile: string, turn: number]>;

export interface GivenTurn extends Omit<Given, 'operating' | 'tiles' | 'stations' | 'turn'> {
  company: CompanyId;
  step: 'track' | 'station' | 'run' | 'dividend' | 'trains';
  turn?: Partial<OperatingTurn>;
  tiles?: Tiles;
  /** Stations beside the homes, by the stops of the tiles as they lie. */
  stations?: readonly Station[];
  markers?: BoardState['markers'];
}

export function turn(given: GivenTurn): RhlState {
  const { company, step, turn: more, tiles = {}, stations = [], markers, ...rest } = given;
  const state = rhlState({
    companies: { [company]: floated() },
    phase: '3',
    ...rest,
    operating: { company, step, ...more },
  });
  const bare = state.board;
  const laid = Object.fromEntries(
    Object.entries(tiles).map(([hex, [tile, at]]) => [hex, { tile, turn: at }]),
  );
  const next: BoardState = {
    ...bare,
    tiles: { ...bare.tiles, ...laid },
    markers: markers ?? bare.markers,
  };
  const { board } = viewAt(state.setup);
  next.stations = [...bare.stations.map((station) => homeOn(board, bare, next, station)), ...stations];
  state.board = next;
  for (const station of stations) state.companies[station.company]!.tokens.shift();
  return sound(state);
}

/** A home keeps its bank, or its place in the order of stops; on a tile with one city it stands there. */
function homeOn(board: BoardDef, before: BoardState, after: BoardState, station: Station): Station {
  const { hex, stop } = station;
  const stops = faceAt(board, after, hex)!.stops;
  const bank = faceAt(board, before, hex)!.stops[stop]?.bank;
  const sameBank = stops.findIndex((each) => bank !== undefined && each.bank === bank);
  if (stops.length === 1) return { ...station, stop: 0 };
  return after.tiles[hex] && sameBank >= 0 ? { ...station, stop: sameBank } : station;
}

/** A corporation that A directs, with half of its shares on the charter. */
export function floated(more: Partial<GivenCompany> = {}): GivenCompany {
  const director = more.director ?? 'A';
  return {
    director,
    held: { [director]: [10, 10, 10], charter: [10, 10, 10, 10, 10] },
    at: [2, 2],
    treasury: 500,
    ...more,
  };
}

/** GVE has one share less on its charter: that of private no. 5. */
export const floatedGVE = (more: Partial<GivenCompany> = {}) =>
  floated({ held: { A: [10, 10, 10], charter: [10, 10, 10, 10] }, ...more });

export const floatedMKB = (more: Partial<GivenCompany> = {}) =>
  floated({ held: { A: [20, 20], charter: [10, 10, 10, 10] }, ...more });

export const turnIn = (state: RhlState): OperatingTurn => (state.round as OperatingRoundState).turn!;

/** Where the turn is now: `BME/station`. */
export function stepIn(state: RhlState): string {
  const now = (state.round as OperatingRoundState).turn;
  return now ? `${now.company}/${now.step}` : state.round.kind;
}

export const lay = (hex: HexId, tile: string, at: number) => ({ type: 'lay', hex, tile, turn: at });
export const power = (id: string, hex: HexId, tile: string, at: number) => ({
  type: 'power',
  private: id,
  hex,
  tile,
  turn: at,
});
export const station = (hex: HexId, stop = 0) => ({ type: 'station', hex, stop });
export const skip = { type: 'skip' } as const;

/** Routes written as pieces of track, one text for each train. */
export const routes = (...lines: readonly string[]): AnyMove => ({
  type: 'run',
  routes: lines.map((line) => line.split(/\s+/).filter(Boolean)),
});

/** What the trains earn on these routes. */
export function run(state: RhlState, ...lines: readonly string[]): number {
  return turnIn(played(state, routes(...lines))).revenue;
}
