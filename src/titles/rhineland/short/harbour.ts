import { putStation, stationObjection, stationPlaces } from '@/engine/board/stations';
import { plainAt } from '@/engine/game/draft';
import { integer, text } from '@/engine/game/fields';
import type { CompanyId } from '@/engine/game/ids';
import { type MoveOfRule, rule } from '@/engine/game/move';
import { type Objection, object } from '@/engine/game/refusal';
import { directed, notDirected } from '@/engine/rounds/free';
import type { ShortBox } from './box';
import { playerRoundOf, type ShortState } from './state';

function tokenObjection(state: ShortState, company: CompanyId): Objection | undefined {
  return state.companies[company]!.harbour ? undefined : object('no-harbour-token', { company });
}

/** [18LRA 10.3.1.2 b, ruling 120] a harbour token in any place of a harbour with a route, before brown too. */
export function freeHarbourRule(box: ShortBox) {
  return rule({
    type: 'place-harbour',
    fields: { company: text, hex: text, stop: integer },
    choices: (state: ShortState) =>
      directed(box, state)
        .filter((company) => !tokenObjection(state, company))
        .flatMap((company) => {
          const { board, graph, reach } = box.network.of(state, company);
          return stationPlaces(board, graph, state.board, reach, company, 'harbour').map((place) => ({
            move: { type: 'place-harbour' as const, company, ...place },
          }));
        }),
    check(state: ShortState, { company, hex, stop }) {
      const objection = notDirected(box, state, company) ?? tokenObjection(state, company);
      if (objection) return objection;
      const { board, graph, reach } = box.network.of(state, company);
      return stationObjection(board, graph, state.board, reach, company, { hex, stop }, 'harbour');
    },
    apply(draft: ShortState, { company, hex, stop }, moment) {
      const round = playerRoundOf(draft);
      delete draft.companies[company]!.harbour;
      draft.board = putStation(plainAt(draft, 'board'), { company, hex, stop, place: 'harbour' });
      moment.emit({ type: 'harbour-placed', player: round.turn, company, hex, stop });
      round.step = 'done';
    },
  });
}

export type FreeHarbourMove = MoveOfRule<ReturnType<typeof freeHarbourRule>>;
