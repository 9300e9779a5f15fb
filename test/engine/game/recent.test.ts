import { describe, expect, test } from 'vitest';
import { recent } from '@/engine/game/recent';

describe('what is worked out for the values asked for last', () => {
  test('is kept for so many of them, the one asked for longest ago goes first', () => {
    const worked: string[] = [];
    const [a, b, c] = ['a', 'b', 'c'].map((name) => ({ name }));
    const nameOf = recent(2, ({ name }: { name: string }) => {
      worked.push(name);
      return `${name}!`;
    });
    expect([a!, b!, a!, c!, a!, b!].map(nameOf)).toEqual(['a!', 'b!', 'a!', 'c!', 'a!', 'b!']);
    expect(worked).toEqual(['a', 'b', 'c', 'b']);
  });

  test('tells values apart by identity', () => {
    let times = 0;
    const count = recent(4, () => ++times);
    const one = {};
    expect([count(one), count({}), count(one)]).toEqual([1, 2, 1]);
  });
});
