import type { Choice, Move } from '@/engine/game/move';
import { choices, type Options, type Outcome, play } from '@/engine/game/play';
import type { RandomState } from '@/engine/game/random';
import type { CoreState } from '@/engine/game/state';
import type { Title } from '@/engine/game/title';
import type { Problem } from './problem';

/** A state under examination, with what the title says can be done in it. */
export interface Scene {
  readonly title: Title;
  readonly state: CoreState;
  readonly options: Options | undefined;
  readonly choices: readonly Choice[];
}

export function sceneOf(title: Title, state: CoreState): Scene {
  const options = attempt(() => choices(title, state));
  return { title, state, options, choices: options?.choices ?? [] };
}

/** How a scene is examined. */
export interface Inquiry {
  readonly random: RandomState;
  /** At most so many choices are tried, and so many perturbed moves. */
  readonly tries: number;
  /** Moves to try first: what showed a problem before is the likeliest to show it again. */
  readonly suspects: readonly unknown[];
  /** Told the code of each refusal, to see which were ever given. */
  refused(code: string): void;
}

export function tryMove(scene: Pick<Scene, 'title' | 'state'>, move: unknown): Outcome<CoreState> {
  return attempt(() => play(scene.title, scene.state, move), move);
}

/** Something of the title threw; carries the move with which it did. */
class Thrown extends Error {
  constructor(
    override readonly cause: unknown,
    readonly probe?: unknown,
  ) {
    super(String(cause));
  }
}

/** Runs a piece of the title; what it throws is kept apart from faults of the fuzzer itself. */
export function attempt<T>(piece: () => T, probe?: unknown): T {
  try {
    return piece();
  } catch (cause) {
    throw new Thrown(cause, probe);
  }
}

/** Does the work; what the title throws meanwhile is a problem like any other. */
export function orThrown<T>(work: () => T, problem: (thrown: Problem) => T): T {
  try {
    return work();
  } catch (error) {
    if (!(error instanceof Thrown)) throw error;
    const message = error.message.split('\n')[0]!;
    return problem({ kind: 'threw', about: message.replace(/\d+/g, '#'), message, probe: error.probe });
  }
}

export const asLoose = (move: Move): Readonly<Record<string, unknown>> =>
  move as unknown as Readonly<Record<string, unknown>>;
