import { hasLegalLay, type LayRules, layObjection, layTile, legalLays } from '@/engine/board/lay';
import type { BoardDef, Lay } from '@/engine/board/types';
import { newValue, plainAt } from '@/engine/game/draft';
import { integer, text } from '@/engine/game/fields';
import type { CompanyId } from '@/engine/game/ids';
import { type MoveOfRule, rule } from '@/engine/game/move';
import { type Objection, object } from '@/engine/game/refusal';
import type { FreeBox, FreeState } from './state';

export interface FreeLayRules<S extends FreeState> extends FreeBox<S> {
  /** Companies for one of which the acting player lays: it need not be said for which. */
  builders(state: S): readonly CompanyId[];
  /** What the title adds to the general rules, the same for all of them; nothing costs anything. */
  layRules(state: S): LayRules;
  /** A tile was laid: how the turn goes on. `before` is the state that it was laid in. */
  onLaid(draft: S, lay: Lay, before: S): void;
}

/** Those of the companies that may make this lay. */
export function layersOf<S extends FreeState>(
  rules: FreeLayRules<S>,
  state: S,
  lay: Lay,
): readonly CompanyId[] {
  const added = rules.layRules(state);
  return rules.builders(state).filter((company) => {
    const { board, reach } = rules.network.of(state, company);
    return !layObjection(board, state.board, reach, added, lay);
  });
}

/** Laying a tile, or upgrading one. */
export function freeLayRule<S extends FreeState>(rules: FreeLayRules<S>) {
  /** Nothing as soon as one of them may lay it; whatever is not about routes is the same for all. */
  const objection = (state: S, lay: Lay): Objection | undefined => {
    const added = rules.layRules(state);
    let reason: Objection | undefined;
    for (const company of rules.builders(state)) {
      const { board, reach } = rules.network.of(state, company);
      const why = layObjection(board, state.board, reach, added, lay);
      if (!why) return undefined;
      if (why.code !== 'lay-no-route') reason = why;
    }
    return reason ?? object('lay-no-route-of-yours', { hex: lay.hex });
  };
  const lays = (state: S): Lay[] => {
    const added = rules.layRules(state);
    const found = new Map<string, Lay>();
    for (const company of rules.builders(state)) {
      const { board, reach } = rules.network.of(state, company);
      for (const lay of legalLays(board, state.board, reach, added)) {
        found.set(`${lay.hex}/${lay.tile}/${lay.turn}`, lay);
      }
    }
    return [...found.values()];
  };
  return rule({
    type: 'lay',
    fields: { hex: text, tile: text, turn: integer },
    choices: (state: S) => lays(state).map((lay) => ({ move: { type: 'lay' as const, ...lay } })),
    any(state: S) {
      const added = rules.layRules(state);
      return rules.builders(state).some((company) => {
        const { board, reach } = rules.network.of(state, company);
        return hasLegalLay(board, state.board, reach, added);
      });
    },
    check: (state: S, { hex, tile, turn }) => objection(state, { hex, tile, turn }),
    apply(draft: S, { hex, tile, turn }, moment, before) {
      put(rules.network.boardOf(draft), draft, { hex, tile, turn });
      moment.emit({ type: 'tile-laid', player: rules.turn(draft), hex, tile, turn });
      rules.onLaid(draft, { hex, tile, turn }, before);
    },
  });
}

export type FreeLayMove = MoveOfRule<ReturnType<typeof freeLayRule>>;

function put(board: BoardDef, draft: FreeState, lay: Lay): void {
  draft.board = newValue(layTile(board, plainAt(draft, 'board'), lay));
}
