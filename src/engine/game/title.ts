import type { Sheet } from './box/sheet';
import type { GameEvent } from './events';
import type { Moment, Move, Rule } from './move';
import type { OptionDefs } from './options';
import { perSetup } from './per-setup';
import type { Objection, RefusalCode } from './refusal';
import type { Actor, CoreState, Setup } from './state';

/** What the table waits for: who acts, and the kinds of move they have. */
export interface Stage<S, M extends Move = Move, Id extends string = string> {
  /** Names the step or decision for the screen: `track`, `dividend`, `discard-train` … */
  readonly id: Id;
  actor(state: S): Actor;
  readonly rules: readonly Rule<S, M>[];
  /** What to say where nothing is possible in it, so that it is passed over by itself; asked only then. */
  nothing?(state: S): GameEvent | undefined;
  /** The kind of move that leaves everything as it is, for logs of older rules that do not answer this: `skip`, if left out. */
  readonly declines?: M['type'];
}

/** A round gives turns to players or companies: it knows which stage its state is in. */
export interface Round<S, M extends Move = Move, Id extends string = string> {
  stage(state: S): Stage<S, M, Id>;
}

/**
 * Something that follows from a state by itself (a link was completed, a bank is broken), whoever made
 * the move. `due` sees whole states, so it may use memoised selectors.
 */
export interface Consequence<S> {
  due(state: S, before: S): boolean;
  /** `state` is the whole one in which it was due, `before` the one in which the move was made. */
  apply(draft: S, moment: Moment, state: S, before: S): void;
}

/** Must hold in every state; says what is wrong, or null. */
export interface Invariant<S> {
  readonly name: string;
  broken(state: S): string | null;
}

/**
 * The rules of one game as it was agreed, assembled from pieces. Kinds of rounds and decisions come from its
 * state's type.
 */
export interface GameRules<
  S extends CoreState = CoreState,
  M extends Move = Move,
  Id extends string = string,
> {
  begin(setup: Setup, moment: Moment): S;
  readonly rounds: { readonly [K in S['round']['kind']]: Round<S, M, Id> };
  readonly decisions: { readonly [K in S['decisions'][number]['kind']]: Stage<S, M, Id> };
  readonly consequences?: readonly Consequence<S>[];
  readonly invariants?: readonly Invariant<S>[];
  /** What a table may put right by hand, whatever it waits for. These are listed nowhere: nobody has to choose them. */
  readonly corrections?: readonly Rule<S, M>[];
}

/** A game of a box, before anything is agreed. */
export interface Title<S extends CoreState = CoreState, M extends Move = Move, Id extends string = string> {
  readonly id: string;
  /** Short name of the rulebook, as in `[18Rhl 5.2.1]`. */
  readonly book: string;
  /** Raised whenever a change makes old logs play differently. */
  readonly rulesVersion: number;
  readonly players: { readonly min: number; readonly max: number };
  /** What players may agree on before the first move. */
  readonly options: OptionDefs;
  /** The section of the rulebook behind each code of refusal. */
  readonly sections: Readonly<Partial<Record<RefusalCode, string>>>;
  /** The section where it depends on more than the code: on what was agreed, or on whom the move is about. */
  sectionOf?(objection: Objection, move: Move, state: S): string | undefined;
  /** The values that an owner of the box may correct; a setup has what was corrected. */
  readonly sheet?: Sheet;
  /** Moves that rules of today no longer have, and that left everything as it was: logs of older rules go on without. */
  readonly wasIdle?: (move: object) => boolean;
  /** The version of the rules since which a step or decision is asked, where that is later than the first: older logs do not answer it. */
  readonly asksSince?: Readonly<Partial<Record<Id, number>>>;
  /** Everything follows from the setup: trains, companies, board and limits as much as what is done with them. */
  at(setup: Setup): GameRules<S, M, Id>;
}

/** The parts of a title as it is written down: rules need not be kept, and options not be named where there are none. */
export interface TitleParts<S extends CoreState, M extends Move, Id extends string>
  extends Omit<Title<S, M, Id>, 'options'> {
  readonly options?: OptionDefs;
}

export function defineTitle<S extends CoreState, M extends Move, Id extends string = string>(
  parts: TitleParts<S, M, Id>,
): Title<S, M, Id> {
  return { options: {}, ...parts, at: perSetup(parts.at) };
}

export type StateOf<T> = T extends Title<infer S, infer _M, infer _Id> ? S : never;
export type MovesOf<T> = T extends Title<infer _S, infer M, infer _Id> ? M : never;
/** The names of all steps and decisions of a title. */
export type StagesOf<T> = T extends Title<infer _S, infer _M, infer Id> ? Id : never;
