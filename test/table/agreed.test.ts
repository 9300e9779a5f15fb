import { beforeEach, describe, expect, it } from 'vitest';
import type { Title } from '@/engine/game/title';
import { logOf } from '../storage/support';
import { agreeableToy } from '../support/toy/agreeable';
import { newcomers, newWorld, openWindow, type World } from './support';

let world: World;
beforeEach(() => {
  world = newWorld({ loadTitle: async () => ({ title: agreeableToy as unknown as Title }) });
});

const wanted = { title: 'toy', players: newcomers('Anna', 'Ben') };

describe('a new game', () => {
  it('keeps what was agreed, and the colours with the players', async () => {
    const { table } = openWindow(world);
    const players = wanted.players.map((player, i) => ({ ...player, colour: ['teal', 'red'][i]! }));
    await table.start({ ...wanted, players, options: { extraTrain: true } });
    expect(table.row.value?.setup).toEqual({
      title: 'toy',
      players: [
        { id: 'p1', name: 'Anna', colour: 'teal' },
        { id: 'p2', name: 'Ben', colour: 'red' },
      ],
      seed: 2,
      options: { extraTrain: true },
    });
  });

  it('says how players sit only where they sit as entered', async () => {
    const { table } = openWindow(world);
    await table.start({ ...wanted, seating: 'dealt' });
    expect(table.row.value?.setup).not.toHaveProperty('seating');
    await table.start({ ...wanted, seating: 'entered' });
    expect(table.row.value?.setup.seating).toBe('entered');
  });

  it('lets lots fall when it starts: the value is stored, not that it was drawn', async () => {
    const { table } = openWindow(world);
    const drawn = new Set<unknown>();
    for (let seed = 0; seed < 30; seed++) {
      await table.start({ ...wanted, lots: ['scenario'], seed });
      drawn.add(table.row.value?.setup.options.scenario);
    }
    expect(drawn).toEqual(new Set(['north', 'south', 'east']));
  });

  it('that cannot be agreed on is not begun, and says why', async () => {
    const { table } = openWindow(world);
    await table.start({ ...wanted, options: { depth: 5 } });
    expect(table.status.value).toMatchObject({
      kind: 'failed',
      why: {
        code: 'bad-options',
        params: { title: 'toy', problem: 'needs', option: 'depth', other: 'mines' },
      },
    });
    expect(await world.store.list()).toEqual([]);
  });
});

describe('a stored game', () => {
  it('with something impossible stays where it is, and says why it is not opened', async () => {
    const { row, moves } = logOf('odd', []);
    const log = { row: { ...row, setup: { ...row.setup, options: { extraTrain: 'perhaps' } } }, moves };
    await world.store.create(log);
    const { table } = openWindow(world);
    await table.open('odd');
    expect(table.status.value).toMatchObject({
      kind: 'failed',
      why: { code: 'bad-options', params: { problem: 'no-such-value', option: 'extraTrain' } },
    });
    expect((await world.store.load('odd'))?.row.setup).toEqual(log.row.setup);
  });
});
