import type { Move } from '@/engine/game/move';
import { outcomeOf } from '@/engine/game/outcomes';
import type { Outcome, Played } from '@/engine/game/play';
import type { TableState } from '@/titles/view';
import type { Seat } from '../table/seat';

/**
 * What a move would lead to, or nothing if it is not legal. Board and panel ask for the same one, and a
 * best run is found again by the identity of its state: each is worked out once.
 */
export function previewOf<S extends TableState>(seat: Seat<S>, move: Move): Played<S> | undefined {
  return played(seat.preview(move));
}

/** The same; where another player must agree, what the move leads to once they have. */
export function agreedOf<S extends TableState>(seat: Seat<S>, move: Move): Played<S> | undefined {
  const offered = previewOf(seat, move);
  if (offered?.state.decisions.at(-1)?.kind !== 'agree-train') return offered;
  return played(outcomeOf(seat.title, offered.state, { type: 'agree' }) as Outcome<S>) ?? offered;
}

function played<S extends TableState>(outcome: Outcome<S>): Played<S> | undefined {
  return outcome.ok ? outcome : undefined;
}
