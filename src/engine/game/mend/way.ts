import type { Move } from '../move';
import { stageOf, tryPlay } from '../play';
import type { Refusal } from '../refusal';
import type { CoreState } from '../state';
import type { Instant } from '../timeline';
import type { Title } from '../title';

/** A log of older rules, on its way through the rules of today. */
export interface OlderLog<S extends CoreState, M extends Move> {
  readonly title: Title<S, M>;
  /** The version of the rules it was played with. */
  readonly rules: number;
  readonly moves: readonly unknown[];
}

/** One thing done on the way, after all before it: ways that part share what they have in common. */
export interface Way<S extends CoreState = CoreState> {
  readonly before: Way<S> | null;
  readonly instant: Instant<S>;
  /** So many moves of the log are done with. */
  readonly used: number;
  /** What was done other than the log says: a move of it left out, or one made that it does not have. */
  readonly edit: 'dropped' | 'passed' | undefined;
  /** How many of either, this one among them. */
  readonly dropped: number;
  readonly passed: number;
}

/** Further on the way; or why not. */
export type Further<S extends CoreState> = { readonly way: Way<S> } | { readonly refusal: Refusal };

/** Makes the next move of the log. */
export function playNext<S extends CoreState, M extends Move>(log: OlderLog<S, M>, way: Way<S>): Further<S> {
  const move = log.moves[way.used];
  const outcome = tryPlay(log.title, way.instant.state, move);
  if (!outcome.ok) return { refusal: outcome.refusal };
  const instant = { state: outcome.state, move: move as Move, events: outcome.events };
  return { way: { ...way, before: way, instant, used: way.used + 1, edit: undefined } };
}

/** Leaves the next move of the log out. */
export function dropNext<S extends CoreState>(way: Way<S>): Way<S> {
  return { ...way, before: way, used: way.used + 1, edit: 'dropped', dropped: way.dropped + 1 };
}

/** Passes over what the log does not answer; nothing where that cannot be passed over. */
export function passOver<S extends CoreState, M extends Move>(
  { title }: OlderLog<S, M>,
  way: Way<S>,
): Way<S> | undefined {
  const { state } = way.instant;
  const move = passing(title, state);
  if (!move) return undefined;
  const outcome = tryPlay(title, state, move);
  if (!outcome.ok) return undefined;
  const instant = { state: outcome.state, move, events: outcome.events };
  return { ...way, before: way, instant, edit: 'passed', passed: way.passed + 1 };
}

/** The kind of move that ends a step in which nothing, or nothing more, is to be done. */
const usual = 'skip';

/** The move that leaves everything as it is. */
function passing<S extends CoreState, M extends Move>(title: Title<S, M>, state: S): M | undefined {
  try {
    const stage = stageOf(title, state);
    const type = stage?.declines ?? usual;
    return stage?.rules.find((rule) => rule.type === type)?.choices(state)[0]?.move;
  } catch {
    // a fault of the rules: then nothing is passed over
    return undefined;
  }
}

/** Would the move have changed nothing? Then it may be left out. */
export function changesNothing<S extends CoreState, M extends Move>(
  { title }: OlderLog<S, M>,
  { instant: { state } }: Way<S>,
  move: unknown,
): boolean {
  if (typeof move !== 'object' || move === null) return false;
  if (title.wasIdle?.(move)) return true;
  if (Object.keys(move).length !== 1) return false;
  const { type } = move as { type?: unknown };
  if (type === usual) return true;
  const decisions = Object.values<{ declines?: string }>(title.at(state.setup).decisions);
  return decisions.some(({ declines }) => declines === type);
}

/** Is it asked only since rules that are newer than the log? */
export function isAskedSince<S extends CoreState, M extends Move>(
  { title, rules }: OlderLog<S, M>,
  { instant: { state } }: Way<S>,
): boolean {
  if (!title.asksSince) return false;
  try {
    const stage = stageOf(title, state);
    return stage !== undefined && (title.asksSince[stage.id] ?? 0) > rules;
  } catch {
    return false;
  }
}
