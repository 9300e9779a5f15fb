import type { GameEvent } from './events';
import type { Move } from './move';
import { begin, type Outcome, play } from './play';
import type { CoreState, Setup } from './state';
import type { Title } from './title';

/** One point in time: the state, and the move and events that led to it (none for the beginning). */
export interface Instant<S extends CoreState = CoreState> {
  readonly state: S;
  readonly move: Move | null;
  readonly events: readonly GameEvent[];
  /** Made with the move before it, as one: undone with it. */
  readonly joined?: true;
}

/** A whole game: every state since its beginning, and where in it the table looks. */
export interface Timeline<S extends CoreState = CoreState> {
  readonly setup: Setup;
  /** Moves before the first instant, where a game goes on from a state that was kept: they are still to be replayed. */
  readonly unread?: readonly Move[];
  readonly instants: readonly Instant<S>[];
  readonly at: number;
}

export function startTimeline<S extends CoreState, M extends Move>(
  title: Title<S, M>,
  setup: Setup,
): Timeline<S> {
  const { state, events } = begin(title, setup);
  return { setup, instants: [{ state, move: null, events }], at: 0 };
}

export function present<S extends CoreState>(timeline: Timeline<S>): S {
  return timeline.instants[timeline.at]!.state;
}

/** Plays a move where the table looks; what came after that point is dropped. */
export function playOn<S extends CoreState, M extends Move>(
  title: Title<S, M>,
  timeline: Timeline<S>,
  move: M,
): { timeline: Timeline<S>; outcome: Outcome<S> } {
  const outcome = play(title, present(timeline), move);
  if (!outcome.ok) return { timeline, outcome };
  const past = timeline.instants.slice(0, timeline.at + 1);
  const instants = [...past, { state: outcome.state, move, events: outcome.events }];
  return { timeline: { ...timeline, instants, at: past.length }, outcome };
}

/** Looks at another point in time; beyond either end it stays at that end. */
export function travel<S extends CoreState>(timeline: Timeline<S>, to: number): Timeline<S> {
  return { ...timeline, at: Math.max(0, Math.min(to, timeline.instants.length - 1)) };
}

export const undo = <S extends CoreState>(timeline: Timeline<S>): Timeline<S> =>
  travel(timeline, timeline.at - 1);

export const redo = <S extends CoreState>(timeline: Timeline<S>): Timeline<S> =>
  travel(timeline, timeline.at + 1);

/** How many moves come before the first instant. */
export function unreadIn({ unread }: Pick<Timeline, 'unread'>): number {
  return unread?.length ?? 0;
}

/** The moves that lead to where the table looks. */
export function movesOf(timeline: Timeline): Move[] {
  const { unread = [], instants, at } = timeline;
  return [...unread, ...instants.slice(1, at + 1).map(({ move }) => move!)];
}
