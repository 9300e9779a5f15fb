import { graphOf, type TrackGraph } from '@/engine/board/graph';
import { reachOf } from '@/engine/board/reach';
import type { BoardDef, BoardState } from '@/engine/board/types';
import { newValue } from '@/engine/game/draft';
import type { CompanyId, HexId } from '@/engine/game/ids';
import type { Moment } from '@/engine/game/move';
import { recent } from '@/engine/game/recent';
import { turnOf } from '@/engine/steps/state';
import { montanLocations } from '../board';
import type { RuhrBox } from '../box';
import { type Industry, locationValue, montanCompanies } from '../cards';
import type { LocationState, RuhrState } from '../state';

/** The id of the private Montan company with this number; of passive ones it names the marker alone. */
export function montanId(no: number): CompanyId {
  return `P${no}`;
}

/** The private Montan company that a location began with. */
export function markerOn(hex: HexId): CompanyId {
  return montanId(montanLocations[hex]!);
}

export function industryOf(hex: HexId): Industry {
  const no = montanLocations[hex];
  return montanCompanies.find((company) => company.no === no)!.type;
}

/** Where a private Montan company is. */
export function hexOf(company: CompanyId): HexId {
  return Object.keys(montanLocations).find((hex) => markerOn(hex) === company)!;
}

export function isLocation(hex: HexId): boolean {
  return Object.hasOwn(montanLocations, hex);
}

/** Locations of a corporation, its own and merged ones. */
export function locationsOf({ locations }: RuhrState, company: CompanyId): HexId[] {
  return Object.keys(locations).filter((hex) => {
    const { status, company: owner } = locations[hex]!;
    return owner === company && (status === 'montan' || status === 'merged');
  });
}

export function hasLink({ value }: LocationState): boolean {
  return value > locationValue.privateUnlinked;
}

/** Could a railway link still be built here? */
export function awaitsLink(state: RuhrState, hex: HexId): boolean {
  const location = state.locations[hex];
  return location !== undefined && location.status !== 'removed' && !hasLink(location);
}

/** [18Ruhr 9.2, ruling 42] the marker shows 10, in whoever's turn; what lay in the treasury moves into boxes by itself. */
export function link(
  draft: RuhrState,
  hex: HexId,
  how: { by: 'company' | 'tile' | 'private'; amount: number },
  moment: Moment,
): void {
  draft.locations[hex]!.value = locationValue.privateLinked;
  moment.emit({ type: 'rail-link', hex, company: turnOf(draft).company, ...how });
}

/** Railways with stations on the board that stand for something: the one that acts, and those that have acted. */
export function placedRailways(box: RuhrBox, state: RuhrState): CompanyId[] {
  const acting = 'done' in state.round ? state.round.turn?.company : undefined;
  return box.railways.map(({ id }) => id).filter((id) => state.companies[id]!.operated || id === acting);
}

const reachedBy = recent(4, (_board: BoardState) => new Map<string, Uint8Array>());

/** [18Ruhr 9.2, ruling 41] is there track on the hex that leads to a station of a floated railway, blocked or not? */
export function isOnNetwork(box: RuhrBox, state: RuhrState, hex: HexId): boolean {
  const railways = placedRailways(box, state);
  const graph = graphOf(box.board, state.board);
  const stops = graph.stopsOf.get(hex) ?? [];
  if (railways.length === 0 || stops.every(({ pieces }) => pieces.length === 0)) return false;
  const known = reachedBy(state.board);
  const key = railways.join();
  let reached = known.get(key);
  if (!reached) {
    reached = reachedFrom(box.board, graph, state.board, railways);
    known.set(key, reached);
  }
  return stops.some(({ index }) => reached[index] === 1);
}

function reachedFrom(
  board: BoardDef,
  graph: TrackGraph,
  { stations }: BoardState,
  railways: readonly CompanyId[],
): Uint8Array {
  const placed = stations.filter(({ company }) => railways.includes(company));
  const groups = placed.map(({ hex }) => board.hexes[hex]!.group).filter((group) => group !== undefined);
  const own = Uint8Array.from(graph.stops, ({ hex, stop, def }) => {
    const group = def.shared ? board.hexes[hex]!.group : undefined;
    if (group && groups.includes(group)) return 1;
    return Number(placed.some((station) => station.hex === hex && station.stop === stop));
  });
  const open = Uint8Array.from(graph.stops, ({ def }) => Number(def.kind !== 'offboard'));
  return reachOf(graph, { own, open, shut: new Uint8Array(graph.stops.length) }).stops;
}

/** The marker of a location that stands in its city and blocks like a station [18Ruhr 10.2.2]. */
export function moveIntoCity(draft: Pick<RuhrState, 'board'>, board: BoardState, hex: HexId): void {
  const stations = [...board.stations, { company: markerOn(hex), hex, stop: 0 }];
  draft.board = newValue({ ...board, stations });
}

export function removeMarker(draft: Pick<RuhrState, 'board'>, board: BoardState, hex: HexId): void {
  const stations = board.stations.filter(({ company }) => company !== markerOn(hex));
  draft.board = newValue({ ...board, stations });
}
