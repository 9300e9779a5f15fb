import type { Move } from './move';
import { tryPlay } from './play';
import { crash, type Refusal, type RefusalOf } from './refusal';
import type { CoreState, Setup } from './state';
import { type Instant, startTimeline, type Timeline, unreadIn } from './timeline';
import type { Title } from './title';

/** A log that did not replay to its end: the move that failed, and why. */
export interface BrokenLog {
  readonly at: number;
  readonly refusal: Refusal;
}

export interface Replayed<S extends CoreState = CoreState> {
  readonly timeline: Timeline<S>;
  /** Set when a move was refused: the timeline then ends at the last good state. */
  readonly broken?: BrokenLog;
}

/** A log of which nothing is trusted may not even begin. */
export type Replay<S extends CoreState = CoreState> = Replayed<S> | { readonly bad: RefusalOf<'crashed'> };

/** Lets others go first where work has gone on for long; nothing where it has not. */
export type Breathe = () => Promise<void> | undefined;

/** Plays a whole log from its setup, which must be one of the title's. It stops at the first refused move. */
export function replay<S extends CoreState, M extends Move>(
  title: Title<S, M>,
  setup: Setup,
  moves: readonly unknown[],
): Replayed<S> {
  return replayOn(title, startTimeline(title, setup), moves);
}

/** The same where not even the setup is trusted. Never throws. */
export function tryReplay<S extends CoreState, M extends Move>(
  title: Title<S, M>,
  setup: Setup,
  moves: readonly unknown[],
): Replay<S> {
  const start = tryStart(title, setup);
  return 'bad' in start ? start : replayOn(title, start, moves);
}

/** The same where nobody waits for it. */
export async function replayPatiently<S extends CoreState, M extends Move>(
  title: Title<S, M>,
  setup: Setup,
  moves: readonly unknown[],
  breathe: Breathe,
): Promise<Replay<S>> {
  await breathe();
  const start = tryStart(title, setup);
  return 'bad' in start ? start : patiently(replaying(title, start, moves), breathe);
}

/** Plays further moves at the end of a timeline. */
export function replayOn<S extends CoreState, M extends Move>(
  title: Title<S, M>,
  timeline: Timeline<S>,
  moves: readonly unknown[],
): Replayed<S> {
  return atOnce(replaying(title, timeline, moves));
}

/** Goes through a log without a stop. */
export function atOnce<R>(steps: Generator<undefined, R>): R {
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}

/** The same, letting others go first. */
export async function patiently<R>(steps: Generator<undefined, R>, breathe: Breathe): Promise<R> {
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
    await breathe();
  }
}

/** The one way through a log, move by move. */
function* replaying<S extends CoreState, M extends Move>(
  title: Title<S, M>,
  start: Timeline<S>,
  moves: readonly unknown[],
): Generator<undefined, Replayed<S>> {
  const instants: Instant<S>[] = [...start.instants];
  const before = unreadIn(start) + instants.length - 1;
  const timeline = (): Timeline<S> => ({ ...start, instants, at: instants.length - 1 });
  for (let i = 0; i < moves.length; i++) {
    const outcome = tryPlay(title, instants.at(-1)!.state, moves[i]);
    if (!outcome.ok) return { timeline: timeline(), broken: { at: before + i, refusal: outcome.refusal } };
    instants.push({ state: outcome.state, move: moves[i] as Move, events: outcome.events });
    yield;
  }
  return { timeline: timeline() };
}

export function tryStart<S extends CoreState, M extends Move>(
  title: Title<S, M>,
  setup: Setup,
): Timeline<S> | { readonly bad: RefusalOf<'crashed'> } {
  try {
    return startTimeline(title, setup);
  } catch (error) {
    return { bad: crash(error) };
  }
}
