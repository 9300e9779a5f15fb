import { beforeEach, describe, expect, it, vi } from 'vitest';
import { asBefore, keepPlaces } from '@/ui/board/kept-places';
import type { Item } from '@/ui/board/placing';

const form = (what: string) => ({ what, width: 1, height: 1, cost: 0, dislike: () => 0 });
const items: readonly Item<string>[] = [{ forms: [form('large'), form('small')] }];
const places = [{ what: 'small', rect: { x: 3, y: 4 } }];

let stored: Map<string, string>;
const store = () => ({
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => void stored.set(key, value),
});

/** The places are written when there is nothing better to do. */
const written = () => vi.waitFor(() => expect(stored.size).toBe(1), { timeout: 60_000 });

beforeEach(() => {
  stored = new Map();
});

describe('places of marks', () => {
  it('are found once for what looks the same', () => {
    keepPlaces(store, 'first');
    const find = vi.fn(() => places);
    expect(asBefore(['hex'], items, find)).toEqual(places);
    expect(asBefore(['hex'], items, find)).toEqual(places);
    expect(find).toHaveBeenCalledTimes(1);
    asBefore(['other hex'], items, find);
    expect(find).toHaveBeenCalledTimes(2);
  });

  it('are known when the app is opened again', async () => {
    keepPlaces(store, 'first');
    asBefore(['hex'], items, () => places);
    await written();
    keepPlaces(store, 'first');
    const find = vi.fn(() => []);
    expect(asBefore(['hex'], items, find)).toEqual(places);
    expect(find).not.toHaveBeenCalled();
  });

  it('are found anew by another build, and where what was kept makes no sense', async () => {
    keepPlaces(store, 'first');
    asBefore(['hex'], items, () => places);
    await written();
    keepPlaces(store, 'second');
    const find = vi.fn(() => places);
    asBefore(['hex'], items, find);
    expect(find).toHaveBeenCalledTimes(1);
    for (const kept of [
      'no JSON',
      '{"build":"third","places":[["x"]]}',
      '{"build":"third","places":5}',
      'null',
    ]) {
      stored.set('zechenbahn.places', kept);
      keepPlaces(store, 'third');
      expect(asBefore(['hex'], items, find)).toEqual(places);
    }
    expect(find).toHaveBeenCalledTimes(5);
  });

  it('are not taken where there are other things to set down', () => {
    keepPlaces(store, 'first');
    asBefore(['hex'], items, () => places);
    const find = vi.fn(() => []);
    asBefore(['hex'], [...items, ...items], find);
    expect(find).toHaveBeenCalledTimes(1);
  });

  it('are found where nothing can be kept', () => {
    const closed = () => {
      throw new Error('no storage');
    };
    keepPlaces(closed, 'first');
    expect(asBefore(['hex'], items, () => places)).toEqual(places);
  });
});
