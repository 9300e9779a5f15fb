import { IDBDatabase, IDBObjectStore } from 'fake-indexeddb';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { askToPersist, room } from '@/storage/device';
import { deviceVault } from '@/storage/device-vault';
import { StorageError, storageErrorOf } from '@/storage/errors';
import { gameStore } from '@/storage/games';
import { openStore } from '@/storage/open';
import { payOut } from '../support/toy/played';
import { changeOf, contents, freshName, halfGame, logOf } from './support';
import { writeRaw } from './versions/raw';
import { version1 } from './versions/version-1';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** A request to open a database that never gets further than being blocked. */
function blockedRequest(): IDBOpenDBRequest {
  const target = new EventTarget();
  queueMicrotask(() => target.dispatchEvent(new Event('blocked')));
  return Object.create(IDBOpenDBRequest.prototype, {
    addEventListener: { value: target.addEventListener.bind(target) },
    removeEventListener: { value: target.removeEventListener.bind(target) },
  });
}

describe('a move', () => {
  it('counts as stored only when the transaction that was asked to be strict is complete', async () => {
    const store = gameStore(await deviceVault(freshName()));
    await store.create(logOf('a', halfGame));
    const begin = vi.spyOn(IDBDatabase.prototype, 'transaction');
    let isComplete = false;
    const change = store.change('a', changeOf({ revision: 0, length: 3 }, payOut));
    await Promise.resolve();
    const transaction: IDBTransaction = begin.mock.results[0]!.value;
    transaction.addEventListener('complete', () => {
      isComplete = true;
    });
    await change;
    expect(isComplete).toBe(true);
    expect(begin).toHaveBeenCalledExactlyOnceWith(['games', 'moves', 'meta'], 'readwrite', {
      durability: 'strict',
    });
  });
});

describe('when storage fails', () => {
  it('a full disk is told as such, and nothing is half written', async () => {
    const store = gameStore(await deviceVault(freshName()));
    await store.create(logOf('a', halfGame));
    const before = await contents(store);
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('no room', 'QuotaExceededError');
    });
    const change = store.change('a', changeOf({ revision: 0, length: 3 }, payOut));
    await expect(change).rejects.toMatchObject({ name: 'StorageError', code: 'full' });
    vi.restoreAllMocks();
    expect(await contents(store)).toEqual(before);
  });

  it('a game can still be played, in memory, and the reason is given', async () => {
    vi.stubGlobal('indexedDB', {
      open() {
        throw new DOMException('not here', 'SecurityError');
      },
    });
    const { store, trouble } = await openStore(freshName());
    expect([store.kind, trouble]).toEqual(['memory', 'unavailable']);
    await store.create(logOf('a', halfGame));
    expect((await store.load('a'))?.moves).toEqual(halfGame);
  });

  it('all is well otherwise', async () => {
    const { store, trouble } = await openStore(freshName());
    expect([store.kind, trouble]).toEqual(['device', undefined]);
  });

  it('a window asleep with an older database blocks us only for a while', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    vi.spyOn(indexedDB, 'open').mockImplementation(blockedRequest);
    const opening = expect(deviceVault(freshName())).rejects.toMatchObject({ code: 'blocked' });
    await vi.advanceTimersByTimeAsync(3000);
    await opening;
  });

  it('a browser that never answers is given up after a while, and its late answer is let go', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const late = { close: vi.fn(), addEventListener: () => {} };
    let answer = () => {};
    vi.spyOn(indexedDB, 'open').mockImplementation(() => {
      const target = new EventTarget();
      answer = () => target.dispatchEvent(new Event('success'));
      return Object.create(IDBOpenDBRequest.prototype, {
        addEventListener: { value: target.addEventListener.bind(target) },
        removeEventListener: { value: target.removeEventListener.bind(target) },
        result: { value: late },
      });
    });
    const opening = openStore(freshName());
    await vi.advanceTimersByTimeAsync(8000);
    const { store, trouble } = await opening;
    expect([store.kind, trouble]).toEqual(['memory', 'unavailable']);
    answer();
    await vi.advanceTimersByTimeAsync(0);
    expect(late.close).toHaveBeenCalledOnce();
  });

  it('makes way for a newer version of the database, and says so from then on', async () => {
    const name = freshName();
    const store = gameStore(await deviceVault(name));
    await store.create(logOf('a', halfGame));
    const newer = indexedDB.open(name, 99);
    await new Promise((resolve) => {
      newer.onsuccess = resolve;
    });
    newer.result.close();
    await expect(store.list()).rejects.toMatchObject({ code: 'newer' });
  });

  it('a connection that the browser dropped is opened again', async () => {
    const vault = await deviceVault(freshName());
    const store = gameStore(vault);
    await store.create(logOf('a', halfGame));
    await vault.close();
    expect((await store.load('a'))?.moves).toEqual(halfGame);
  });

  it('a log with a gap is given up to the gap, and said to be damaged', async () => {
    const name = freshName();
    const rows = { ...version1.rows, moves: version1.rows.moves!.filter((_, i) => i !== 1) };
    await writeRaw(name, { ...version1, rows });
    const store = gameStore(await deviceVault(name));
    expect(await store.load('old')).toMatchObject({ moves: [{ type: 'bid' }], damaged: true });
  });

  describe('a row that makes no sense', () => {
    const setup = { title: 'toy', players: [{ id: 'p1', name: 'Anna' }], seed: 1, options: {} };
    const rowOnly = (row: Record<string, unknown>) => ({
      ...version1,
      rows: { games: [row], moves: [], meta: [] },
    });

    async function listed(row: Record<string, unknown>) {
      const name = freshName();
      await writeRaw(name, rowOnly(row) as typeof version1);
      const store = gameStore(await deviceVault(name));
      await store.create(logOf('good', halfGame));
      return { store, rows: await store.list() };
    }

    it('does not empty the list: the others are shown, and how many cannot be', async () => {
      const { store, rows } = await listed({ id: 'bad' });
      expect(rows.map(({ id }) => id)).toEqual(['good']);
      expect(await store.unreadable()).toBe(1);
      await expect(store.load('bad')).rejects.toMatchObject({ code: 'unreadable' });
      expect(await store.has('bad')).toBe(true);
    });

    it.each([
      ['nothing but its set-up', {}],
      [
        'nonsense everywhere',
        { name: 7, summary: 'x', clock: [], updated: 'now', revision: -1, deleted: 'x' },
      ],
      ['a summary of nonsense', { summary: { round: 3, actor: {}, result: [null, {}], moves: 'many' } }],
      ['a picture of nonsense', { summary: { round: { kind: 'a' }, picture: { layout: 'flat', hexes: 3 } } }],
      [
        'a picture of no place',
        { summary: { picture: { layout: 'flat', hexes: { white: '' }, stations: [] } } },
      ],
    ])('with %s is shown with what is known', async (_what, row) => {
      const { rows } = await listed({ id: 'bad', setup, ...row });
      expect(rows.find(({ id }) => id === 'bad')).toMatchObject({
        title: 'toy',
        name: 'Anna',
        summary: { moves: 0, actor: null, result: [], finished: false },
        clock: { used: {}, paused: false, budgets: {} },
      });
      expect(rows.find(({ id }) => id === 'bad')?.summary).not.toHaveProperty('picture');
      expect(rows).toHaveLength(2);
    });
  });

  it.each([
    [new DOMException('', 'QuotaExceededError'), 'full'],
    [new DOMException('', 'VersionError'), 'newer'],
    [new DOMException('', 'ConstraintError'), 'changed'],
    [new DOMException('', 'InvalidStateError'), 'unavailable'],
    [new StorageError('missing'), 'missing'],
    ['anything', 'unavailable'],
    [undefined, 'unavailable'],
  ])('%s is told as "%s"', (error, code) => {
    expect(storageErrorOf(error).code).toBe(code);
  });
});

describe('room', () => {
  it('is what the browser says', async () => {
    const storage = {
      estimate: async () => ({ usage: 5, quota: 100 }),
      persisted: async () => false,
      persist: async () => true,
    };
    expect(await room(storage)).toEqual({ persistent: false, usedBytes: 5, quotaBytes: 100 });
    expect(await askToPersist(storage)).toBe(true);
  });

  it('is unknown where the browser does not say, or fails', async () => {
    const unknown = { persistent: null, usedBytes: null, quotaBytes: null };
    expect(await room({})).toEqual(unknown);
    expect(await room({ estimate: () => Promise.reject(new Error('no')) })).toEqual(unknown);
    expect(await askToPersist({})).toBeNull();
  });
});
