import { graphOf } from '@/engine/board/graph';
import { freePlaces, type Place } from '@/engine/board/stations';
import type { BoardState, Station } from '@/engine/board/types';
import { directorOf } from '@/engine/finance/certificates';
import { newValue } from '@/engine/game/draft';
import { integer, text } from '@/engine/game/fields';
import type { CompanyId } from '@/engine/game/ids';
import { type MoveOfRule, rule } from '@/engine/game/move';
import { type Objection, object } from '@/engine/game/refusal';
import type { Consequence } from '@/engine/game/title';
import { builtBoard, type RailState, turnOf } from '@/engine/steps/state';
import { buildStation, tokenObjection } from '@/engine/steps/station';
import type { RhinelandBox } from '../box';
import type { Power, RhinelandPrivate } from '../cards';
import type { RhinelandState } from '../state';

type StationPrivate = RhinelandPrivate & { readonly power: Extract<Power, { kind: 'freeStation' }> };

const isStationPrivate = (each: RhinelandPrivate): each is StationPrivate =>
  each.power.kind === 'freeStation';

/** Cities of the power's hexes that the station may stand at: with a free place, or beside them where all are full. */
function placesFor(
  box: RhinelandBox,
  board: BoardState,
  company: CompanyId,
  { power }: StationPrivate,
): (Place & Pick<Station, 'place'>)[] {
  return power.hexes
    .filter((hex) => board.tiles[hex])
    .filter((hex) => !board.stations.some((each) => each.hex === hex && each.company === company))
    .flatMap((hex) => {
      const cities = (graphOf(box.board, board).stopsOf.get(hex) ?? []).filter(({ def }) => def.slots);
      const free = cities.filter((stop) => freePlaces(box.board, board, stop, company) > 0);
      return free.length > 0
        ? free.map(({ stop }) => ({ hex, stop }))
        : cities.map(({ stop }) => ({ hex, stop, place: 'beside' as const }));
    });
}

/** [18Rhl 4.1] its owner may use it now, as director of the company that acts, in place of the station of the turn. */
function usableObjection(state: RailState, { id }: StationPrivate): Objection | undefined {
  const { owner, closed, used } = state.privates[id]!;
  const { company } = turnOf(state);
  if (closed || used) return object('power-used', { private: id });
  if (owner !== directorOf(state, company)) return object('power-not-yours', { private: id });
  return tokenObjection(state, company);
}

function placeObjection(
  box: RhinelandBox,
  state: RailState,
  each: StationPrivate,
  { hex, stop }: Place,
): Objection | undefined {
  const { company } = turnOf(state);
  if (!each.power.hexes.includes(hex)) return object('power-hex', { private: each.id, hex });
  if (!state.board.tiles[hex]) return object('power-needs-tile', { private: each.id, hex });
  if (state.board.stations.some((station) => station.hex === hex && station.company === company))
    return object('station-on-hex', { hex });
  const places = placesFor(box, state.board, company, each);
  return places.some((place) => place.hex === hex && place.stop === stop)
    ? undefined
    : object('station-no-place', { hex });
}

/** [18Rhl 8.5.2 no. 4] a station for nothing, without a route, with the cheapest token. */
export function freeStationRule(box: RhinelandBox) {
  return rule({
    type: 'free-station',
    fields: { private: text, hex: text, stop: integer },
    choices: (state: RailState) =>
      box.privates.filter(isStationPrivate).flatMap((each) =>
        usableObjection(state, each)
          ? []
          : placesFor(box, state.board, turnOf(state).company, each).map(({ hex, stop }) => ({
              move: { type: 'free-station' as const, private: each.id, hex, stop },
            })),
      ),
    check(state: RailState, { private: id, hex, stop }) {
      const each = box.privates.find((candidate) => candidate.id === id);
      if (!each || !isStationPrivate(each)) return object('no-such-power', { private: id });
      return usableObjection(state, each) ?? placeObjection(box, state, each, { hex, stop });
    },
    apply(draft: RailState, { private: id, hex, stop }, moment) {
      const turn = turnOf(draft);
      const each = box.privates.find((candidate) => candidate.id === id) as StationPrivate;
      const places = placesFor(box, builtBoard(draft), turn.company, each);
      const place = places.find((candidate) => candidate.hex === hex && candidate.stop === stop)!;
      draft.privates[id]!.used = true;
      turn.stationUsed = true;
      moment.emit({ type: 'power-used', private: id, company: turn.company });
      buildStation(draft, turn.company, place, 0, moment);
    },
  });
}

export type FreeStationMove = MoveOfRule<ReturnType<typeof freeStationRule>>;

/** Is there such a private in the package? */
export function hasFreeStation({ privates }: RhinelandBox): boolean {
  return privates.some(isStationPrivate);
}

/** [18Rhl 8.5.2 no. 4] a station beside the places takes the first that an upgrade opens, before anybody else. */
export function besideTakesPlace(box: RhinelandBox): Consequence<RhinelandState> {
  const waiting = ({ board }: Pick<RailState, 'board'>) =>
    board.stations.find(({ place, hex, stop, company }) => {
      const city = place === 'beside' && graphOf(box.board, board).stopsOf.get(hex)?.[stop];
      return city && freePlaces(box.board, board, city, company) > 0;
    });
  return {
    due: (state, before) => state.board !== before.board && waiting(state) !== undefined,
    apply(draft, moment, state) {
      const station = waiting(state)!;
      const { company, hex, stop } = station;
      const stations = state.board.stations.map((each) => (each === station ? { company, hex, stop } : each));
      draft.board = newValue({ ...state.board, stations });
      moment.emit({ type: 'takes-place', company, hex });
    },
  };
}
