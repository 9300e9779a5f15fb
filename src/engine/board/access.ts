import type { CompanyId, HexId } from '@/engine/game/ids';
import { recent } from '@/engine/game/recent';
import type { Piece, StopNode, TrackGraph } from './graph';
import type { BoardDef, BoardState, Station } from './types';

/** The marker of one more place for a station than the face of its hex has. */
export const extraPlace = 'extraPlace';

/** How many places its hex has more than its face shows: on a hex without any, the stop is like a city then. */
export function placesAdded({ markers }: Pick<BoardState, 'markers'>, hex: HexId): number {
  return markers[hex]?.includes(extraPlace) ? 1 : 0;
}

const withExtraPlace = recent(4, (markers: BoardState['markers']): string =>
  Object.keys(markers)
    .filter((hex) => placesAdded({ markers }, hex) > 0)
    .join(),
);

/** All hexes that have one, for what is kept by it. */
export function hexesWithExtraPlace({ markers }: Pick<BoardState, 'markers'>): string {
  return withExtraPlace(markers);
}

/** What one company finds at each stop of the graph: 1 or 0 by the stop's index. */
export interface Access {
  /** Its own station stands here. */
  readonly own: Uint8Array;
  /** A route may run through. */
  readonly open: Uint8Array;
  /** A route may not even end here. */
  readonly shut: Uint8Array;
}

export interface AccessRules {
  /** Do stations of this company stand in the way (it has floated)? */
  blocks(company: CompanyId): boolean;
  /** Does a station on a red field keep everybody else out of it? */
  readonly redStationsShut: boolean;
}

export function accessOf(
  board: BoardDef,
  graph: TrackGraph,
  state: BoardState,
  company: CompanyId,
  rules: AccessRules,
): Access {
  const access: Access = {
    own: new Uint8Array(graph.stops.length),
    open: new Uint8Array(graph.stops.length),
    shut: new Uint8Array(graph.stops.length),
  };
  for (const stop of graph.stops) {
    const here = stationsAt(board, state, stop);
    const isRed = stop.def.kind === 'offboard';
    if (here.length === 0) {
      access.open[stop.index] = isRed ? 0 : 1;
      continue;
    }
    const own = here.some((station) => station.company === company);
    const others = here.filter((station) => station.company !== company && rules.blocks(station.company));
    if (own) access.own[stop.index] = 1;
    if (runsThrough(stop, own, others, placesAdded(state, stop.hex))) access.open[stop.index] = 1;
    if (isRed && rules.redStationsShut && !own && others.length > 0) access.shut[stop.index] = 1;
  }
  return access;
}

/** The stations of a stop; a shared place is the same one on all hexes of its group. */
export function stationsAt(board: BoardDef, state: BoardState, stop: StopNode): readonly Station[] {
  const group = stop.def.shared ? board.hexes[stop.hex]!.group : undefined;
  if (group) return state.stations.filter((station) => board.hexes[station.hex]?.group === group);
  const onHex = stationsOn(state, stop.hex);
  return onHex.length === 0 ? none : onHex.filter((station) => station.stop === stop.stop);
}

const none: readonly Station[] = [];
const byHex = recent(4, (stations: BoardState['stations']): ReadonlyMap<HexId, Station[]> => {
  const sorted = new Map<HexId, Station[]>();
  for (const station of stations) {
    const there = sorted.get(station.hex);
    if (there) there.push(station);
    else sorted.set(station.hex, [station]);
  }
  return sorted;
});

/** The stations on a hex, at whichever of its stops. */
export function stationsOn({ stations }: BoardState, hex: HexId): readonly Station[] {
  return byHex(stations).get(hex) ?? none;
}

function runsThrough(stop: StopNode, own: boolean, others: readonly Station[], added: number): boolean {
  if (stop.def.kind === 'offboard') return false;
  if (own || stop.def.neverBlocks) return true;
  if (stop.def.kind === 'town' && added === 0) return true;
  const places = (stop.def.slots ?? 0) + (stop.def.harbourSlots ?? 0) + added;
  const taken = others.filter((station) => station.place !== 'beside').length;
  return places === 0 || taken < places;
}

/** May a route that came to the stop on one piece go on by the other? */
export function mayPass(
  graph: TrackGraph,
  access: Access,
  stop: number,
  arriving: Piece,
  leaving: Piece,
): boolean {
  if (arriving.index === leaving.index || arriving.terminal || leaving.terminal) return false;
  if (access.open[stop]) return true;
  // [18Rhl 6.2.3.1] a ferry may be taken when either bank has room, to go on from there
  return ferryOpens(graph, access, stop, arriving) || ferryOpens(graph, access, stop, leaving);
}

function ferryOpens(graph: TrackGraph, access: Access, stop: number, piece: Piece): boolean {
  if (!piece.ferry) return false;
  const beyond = piece.from === stop ? piece.to : piece.from;
  return beyond < graph.stops.length && access.open[beyond] === 1;
}
