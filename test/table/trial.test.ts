import { beforeEach, describe, expect, it, vi } from 'vitest';
import { wholeGame } from '../storage/support';
import { bid, pass, withhold } from '../support/toy/played';
import { idOf, newWorld, openWindow, playAll, rest, startToy, storedMoves, type World } from './support';

let world: World;

beforeEach(() => {
  world = newWorld();
});

/** A game of two moves, of which the second is taken back: then a line is tried from the first. */
async function tried() {
  const window = await startToy(world);
  await playAll(window.table, [bid(20), pass]);
  window.table.travel(1);
  const before = JSON.stringify(await world.store.load(window.id));
  window.table.beginTrial();
  return { ...window, before };
}

describe('a line that is tried', () => {
  it('begins where the table looks, without what came after', async () => {
    const { table } = await tried();
    expect(table.trial.value?.from).toBe(1);
    expect([table.isPast.value, table.canRedo.value]).toEqual([false, false]);
    expect(await table.play(bid(25))).toMatchObject({ kind: 'played' });
    expect(table.timeline.value?.at).toBe(2);
    table.undo();
    expect([table.timeline.value?.at, table.canRedo.value]).toEqual([1, true]);
    table.redo();
    expect(table.timeline.value?.at).toBe(2);
  });

  it('obeys the rules', async () => {
    const { table } = await tried();
    expect(await table.play(bid(21))).toMatchObject({ kind: 'refused' });
    expect(table.timeline.value?.at).toBe(1);
  });

  it('touches nothing of the game, stored or shown', async () => {
    const { table, id, before } = await tried();
    const change = vi.spyOn(world.store, 'change');
    await playAll(table, [bid(25), pass]);
    await rest();
    expect(change).not.toHaveBeenCalled();
    expect(JSON.stringify(await world.store.load(id))).toBe(before);
    table.endTrial();
    expect(table.trial.value).toBeNull();
    expect([table.timeline.value?.at, table.timeline.value?.instants.length]).toEqual([1, 3]);
    table.toPresent();
    expect(table.timeline.value?.instants.at(-1)?.move).toEqual(pass);
  });

  it('is lost with its window, and nothing else is', async () => {
    const { table, id } = await tried();
    await playAll(table, [bid(25)]);
    const { table: next } = openWindow(world, { withLocks: false });
    await next.open(id);
    expect([next.trial.value, next.log()?.moves]).toEqual([null, [bid(20), pass]]);
    expect(await world.store.list()).toHaveLength(1);
  });

  it('ends when the game leaves the table', async () => {
    const { table, id } = await tried();
    await table.close();
    await table.open(id);
    expect(table.trial.value).toBeNull();
  });

  it('takes nobody any time', async () => {
    const { table, pass: letPass } = await tried();
    const used = table.clock.total.value;
    letPass(30);
    expect([table.clock.turn.value, table.clock.total.value]).toEqual([null, used]);
    table.endTrial();
    letPass(3);
    expect(table.clock.total.value).toBe(used + 3000);
  });

  it('is exported as the game it was tried from', async () => {
    const { table } = await tried();
    await playAll(table, [bid(25)]);
    expect(table.log()?.moves).toEqual([bid(20), pass]);
  });

  it('can be kept as a game of its own', async () => {
    const { table, id } = await tried();
    await playAll(table, [bid(25), pass]);
    await table.keepTrial('What if');
    const kept = idOf(table);
    expect([kept === id, table.trial.value, table.row.value?.name]).toEqual([false, null, 'What if']);
    expect(await storedMoves(world, kept)).toEqual([bid(20), bid(25), pass]);
    expect(await storedMoves(world, id)).toEqual([bid(20), pass]);
    await playAll(table, [withhold]);
    expect(await storedMoves(world, kept)).toHaveLength(4);
  });

  it('is kept once by a finger that taps twice', async () => {
    const { table } = await tried();
    await playAll(table, [bid(25)]);
    await Promise.all([table.keepTrial('What if'), table.keepTrial('What if')]);
    expect(await world.store.list()).toHaveLength(2);
  });

  it('stays on the table where it cannot be stored', async () => {
    const { table } = await tried();
    await playAll(table, [bid(25)]);
    vi.spyOn(world.store, 'create').mockRejectedValueOnce(new Error('no room'));
    await expect(table.keepTrial('What if')).rejects.toThrow('no room');
    expect([table.trial.value === null, table.timeline.value?.at]).toEqual([false, 2]);
  });

  it('can be tried from a finished game, and in a window that only follows', async () => {
    const { table, id } = await startToy(world);
    await playAll(table, wholeGame);
    const { table: second } = openWindow(world);
    await second.open(id);
    expect(second.access.value.kind).toBe('following');
    second.travel(0);
    second.beginTrial();
    expect(second.access.value.kind).toBe('writing');
    await playAll(second, [bid(40)]);
    expect(table.state.value?.over).toBe(true);
    expect(await storedMoves(world, id)).toEqual(wholeGame);
  });
});
