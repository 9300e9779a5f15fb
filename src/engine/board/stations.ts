import type { CompanyId, HexId } from '@/engine/game/ids';
import { type Objection, object } from '@/engine/game/refusal';
import { stationsAt } from './access';
import type { StopNode, TrackGraph } from './graph';
import type { Reach } from './reach';
import type { BoardDef, BoardState, Station } from './types';

/** A place on the board that a station may be put on. */
export interface Place {
  hex: HexId;
  stop: number;
}

/** Places that are neither taken nor kept for another company. */
export function freePlaces(board: BoardDef, state: BoardState, stop: StopNode, company: CompanyId): number {
  const taken = stationsAt(board, state, stop).filter((station) => station.place === undefined).length;
  const kept = state.reserved.filter(
    (place) => place.hex === stop.hex && place.stop === stop.stop && place.company !== company,
  ).length;
  return (stop.def.slots ?? 0) - taken - kept;
}

/** Why a company may not build a station there; with `reach` null no route is needed. */
export function stationObjection(
  board: BoardDef,
  graph: TrackGraph,
  state: BoardState,
  reach: Reach | null,
  company: CompanyId,
  place: Place,
): Objection | undefined {
  const { hex } = place;
  const stop = graph.stopsOf.get(hex)?.[place.stop];
  if (!stop || !(stop.def.slots ?? 0)) return object('station-no-place', { hex });
  if (stationsOnHex(board, state, stop).some((station) => station.company === company)) {
    return object('station-on-hex', { hex });
  }
  if (freePlaces(board, state, stop, company) <= 0) return object('station-full', { hex });
  if (reach && !reach.stops[stop.index]) return object('station-no-route', { hex });
  return undefined;
}

function stationsOnHex(board: BoardDef, state: BoardState, stop: StopNode): Station[] {
  return [...state.stations.filter((station) => station.hex === stop.hex), ...stationsAt(board, state, stop)];
}

/** Every place that the company may build a station on. */
export function stationPlaces(
  board: BoardDef,
  graph: TrackGraph,
  state: BoardState,
  reach: Reach | null,
  company: CompanyId,
): Place[] {
  return graph.stops
    .map(({ hex, stop }) => ({ hex, stop }))
    .filter((place) => !stationObjection(board, graph, state, reach, company, place));
}

export function putStation(state: BoardState, station: Station): BoardState {
  return { ...state, stations: [...state.stations, station] };
}
