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
  type PlacingRules,
  type StationRules,
  stationMoneyObjection,
  stationRule,
  tokenObjection,
} from '@/engine/steps/station';
import { each } from '../../variants/hooks';
import type { VariantMove } from '../../variants/moves';
import { breweryWith, type MarkerBox, markerWith, useMarker } from '../breweries/markers';
import type { OperatingBox } from './box';
import type { ReservedStationMove } from './moves';
import type { OperatingGame } from './state';

/** [18DO 4.5.3] the price printed on the charter; [18DO 4.3.1.1] less in Dortmund City with the marker of no. 3. */
export type StationBox = MarkerBox & Pick<OperatingBox, 'variants'>;

function priceAt(box: StationBox, state: OperatingGame, company: CompanyId, { hex }: Place): number {
  const full = nextToken(state, company) ?? 0;
  const discount = markerWith(box, state, company, 'cityDiscount');
  const price = discount?.power.hex === hex ? full - (full * discount.power.percent) / 100 : full;
  return (box.variants ?? []).reduce((now, { stationPrice }) => stationPrice?.(state, now) ?? now, price);
}

/** A station was built: the marker of no. 3 is gone once it has been used, and so is that of a player. */
function onBuilt(
  box: StationBox,
  draft: OperatingGame,
  company: CompanyId,
  { hex }: Place,
  moment: Moment,
): void {
  const discount = markerWith(box, draft, company, 'cityDiscount');
  if (discount?.power.hex === hex) useMarker(draft, company, discount, moment);
  each(box.variants, (variant) => variant.onStation?.(draft, company, moment));
}

/** The board without the place that is kept for a brewery. */
function withoutReservation(state: BoardState, brewery: string): BoardState {
  return newValue({ ...state, reserved: state.reserved.filter(({ company }) => company !== brewery) });
}

/** [18DO 4.5.3] a station on the place that private brewery no. 2 reserves: for the company with its marker. */
export function reservedStationRule(box: StationBox, network: Networks) {
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
      onBuilt(box, draft, company, place, moment);
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

/** What only makes a station cheaper builds none, and a place that stays empty is none [18DO-MV 6, 8]. */
const cheapens = ({ type }: { readonly type: string }) => type === 'half-price';
const buildsStation = (move: VariantMove) => move.type !== 'extra-station' || move.build;

export function stationRules(
  box: StationBox,
  network: Networks,
): StationRules<ReservedStationMove | VariantMove> {
  const rules: PlacingRules = {
    network,
    price: (state: RailState, company, place) => priceAt(box, state as OperatingGame, company, place),
    onBuilt: (draft: RailState, company, place, moment) =>
      onBuilt(box, draft as OperatingGame, company, place, moment),
  };
  const [ordinary, reserved] = [stationRule(rules), reservedStationRule(box, network)];
  const more = (box.variants ?? []).flatMap(({ stationMoves }) => stationMoves?.({ rules, canBuild }) ?? []);
  function canBuild(state: OperatingGame): boolean {
    if (ordinary.any(state) || reserved.any(state)) return true;
    return more.some(
      (rule) => !cheapens(rule) && rule.choices(state).some(({ move }) => buildsStation(move)),
    );
  }
  return { ...rules, extras: [reserved, ...more] };
}
