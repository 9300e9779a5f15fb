import type { Move } from '@/engine/game/move';
import { type Outcome, play } from '@/engine/game/play';
import type { RefusalOf } from '@/engine/game/refusal';
import type { CoreState, Setup } from '@/engine/game/state';
import { type BrokenLog, type Instant, startTimeline, type Timeline } from '@/engine/game/timeline';
import type { Title } from '@/engine/game/title';

/** How a title is found by its id; nothing where there is no such title. */
export type FindTitle = (id: string) => Promise<Title | undefined>;

/** As the engine's `play`, but an error in a title's rules refuses the move too: a game must survive it. */
export function tryPlay<S extends CoreState, M extends Move>(
  title: Title<S, M>,
  state: S,
  move: unknown,
): Outcome<S> {
  try {
    return play(title, state, move);
  } catch (error) {
    return { ok: false, refusal: crash(error) };
  }
}

export type Replay =
  | { readonly timeline: Timeline; readonly broken?: BrokenLog }
  | { readonly bad: RefusalOf<'crashed'> };

/** Plays a log of which nothing is trusted, neither moves nor setup. Never throws. */
export function tryReplay(title: Title, setup: Setup, moves: readonly unknown[]): Replay {
  const steps = replaying(title, setup, moves);
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}

/** Lets others go first where work has gone on for long; nothing where it has not. */
export type Breathe = () => Promise<void> | undefined;

/** The same where nobody waits for it. */
export async function replayPatiently(
  title: Title,
  setup: Setup,
  moves: readonly unknown[],
  breathe: Breathe,
): Promise<Replay> {
  const steps = replaying(title, setup, moves);
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
    await breathe();
  }
}

/** Move by move. */
function* replaying(title: Title, setup: Setup, moves: readonly unknown[]): Generator<undefined, Replay> {
  let start: Timeline;
  try {
    start = startTimeline(title, setup);
  } catch (error) {
    return { bad: crash(error) };
  }
  const instants: Instant[] = [...start.instants];
  const timeline = (): Timeline => ({ setup, instants, at: instants.length - 1 });
  for (const [at, move] of moves.entries()) {
    const outcome = tryPlay(title, instants.at(-1)!.state, move);
    if (!outcome.ok) return { timeline: timeline(), broken: { at, refusal: outcome.refusal } };
    instants.push({ state: outcome.state, move: move as Move, events: outcome.events });
    yield;
  }
  return { timeline: timeline() };
}

const longestMessage = 200;

function crash(error: unknown): RefusalOf<'crashed'> {
  const message = error instanceof Error ? error.message : String(error);
  return { code: 'crashed', params: { message: message.slice(0, longestMessage) }, rule: '' };
}
