import type { GameEvent } from './events';
import { type Field, type Fields, type Shape, shape, text } from './fields';
import { sameJson } from './json';
import { type Objection, object } from './refusal';

/** A move is flat JSON: its type and what it needs. */
export interface Move {
  type: string;
}

/**
 * A legal move, or a family of them: `move` can be played as it stands; with `range`, so can the same
 * move with any other value of that field in the range; with `open`, any other value of that field
 * that the rule itself accepts (routes drawn by hand are too many to list).
 */
export interface Choice<M extends Move = Move> {
  move: M;
  range?: { field: string; min: number; max: number; step: number };
  open?: string;
}

/** What a rule is given while it changes the state. */
export interface Moment {
  emit(event: GameEvent): void;
}

/** One kind of move: what may be done, why not, and what it does. */
export interface Rule<S, M extends Move = Move> {
  readonly type: string;
  choices(state: S): readonly Choice<M>[];
  /** Is there any such choice? */
  any(state: S): boolean;
  check(state: S, move: Move): Objection | undefined;
  /** `before` is the whole state that the move is made in, whatever has been changed in the draft. */
  apply(draft: S, move: Move, moment: Moment, before: S): void;
}

export interface RuleParts<S, T extends string, F extends Fields> {
  type: T;
  fields: F;
  /** All legal moves of this kind, each accepted by `check`. */
  choices(state: S): readonly Choice<MoveOf<T, F>>[];
  /** Is there any? For rules of which steps ask it often: it need not list them all. */
  any?(state: S): boolean;
  /** Why this move, of the right shape, is not legal. Must not list choices: replaying calls it often. */
  check(state: S, move: MoveOf<T, F>): Objection | undefined;
  apply(draft: S, move: MoveOf<T, F>, moment: Moment, before: S): void;
}

export type MoveOf<T extends string, F extends Fields> = { type: T } & Shape<F>;

/** The moves of a rule, for the unions that titles are typed with. */
export type MoveOfRule<R> = R extends Rule<never, infer M> ? M : never;

/** Those of some moves that have one of these types. */
export type OfType<M extends Move, T extends M['type']> = M extends { type: T } ? M : never;

export function rule<S, const T extends string, F extends Fields>(
  parts: RuleParts<S, T, F>,
): Rule<S, MoveOf<T, F>> {
  const form = shape({ type: text, ...parts.fields }) as Field<unknown> as Field<MoveOf<T, F>>;
  return {
    type: parts.type,
    choices: (state) => parts.choices(state),
    any: (state) => parts.any?.(state) ?? parts.choices(state).length > 0,
    check: (state, move) =>
      form.accepts(move) ? parts.check(state, move) : object('malformed', { type: parts.type }),
    // only a move that has passed the check is applied: it has the right shape
    apply: (draft, move, moment, before) => parts.apply(draft, move as MoveOf<T, F>, moment, before),
  };
}

/** Is the move one of those that the choice stands for? An open field is left to the rule's check. */
export function covers(choice: Choice, move: Move): boolean {
  const listed = choice.move as unknown as Record<string, unknown>;
  const asked = move as unknown as Record<string, unknown>;
  const { range, open } = choice;
  const free = range?.field ?? open;
  if (free === undefined) return sameJson(listed, asked);
  if (range && !inRange(range, asked[range.field])) return false;
  return sameJson({ ...listed, [free]: null }, { ...asked, [free]: null });
}

function inRange(range: NonNullable<Choice['range']>, value: unknown): boolean {
  if (typeof value !== 'number' || value < range.min || value > range.max) return false;
  return (value - range.min) % range.step === 0;
}
