import { type Place, stationObjection } from '@/engine/board/stations';
import type { BoardState } from '@/engine/board/types';
import { newValue } from '@/engine/game/draft';
import { integer, text } from '@/engine/game/fields';
import type { CompanyId } from '@/engine/game/ids';
import { type Moment, rule } from '@/engine/game/move';
import { type Objection, object } from '@/engine/game/refusal';
import type { Networks } from '@/engine/steps/network';
import { builtBoard, type RailState, turnOf } from '@/engine/steps/state';
import {
  buildStation,
  nextToken,
  type StationRules,
  stationMoneyObjection,
  tokenObjection,
} from '@/engine/steps/station';
import { breweryWith, type MarkerBox, markerWith, useMarker } from '../breweries/markers';
import type { ReservedStationMove } from './moves';
import type { OperatingGame } from './state';

/** [18DO 4.5.3] the price printed on the charter; [18DO 4.3.1.1] less in Dortmund City with the marker of no. 3. */
function priceAt(box: MarkerBox, state: OperatingGame, company: CompanyId, { hex }: Place): number {
  const full = nextToken(state, company) ?? 0;
  const discount = markerWith(box, state, company, 'cityDiscount');
  return discount?.power.hex === hex ? full - (full * discount.power.percent) / 100 : full;
}

/** The marker of no. 3 is gone once it has been used. */
function useDiscount(
  box: MarkerBox,
  draft: OperatingGame,
  company: CompanyId,
  { hex }: Place,
  moment: Moment,
): void {
  const discount = markerWith(box, draft, company, 'cityDiscount');
  if (discount?.power.hex === hex) useMarker(draft, company, discount, moment);
}

/** The board without the place that is kept for a brewery. */
function withoutReservation(state: BoardState, brewery: string): BoardState {
  return newValue({ ...state, reserved: state.reserved.filter(({ company }) => company !== brewery) });
}

/** [18DO 4.5.3] a station on the place that private brewery no. 2 reserves: for the company with its marker. */
export function reservedStationRule(box: MarkerBox, network: Networks) {
  const holderObjection = (state: OperatingGame): Objection | undefined => {
    const { company } = turnOf(state);
    const brewery = markerWith(box, state, company, 'cityReservation');
    const isKept = state.board.reserved.some((place) => place.company === brewery?.id);
    return isKept ? tokenObjection(state, company) : object('no-reserved-place', { company });
  };
  const objection = (state: OperatingGame, place: Place): Objection | undefined => {
    const why = holderObjection(state);
    if (why) return why;
    const { company } = turnOf(state);
    const { id, power } = markerWith(box, state, company, 'cityReservation')!;
    if (power.hex !== place.hex) return object('no-reserved-place', { company });
    const { board, graph, reach } = network.of(state, company);
    return (
      stationObjection(board, graph, withoutReservation(state.board, id), reach, company, place) ??
      stationMoneyObjection(state, company, priceAt(box, state, company, place))
    );
  };
  return rule({
    type: 'station-reserved',
    fields: { hex: text, stop: integer },
    choices(state: OperatingGame) {
      if (holderObjection(state)) return [];
      return state.board.reserved
        .map(({ hex, stop }) => ({ hex, stop }))
        .filter((place) => !objection(state, place))
        .map((place) => ({ move: { type: 'station-reserved' as const, ...place } }));
    },
    check: (state: OperatingGame, { hex, stop }) => objection(state, { hex, stop }),
    apply(draft: OperatingGame, { hex, stop }, moment) {
      const turn = turnOf(draft);
      const { company } = turn;
      const brewery = markerWith(box, draft, company, 'cityReservation')!;
      const place = { hex, stop };
      draft.board = withoutReservation(builtBoard(draft), brewery.id);
      buildStation(draft, company, place, priceAt(box, draft, company, place), moment);
      turn.stationUsed = true;
      useMarker(draft, company, brewery, moment);
      useDiscount(box, draft, company, place, moment);
    },
  });
}

/** [18DO 4.5.3] the place is kept no longer, whoever has the marker. */
export function endReservation(box: MarkerBox, draft: OperatingGame, moment: Moment): void {
  const brewery = breweryWith(box, draft, 'cityReservation');
  const board = builtBoard(draft);
  if (!brewery || !board.reserved.some(({ company }) => company === brewery.id)) return;
  draft.board = withoutReservation(board, brewery.id);
  moment.emit({ type: 'reservation-ends', private: brewery.id, hex: brewery.power.hex });
}

export function stationRules(box: MarkerBox, network: Networks): StationRules<ReservedStationMove> {
  return {
    network,
    price: (state: RailState, company, place) => priceAt(box, state as OperatingGame, company, place),
    onBuilt: (draft: RailState, company, place, moment) =>
      useDiscount(box, draft as OperatingGame, company, place, moment),
    extras: [reservedStationRule(box, network)],
  };
}
