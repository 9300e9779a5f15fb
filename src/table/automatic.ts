import { sameJson } from '@/engine/game/json';
import type { Move } from '@/engine/game/move';
import { outcomeOf } from '@/engine/game/outcomes';
import { choices, type Options } from '@/engine/game/play';
import type { CoreState } from '@/engine/game/state';
import { type Instant, present, type Timeline } from '@/engine/game/timeline';
import type { Title } from '@/engine/game/title';
import { quietly } from './quietly';

const known = new WeakMap<CoreState, Options | null>();

/** All that may be done in a state, worked out once for each. */
export function optionsOf(title: Title, state: CoreState): Options | null {
  let options = known.get(state);
  if (options === undefined) {
    options = choices(title, state) ?? null;
    known.set(state, options);
  }
  return options;
}

/** The move that the table makes by itself: to skip, where nothing else can be done. */
export function automaticMove(title: Title, state: CoreState): Move | undefined {
  const [only, ...others] = optionsOf(title, state)?.choices ?? [];
  return only?.move.type === 'skip' && others.length === 0 ? only.move : undefined;
}

/** More than any title has steps in a row; a loop of skips is a bug to be seen, not to hang on. */
const mostInARow = 50;

const following = new WeakMap<CoreState, readonly Instant[]>();

/** What the table does by itself after a state, worked out once for each; with it, what may be done then. */
export function automaticAfter(title: Title, from: CoreState): readonly Instant[] {
  const known = following.get(from);
  if (known) return known;
  const instants: Instant[] = [];
  let state = from;
  for (let i = 0; i < mostInARow; i++) {
    const move = quietly(() => automaticMove(title, state));
    if (!move) break;
    const outcome = outcomeOf(title, state, move);
    if (!outcome.ok) break;
    state = outcome.state;
    instants.push({ state, move, events: outcome.events });
  }
  following.set(from, instants);
  return instants;
}

/** The timeline after the moves that the table makes by itself where it looks. */
export function withAutomatic(title: Title, timeline: Timeline): Timeline {
  const past = timeline.instants.slice(0, timeline.at + 1);
  const instants = [...past, ...automaticAfter(title, present(timeline))];
  return { ...timeline, instants, at: instants.length - 1 };
}

/** Where undo leads from here: past the moves that nobody chose, and those made with another as one. */
export function before(title: Title, timeline: Timeline): number {
  let at = timeline.at - 1;
  while (at > 0 && wentAlong(title, timeline, at + 1)) at--;
  return at;
}

/** Where redo leads: the next move, with all that went along with it. */
export function after(title: Title, timeline: Timeline): number {
  let at = timeline.at + 1;
  while (at < timeline.instants.length - 1 && wentAlong(title, timeline, at + 1)) at++;
  return at;
}

/** Where the next move leads alone, with what the table did by itself then. */
export function afterMove(title: Title, timeline: Timeline): number {
  let at = timeline.at + 1;
  while (at < timeline.instants.length - 1 && wasAutomatic(title, timeline, at + 1)) at++;
  return at;
}

/** Did nobody choose the move that led to this point in time by itself? */
export function wentAlong(title: Title, timeline: Timeline, index: number): boolean {
  return timeline.instants[index]!.joined === true || wasAutomatic(title, timeline, index);
}

/** Was the move that led to this point in time made by the table itself? */
export function wasAutomatic(title: Title, { instants }: Timeline, index: number): boolean {
  const { move } = instants[index]!;
  if (move?.type !== 'skip') return false;
  return sameJson(
    quietly(() => automaticMove(title, instants[index - 1]!.state)),
    move,
  );
}
