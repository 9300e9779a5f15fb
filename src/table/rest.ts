import type { Move } from '@/engine/game/move';
import { tryPlay } from '@/engine/game/play';
import type { Refusal } from '@/engine/game/refusal';
import type { Breathe } from '@/engine/game/replay';
import type { Instant, Timeline } from '@/engine/game/timeline';
import type { Title } from '@/engine/game/title';
import { automaticMove, wasAutomatic, withAutomatic } from './automatic';
import { quietly } from './quietly';

/** A line that goes on with the moves of another, as far as they are legal in it. */
export interface Followed {
  readonly timeline: Timeline;
  /** The point of the old line up to which it was followed. */
  readonly upTo: number;
  /** The first move that cannot be made any more, and why; nothing where the old line is followed to its end. */
  readonly stop?: { readonly at: number; readonly move: Move; readonly refusal: Refusal };
}

/**
 * Plays the moves of an old line from some point on at the end of a new one. Moves that nobody chose are no reason to
 * stop: those that are not legal any more are left out, and those that come up anew are made.
 */
export async function follow(
  title: Title,
  line: Timeline,
  old: Timeline,
  from: number,
  breathe: Breathe,
): Promise<Followed> {
  const instants: Instant[] = [...line.instants];
  const end = (): Timeline => withAutomatic(title, { ...line, instants, at: instants.length - 1 });
  const make = (move: Move, joined?: true) => {
    const outcome = tryPlay(title, instants.at(-1)!.state, move);
    const { ok } = outcome;
    if (ok) instants.push({ state: outcome.state, move, events: outcome.events, ...(joined && { joined }) });
    return outcome;
  };
  for (let at = from; at < old.instants.length; at++) {
    const { joined, ...instant } = old.instants[at]!;
    const move = instant.move!;
    let outcome = make(move, joined);
    if (!outcome.ok && wasAutomatic(title, old, at)) continue;
    while (!outcome.ok) {
      const automatic = quietly(() => automaticMove(title, instants.at(-1)!.state));
      if (!automatic || !make(automatic).ok) {
        return { timeline: end(), upTo: at - 1, stop: { at, move, refusal: outcome.refusal } };
      }
      outcome = make(move, joined);
    }
    await breathe();
  }
  return { timeline: end(), upTo: old.instants.length - 1 };
}
