import type { Move } from '@/engine/game/move';
import type { Outcome, Played } from '@/engine/game/play';
import type { TableState } from '@/titles/view';
import type { Seat } from '../table/seat';

const known = new WeakMap<object, Map<string, Outcome<TableState>>>();

/**
 * What a move would lead to, or nothing if it is not legal. Board and panel ask for the same one, and a
 * best run is found again by the identity of its state, so each is worked out once.
 */
export function previewOf<S extends TableState>(seat: Seat<S>, move: Move): Played<S> | undefined {
  let ofState = known.get(seat.state);
  if (!ofState) {
    ofState = new Map();
    known.set(seat.state, ofState);
  }
  const key = JSON.stringify(move);
  let outcome = ofState.get(key);
  if (!outcome) {
    outcome = seat.preview(move);
    ofState.set(key, outcome);
  }
  // what is kept by a state was worked out from it, so it is of its type
  return outcome.ok ? (outcome as Played<S>) : undefined;
}
