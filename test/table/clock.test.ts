import { beforeEach, describe, expect, it } from 'vitest';
import { bid, bought, offer, withhold } from '../support/toy/played';
import { newWorld, openWindow, playAll, rest, startToy, type World } from './support';

let world: World;

beforeEach(() => {
  world = newWorld();
});

describe('the clock', () => {
  it('counts the time of whoever is on turn', async () => {
    const { table, pass } = await startToy(world);
    pass(5);
    await playAll(table, [bid(20)]);
    pass(7);
    expect(table.clock.used.value).toEqual({ p1: 5000, p2: 7000 });
    expect(table.clock.total.value).toBe(12_000);
    expect(table.clock.turn.value).toEqual({ player: 'p2', kind: 'auction', used: 7000, budget: null });
  });

  it('is stored with the game, not with its log, now and then and when the window is hidden', async () => {
    const { table, pass, setVisible, id } = await startToy(world);
    const storedTime = async () => (await world.store.row(id))?.clock.used;
    pass(10);
    expect(await storedTime()).toEqual({});
    pass(20);
    await rest();
    expect(await storedTime()).toEqual({ p1: 30_000 });
    pass(3);
    setVisible(false);
    await rest();
    expect(await storedTime()).toEqual({ p1: 33_000 });
    await playAll(table, [bid(20)]);
    expect(table.row.value?.clock.used).toEqual({ p1: 33_000 });
    expect((await world.store.load(id))?.moves).toEqual([bid(20)]);
  });

  it('goes on from where it was when the game is opened again', async () => {
    const { table, pass, id } = await startToy(world);
    pass(4);
    await table.close();
    world.now += 1_000_000;
    const later = openWindow(world);
    await later.table.open(id);
    later.pass(2);
    expect(later.table.clock.used.value).toEqual({ p1: 6000 });
  });

  it('stands still while paused, hidden, asleep or over', async () => {
    const { table, pass, setVisible } = await startToy(world);
    table.clock.pause();
    pass(5);
    expect(table.clock.paused.value).toBe(true);
    table.clock.resume();
    setVisible(false);
    pass(5);
    setVisible(true);
    expect(table.clock.used.value).toEqual({});
    world.now += 3_600_000;
    pass(1);
    expect(table.clock.total.value).toBe(10_000);
    const before = table.clock.total.value;
    await playAll(table, [...bought, ...Array.from({ length: 5 }, () => withhold)]);
    expect(table.state.value?.over).toBe(true);
    pass(5);
    expect(table.clock.total.value).toBe(before);
    expect(table.clock.turn.value).toBeNull();
  });

  it('has budgets by kind of turn; a new turn begins anew', async () => {
    const { table, pass } = await startToy(world);
    table.clock.setBudget('auction', 60_000);
    pass(5);
    expect(table.clock.turn.value).toMatchObject({ used: 5000, budget: 60_000 });
    await playAll(table, [bid(20)]);
    expect(table.clock.turn.value).toMatchObject({ player: 'p2', used: 0, budget: 60_000 });
    await playAll(table, [{ type: 'pass' }, offer(20)]);
    expect(table.clock.turn.value).toMatchObject({ player: 'p2', kind: 'company', budget: null });
    table.clock.setBudget('auction', null);
    expect(table.clock.budgets.value).toEqual({});
  });

  it('does not run twice for a game that is open in two windows', async () => {
    const first = await startToy(world);
    const second = openWindow(world);
    await second.table.open(first.id);
    second.pass(9);
    expect(second.table.clock.total.value).toBe(0);
    expect(second.table.clock.turn.value).toBeNull();
  });

  it('is the time of the player on turn even while the table looks at the past', async () => {
    const { table, pass } = await startToy(world);
    await playAll(table, [bid(20)]);
    table.travel(0);
    pass(3);
    expect(table.clock.used.value).toEqual({ p2: 3000 });
  });
});
