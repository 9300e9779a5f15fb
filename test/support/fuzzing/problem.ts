import type { Move } from '@/engine/game/move';
import type { Setup } from '@/engine/game/state';

/** What can be wrong with a game; shrinking keeps to the kind that was found. */
export type ProblemKind =
  /** `begin`, `choices`, `play` or an invariant threw. */
  | 'threw'
  /** A state, a choice or an event is not plain JSON. */
  | 'not-json'
  /** One of the title's invariants does not hold. */
  | 'invariant'
  /** Nobody can do anything and the game is not over, or the one who acts is not a player. */
  | 'nobody-acts'
  /** A choice that contradicts itself or is listed twice. */
  | 'bad-choice'
  /** A move that `choices` lists and `play` refuses. */
  | 'refused-choice'
  /** A move that `choices` does not list and `play` accepts. */
  | 'unlisted-move'
  /** A refusal for a reason of the rules that names no section of the rulebook. */
  | 'uncited-refusal'
  /** The game does not end. */
  | 'stuck'
  /** The log, after a round trip through JSON, leads to another state. */
  | 'replay';

export interface Problem {
  readonly kind: ProblemKind;
  /** Tells problems of one kind apart: the invariant's name, the type of the move, what was thrown. */
  readonly about: string;
  readonly message: string;
  /** The move that shows it, where one does. */
  readonly probe?: unknown;
}

export function sameProblem(a: Problem, b: Problem): boolean {
  return a.kind === b.kind && a.about === b.about;
}

/** A game that went wrong, with all that is needed to see it again; its message prints it. */
export class FuzzFailure extends Error {
  override readonly name = 'FuzzFailure';

  constructor(
    readonly title: string,
    readonly setup: Setup,
    readonly seed: number,
    readonly problem: Problem,
    /** The shortest log found that still goes wrong in the same way. */
    readonly log: readonly Move[],
    /** How many moves the game had when it went wrong. */
    readonly moves: number,
  ) {
    super(describe(title, setup, seed, problem, log, moves));
  }
}

function describe(
  title: string,
  setup: Setup,
  seed: number,
  problem: Problem,
  log: readonly Move[],
  moves: number,
): string {
  const players = setup.players.length;
  const lines = [
    `${title}, ${players} players, seed ${seed}: ${problem.kind} (${problem.about}): ${problem.message}`,
    `after ${log.length} moves (shrunk from ${moves}):`,
    ...log.map((move) => `  ${JSON.stringify(move)},`),
  ];
  if (problem.probe !== undefined) lines.push(`then shown by: ${shown(problem.probe)}`);
  lines.push(
    `the setup: ${JSON.stringify(setup)}`,
    `play it again: fuzzGame(<${title}>, <the setup>, ${seed}); or replay(<${title}>, <the setup>, [<the moves>])`,
  );
  return lines.join('\n');
}

const longestShown = 400;

/** A probe may be anything at all, so even printing it must not throw. */
export function shown(value: unknown): string {
  try {
    return (JSON.stringify(value) ?? String(value)).slice(0, longestShown);
  } catch {
    return String(value).slice(0, longestShown);
  }
}
