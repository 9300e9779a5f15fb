import { extraPlace, placesAdded, stationsAt, stationsOn } from '@/engine/board/access';
import { isReached } from '@/engine/board/stations';
import type { BoardState } from '@/engine/board/types';
import { transfer } from '@/engine/finance/money';
import { newValue } from '@/engine/game/draft';
import { flag, text } from '@/engine/game/fields';
import type { HexId } from '@/engine/game/ids';
import { rule } from '@/engine/game/move';
import { type Objection, object } from '@/engine/game/refusal';
import { builtBoard, turnOf } from '@/engine/steps/state';
import { buildStation, type PlacingRules, tokenObjection } from '@/engine/steps/station';
import { mines } from '../board';
import { linkValue } from '../rules/links';
import type { OperatingGame } from '../rules/operating/state';
import { extraStationCost } from './data';
import type { Variant } from './hooks';
import { ownerOf, spend } from './state';

function withPlace(state: BoardState, hex: HexId): BoardState {
  const there = state.markers[hex] ?? [];
  return newValue({ ...state, markers: { ...state.markers, [hex]: [...there, extraPlace] } });
}

/**
 * [18DO-MV 6, rulings 100, 142] a place more: on a mine with a link, where the station follows at once, or on a hex
 * that others have filled, where it may. It is the one station of the turn.
 */
export function extraStationRule(rules: PlacingRules) {
  /** Every hex has one stop. */
  const place = (hex: HexId) => ({ hex, stop: 0 });
  const costOf = (state: OperatingGame, hex: HexId, build: boolean) =>
    extraStationCost + (build ? rules.price(state, turnOf(state).company, place(hex)) : 0);
  /** [Ruling 159] a place that is left empty needs no token, but is the one station of the turn, too. */
  const holderObjection = (state: OperatingGame, build: boolean): Objection | undefined => {
    const { company, stationUsed } = turnOf(state);
    if (ownerOf(state, 'extra-station') === undefined) return object('no-extra-station', { company });
    if (build) return tokenObjection(state, company);
    return stationUsed ? object('station-used') : undefined;
  };
  const hexObjection = (state: OperatingGame, hex: HexId, build: boolean): Objection | undefined => {
    const { company } = turnOf(state);
    const { board, graph, reach } = rules.network.of(state, company);
    const stop = graph.stopsOf.get(hex)?.[0];
    if (!stop) return object('extra-not-here', { hex });
    if (placesAdded(state.board, hex) > 0) return object('extra-place-there', { hex });
    if (stationsOn(state.board, hex).some((station) => station.company === company))
      return object('station-on-hex', { hex });
    const isMine = Object.hasOwn(mines, hex) && linkValue(state.board, hex) > 0;
    const slots = stop.def.slots ?? 0;
    const isFull = slots > 0 && stationsAt(board, state.board, stop).length >= slots;
    if (!isMine && !isFull) return object('extra-not-here', { hex });
    if (isMine && !build) return object('extra-station-at-once', { hex });
    return isReached(graph, reach, place(hex)) ? undefined : object('station-no-route', { hex });
  };
  const moneyObjection = (state: OperatingGame, amount: number): Objection | undefined => {
    const { treasury } = state.companies[turnOf(state).company]!;
    return treasury < amount ? object('extra-station-too-dear', { amount, treasury }) : undefined;
  };
  const objection = (state: OperatingGame, hex: HexId, build: boolean) =>
    hexObjection(state, hex, build) ?? moneyObjection(state, costOf(state, hex, build));
  return rule({
    type: 'extra-station',
    fields: { hex: text, build: flag },
    choices(state: OperatingGame) {
      const ways = [true, false].filter((build) => !holderObjection(state, build));
      if (ways.length === 0) return [];
      const { graph } = rules.network.of(state, turnOf(state).company);
      return [...graph.stopsOf.keys()].flatMap((hex) =>
        ways
          .filter((build) => !objection(state, hex, build))
          .map((build) => ({ move: { type: 'extra-station' as const, hex, build } })),
      );
    },
    check: (state: OperatingGame, { hex, build }) =>
      holderObjection(state, build) ?? objection(state, hex, build),
    apply(draft: OperatingGame, { hex, build }, moment) {
      const turn = turnOf(draft);
      const { company } = turn;
      const player = ownerOf(draft, 'extra-station')!;
      spend(draft, player, 'extra-station');
      transfer(draft, { company }, 'bank', extraStationCost);
      draft.board = withPlace(builtBoard(draft), hex);
      moment.emit({ type: 'extra-place', player, company, hex, cost: extraStationCost });
      turn.stationUsed = true;
      if (!build) return;
      buildStation(draft, company, place(hex), rules.price(draft, company, place(hex)), moment);
      rules.onBuilt?.(draft, company, place(hex), moment);
    },
  });
}

export const extraStation: Variant = { stationMoves: ({ rules }) => [extraStationRule(rules)] };
