import type { GameEvent } from '@/engine/game/events';
import type { Choice, Move } from '@/engine/game/move';
import type { RandomState } from '@/engine/game/random';
import type { CoreState, Setup } from '@/engine/game/state';
import type { Title } from '@/engine/game/title';
import type { Coverage } from './coverage';

export interface FuzzOptions<S extends CoreState, M extends Move> {
  /** `full` unless told. */
  checks?: 'full' | 'light';
  /**
   * With `full`, one state of so many is examined whole, by lot; in the others it is seen that invariants
   * hold and someone can act. Every state unless told.
   */
  fullEvery?: number;
  /** With `light`, invariants are checked every so many moves, and at the end. */
  invariantsEvery?: number;
  /** A game that is longer is stuck. */
  maxMoves?: number;
  /** How likely a choice is played, against the others; without it, each type of move is as likely. */
  weigh?(state: S, choice: Choice<M>): number;
  /** What is played for a choice with an open field, instead of the move as it is listed: it must be legal too. */
  openly?(state: S, move: M): M;
  /** A move that no choice lists, thrown in before the next: refused or played like any other. None unless told. */
  beside?(state: S, random: RandomState): Move | undefined;
  /** Names of the paths through the rules that an event shows (the move is null at the beginning). */
  observe?(event: GameEvent, move: M | null, state: S): readonly string[];
  /** Paths that should be seen: they are in the table even if they never are. */
  paths?: readonly string[];
  /** The same, of what there is only with so many players. */
  pathsFor?(players: number): readonly string[];
  /** How many moves may be played to shrink a failure; 0 keeps the log as it was. */
  shrinkMoves?: number;
}

/** A game while it is played. */
export interface Run<S extends CoreState, M extends Move> {
  readonly title: Title<S, M>;
  readonly setup: Setup;
  readonly seed: number;
  readonly options: FuzzOptions<S, M>;
  readonly log: M[];
  readonly coverage: Coverage;
  state: S | null;
}

export const usual = { maxMoves: 5_000, invariantsEvery: 10, shrinkMoves: 300_000 };
