import { beforeEach, describe, expect, it, vi } from 'vitest';
import { asBefore, keepPlans } from '@/ui/board/kept-plans';

type Plan = readonly number[];
const isPlan = (kept: unknown): kept is Plan => Array.isArray(kept);
const plan: Plan = [3, 4];

let stored: Map<string, string>;
const store = () => ({
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => void stored.set(key, value),
});

/** The plans are written when there is nothing better to do. */
const written = () => vi.waitFor(() => expect(stored.size).toBe(1), { timeout: 60_000 });

beforeEach(() => {
  stored = new Map();
});

describe('plans of hexes', () => {
  it('are made once for what looks the same', () => {
    keepPlans(store, 'first');
    const find = vi.fn(() => plan);
    expect(asBefore(['hex'], isPlan, find)).toEqual(plan);
    expect(asBefore(['hex'], isPlan, find)).toEqual(plan);
    expect(find).toHaveBeenCalledTimes(1);
    asBefore(['other hex'], isPlan, find);
    expect(find).toHaveBeenCalledTimes(2);
  });

  it('are known when the app is opened again', async () => {
    keepPlans(store, 'first');
    asBefore(['hex'], isPlan, () => plan);
    await written();
    keepPlans(store, 'first');
    const find = vi.fn(() => []);
    expect(asBefore(['hex'], isPlan, find)).toEqual(plan);
    expect(find).not.toHaveBeenCalled();
  });

  it('are not looked for before a board is drawn', () => {
    const opened = vi.fn(store);
    keepPlans(opened, 'first');
    expect(opened).not.toHaveBeenCalled();
  });

  it('are made anew by another build, and where what was kept makes no sense', async () => {
    keepPlans(store, 'first');
    asBefore(['hex'], isPlan, () => plan);
    await written();
    const [[key, kept] = []] = [...stored];
    keepPlans(store, 'second');
    const find = vi.fn(() => plan);
    asBefore(['hex'], isPlan, find);
    expect(find).toHaveBeenCalledTimes(1);
    for (const senseless of [
      'no JSON',
      '{"build":"first","plans":[["x"]]}',
      '{"build":"first","plans":5}',
      'null',
      kept!.replace('[3,4]', '"no plan"'),
    ]) {
      stored.set(key!, senseless);
      keepPlans(store, 'first');
      expect(asBefore(['hex'], isPlan, find)).toEqual(plan);
    }
    expect(find).toHaveBeenCalledTimes(6);
  });

  it('are made where nothing can be kept', () => {
    const closed = () => {
      throw new Error('no storage');
    };
    keepPlans(closed, 'first');
    expect(asBefore(['hex'], isPlan, () => plan)).toEqual(plan);
  });
});
