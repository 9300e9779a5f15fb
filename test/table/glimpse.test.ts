import { effect } from '@preact/signals';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Json } from '@/engine/game/json';
import { keptKey } from '@/storage/games';
import { bid, bought, offer } from '../support/toy/played';
import { newWorld, openWindow, playAll, rest, startToy, storedMoves, type World } from './support';

let world: World;

beforeEach(() => {
  world = newWorld();
});

/** A game of some moves that was left when the window was closed. */
async function leftGame(): Promise<string> {
  const { table, id } = await startToy(world);
  await playAll(table, [...bought]);
  await rest();
  await table.close();
  return id;
}

/** Opens a game in a new window and writes down how many points in time it shows, one after the other. */
async function reopened(id: string) {
  const window = openWindow(world);
  const { table } = window;
  const lengths: number[] = [];
  const stop = effect(() => {
    if (table.timeline.value) lengths.push(table.timeline.value.instants.length);
  });
  await table.open(id);
  await rest();
  stop();
  return { table, lengths };
}

describe('a game that is opened again', () => {
  it('shows its last state first, and the same state once its log is replayed', async () => {
    const id = await leftGame();
    const { table } = openWindow(world);
    let first: unknown;
    const stop = effect(() => {
      first ??= table.state.value ?? undefined;
    });
    await table.open(id);
    await rest();
    stop();
    expect(table.timeline.value?.instants).toHaveLength(bought.length + 1);
    expect(table.state.value).toBe(first);
    expect(table.canUndo.value).toBe(true);
  });

  it('is read as soon as it is expected, once', async () => {
    const id = await leftGame();
    const { table } = openWindow(world);
    const reads = vi.spyOn(world.store, 'load');
    await table.expect(id);
    expect(reads).toHaveBeenCalledTimes(1);
    await table.open(id);
    expect(reads).toHaveBeenCalledTimes(1);
    await table.open(id);
    expect(reads).toHaveBeenCalledTimes(2);
  });

  it('is read again where another window has played on since it was expected', async () => {
    const id = await leftGame();
    const [{ table }, other] = [openWindow(world), openWindow(world)];
    await table.expect(id);
    await other.table.open(id);
    await playAll(other.table, [offer(20)]);
    await rest();
    await table.open(id);
    await rest();
    expect(table.timeline.value?.instants).toHaveLength(bought.length + 2);
  });

  it('is not shown at all where what was agreed is impossible: why is said at once', async () => {
    const id = await leftGame();
    const log = (await world.store.load(id))!;
    const { revision } = log.row;
    const setup = { ...log.row.setup, options: { unheardOf: true } };
    await world.store.replace({ ...log, row: { ...log.row, setup } }, revision);
    const kept = (await world.store.recall(keptKey(id))) as Record<string, Json>;
    await world.store.remember(keptKey(id), { ...kept, revision: revision + 1 });
    const { table, lengths } = await reopened(id);
    expect(lengths).toEqual([]);
    expect(table.status.value).toMatchObject({ kind: 'failed', why: { code: 'bad-options' } });
  });

  it('shows one point in time, then all of them', async () => {
    const { lengths } = await reopened(await leftGame());
    expect(lengths[0]).toBe(1);
    expect(lengths.at(-1)).toBe(bought.length + 1);
  });

  it('takes a move that is made before its log is replayed', async () => {
    const id = await leftGame();
    const { table } = openWindow(world);
    let playing: ReturnType<typeof table.play> | undefined;
    const stop = effect(() => {
      if (table.options.value) playing ??= table.play(table.options.value.choices[0]!.move);
    });
    await table.open(id);
    stop();
    expect(await playing).toMatchObject({ kind: 'played' });
    expect(await storedMoves(world, id)).toHaveLength(bought.length + 1);
  });

  it('is not shown as it was where its log has changed since', async () => {
    const id = await leftGame();
    const row = (await world.store.row(id))!;
    const { revision, summary, rulesVersion, clock } = row;
    const shorter = { ...summary, moves: 1 };
    const cut = { revision, length: bought.length, keep: 1, moves: [], rulesVersion, clock };
    await world.store.change(id, { ...cut, summary: shorter });
    const { lengths } = await reopened(id);
    expect(new Set(lengths)).toEqual(new Set([2]));
  });

  it('is not shown as another build of the app left it', async () => {
    const id = await leftGame();
    world.build = 'second';
    const { lengths } = await reopened(id);
    expect(new Set(lengths)).toEqual(new Set([bought.length + 1]));
  });

  it('ends with the log, whatever was kept of it', async () => {
    const id = await leftGame();
    const kept = (await world.store.recall(keptKey(id))) as { state: string };
    const state = JSON.stringify({ ...JSON.parse(kept.state), over: true });
    await world.store.remember(keptKey(id), { ...kept, state, length: state.length });
    const { table, lengths } = await reopened(id);
    expect(lengths[0]).toBe(1);
    expect(table.state.value?.over).toBe(false);
  });

  it.each([null, 'nonsense', '{"round":7,"decisions":"none"}', {}, { round: 7, decisions: 'none' }])(
    'is not shown as a kept picture that makes no sense: %j',
    async (state) => {
      const id = await leftGame();
      const kept = (await world.store.recall(keptKey(id))) as object;
      await world.store.remember(keptKey(id), { ...kept, state } as never);
      const { table, lengths } = await reopened(id);
      expect(lengths[0]).toBe(bought.length + 1);
      expect(table.access.value).toEqual({ kind: 'writing' });
    },
  );

  it('is not shown where storage has spoiled what was kept', async () => {
    const id = await leftGame();
    const kept = (await world.store.recall(keptKey(id))) as { state: string };
    const state = `${kept.state.slice(0, -1)}\u0000`;
    await world.store.remember(keptKey(id), { ...kept, state });
    const { lengths } = await reopened(id);
    expect(lengths[0]).toBe(bought.length + 1);
  });

  it('is kept when the window is hidden, without waiting for a quiet moment', async () => {
    const { table, id, setVisible } = await startToy(world);
    await rest();
    await playAll(table, [bid(20), { type: 'pass' }, offer(20)]);
    setVisible(false);
    await Promise.resolve();
    const row = await world.store.row(id);
    expect(await world.store.recall(keptKey(id))).toMatchObject({ game: id, revision: row?.revision });
  });
});
