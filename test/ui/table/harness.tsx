/**
 * A table without storage for tests of its panels: a seat at any state of 18Rhl, and the story of moves
 * that are played from it.
 */
import { signal } from '@preact/signals';
import type { Move } from '@/engine/game/move';
import { choices, play } from '@/engine/game/play';
import type { Instant } from '@/engine/game/timeline';
import type { Clock } from '@/table';
import { rhl, view } from '@/titles/rhineland/18rhl';
import type { RhinelandState } from '@/titles/rhineland/state';
import { makeSeat, type SeatParts } from '@/ui/table/make-seat';
import type { Seat } from '@/ui/table/seat';
import type { Story } from '@/ui/table/time/story';

export function seatAt(state: RhinelandState, parts: Partial<SeatParts> = {}): Seat {
  return makeSeat({
    title: rhl as unknown as Seat['title'],
    view,
    state,
    options: choices(rhl, state),
    mayAct: true,
    act: () => {},
    preview: (move) => play(rhl, state, move),
    whyNot(move) {
      const outcome = play(rhl, state, move);
      return outcome.ok ? undefined : outcome.refusal;
    },
    bestRun: () => ({ answer: null, searching: false, failed: null }),
    ago: () => undefined,
    ...parts,
  });
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
