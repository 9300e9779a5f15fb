/**
 * Plays any title with random legal moves to its end and checks what the engine promises of every
 * title and what the title promises of itself. Stable interface:
 *
 *   setupOf(title, players, seed, options?)        a setup with players p1, p2, …
 *   byLot(title)                                   what was agreed at random, for the `agreed` of `fuzzMany`
 *   fuzzGame(title, setup, seed, options?)         one game           -> FuzzResult
 *   fuzzMany(title, { players, games, seed, … })   many games, until the first failure -> FuzzReport
 *   coverageTable(report.coverage)                 text; the rarest paths first
 *   FuzzFailure                                    an Error whose message has the seed, the reason, the
 *                                                  shortest log found and how to see it again
 *
 * Game number i of `fuzzMany` is `fuzzGame(title, setupOf(title, players, seed + i), seed + i)`, with
 * `players` taken in turn when it is a list, and what `agreed` says. A seed plays the same game with `full` and with `light`.
 *
 * `full` examines every state: it is plain JSON, the invariants hold, someone can act and is the one to
 * decide, listed moves are accepted (all, or 40 by lot), values just outside a range and moves changed
 * in one place are accepted exactly if a choice stands for them, and what is no move is refused without
 * throwing; with `fullEvery` it does so in one state of so many, by lot. `light` plays what is listed and checks the invariants every few moves. Both compare, at
 * the end, the last state with a replay of the log after a round trip through JSON.
 */
import type { Json } from '@/engine/game/json';
import type { Move } from '@/engine/game/move';
import type { CoreState, Setup } from '@/engine/game/state';
import type { Title } from '@/engine/game/title';
import type { Agreed } from './fuzzing/agreed';
import { addCoverage, type Coverage } from './fuzzing/coverage';
import { playToTheEnd } from './fuzzing/game';
import { FuzzFailure, type Problem } from './fuzzing/problem';
import { type FuzzOptions, type Run, usual } from './fuzzing/run';
import { orThrown } from './fuzzing/scene';
import { showsAgain } from './fuzzing/shows';
import { shrink } from './fuzzing/shrink';

export { type Agreed, byLot } from './fuzzing/agreed';
export { type Coverage, coverageTable } from './fuzzing/coverage';
export { FuzzFailure, type Problem, type ProblemKind } from './fuzzing/problem';
export type { FuzzOptions } from './fuzzing/run';

export interface FuzzResult<S extends CoreState, M extends Move> {
  /** The last state reached; none if the game could not even begin. */
  readonly state: S | null;
  readonly log: readonly M[];
  readonly coverage: Coverage;
  readonly failure?: FuzzFailure;
}

export interface FuzzPlan<S extends CoreState, M extends Move> extends FuzzOptions<S, M> {
  players: number | readonly number[];
  games: number;
  seed: number;
  /** What was agreed before a game of so many players; all as in the book unless told. */
  agreed?(players: number, seed: number): Agreed;
}

export interface FuzzReport {
  readonly title: string;
  readonly games: number;
  readonly moves: number;
  readonly longest: number;
  readonly coverage: Coverage;
  readonly failure?: FuzzFailure;
}

export function setupOf(
  title: { readonly id: string },
  players: number,
  seed: number,
  options: Record<string, Json> = {},
): Setup {
  const seats = Array.from({ length: players }, (_, i) => ({ id: `p${i + 1}`, name: `Player ${i + 1}` }));
  return { title: title.id, players: seats, seed, options };
}

export function fuzzGame<S extends CoreState, M extends Move>(
  title: Title<S, M>,
  setup: Setup,
  seed: number,
  options: FuzzOptions<S, M> = {},
): FuzzResult<S, M> {
  const run: Run<S, M> = { title, setup, seed, options, state: null, log: [], coverage: {} };
  const watched = [...(options.paths ?? []), ...(options.pathsFor?.(setup.players.length) ?? [])];
  for (const path of watched) run.coverage[path] = 0;
  const problem = orThrown<Problem | null>(
    () => playToTheEnd(run),
    (thrown) => thrown,
  );
  const { state, log, coverage } = run;
  return problem ? { state, log, coverage, failure: failureOf(run, problem) } : { state, log, coverage };
}

export function fuzzMany<S extends CoreState, M extends Move>(
  title: Title<S, M>,
  plan: FuzzPlan<S, M>,
): FuzzReport {
  const counts = typeof plan.players === 'number' ? [plan.players] : plan.players;
  const coverage: Coverage = {};
  let moves = 0;
  let longest = 0;
  for (let game = 0; game < plan.games; game++) {
    const seed = plan.seed + game;
    const players = counts[game % counts.length]!;
    const setup = { ...setupOf(title, players, seed), ...plan.agreed?.(players, seed) };
    const result = fuzzGame(title, setup, seed, plan);
    addCoverage(coverage, result.coverage);
    moves += result.log.length;
    longest = Math.max(longest, result.log.length);
    const { failure } = result;
    if (failure) return { title: title.id, games: game + 1, moves, longest, coverage, failure };
  }
  return { title: title.id, games: plan.games, moves, longest, coverage };
}

function failureOf<S extends CoreState, M extends Move>(run: Run<S, M>, problem: Problem): FuzzFailure {
  const { title, setup, seed, options, log } = run;
  const budget = { moves: options.shrinkMoves ?? usual.shrinkMoves };
  const whole = { log, problem };
  const began = run.state !== null;
  const shrunk =
    began && budget.moves > 0 ? shrink(title, setup, whole, showsAgain(run, problem), budget) : whole;
  return new FuzzFailure(title.id, setup, seed, shrunk.problem, shrunk.log, log.length);
}
