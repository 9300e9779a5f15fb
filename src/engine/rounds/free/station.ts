import { type Place, putStation, stationObjection, stationPlaces } from '@/engine/board/stations';
import { plainAt } from '@/engine/game/draft';
import { integer, text } from '@/engine/game/fields';
import type { CompanyId } from '@/engine/game/ids';
import { type MoveOfRule, rule } from '@/engine/game/move';
import { type Objection, object } from '@/engine/game/refusal';
import { nextToken, takeToken } from '@/engine/steps/station';
import { directed, type FreeBox, type FreeState, notDirected } from './state';

export interface FreeStationRules<S extends FreeState> extends FreeBox<S> {
  /** A station was placed: how the turn goes on. */
  onPlaced(draft: S): void;
}

/** A station of one of the player's companies; what the charter prints costs nothing. */
export function freeStationRule<S extends FreeState>(rules: FreeStationRules<S>) {
  const tokenObjection = (state: S, company: CompanyId): Objection | undefined =>
    nextToken(state, company) === undefined ? object('no-token', { company }) : undefined;
  const placeObjection = (state: S, company: CompanyId, place: Place): Objection | undefined => {
    const { board, graph, reach } = rules.network.of(state, company);
    return stationObjection(board, graph, state.board, reach, company, place);
  };
  return rule({
    type: 'place-station',
    fields: { company: text, hex: text, stop: integer },
    choices: (state: S) =>
      directed(rules, state)
        .filter((company) => !tokenObjection(state, company))
        .flatMap((company) => {
          const { board, graph, reach } = rules.network.of(state, company);
          return stationPlaces(board, graph, state.board, reach, company).map((place) => ({
            move: { type: 'place-station' as const, company, ...place },
          }));
        }),
    check: (state: S, { company, hex, stop }) =>
      notDirected(rules, state, company) ??
      tokenObjection(state, company) ??
      placeObjection(state, company, { hex, stop }),
    apply(draft: S, { company, hex, stop }, moment) {
      put(draft, company, { hex, stop });
      moment.emit({ type: 'station-placed', player: rules.turn(draft), company, hex, stop });
      rules.onPlaced(draft);
    },
  });
}

export type FreeStationMove = MoveOfRule<ReturnType<typeof freeStationRule>>;

function put(draft: FreeState, company: CompanyId, place: Place): void {
  takeToken(draft.companies[company]!);
  draft.board = putStation(plainAt(draft, 'board'), { company, ...place });
}
