import { coloursUpTo } from '@/engine/board/colours';
import type { LayRules } from '@/engine/board/lay';
import { plainAt } from '@/engine/game/draft';
import { text } from '@/engine/game/fields';
import type { CompanyId, HexId } from '@/engine/game/ids';
import { rule } from '@/engine/game/move';
import { type Objection, object } from '@/engine/game/refusal';
import { directed, freeLayRule, freeStationRule } from '@/engine/rounds/free';
import { canLink, type LinkScene, linkHexes, linkObjection, linkValue, putLink } from '../rules/links';
import { linkMissing } from '../rules/track';
import { box, free, network, phaseNow } from './box';
import type { IntState } from './state';

/** [18DO 3.2.2.2] for one of the player's companies; who directs none builds from any station on the map. */
function builders(state: IntState): CompanyId[] {
  const own = directed(free, state);
  return own.length > 0 ? own : box.companies.map(({ id }) => id);
}

/** [18DO 3.2.2.1] colours by phase, links where the table asks for one; what the map prints costs nothing. */
function layRules(state: IntState): LayRules {
  return {
    colours: coloursUpTo(phaseNow(state).colour),
    objection: (lay) => linkMissing(state.board, lay),
  };
}

/** One tile or upgrade in a turn, whoever the player directs. */
export const layRule = freeLayRule<IntState>({
  ...free,
  builders,
  layRules,
  onLaid(draft) {
    draft.round.step = 'build';
  },
});

/** [18DO 3.2.2.3] a station of one of the player's companies. */
export const stationRule = freeStationRule<IntState>({
  ...free,
  onPlaced(draft) {
    draft.round.step = 'swap';
  },
});

function linkScene(state: IntState, company: CompanyId): LinkScene {
  const { board, graph, reach } = network.of(state, company);
  return { board, state: state.board, graph, reach, most: phaseNow(state).maxLink };
}

/** Nothing as soon as one of the player's companies can do it; without any company there is no route. */
function linkObjectionFor(state: IntState, hex: HexId): Objection | undefined {
  const objections = directed(free, state).map((company) => linkObjection(linkScene(state, company), hex));
  if (objections.includes(undefined)) return undefined;
  return objections[0] ?? object('link-no-route', { hex });
}

/** [18DO 3.2.2.4] one step of a railway link that one of the player's companies has a route to. */
export const linkRule = rule({
  type: 'link',
  fields: { hex: text },
  choices(state: IntState) {
    const hexes = directed(free, state).flatMap((company) => linkHexes(linkScene(state, company)));
    return [...new Set(hexes)].map((hex) => ({ move: { type: 'link' as const, hex } }));
  },
  check: (state: IntState, { hex }) => linkObjectionFor(state, hex),
  apply(draft: IntState, { hex }, moment) {
    draft.board = putLink(plainAt(draft, 'board'), hex);
    moment.emit({ type: 'linked', player: draft.round.turn, hex, value: linkValue(draft.board, hex) });
    draft.round.step = 'swap';
  },
});

/** [18DO 3.2.2.2] has a director a station or a link to choose from? */
export function canBuild(state: IntState): boolean {
  return (
    directed(free, state).some((company) => canLink(linkScene(state, company))) || stationRule.any(state)
  );
}
