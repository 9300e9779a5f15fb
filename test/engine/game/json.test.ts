import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { canonical, digest } from '@/engine/game/digest';
import { notJson, sameJson } from '@/engine/game/json';

describe('equal values', () => {
  test('are equal whatever the order of their keys', () => {
    const a = { x: 1, y: [{ p: null, q: true }] };
    const b = { y: [{ q: true, p: null }], x: 1 };
    expect(sameJson(a, b)).toBe(true);
    expect(canonical(a)).toBe(canonical(b));
    expect(digest(a)).toBe(digest(b));
  });

  test.each([
    [1, 2],
    [1, '1'],
    [0, false],
    [null, {}],
    [null, undefined],
    [[], {}],
    [
      [1, 2],
      [2, 1],
    ],
    [[1], [1, 1]],
    [{ a: 1 }, { b: 1 }],
    [{ a: 1 }, { a: 1, b: 1 }],
    [{ a: undefined }, { b: undefined }],
    [JSON.parse('{"toString":1}'), { a: 1 }],
  ])('%j and %j are not equal', (a, b) => {
    expect(sameJson(a, b)).toBe(false);
    expect(sameJson(b, a)).toBe(false);
  });

  test('agree in every way of comparing them', () => {
    const small = fc.jsonValue({ maxDepth: 3 });
    fc.assert(
      fc.property(small, small, (a, b) => {
        expect(sameJson(a, JSON.parse(JSON.stringify(a)))).toBe(true);
        expect(sameJson(a, b)).toBe(canonical(a) === canonical(b));
        expect(digest(a) === digest(b)).toBe(canonical(a) === canonical(b));
      }),
      { seed: 18, numRuns: 500 },
    );
  });
});

describe('the canonical text', () => {
  test('is JSON with its keys in order', () => {
    expect(canonical({ b: [1, { d: 'ß"', c: null }], a: true })).toBe(
      '{"a":true,"b":[1,{"c":null,"d":"ß\\""}]}',
    );
  });
});

describe('the digest', () => {
  // Other digests here would call every save file of older versions damaged.
  test.each([
    [{}, 'fc63d7235465b825'],
    [{ a: 1, b: [1, 2] }, '1ab7cc492a48ec0e'],
    ['Zeche', '1d5a1a8c33fcd178'],
    [null, '141a738d77074ba4'],
  ])('of %j stays what it is', (value, expected) => {
    expect(digest(value)).toBe(expected);
  });

  test('tells apart states that differ in one number', () => {
    const digests = Array.from({ length: 2_000 }, (_, cash) =>
      digest({ players: [{ cash }], bank: 2_000 - cash }),
    );
    expect(new Set(digests).size).toBe(2_000);
  });
});

describe('what is not JSON is found and named', () => {
  class Train {}
  test.each<[string, unknown, string]>([
    ['undefined', { a: [1, { b: undefined }] }, '$.a[1].b'],
    ['NaN', { bank: Number.NaN }, '$.bank'],
    ['infinity', [Number.NEGATIVE_INFINITY], '$[0]'],
    ['a function', { play: () => 1 }, '$.play'],
    ['a date', { at: new Date(0) }, '$.at'],
    ['a map', { tiles: new Map() }, '$.tiles'],
    ['a class', [new Train()], '$[0]'],
    ['an object without prototype', { a: Object.create(null) }, '$.a'],
    ['a bigint', 5n, '$'],
    ['a symbol', Symbol('x'), '$'],
    ['a hole in a list', { list: Array(1) }, '$.list[0]'],
  ])('%s', (_what, value, path) => {
    expect(notJson(value)).toBe(path);
  });

  test.each([null, true, 0, -1.5, '', [], {}, { a: [null, { b: 'c' }] }].map((value) => [value]))(
    '%j is JSON',
    (value) => {
      expect(notJson(value)).toBeNull();
    },
  );
});
