// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/preact';
import { afterEach, describe, expect, it } from 'vitest';
import type { Choice, Move } from '@/engine/game/move';
import { begin, choices, play } from '@/engine/game/play';
import { nextIndex, type RandomState } from '@/engine/game/random';
import { language, languages } from '@/i18n';
import { rhl } from '@/titles/rhineland/18rhl';
import type { RhinelandState } from '@/titles/rhineland/state';
import { createSelection } from '@/ui/turn/selection';
import { TurnPanel } from '@/ui/turn/TurnPanel';
import { rhinelandHabits } from '../../soak/rhineland';
import { seatFor } from '../../support/seat';

afterEach(() => {
  cleanup();
  language.value = 'en';
});

/** One of the choices, the likely ones more often. */
function pick(random: RandomState, state: RhinelandState, all: readonly Choice[]): Move {
  const weights = all.map((choice) => rhinelandHabits.weigh(state, choice));
  const sum = weights.reduce((total, weight) => total + weight, 0);
  let left = (nextIndex(random, 1000) / 1000) * sum;
  const at = weights.findIndex((weight) => {
    left -= weight;
    return left <= 0;
  });
  return all[Math.max(0, at)]!.move;
}

/** The first state of each stage, and then every so many of it, of a game of random moves. */
function* statesOf(seed: number, every: number): Generator<RhinelandState> {
  const names = ['A', 'B', 'C', 'D'];
  const setup = { title: '18rhl', players: names.map((id) => ({ id, name: id })), seed, options: {} };
  const random: RandomState = { random: seed };
  const seen = new Map<string, number>();
  let state = begin(rhl, setup).state;
  for (let moves = 0; moves < 3000; moves++) {
    const options = choices(rhl, state);
    if (!options) return;
    const count = seen.get(options.stage) ?? 0;
    seen.set(options.stage, count + 1);
    if (count % every === 0) yield state;
    const outcome = play(rhl, state, pick(random, state, options.choices));
    if (!outcome.ok) throw new Error(`refused: ${JSON.stringify(outcome.refusal)}`);
    state = outcome.state;
  }
}

describe('the turn panel', () => {
  it('shows every kind of turn of a random game in both languages, with a way on', () => {
    const stages = new Set<string>();
    for (const state of statesOf(11, 40)) {
      const seat = seatFor(state, { bestRun: () => ({ result: undefined, searching: false }) });
      const { stage } = seat.options!;
      stages.add(stage);
      for (const spoken of languages) {
        language.value = spoken;
        const { container, unmount } = render(<TurnPanel seat={seat} selection={createSelection()} />);
        const ways = container.querySelectorAll('button:not([aria-disabled="true"]):not(:disabled)');
        expect(ways.length, stage).toBeGreaterThan(0);
        expect(container.textContent, stage).not.toMatch(/undefined|NaN|\{\w+\}/);
        unmount();
      }
    }
    expect(stages.size).toBeGreaterThan(6);
  });
});
