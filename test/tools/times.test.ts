import { expect, it } from 'vitest';
import { clock, dearest, pathOfTimes, timesLine } from '../../.tools/times';

it('says how long each part took, and all of them', () => {
  const parts = [
    { part: 'Types', took: 12_400 },
    { part: 'Build', took: 64_600 },
  ];
  expect(timesLine(parts)).toBe('Types 12 s, Build 1:05 min, in all 1:17 min');
});

it('tells minutes from a minute on', () => {
  expect(clock(59_400)).toBe('59 s');
  expect(clock(59_600)).toBe('1:00 min');
});

it('names the files that kept a worker longest, loading included', () => {
  const files = [
    { file: '/project/test/quick.test.ts', loading: 100, tests: 50 },
    { file: '/project/test/golden/golden.test.ts', loading: 2_000, tests: 129_040 },
    { file: '/project/test/heavy.test.ts', loading: 9_000, tests: 20 },
  ];
  expect(dearest(files, 2, '/project')).toEqual([
    { file: 'test/golden/golden.test.ts', seconds: 131, 'of that loading': 2 },
    { file: 'test/heavy.test.ts', seconds: 9, 'of that loading': 9 },
  ]);
});

it('lays the times beside the report', () => {
  expect(pathOfTimes('.cache/unit.json')).toBe('.cache/unit-times.json');
});
