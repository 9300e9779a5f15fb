import { begin, type Outcome, type Played, play } from '@/engine/game/play';
import type { Refusal } from '@/engine/game/refusal';
import type { Setup } from '@/engine/game/state';
import { setupOf } from '../fuzzer';
import { type ToyMove, type ToyState, toy } from '.';

/** With this seed p1 sits first. */
export const toySetup = (seed = 2): Setup => setupOf(toy, 2, seed);

/** The state after these moves; a refused one says so. */
export function stateAfter(...moves: readonly ToyMove[]): ToyState {
  return moves.reduce((state, move) => accepted(play(toy, state, move)).state, begin(toy, toySetup()).state);
}

export function accepted(outcome: Outcome<ToyState>): Played<ToyState> {
  if (outcome.ok) return outcome;
  throw new Error(`refused: ${JSON.stringify(outcome.refusal)}`);
}

export function refusalOf(state: ToyState, move: unknown): Refusal {
  const outcome = play(toy, state, move);
  if (outcome.ok) throw new Error(`accepted: ${JSON.stringify(move)}`);
  return outcome.refusal;
}

export const bid = (amount: number): ToyMove => ({ type: 'bid', amount });
export const offer = (price: number): ToyMove => ({ type: 'offer', price });
export const counter = (price: number): ToyMove => ({ type: 'counter', price });
export const pass: ToyMove = { type: 'pass' };
export const accept: ToyMove = { type: 'accept' };
export const decline: ToyMove = { type: 'decline' };
export const withhold: ToyMove = { type: 'withhold' };
export const payOut: ToyMove = { type: 'pay-out' };

/** p1 owns the railway for 20 and has 80; p2 has 100; the bank 170. */
export const bought = [bid(20), pass] as const;
