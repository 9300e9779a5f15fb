import { describe, expect, it } from 'vitest';
import { outcomeOf } from '@/engine/game/outcomes';
import { begin } from '@/engine/game/play';
import type { CoreState } from '@/engine/game/state';
import type { Title } from '@/engine/game/title';
import { optionsOf } from '@/table/automatic';
import { createTrials } from '@/table/trials';
import { setupOf } from '../support/fuzzer';
import { toy } from '../support/toy';
import { withRules } from '../support/with-rules';

const title = toy as Title;
const start = begin(toy, setupOf(toy, 2, 1)).state;
const moveIn = (state: typeof start) => optionsOf(title, state)!.choices[0]!.move;

describe('moves that are tried', () => {
  it('are worked out once for each state: what is made is what was looked at', () => {
    const trials = createTrials(() => {});
    const seen = trials.lookAt(title, start, moveIn(start));
    expect(seen.ok).toBe(true);
    expect(outcomeOf(title, start, { ...moveIn(start) })).toBe(seen);
  });

  it('are forgotten when the game has gone on for some states', () => {
    const trials = createTrials(() => {});
    const seen = trials.lookAt(title, start, moveIn(start));
    let state = start;
    for (let i = 0; i < 10; i++) {
      const outcome = outcomeOf(title, state, moveIn(state));
      state = outcome.ok ? (outcome.state as typeof start) : state;
      outcomeOf(title, state, moveIn(state));
    }
    expect(outcomeOf(title, start, moveIn(start))).not.toBe(seen);
  });

  it('are thought through one at a time, when there is nothing better to do', () => {
    const waiting: (() => void)[] = [];
    const asked: string[] = [];
    const listening = withRules(title, ({ rounds }) => ({
      rounds: Object.fromEntries(
        Object.entries(rounds).map(([kind, round]) => [
          kind,
          {
            ...round,
            stage: (state: CoreState) => {
              asked.push(kind);
              return round.stage(state);
            },
          },
        ]),
      ),
    }));
    const trials = createTrials((work) => waiting.push(work));
    trials.lookAt(listening, start, moveIn(start));
    const before = asked.length;
    expect(waiting).toHaveLength(1);
    waiting.pop()!();
    expect(asked.length).toBeGreaterThan(before);
    expect(waiting).toEqual([]);
  });
});
