import { describe, expect, test } from 'vitest';
import { type Choice, covers, type Move } from '@/engine/game/move';

const move = (fields: Record<string, unknown>): Move => ({ type: 'bid', ...fields });

describe('a plain choice', () => {
  const choice: Choice = { move: move({ hex: 'D8', stops: ['a', 'b'] }) };

  test('covers its own move, whatever the order of keys', () => {
    expect(covers(choice, move({ hex: 'D8', stops: ['a', 'b'] }))).toBe(true);
    expect(covers(choice, { stops: ['a', 'b'], hex: 'D8', type: 'bid' } as Move)).toBe(true);
  });

  test.each<[string, Record<string, unknown>]>([
    ['another value', { hex: 'D9', stops: ['a', 'b'] }],
    ['another order in a list', { hex: 'D8', stops: ['b', 'a'] }],
    ['another type', { type: 'pass', hex: 'D8', stops: ['a', 'b'] }],
    ['a missing key', { hex: 'D8' }],
    ['an extra key', { hex: 'D8', stops: ['a', 'b'], extra: 1 }],
    ['an object for a list', { hex: 'D8', stops: { 0: 'a', 1: 'b' } }],
  ])('does not cover %s', (_what, fields) => {
    expect(covers(choice, move(fields))).toBe(false);
  });
});

describe('a choice with a range', () => {
  const choice: Choice = {
    move: move({ amount: 20, on: 'x' }),
    range: { field: 'amount', min: 20, max: 35, step: 5 },
  };

  test.each([20, 25, 35])('covers %d', (amount) => {
    expect(covers(choice, move({ amount, on: 'x' }))).toBe(true);
  });

  test.each([15, 19, 21, 22.5, 36, 40, -20, Number.NaN, Number.POSITIVE_INFINITY, '25', null, undefined])(
    'does not cover %s',
    (amount) => {
      expect(covers(choice, move({ amount, on: 'x' }))).toBe(false);
    },
  );

  test('steps count from its lower end, not from zero', () => {
    const odd: Choice = { move: move({ amount: 7 }), range: { field: 'amount', min: 7, max: 27, step: 10 } };
    expect([7, 10, 17, 20, 27].map((amount) => covers(odd, move({ amount })))).toEqual([
      true,
      false,
      true,
      false,
      true,
    ]);
  });

  test('leaves only that field free', () => {
    expect(covers(choice, move({ amount: 25, on: 'y' }))).toBe(false);
    expect(covers(choice, move({ amount: 25 }))).toBe(false);
    expect(covers(choice, move({ amount: 25, on: 'x', extra: 1 }))).toBe(false);
    expect(covers(choice, move({ on: 'x' }))).toBe(false);
  });
});

describe('a choice with an open field', () => {
  const choice: Choice = { move: move({ routes: ['a'], train: '2' }), open: 'routes' };

  test('covers any value of it: the rule judges that', () => {
    expect(covers(choice, move({ routes: ['b', 'c'], train: '2' }))).toBe(true);
    expect(covers(choice, move({ routes: null, train: '2' }))).toBe(true);
  });

  test('leaves only that field free', () => {
    expect(covers(choice, move({ routes: ['a'], train: '3' }))).toBe(false);
    expect(covers(choice, move({ routes: ['a'], train: '2', extra: 1 }))).toBe(false);
  });
});
