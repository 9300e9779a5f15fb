// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/preact';
import { afterEach, describe, expect, it } from 'vitest';
import type { Choice, Move } from '@/engine/game/move';
import { begin, choices, play } from '@/engine/game/play';
import { nextIndex, type RandomState } from '@/engine/game/random';
import type { Title } from '@/engine/game/title';
import { language, languages } from '@/i18n';
import { introductionGame, viewAt as introductionView } from '@/titles/dortmund/int';
import { viewAt as railwayView, trg } from '@/titles/dortmund/trg';
import type { TableState } from '@/titles/view';
import { createSelection } from '@/ui/turn/selection';
import { TurnPanel } from '@/ui/turn/TurnPanel';
import { introductionHabits } from '../../soak/dortmund-int';
import { railwayHabits } from '../../soak/dortmund-trg';
import { seatOf } from './open';

afterEach(() => {
  cleanup();
  language.value = 'en';
});

type Weigh<S> = (state: S, choice: Choice) => number;

/** One of the choices, the likely ones more often. */
function pick<S>(random: RandomState, state: S, all: readonly Choice[], weigh: Weigh<S>): Move {
  const weights = all.map((choice) => weigh(state, choice));
  let left = (nextIndex(random, 1000) / 1000) * weights.reduce((sum, weight) => sum + weight, 0);
  const at = weights.findIndex((weight) => {
    left -= weight;
    return left <= 0;
  });
  return all[Math.max(0, at)]!.move;
}

/** The first state of each stage, and then every so many of it, of a game of random moves. */
function* statesOf<S extends TableState>(
  title: Title<S, Move>,
  weigh: Weigh<S>,
  { seed, every, most }: { seed: number; every: number; most: number },
): Generator<S> {
  const players = ['A', 'B', 'C', 'D'].map((id) => ({ id, name: id }));
  const random: RandomState = { random: seed };
  const seen = new Map<string, number>();
  let state = begin(title, { title: title.id, players, seed, options: {} }).state;
  for (let moves = 0; moves < most; moves++) {
    const options = choices(title, state);
    if (!options) return;
    const count = seen.get(options.stage) ?? 0;
    seen.set(options.stage, count + 1);
    if (count % every === 0) yield state;
    const outcome = play(title, state, pick(random, state, options.choices, weigh));
    if (!outcome.ok) throw new Error(`refused: ${JSON.stringify(outcome.refusal)}`);
    state = outcome.state;
  }
}

/** Shows all of these in both languages, and says which stages there were. */
function show<S extends TableState>(
  game: Parameters<typeof seatOf<S>>[0],
  states: Iterable<S>,
): ReadonlySet<string> {
  const stages = new Set<string>();
  for (const state of states) {
    const seat = {
      ...seatOf(game, state),
      bestRun: () => ({ result: undefined, searching: false }),
    };
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
  return stages;
}

describe('the turn panel shows every kind of turn of a random game in both languages, with a way on', () => {
  it('in the Introduction Game', () => {
    const states = statesOf(introductionGame, introductionHabits.weigh, { seed: 3, every: 20, most: 400 });
    const stages = show({ title: introductionGame, viewAt: introductionView }, states);
    expect([...stages]).toEqual(expect.arrayContaining(['take', 'tile', 'build', 'swap']));
  });

  it('in The Railway Game', () => {
    const states = statesOf(trg, railwayHabits.weigh, { seed: 3, every: 40, most: 1500 });
    const stages = show({ title: trg, viewAt: railwayView }, states);
    const usual = ['starting', 'stock', 'track', 'station', 'link', 'run', 'dividend', 'trains'];
    expect([...stages]).toEqual(expect.arrayContaining(usual));
  });
});
