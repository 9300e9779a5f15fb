import { expect, it, vi } from 'vitest';
import { perSetup } from '@/engine/game/per-setup';
import type { Setup } from '@/engine/game/state';

const setup = (seed: number, name = 'Ada'): Setup => ({
  title: 'toy',
  players: [{ id: 'p1', name }],
  seed,
  options: {},
});

it('is worked out once for setups that differ in names alone', () => {
  const work = vi.fn(({ seed }: Setup) => ({ seed }));
  const at = perSetup(work);
  const first = at(setup(1));
  expect(at(setup(1, 'Bea'))).toBe(first);
  expect(at(setup(2))).not.toBe(first);
  expect(work).toHaveBeenCalledTimes(2);
});

it('keeps the last few, and those whose setup is still held', () => {
  const work = vi.fn(({ seed }: Setup) => ({ seed }));
  const at = perSetup(work);
  const held = setup(0);
  const first = at(held);
  for (let seed = 1; seed < 20; seed++) at(setup(seed));
  expect(at(held)).toBe(first);
  expect(at(setup(0))).not.toBe(first);
});
