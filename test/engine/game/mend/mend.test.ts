import { describe, expect, test } from 'vitest';
import { type Mended, mend, mendPatiently } from '@/engine/game/mend';
import type { Move } from '@/engine/game/move';
import { replay } from '@/engine/game/replay';
import { movesOf } from '@/engine/game/timeline';
import { leave, make, type StepsRules, type StepsState, skip, stepsSetup, stepsTitle, take } from './steps';

function opened(rules: StepsRules, moves: readonly Move[], version = 1): Mended<StepsState> {
  const mended = mend(stepsTitle(rules), stepsSetup, moves, version);
  if ('bad' in mended) throw new Error('cannot begin');
  return mended;
}

const doneIn = ({ timeline }: Mended<StepsState>) => timeline.instants.at(-1)!.state.done.join(' ');

describe('a log of older rules', () => {
  test('that replays is left as it is', () => {
    const log = [make('a'), skip, skip, make('c'), skip];
    const mended = opened({ steps: 'abc' }, log);
    expect(mended.edits).toEqual({ dropped: 0, passed: 0 });
    expect(mended.timeline).toEqual(replay(stepsTitle({ steps: 'abc' }), stepsSetup, log).timeline);
  });

  test('loses the skip of a step that is no longer asked', () => {
    const log = [make('a'), skip, skip, make('c'), skip, make('a')];
    const mended = opened({ steps: 'ac' }, log);
    expect(mended.broken).toBeUndefined();
    expect(doneIn(mended)).toBe('a1 c1 a2');
    expect(mended.edits).toEqual({ dropped: 1, passed: 0 });
    expect(movesOf(mended.timeline)).toEqual([make('a'), skip, make('c'), skip, make('a')]);
  });

  test('that skipped it in every turn loses all of them, though each first ended another step', () => {
    const turn = [make('a'), skip, skip, make('c'), skip];
    const mended = opened({ steps: 'ac' }, [...turn, ...turn, ...turn, ...turn]);
    expect(mended.broken).toBeUndefined();
    expect(doneIn(mended)).toBe('a1 c1 a2 c2 a3 c3 a4 c4');
    expect(mended.edits).toEqual({ dropped: 4, passed: 0 });
  });

  test('passes over a new step', () => {
    const mended = opened({ steps: 'axc' }, [make('a'), skip, make('c'), skip, make('a'), skip, make('c')]);
    expect(doneIn(mended)).toBe('a1 c1 a2 c2');
    expect(mended.edits).toEqual({ dropped: 0, passed: 2 });
  });

  test('declines a new question', () => {
    const mended = opened({ steps: 'ab', gifts: 'a' }, [make('a'), skip, make('b')]);
    expect(doneIn(mended)).toBe('a1 p1-leave b1');
    expect(mended.edits).toEqual({ dropped: 0, passed: 1 });
  });

  test('loses the answer to a question that is no longer asked if it changed nothing', () => {
    const declined = opened({ steps: 'ab' }, [make('a'), leave, skip, make('b')]);
    expect(doneIn(declined)).toBe('a1 b1');
    expect(declined.edits).toEqual({ dropped: 1, passed: 0 });
    expect(opened({ steps: 'ab' }, [make('a'), take, skip, make('b')]).broken).toMatchObject({ at: 1 });
  });

  test('leaves all open that it does not answer yet', () => {
    const mended = opened({ steps: 'xab' }, [make('x'), skip, skip]);
    expect(mended.edits).toEqual({ dropped: 0, passed: 0 });
    expect(mended.timeline.instants.at(-1)!.state.round).toMatchObject({ step: 2 });
  });

  test('is read as far as it goes where a move that changed something is refused', () => {
    const mended = opened({ steps: 'ac' }, [make('a'), skip, make('b'), skip, make('c')]);
    expect(mended.broken).toMatchObject({ at: 2, refusal: { code: 'not-now' } });
    expect(doneIn(mended)).toBe('a1');
  });

  test('goes on without moves that rules of today no longer have, if they did nothing', () => {
    const log = [make('a'), { type: 'nod', at: 3 }, skip, make('b')];
    const mended = opened({ steps: 'ab', idle: 'nod' }, log as Move[]);
    expect(mended.edits).toEqual({ dropped: 1, passed: 0 });
    expect(doneIn(mended)).toBe('a1 b1');
    expect(opened({ steps: 'ab' }, log as Move[]).broken).toMatchObject({ at: 1 });
  });

  test('counts its own moves to tell where it is broken', () => {
    const log = [make('a'), skip, skip, make('c'), skip, make('z')];
    expect(opened({ steps: 'ac' }, log).broken).toMatchObject({ at: 5 });
  });

  test('may hold anything', () => {
    for (const move of [null, 'skip', {}, [skip], { type: 7 }]) {
      const mended = opened({ steps: 'ab' }, [make('a'), move as unknown as Move, skip]);
      expect(mended.broken).toMatchObject({ at: 1, refusal: { code: 'malformed' } });
    }
  });
});

describe('a title that says since when it asks a step', () => {
  const rules: StepsRules = { steps: 'axb', asksSince: { x: 2 } };

  test('has it passed over also where the log could be taken to answer it', () => {
    const log = [skip, skip, skip, make('b')];
    const mended = opened(rules, log);
    expect(mended.edits).toEqual({ dropped: 0, passed: 2 });
    expect(doneIn(mended)).toBe('b2');
    expect(movesOf(mended.timeline)).toEqual([skip, skip, skip, skip, skip, make('b')]);
  });

  test('has logs of that version answered by themselves', () => {
    expect(opened(rules, [skip, make('x'), skip, make('b')], 2).edits).toEqual({ dropped: 0, passed: 0 });
  });
});

test('patiently the same comes out', async () => {
  const log = [make('a'), skip, skip, make('c'), skip, make('a')];
  let breaths = 0;
  const breathe = () => {
    breaths++;
    return undefined;
  };
  const patient = await mendPatiently(stepsTitle({ steps: 'ac' }), stepsSetup, log, 1, breathe);
  expect(patient).toEqual(opened({ steps: 'ac' }, log));
  expect(breaths).toBeGreaterThan(4);
});
