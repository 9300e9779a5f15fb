import fc from 'fast-check';
import { expect, test } from 'vitest';
import { nextIndex, nextRandom, shuffled } from '@/engine/game/random';

// Other numbers here would deal other games from the seeds in people's saves.
test('the numbers of a seed are those of mulberry32, on every device', () => {
  const state = { random: 1 };
  const drawn = [nextRandom(state), nextRandom(state), nextRandom(state)];
  expect(drawn).toEqual([0.6270739405881613, 0.002735721180215478, 0.5274470399599522]);
  expect(state).toEqual({ random: 1199730144 });
});

test('a seed always throws the same dice', () => {
  const state = { random: 42 };
  const dice = Array.from({ length: 12 }, () => nextIndex(state, 6));
  expect(dice).toEqual([3, 2, 5, 4, 1, 3, 1, 3, 5, 2, 1, 5]);
});

test('a seed always shuffles alike, and another seed does not', () => {
  const items = ['a', 'b', 'c', 'd', 'e', 'f'];
  expect(shuffled({ random: 1835 }, items)).toEqual(['e', 'd', 'a', 'f', 'b', 'c']);
  expect(shuffled({ random: 1836 }, items)).toEqual(['c', 'f', 'd', 'e', 'a', 'b']);
  expect(items).toEqual(['a', 'b', 'c', 'd', 'e', 'f']);
});

test('going on from a kept state gives what would have come next', () => {
  const state = { random: 7 };
  nextRandom(state);
  const kept = JSON.parse(JSON.stringify(state)) as { random: number };
  expect(nextRandom(kept)).toBe(nextRandom(state));
});

test('an index lies within its count, and a shuffle loses nothing', () => {
  fc.assert(
    fc.property(fc.integer(), fc.array(fc.nat(), { minLength: 1, maxLength: 40 }), (random, items) => {
      const index = nextIndex({ random }, items.length);
      expect(items[index]).toBeDefined();
      const byValue = (a: number, b: number) => a - b;
      expect(shuffled({ random }, items).sort(byValue)).toEqual([...items].sort(byValue));
    }),
    { seed: 18 },
  );
});

test('every order of three comes up about as often', () => {
  const state = { random: 3 };
  const seen = new Map<string, number>();
  for (let i = 0; i < 6_000; i++) {
    const order = shuffled(state, ['a', 'b', 'c']).join('');
    seen.set(order, (seen.get(order) ?? 0) + 1);
  }
  expect(seen.size).toBe(6);
  for (const times of seen.values()) expect(Math.abs(times - 1_000)).toBeLessThan(120);
});
