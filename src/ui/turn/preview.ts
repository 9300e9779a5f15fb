import type { Move } from '@/engine/game/move';
import { type Outcome, type Played, play } from '@/engine/game/play';
import type { TableState } from '@/titles/view';
import type { Seat } from '../table/seat';

/** Of the present state only: each outcome is a whole state with all that was worked out from it. */
let latest: { readonly state: object; readonly outcomes: Map<string, Outcome<TableState>> } | undefined;

/**
 * What a move would lead to, or nothing if it is not legal. Board and panel ask for the same one, and a
 * best run is found again by the identity of its state, so each is worked out once.
 */
export function previewOf<S extends TableState>(seat: Seat<S>, move: Move): Played<S> | undefined {
  return kept(seat, JSON.stringify(move), () => seat.preview(move));
}

/** The same; where another player must agree, what the move leads to once they have. */
export function agreedOf<S extends TableState>(seat: Seat<S>, move: Move): Played<S> | undefined {
  const offered = previewOf(seat, move);
  if (offered?.state.decisions.at(-1)?.kind !== 'agree-train') return offered;
  const agree = () => play(seat.title, offered.state, { type: 'agree' }) as Outcome<S>;
  return kept(seat, `agreed ${JSON.stringify(move)}`, agree) ?? offered;
}

function kept<S extends TableState>(
  seat: Seat<S>,
  key: string,
  work: () => Outcome<S>,
): Played<S> | undefined {
  if (latest?.state !== seat.state) latest = { state: seat.state, outcomes: new Map() };
  const { outcomes } = latest;
  const outcome = outcomes.get(key) ?? work();
  outcomes.set(key, outcome);
  // what is kept by a state was worked out from it, so it is of its type
  return outcome.ok ? (outcome as Played<S>) : undefined;
}
