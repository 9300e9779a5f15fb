import { beforeEach, describe, expect, it } from 'vitest';
import { type GameStore, keptKey } from '@/storage/games';
import { bid, pass, payOut, withhold } from '../support/toy/played';
import { changeOf, contents, halfGame, logOf, someTime, stores, summaryOf } from './support';

describe.each(stores)('games kept %s', (_where, open) => {
  let store: GameStore;
  let now: number;

  beforeEach(async () => {
    now = someTime;
    store = await open(() => now);
  });

  it('are there again with all their moves in order', async () => {
    const log = logOf('a', halfGame);
    await store.create(log);
    expect(await store.load('a')).toEqual({ ...log, damaged: false });
    expect(await store.load('b')).toBeUndefined();
  });

  it('are not created twice', async () => {
    await store.create(logOf('a', halfGame));
    await expect(store.create(logOf('a', []))).rejects.toMatchObject({ code: 'exists' });
    expect((await store.load('a'))?.moves).toEqual(halfGame);
  });

  it('do not mix up games whose ids begin alike', async () => {
    await store.create(logOf('a', [pass]));
    await store.create(logOf('a1', [bid(20), pass]));
    await store.create(logOf('A', []));
    expect((await store.load('a'))?.moves).toEqual([pass]);
    expect((await store.load('A'))?.moves).toEqual([]);
  });

  it('grow move by move; the row follows', async () => {
    await store.create(logOf('a', []));
    now += 1000;
    const row = await store.change('a', changeOf({ revision: 0, length: 0 }, bid(20)));
    expect(row).toMatchObject({ revision: 1, updated: someTime + 1000, clock: { used: { p1: 5 } } });
    await store.change('a', changeOf({ revision: 1, length: 1 }, pass, withhold));
    const log = await store.load('a');
    expect(log?.moves).toEqual([bid(20), pass, withhold]);
    expect(log?.row).toMatchObject({ revision: 2, summary: { moves: 3 } });
  });

  it('never fork: of two who know the same log only one can go on', async () => {
    await store.create(logOf('a', halfGame));
    const known = { revision: 0, length: 3 };
    const attempts = await Promise.allSettled([
      store.change('a', changeOf(known, payOut)),
      store.change('a', changeOf(known, withhold)),
    ]);
    expect(attempts.map(({ status }) => status)).toEqual(['fulfilled', 'rejected']);
    expect(attempts[1]).toMatchObject({ reason: { code: 'changed' } });
    expect((await store.load('a'))?.moves).toEqual([...halfGame, payOut]);
  });

  it.each([
    ['a gap', { revision: 0, length: 4 }],
    ['an overlap', { revision: 0, length: 2 }],
    ['another revision', { revision: 1, length: 3 }],
  ])('are not changed by a writer who would leave %s', async (_what, known) => {
    await store.create(logOf('a', halfGame));
    const before = await contents(store);
    await expect(store.change('a', changeOf(known, payOut))).rejects.toMatchObject({ code: 'changed' });
    expect(await contents(store)).toEqual(before);
  });

  it('drop what came after the point that is played on from, in the same step', async () => {
    await store.create(logOf('a', halfGame));
    const change = { ...changeOf({ revision: 0, length: 3 }, bid(30)), keep: 1, summary: summaryOf(2) };
    await store.change('a', change);
    expect(await store.load('a')).toMatchObject({ moves: [bid(20), bid(30)], damaged: false });
  });

  it('can be given new names, archived and marked as exported without touching the log', async () => {
    await store.create(logOf('a', halfGame));
    const row = await store.detail('a', { name: 'Friday', archived: true, lastExport: 7 });
    expect(row).toMatchObject({ name: 'Friday', archived: true, lastExport: 7, revision: 0 });
    expect(await store.load('a')).toMatchObject({ row, moves: halfGame });
  });

  it('are listed with the one played last first', async () => {
    await store.create(logOf('a', [], { updated: 1 }));
    await store.create(logOf('b', [], { updated: 3 }));
    await store.create(logOf('c', [], { updated: 2 }));
    expect((await store.list()).map(({ id }) => id)).toEqual(['b', 'c', 'a']);
  });

  it('can be duplicated, whole or up to a move', async () => {
    await store.create(logOf('a', halfGame, { archived: true, lastExport: 7 }));
    now += 5;
    await store.duplicate('a', { id: 'b', name: 'Again' });
    const { clock } = logOf('a', []).row;
    await store.duplicate('a', { id: 'c', name: 'From here', cut: { summary: summaryOf(1), clock } });
    const b = await store.load('b');
    expect(b).toMatchObject({ moves: halfGame, damaged: false });
    expect(b?.row).toMatchObject({ name: 'Again', archived: false, lastExport: null, created: someTime + 5 });
    expect(await store.load('c')).toMatchObject({ moves: [bid(20)], damaged: false });
    expect((await store.load('a'))?.moves).toEqual(halfGame);
    await expect(store.duplicate('a', { id: 'b', name: '' })).rejects.toMatchObject({ code: 'exists' });
  });

  it('can be thrown away, taken back, and are purged only later', async () => {
    await store.create(logOf('a', halfGame));
    await store.create(logOf('b', halfGame));
    await store.throwAway('a');
    expect((await store.list()).map(({ id }) => id)).toEqual(['b']);
    expect((await store.thrownAway()).map(({ id }) => id)).toEqual(['a']);
    expect(await store.load('a')).toBeUndefined();
    await expect(store.change('a', changeOf({ revision: 0, length: 3 }, payOut))).rejects.toMatchObject({
      code: 'missing',
    });
    expect(await store.purge(someTime)).toBe(0);
    await store.takeBack('a');
    expect((await store.load('a'))?.moves).toEqual(halfGame);
    await store.throwAway('a');
    expect(await store.purge(someTime + 1)).toBe(1);
    await expect(store.takeBack('a')).rejects.toMatchObject({ code: 'missing' });
    expect((await store.load('b'))?.moves).toEqual(halfGame);
    // its moves are gone too: a new game of that id begins empty
    await store.create(logOf('a', []));
    expect(await store.load('a')).toMatchObject({ moves: [], damaged: false });
  });

  it('can be replaced; who knew the old log cannot write to the new one', async () => {
    await store.create(logOf('a', halfGame));
    await store.replace(logOf('a', [bid(25), pass, payOut]), 0);
    expect((await store.load('a'))?.moves).toEqual([bid(25), pass, payOut]);
    const late = store.change('a', changeOf({ revision: 0, length: 3 }, payOut));
    await expect(late).rejects.toMatchObject({ code: 'changed' });
    await expect(store.replace(logOf('b', []), 0)).rejects.toMatchObject({ code: 'missing' });
  });

  it('are not replaced by someone who has not seen the last move', async () => {
    await store.create(logOf('a', halfGame));
    await store.change('a', changeOf({ revision: 0, length: 3 }, payOut));
    await expect(store.replace(logOf('a', [pass]), 0)).rejects.toMatchObject({ code: 'changed' });
    expect((await store.load('a'))?.moves).toEqual([...halfGame, payOut]);
  });

  it('can be removed for good, which frees what they took', async () => {
    await store.create(logOf('a', halfGame));
    await store.create(logOf('b', []));
    await store.throwAway('b');
    const sizes = await store.sizes();
    expect(sizes.map(({ row }) => row.id)).toEqual(['a', 'b']);
    expect(sizes[0]!.bytes).toBeGreaterThan(sizes[1]!.bytes);
    await store.remember(keptKey('a'), { some: 'state' });
    await store.remove('a');
    expect(await store.recall(keptKey('a'))).toBeUndefined();
    expect((await store.sizes()).map(({ row }) => row.id)).toEqual(['b']);
    await store.create(logOf('a', []));
    expect(await store.load('a')).toMatchObject({ moves: [], damaged: false });
  });

  it('with a move missing keep their places when they are copied', async () => {
    const lost = [null, withhold];
    await store.create({ ...logOf('a', [bid(20)], { summary: summaryOf(3) }), lost });
    await store.duplicate('a', { id: 'b', name: 'Copy' });
    expect(await store.load('b')).toMatchObject({ moves: [bid(20)], lost, damaged: true });
  });

  it('are not changed by changing what was read or given', async () => {
    const log = logOf('a', [bid(20)]);
    await store.create(log);
    (log.moves[0] as { type: string }).type = 'changed';
    const read = await store.load('a');
    (read?.moves[0] as { type: string }).type = 'changed too';
    expect((await store.load('a'))?.moves).toEqual([{ type: 'bid', amount: 20 }]);
  });

  it('come with what the app remembers', async () => {
    expect(await store.recall('table')).toBeUndefined();
    await store.remember('table', { game: 'a' });
    expect(await store.recall('table')).toEqual({ game: 'a' });
  });
});
