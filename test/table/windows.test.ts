import { beforeEach, describe, expect, it, vi } from 'vitest';
import { StorageError } from '@/storage/errors';
import { bid, bought, pass, payOut, withhold } from '../support/toy/played';
import { newcomers, newWorld, openWindow, playAll, rest, startToy, storedMoves, type World } from './support';

let world: World;

beforeEach(() => {
  world = newWorld();
});

async function two() {
  const first = await startToy(world);
  const second = openWindow(world);
  await second.table.open(first.id);
  return { first, second, id: first.id };
}

describe('a game open in two windows', () => {
  it('is played in the first; the second says that it follows, and may not write', async () => {
    const { first, second, id } = await two();
    expect(first.table.access.value).toEqual({ kind: 'writing' });
    expect(second.table.access.value).toEqual({ kind: 'following' });
    expect(await second.table.play(bid(20))).toEqual({ kind: 'read-only', access: { kind: 'following' } });
    expect(await storedMoves(world, id)).toEqual([]);
  });

  it('is followed live: moves, undo, playing on from the past', async () => {
    const { first, second } = await two();
    await playAll(first.table, [...bought, withhold]);
    await rest();
    expect(second.table.state.value).toEqual(first.table.state.value);
    first.table.undo();
    await rest();
    expect(second.table.timeline.value?.at).toBe(2);
    await first.table.play(payOut, { confirmed: true });
    await rest();
    expect(second.table.state.value).toEqual(first.table.state.value);
    expect(second.table.timeline.value?.instants).toHaveLength(4);
  });

  it('is taken over when the first is closed, with all that was played', async () => {
    const { first, second, id } = await two();
    await playAll(first.table, bought);
    await first.table.close();
    await rest();
    expect(second.table.access.value).toEqual({ kind: 'writing' });
    await playAll(second.table, [withhold]);
    expect(await storedMoves(world, id)).toEqual([...bought, withhold]);
  });

  it('is taken over even when no message came through', async () => {
    const { first, second, id } = await two();
    world.channels.length = 0;
    await playAll(first.table, bought);
    expect(second.table.timeline.value?.at).toBe(0);
    await first.table.close();
    await rest();
    expect(second.table.timeline.value?.at).toBe(2);
    await playAll(second.table, [withhold]);
    expect(await storedMoves(world, id)).toEqual([...bought, withhold]);
  });

  it('can be taken by force from a window that is asleep; that one follows from then on', async () => {
    const { first, second, id } = await two();
    await playAll(first.table, [bid(20)]);
    second.table.takeOver();
    await rest();
    expect(first.table.access.value).toEqual({ kind: 'following' });
    expect(second.table.access.value).toEqual({ kind: 'writing' });
    await playAll(second.table, [pass]);
    await rest();
    expect(first.table.state.value).toEqual(second.table.state.value);
    await second.table.close();
    await rest();
    expect(first.table.access.value).toEqual({ kind: 'writing' });
    await playAll(first.table, [withhold]);
    expect(await storedMoves(world, id)).toEqual([bid(20), pass, withhold]);
  });

  it('is played in one window only, when both take it over while storage is slow', async () => {
    const { first, second, id } = await two();
    const third = openWindow(world);
    await third.table.open(id);
    const answers: (() => void)[] = [];
    const { row } = world.store;
    vi.spyOn(world.store, 'row').mockImplementation(async (asked) => {
      await new Promise<void>((resolve) => answers.push(resolve));
      return row(asked);
    });
    second.table.takeOver();
    await rest();
    third.table.takeOver();
    await rest();
    // the one that was asked first answers last
    for (const answer of answers.reverse()) answer();
    await rest();
    const kinds = [first, second, third].map(({ table }) => table.access.value.kind);
    expect(kinds).toEqual(['following', 'following', 'writing']);
    await playAll(third.table, [bid(20)]);
    expect(await second.table.play(bid(25))).toMatchObject({ kind: 'read-only' });
  });

  it('is taken over by two quick taps as by one', async () => {
    const { first, second, id } = await two();
    second.table.takeOver();
    second.table.takeOver();
    await rest();
    expect(second.table.access.value).toEqual({ kind: 'writing' });
    await playAll(second.table, [bid(20)]);
    await second.table.close();
    await rest();
    expect(first.table.access.value).toEqual({ kind: 'writing' });
    expect(await storedMoves(world, id)).toEqual([bid(20)]);
  });

  it('and played on elsewhere keeps what is in this window only, until the players decide', async () => {
    const { first, second, id } = await two();
    await playAll(first.table, bought);
    const full = vi.spyOn(world.store, 'change').mockRejectedValue(new StorageError('full'));
    await playAll(first.table, [withhold, payOut]);
    full.mockRestore();
    second.table.takeOver();
    await rest();
    await playAll(second.table, [payOut]);
    await rest();
    const unsaved = { kind: 'unsaved', code: 'changed', moves: 2, isWhole: false };
    expect(first.table.saving.value).toEqual(unsaved);
    expect(first.table.log()?.moves).toEqual([...bought, withhold, payOut]);
    // taken back, it can be played on here, and still nothing is dropped
    first.table.takeOver();
    await rest();
    await playAll(first.table, [payOut]);
    expect(first.table.saving.value).toEqual({ ...unsaved, moves: 3 });
    expect(await storedMoves(world, id)).toEqual([...bought, payOut]);

    await first.table.keepAsCopy('Ours');
    expect(first.table.saving.value).toEqual({ kind: 'saved' });
    expect(await storedMoves(world, first.table.row.value!.id)).toEqual([
      ...bought,
      withhold,
      payOut,
      payOut,
    ]);
    expect(await storedMoves(world, id)).toEqual([...bought, payOut]);
  });

  it('and thrown away elsewhere keeps what is in this window only', async () => {
    const { first, id } = await two();
    await playAll(first.table, bought);
    const full = vi.spyOn(world.store, 'change').mockRejectedValue(new StorageError('full'));
    await playAll(first.table, [withhold]);
    full.mockRestore();
    await world.store.throwAway(id);
    await playAll(first.table, [payOut]);
    expect(first.table.saving.value).toMatchObject({ kind: 'unsaved', code: 'missing', moves: 2 });
    await first.table.keepAsCopy('Ours');
    expect(await storedMoves(world, first.table.row.value!.id)).toEqual([...bought, withhold, payOut]);
  });

  it('and played on elsewhere shows how it is stored, when what is here may go', async () => {
    const { first, second } = await two();
    await playAll(first.table, bought);
    const full = vi.spyOn(world.store, 'change').mockRejectedValue(new StorageError('full'));
    await playAll(first.table, [withhold]);
    full.mockRestore();
    second.table.takeOver();
    await rest();
    await playAll(second.table, [payOut]);
    await rest();
    await first.table.dropUnsaved();
    expect(first.table.saving.value).toEqual({ kind: 'saved' });
    expect(first.table.state.value).toEqual(second.table.state.value);
  });

  it('never forks, even without locks and messages: the slower one sees what the faster has played', async () => {
    const first = openWindow(world, { withLocks: false });
    await first.table.start({ title: 'toy', players: newcomers('Anna', 'Ben') });
    const { id } = first.table.row.value!;
    const second = openWindow(world, { withLocks: false });
    await second.table.open(id);
    world.channels.length = 0;
    const results = await Promise.all([first.table.play(bid(20)), second.table.play(pass)]);
    expect(results.map(({ kind }) => kind)).toEqual(['played', 'changed']);
    expect(await storedMoves(world, id)).toEqual([bid(20)]);
    expect(second.table.state.value).toEqual(first.table.state.value);
    await playAll(second.table, [bid(25)]);
    expect(await storedMoves(world, id)).toEqual([bid(20), bid(25)]);
  });

  it('of which one is thrown away elsewhere says that it is gone', async () => {
    const { first, id } = await two();
    await world.store.throwAway(id);
    expect(await first.table.play(bid(20))).toEqual({ kind: 'changed' });
    expect(first.table.status.value).toEqual({ kind: 'failed', id, why: { code: 'missing', params: {} } });
  });

  it('ignores messages that are none', async () => {
    const { first } = await two();
    const shown = first.table.timeline.value;
    for (const data of [
      null,
      'log',
      { type: 'look', game: 1 },
      { type: 'look', game: 'x', at: 'y' },
      { type: 7 },
    ]) {
      for (const channel of world.channels) {
        channel.onmessage?.call(channel as BroadcastChannel, { data } as MessageEvent);
      }
    }
    await rest();
    expect(first.table.timeline.value).toBe(shown);
  });
});

describe('many windows', () => {
  it('playing at random and closing at random leave one whole log', async () => {
    const first = await startToy(world);
    const windows = [first, openWindow(world), openWindow(world)];
    await Promise.all(windows.slice(1).map(({ table }) => table.open(first.id)));
    let played = 0;
    for (let i = 0; i < 60; i++) {
      const window = windows[(i * 7) % 3]!;
      if (i % 11 === 10) {
        await window.table.close();
        await window.table.open(first.id);
      }
      const moves = window.table.options.value?.choices ?? [];
      const attempts = windows.map(({ table }) => (moves[0] ? table.play(moves[0].move) : undefined));
      const results = await Promise.all(attempts);
      played += results.filter((result) => result?.kind === 'played').length;
      await rest();
    }
    const log = await world.store.load(first.id);
    expect(log).toMatchObject({ damaged: false, moves: { length: played } });
    expect(played).toBeGreaterThan(4);
  });
});

describe('details of the open game', () => {
  it('follow what the list of games does', async () => {
    const { table, id } = await startToy(world);
    const other = openWindow(world);
    await world.store.detail(id, { name: 'Friday' });
    await other.table.open(id);
    await other.table.duplicateHere('Copy');
    await vi.waitUntil(() => table.row.value?.name === 'Friday');
    expect(table.row.value?.name).toBe('Friday');
  });
});
