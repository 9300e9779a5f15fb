import { describe, expect, it } from 'vitest';
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
    expect(trials.outcomeOf(title, start, { ...moveIn(start) })).toBe(seen);
  });

  it('are forgotten as soon as the game goes on', () => {
    const trials = createTrials(() => {});
    const seen = trials.lookAt(title, start, moveIn(start));
    const next = seen.ok ? (seen.state as typeof start) : start;
    trials.lookAt(title, next, moveIn(next));
    expect(trials.outcomeOf(title, start, moveIn(start))).not.toBe(seen);
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
