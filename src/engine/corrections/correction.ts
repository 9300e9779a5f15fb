import type { BoardDef } from '@/engine/board/types';
import type { CompanyDef } from '@/engine/finance/cards';
import type { Fields } from '@/engine/game/fields';
import { listOf, text } from '@/engine/game/fields';
import type { HexId } from '@/engine/game/ids';
import type { Moment, MoveOf, Rule } from '@/engine/game/move';
import { rule } from '@/engine/game/move';
import { type Objection, object } from '@/engine/game/refusal';
import type { Market } from '@/engine/market/types';
import type { RailState } from '@/engine/steps/state';

/** What corrections must know of a game beside its state. */
export interface Box {
  readonly board: BoardDef;
  readonly companies: readonly CompanyDef[];
  readonly market?: Market | undefined;
  /** Named, for a correction does not change it; and how many trains a company may have in it. */
  phase(state: RailState): { readonly id: string; readonly trainLimit: number };
  /** May this lie on that hex? Anything may anywhere, if silent. */
  markerMayLie?(state: RailState, marker: string, hex: HexId): boolean;
  /** Why the game could not go on from this state: its books do not balance, or nobody can act. */
  problem(state: RailState, before: RailState): Objection | undefined;
}

/** Does the company have money and trains of its own by now? Where there is no money, once it is founded. */
export function isAtWork(state: RailState, company: string): boolean {
  if (!Object.hasOwn(state.companies, company)) return false;
  const { floated, founded } = state.companies[company] as Partial<RailState['companies'][string]>;
  return floated ?? founded ?? false;
}

/** The state after a change. */
export type Change = (state: RailState, recipe: (draft: RailState) => void) => RailState;

/** Nobody is told of what is only tried. */
export const silent: Moment = { emit: () => {} };

const agreement = { agreed: listOf(text, 12) };
type Agreement = typeof agreement;

interface CorrectionParts<T extends string, F extends Fields> {
  readonly type: T;
  readonly fields: F;
  /** Why this cannot be put right so. */
  check(state: RailState, move: MoveOf<T, F & Agreement>): Objection | undefined;
  apply(draft: RailState, move: MoveOf<T, F & Agreement>, moment: Moment, before: RailState): void;
}

/**
 * Something that a table puts right by hand: a move like any other, possible at any time and listed nowhere. Whoever
 * agreed is named, and the game must be sound afterwards.
 */
export function correction<const T extends string, F extends Fields>(
  box: Box,
  changed: Change,
  parts: CorrectionParts<T, F>,
): Rule<RailState> {
  type M = MoveOf<T, F & Agreement>;
  const apply = (draft: RailState, move: M, moment: Moment, before: RailState) => {
    parts.apply(draft, move, moment, before);
    draft.corrections = (draft.corrections ?? 0) + 1;
  };
  return rule<RailState, T, F & Agreement>({
    type: parts.type,
    fields: { ...parts.fields, ...agreement },
    choices: () => [],
    check(state, move) {
      const { agreed } = move as { agreed: readonly string[] };
      const players = state.setup.players.map(({ id }) => id);
      if (agreed.length === 0) return object('correction-nobody');
      const stranger = agreed.find((id, i) => !players.includes(id) || agreed.indexOf(id) !== i);
      if (stranger !== undefined) return object('correction-unknown', { what: stranger });
      const objection = parts.check(state, move);
      if (objection) return objection;
      const after = changed(state, (draft) => apply(draft, move, silent, state));
      return box.problem(after, state);
    },
    apply,
  }) as unknown as Rule<RailState>;
}
