import { type Place, putStation, stationObjection, stationPlaces } from '@/engine/board/stations';
import { plainOf } from '@/engine/game/draft';
import { integer, text } from '@/engine/game/fields';
import type { CompanyId, HexId } from '@/engine/game/ids';
import { rule } from '@/engine/game/move';
import { type Objection, object } from '@/engine/game/refusal';
import { canLink, type LinkScene, linkHexes, linkObjection, linkValue, putLink } from '../rules/links';
import { network, phaseNow } from './box';
import type { IntState } from './state';
import { directed } from './tile';

/** Only a director acts for a company. */
export function notDirected(state: IntState, company: CompanyId): Objection | undefined {
  if (!Object.hasOwn(state.companies, company)) return object('no-such-company', { company });
  return directed(state).includes(company) ? undefined : object('not-director', { company });
}

function tokenObjection(state: IntState, company: CompanyId): Objection | undefined {
  return state.companies[company]!.tokens.length === 0 ? object('no-token', { company }) : undefined;
}

function placeObjection(state: IntState, company: CompanyId, place: Place): Objection | undefined {
  const { board, graph, reach } = network.of(state, company);
  return stationObjection(board, graph, state.board, reach, company, place);
}

/** [18DO 3.2.2.3] a station of one of the player's companies; what the charter prints costs nothing. */
export const stationRule = rule({
  type: 'place-station',
  fields: { company: text, hex: text, stop: integer },
  choices: (state: IntState) =>
    directed(state)
      .filter((company) => !tokenObjection(state, company))
      .flatMap((company) => {
        const { board, graph, reach } = network.of(state, company);
        return stationPlaces(board, graph, state.board, reach, company).map((place) => ({
          move: { type: 'place-station' as const, company, ...place },
        }));
      }),
  check: (state: IntState, { company, hex, stop }) =>
    notDirected(state, company) ??
    tokenObjection(state, company) ??
    placeObjection(state, company, { hex, stop }),
  apply(draft: IntState, { company, hex, stop }, moment) {
    draft.companies[company]!.tokens.shift();
    draft.board = putStation(plainOf(draft.board), { company, hex, stop });
    moment.emit({ type: 'station-placed', player: draft.round.turn, company, hex, stop });
    draft.round.step = 'swap';
  },
});

function linkScene(state: IntState, company: CompanyId): LinkScene {
  const { board, graph, reach } = network.of(state, company);
  return { board, state: state.board, graph, reach, most: phaseNow(state).maxLink };
}

/** Nothing as soon as one of the player's companies can do it; without any company there is no route. */
function linkObjectionFor(state: IntState, hex: HexId): Objection | undefined {
  const objections = directed(state).map((company) => linkObjection(linkScene(state, company), hex));
  if (objections.includes(undefined)) return undefined;
  return objections[0] ?? object('link-no-route', { hex });
}

/** [18DO 3.2.2.4] one step of a railway link that one of the player's companies has a route to. */
export const linkRule = rule({
  type: 'link',
  fields: { hex: text },
  choices(state: IntState) {
    const hexes = directed(state).flatMap((company) => linkHexes(linkScene(state, company)));
    return [...new Set(hexes)].map((hex) => ({ move: { type: 'link' as const, hex } }));
  },
  check: (state: IntState, { hex }) => linkObjectionFor(state, hex),
  apply(draft: IntState, { hex }, moment) {
    draft.board = putLink(plainOf(draft.board), hex);
    moment.emit({ type: 'linked', player: draft.round.turn, hex, value: linkValue(draft.board, hex) });
    draft.round.step = 'swap';
  },
});

/** [18DO 3.2.2.2] has a director a station or a link to choose from? */
export function canBuild(state: IntState): boolean {
  return directed(state).some((company) => canLink(linkScene(state, company))) || stationRule.any(state);
}
