import type { Move } from '@/engine/game/move';
import type { Outcome, Played } from '@/engine/game/play';
import type { TableState } from '@/titles/view';
import type { Seat } from '../table/seat';

/** Of the present state only: each outcome is a whole state with all that was worked out from it. */
let latest: { readonly state: object; readonly outcomes: Map<string, Outcome<TableState>> } | undefined;

/**
 * What a move would lead to, or nothing if it is not legal. Board and panel ask for the same one, and a
 * best run is found again by the identity of its state, so each is worked out once.
 */
export function previewOf<S extends TableState>(seat: Seat<S>, move: Move): Played<S> | undefined {
  if (latest?.state !== seat.state) latest = { state: seat.state, outcomes: new Map() };
  const { outcomes } = latest;
  const key = JSON.stringify(move);
  const outcome = outcomes.get(key) ?? seat.preview(move);
  outcomes.set(key, outcome);
  // what is kept by a state was worked out from it, so it is of its type
  return outcome.ok ? (outcome as Played<S>) : undefined;
}
