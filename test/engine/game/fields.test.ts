import { describe, expect, test } from 'vitest';
import { type Field, flag, integer, listOf, oneOf, shape, text } from '@/engine/game/fields';

const stop = shape({ hex: text, slot: integer });

describe('fields accept what is of their kind and nothing else', () => {
  test.each<[string, Field<unknown>, unknown[], unknown[]]>([
    ['text', text, ['', 'D8', 'x'.repeat(64)], ['x'.repeat(65), 8, null, undefined, ['D8'], {}]],
    ['integer', integer, [0, -5, 2 ** 53 - 1], [0.5, 2 ** 53, Number.NaN, Infinity, '5', true, null, 5n]],
    ['flag', flag, [true, false], [0, 1, 'true', null]],
    ['one of', oneOf('pay', 'withhold'), ['pay', 'withhold'], ['', 'Pay', 'toString', 0, ['pay'], null]],
    ['list', listOf(integer), [[], [1, 2]], [[1, '2'], [null], { length: 0 }, 'ab', new Array(65).fill(1)]],
    ['short list', listOf(flag, 1), [[], [true]], [[true, true]]],
    ['lists in a list', listOf(listOf(text)), [[['a'], []]], [['a'], [[1]]]],
    ['shape', stop, [{ hex: 'D8', slot: 0 }], [{}, { hex: 'D8' }, { hex: 'D8', slot: '0' }, [], null]],
    ['shapes in a list', listOf(stop), [[{ hex: 'D8', slot: 0 }]], [[{ hex: 'D8', slot: 0, extra: 1 }]]],
  ])('%s', (_name, field, good, bad) => {
    for (const value of good) expect(field.accepts(value), JSON.stringify(value)).toBe(true);
    for (const value of bad) expect(field.accepts(value), String(value)).toBe(false);
  });
});

describe('a shape knows its keys', () => {
  test.each([
    ['a key of every object in place of its own', { hex: 'D8', toString: 1 }],
    ['an own __proto__', JSON.parse('{"hex":"D8","slot":1,"__proto__":{}}')],
    ['an own __proto__ in place of a key', JSON.parse('{"hex":"D8","__proto__":1}')],
    ['an inherited key', Object.assign(Object.create({ slot: 1 }), { hex: 'D8' })],
  ])('and refuses %s', (_what, value) => {
    expect(stop.accepts(value)).toBe(false);
  });
});

test('a hole in a list does not pass for a value', () => {
  expect(listOf(integer).accepts(new Array(3))).toBe(false);
});
