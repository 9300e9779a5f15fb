import { coloursUpTo } from '@/engine/board/colours';
import { type LayRules, layObjection, layTile, legalLays } from '@/engine/board/lay';
import type { Lay } from '@/engine/board/types';
import { directorOf } from '@/engine/finance/certificates';
import { newValue, plainOf } from '@/engine/game/draft';
import { integer, text } from '@/engine/game/fields';
import type { CompanyId } from '@/engine/game/ids';
import { rule } from '@/engine/game/move';
import { type Objection, object } from '@/engine/game/refusal';
import { linkMissing } from '../rules/track';
import { box, network, phaseNow } from './box';
import type { IntState } from './state';

/** Companies that the acting player directs. */
export function directed(state: IntState): CompanyId[] {
  const { turn } = state.round;
  return box.companies.map(({ id }) => id).filter((company) => directorOf(state, company) === turn);
}

/** [18DO 3.2.2.2] for one of the player's companies; who directs none builds from any station on the map. */
function builders(state: IntState): CompanyId[] {
  const own = directed(state);
  return own.length > 0 ? own : box.companies.map(({ id }) => id);
}

/** [18DO 3.2.2.1] colours by phase, links where the table asks for one; what the map prints costs nothing. */
function layRules(state: IntState): LayRules {
  return {
    colours: coloursUpTo(phaseNow(state).colour),
    objection: (lay) => linkMissing(state.board, lay),
  };
}

/** Nothing as soon as one of them may lay it; whatever is not about routes is the same for all. */
function objectionFor(state: IntState, lay: Lay): Objection | undefined {
  const rules = layRules(state);
  let reason: Objection | undefined;
  for (const company of builders(state)) {
    const { board, reach } = network.of(state, company);
    const objection = layObjection(board, state.board, reach, rules, lay);
    if (!objection) return undefined;
    if (objection.code !== 'lay-no-route') reason = objection;
  }
  return reason ?? object('lay-no-route-of-yours', { hex: lay.hex });
}

function lays(state: IntState): Lay[] {
  const rules = layRules(state);
  const found = new Map<string, Lay>();
  for (const company of builders(state)) {
    const { board, reach } = network.of(state, company);
    for (const lay of legalLays(board, state.board, reach, rules)) {
      found.set(`${lay.hex}/${lay.tile}/${lay.turn}`, lay);
    }
  }
  return [...found.values()];
}

/** One tile or upgrade in a turn, whoever the player directs. */
export const layRule = rule({
  type: 'lay',
  fields: { hex: text, tile: text, turn: integer },
  choices: (state: IntState) => lays(state).map((lay) => ({ move: { type: 'lay' as const, ...lay } })),
  check: (state: IntState, { hex, tile, turn }) => objectionFor(state, { hex, tile, turn }),
  apply(draft: IntState, { hex, tile, turn }, moment) {
    draft.board = newValue(layTile(box.board, plainOf(draft.board), { hex, tile, turn }));
    moment.emit({ type: 'tile-laid', player: draft.round.turn, hex, tile, turn });
    draft.round.step = 'build';
  },
});
