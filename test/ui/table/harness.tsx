/**
 * A table without storage for tests of its panels: a seat at any state of 18Rhl, and the story of moves
 * that are played from it.
 */
import { signal } from '@preact/signals';
import { waitFor } from '@testing-library/preact';
import type { Move } from '@/engine/game/move';
import { play } from '@/engine/game/play';
import type { Instant } from '@/engine/game/timeline';
import type { Clock } from '@/table';
import { rhl, viewAt } from '@/titles/rhineland/18rhl';
import type { RhinelandState } from '@/titles/rhineland/state';
import type { SeatParts } from '@/ui/table/make-seat';
import type { Seat } from '@/ui/table/seat';
import type { Story } from '@/ui/table/time/story';
import { seatOf } from '../../support/seat';

/** No best run is known yet. */
export function seatAt(state: RhinelandState, parts: Partial<SeatParts> = {}): Seat {
  const bestRun = () => ({ answer: null, searching: false, failed: null });
  return seatOf({ title: rhl, viewAt }, state, { bestRun, ...parts });
}

/** The instants that these moves lead through. */
export function instantsFrom(state: RhinelandState, ...moves: readonly Move[]): Instant<RhinelandState>[] {
  const instants: Instant<RhinelandState>[] = [{ state, move: null, events: [] }];
  for (const move of moves) {
    const outcome = play(rhl, instants.at(-1)!.state, move);
    if (!outcome.ok) throw new Error(`${move.type} refused: ${outcome.refusal.code}`);
    instants.push({ state: outcome.state, move, events: outcome.events });
  }
  return instants;
}

export function storyOf(
  instants: readonly Instant<RhinelandState>[],
  parts: Partial<Story<RhinelandState>> = {},
): Story<RhinelandState> {
  const at = parts.at ?? instants.length - 1;
  return {
    instants,
    at,
    canUndo: at > 0,
    canRedo: at < instants.length - 1,
    undo: () => {},
    redo: () => {},
    travel: () => {},
    toPresent: () => {},
    ...parts,
  };
}

export function clockOf(parts: Partial<Clock> = {}): Clock {
  return {
    used: signal({}),
    total: signal(0),
    turn: signal(null),
    paused: signal(false),
    budgets: signal({}),
    pause: () => {},
    resume: () => {},
    setBudget: () => {},
    ...parts,
  };
}

/** The turn has been shown for long enough to take taps; if it never is, what is shown instead is told. */
export function settled(): Promise<void> {
  return waitFor(() => {
    if (document.querySelector('[data-settling="false"]')) return;
    const turn = document.querySelector('[data-settling]') ? 'a turn that settles' : 'no turn';
    throw new Error(`${turn} at ${window.location.hash}: ${document.body.textContent}`);
  });
}
