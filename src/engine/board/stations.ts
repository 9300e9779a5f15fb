import { newValue } from '@/engine/game/draft';
import type { CompanyId, HexId } from '@/engine/game/ids';
import { type Objection, object } from '@/engine/game/refusal';
import { placesAdded, stationsAt, stationsOn } from './access';
import type { StopNode, TrackGraph } from './graph';
import type { Reach } from './reach';
import type { BoardDef, BoardState, Station } from './types';

/** A place on the board that a station may be put on: a stop of the face that lies there now. */
export interface Place {
  hex: HexId;
  stop: number;
}

/** Which of a city's places a token is for: an ordinary one, or that of its harbour. */
export type PlaceKind = 'ordinary' | 'harbour';

/** Companies whose home the board prints at this stop; a tile shows none, and its stops have other numbers. */
export function printedHomes(board: BoardDef, { tiles }: BoardState, { hex, stop }: Place): CompanyId[] {
  const shown = tiles[hex] ? [] : (board.hexes[hex]?.home ?? []);
  return shown.filter(({ printedStop }) => printedStop === stop).map(({ corp }) => corp);
}

/** The places of a kind that a stop has now. */
export function placesOf(state: BoardState, { hex, def }: StopNode, kind: PlaceKind): number {
  if (kind === 'harbour') return def.harbourSlots ?? 0;
  return (def.slots ?? 0) + placesAdded(state, hex);
}

/** Places of a kind that are neither taken nor kept for another company. */
export function freePlaces(
  board: BoardDef,
  state: BoardState,
  stop: StopNode,
  company: CompanyId,
  kind: PlaceKind = 'ordinary',
): number {
  let free = placesOf(state, stop, kind);
  for (const { place = 'ordinary' } of stationsAt(board, state, stop)) if (place === kind) free--;
  if (kind !== 'ordinary') return free;
  for (const place of state.reserved) {
    if (place.hex === stop.hex && place.stop === stop.stop && place.company !== company) free--;
  }
  return free;
}

/** Why a company may not build a station there; with `reach` null no route is needed. */
export function stationObjection(
  board: BoardDef,
  graph: TrackGraph,
  state: BoardState,
  reach: Reach | null,
  company: CompanyId,
  place: Place,
  kind: PlaceKind = 'ordinary',
): Objection | undefined {
  const { hex } = place;
  const stop = graph.stopsOf.get(hex)?.[place.stop];
  if (!stop || placesOf(state, stop, kind) === 0) return object('station-no-place', { hex });
  if (hasStationOnHex(board, state, stop, company)) return object('station-on-hex', { hex });
  if (freePlaces(board, state, stop, company, kind) <= 0) return object('station-full', { hex });
  if (reach && !isReached(graph, reach, place)) return object('station-no-route', { hex });
  return undefined;
}

function hasStationOnHex(board: BoardDef, state: BoardState, stop: StopNode, company: CompanyId): boolean {
  const isOwn = (station: Station) => station.company === company;
  return stationsOn(state, stop.hex).some(isOwn) || stationsAt(board, state, stop).some(isOwn);
}

export function isReached(graph: TrackGraph, reach: Reach, { hex, stop }: Place): boolean {
  const node = graph.stopsOf.get(hex)?.[stop];
  return node !== undefined && reach.stops[node.index] === 1;
}

/** Every place that the company may build a station on. */
export function stationPlaces(
  board: BoardDef,
  graph: TrackGraph,
  state: BoardState,
  reach: Reach | null,
  company: CompanyId,
  kind: PlaceKind = 'ordinary',
): Place[] {
  return graph.stops
    .filter((stop) => placesOf(state, stop, kind) > 0 && (!reach || reach.stops[stop.index]))
    .map(({ hex, stop }) => ({ hex, stop }))
    .filter((place) => !stationObjection(board, graph, state, reach, company, place, kind));
}

export function putStation(state: BoardState, station: Station): BoardState {
  return newValue({ ...state, stations: [...state.stations, station] });
}
