import type { GameEvent } from '@/engine/game/events';
import { sameJson } from '@/engine/game/json';
import type { Move } from '@/engine/game/move';
import { outcomeOf } from '@/engine/game/outcomes';
import type { Refusal } from '@/engine/game/refusal';
import { present, type Timeline } from '@/engine/game/timeline';
import type { Title } from '@/engine/game/title';
import { afterMove, withAutomatic } from './automatic';
import { dropsMoreThanATurn } from './turns';

/** What comes of a move that is made where the table looks. */
export type Next =
  | { readonly kind: 'refused'; readonly refusal: Refusal }
  /** It was played before: to go forward again drops nothing. */
  | { readonly kind: 'again'; readonly to: number; readonly events: readonly GameEvent[] }
  | { readonly kind: 'needs-confirmation'; readonly drops: number }
  | { readonly kind: 'on'; readonly timeline: Timeline; readonly events: readonly GameEvent[] };

/** How a move is to be made. */
export interface Asked {
  /** Later moves may be dropped, whatever they are. */
  readonly confirmed?: boolean;
  /** It belongs to the move before: one undo takes both. */
  readonly joined?: boolean;
}

/** The timeline after a move and what the table does by itself then, or why there is none. */
export function nextOf(
  title: Title,
  timeline: Timeline,
  move: Move,
  { confirmed = false, joined = false }: Asked,
): Next {
  const { instants, at } = timeline;
  const outcome = outcomeOf(title, present(timeline), move);
  if (!outcome.ok) return { kind: 'refused', refusal: outcome.refusal };
  if (sameJson(instants[at + 1]?.move, move)) {
    return { kind: 'again', to: afterMove(title, timeline), events: outcome.events };
  }
  if (!confirmed && dropsMoreThanATurn(title, timeline)) {
    return { kind: 'needs-confirmation', drops: instants.length - 1 - at };
  }
  const made = {
    state: outcome.state,
    move,
    events: outcome.events,
    ...(joined && { joined: true as const }),
  };
  const played = [...instants.slice(0, at + 1), made];
  const next = withAutomatic(title, { ...timeline, instants: played, at: at + 1 });
  const events = next.instants.slice(at + 1).flatMap((instant) => instant.events);
  return { kind: 'on', timeline: next, events };
}
