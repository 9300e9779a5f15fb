// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/preact';
import { afterEach, expect, it } from 'vitest';
import { choices } from '@/engine/game/play';
import { replay } from '@/engine/game/replay';
import { language, languages } from '@/i18n';
import { ruhr, viewAt } from '@/titles/ruhr/18ruhr';
import type { RuhrState } from '@/titles/ruhr/state';
import { createSelection } from '@/ui/turn/selection';
import { TurnPanel } from '@/ui/turn/TurnPanel';
import { ruhrHabits } from '../../../soak/ruhr';
import { fuzzGame, setupOf } from '../../../support/fuzzer';
import { seatOf } from '../open';

afterEach(() => {
  cleanup();
  language.value = 'en';
});

/** Of some random games the first states of each stage. */
function statesByStage(seeds: readonly number[], most: number): Map<string, RuhrState[]> {
  const found = new Map<string, RuhrState[]>();
  for (const seed of seeds) {
    const setup = setupOf(ruhr, 3 + (seed % 4), seed, {});
    const { log } = fuzzGame(ruhr, setup, seed, { ...ruhrHabits, checks: 'light' });
    const { timeline } = replay(ruhr, setup, log);
    for (const { state } of timeline.instants) {
      const stage = choices(ruhr, state as RuhrState)?.stage;
      if (stage === undefined) continue;
      const states = found.get(stage) ?? [];
      if (states.length < most) found.set(stage, [...states, state as RuhrState]);
    }
  }
  return found;
}

it('the turn panel shows every kind of turn of random games in both languages, with a way on', () => {
  const found = statesByStage([3, 9, 12], 6);
  for (const [stage, states] of found) {
    for (const state of states) {
      const seat = {
        ...seatOf({ title: ruhr, viewAt }, state),
        bestRun: () => ({ result: undefined, searching: false }),
      };
      for (const spoken of languages) {
        language.value = spoken;
        const { container, unmount } = render(<TurnPanel seat={seat} selection={createSelection()} />);
        const ways = container.querySelectorAll('button:not([aria-disabled="true"]):not(:disabled)');
        expect(ways.length, stage).toBeGreaterThan(0);
        expect(container.textContent, stage).not.toMatch(/undefined|NaN|\{\w+\}/);
        unmount();
      }
    }
  }
  const all =
    'package set-value stock income track station run dividend invest trains found-montan merge-montan';
  const asked = 'second-certificate discard-train agree-train agree-engine agree-forced raise-money';
  expect([...found.keys()]).toEqual(expect.arrayContaining(`${all} ${asked}`.split(' ')));
});
