import { describe, expect, test } from 'vitest';
import type { Title } from '@/engine/game/title';
import type { LoadTitle } from '@/table/titles';
import { make, type StepsRules, skip, stepsTitle } from '../engine/game/mend/steps';
import { idOf, newcomers, newWorld, openWindow, playAll, rest, storedMoves, type World } from './support';

const version = (rulesVersion: number, rules: StepsRules): LoadTitle => {
  const title = { ...stepsTitle(rules), rulesVersion } as unknown as Title;
  return async () => ({ title });
};

const log = [make('a'), skip, skip, make('c'), skip];
const adjusted = [make('a'), skip, make('c'), skip];

/** A game of older rules whose second step is no longer asked, and a world in which newer ones have come. */
async function olderGame(
  newer: StepsRules = { steps: 'ac' },
  moves = log,
): Promise<{ world: World; id: string }> {
  const world = newWorld({ loadTitle: version(1, { steps: 'abc' }) });
  const window = openWindow(world);
  await window.table.start({ title: 'steps', players: newcomers('Anna', 'Ben') });
  const id = idOf(window.table);
  await playAll(window.table, moves);
  await window.table.close();
  world.loadTitle = version(2, newer);
  world.build = 'second';
  return { world, id };
}

async function opened(world: World, id: string) {
  const { table } = openWindow(world);
  await table.open(id);
  await rest();
  return table;
}

describe('a game of older rules', () => {
  test('is adjusted when it is opened, stored so, and can be played on', async () => {
    const { world, id } = await olderGame();
    const table = await opened(world, id);
    expect(table.access.value).toEqual({ kind: 'writing' });
    expect(table.adjusted.value).toEqual({ dropped: 1, passed: 0 });
    expect(await storedMoves(world, id)).toEqual(adjusted);
    expect((await world.store.row(id))?.rulesVersion).toBe(2);
    await playAll(table, [make('a')]);
    expect(table.adjusted.value).toBeNull();
    expect(await storedMoves(world, id)).toEqual([...adjusted, make('a')]);
  });

  test('can be put back as it was; opened again it is adjusted again', async () => {
    const { world, id } = await olderGame();
    const table = await opened(world, id);
    await table.putBack();
    expect(await storedMoves(world, id)).toEqual(log);
    expect((await world.store.row(id))?.rulesVersion).toBe(1);
    expect(table.access.value).toMatchObject({ kind: 'broken', move: 4 });
    expect(table.adjusted.value).toBeNull();
    await table.close();
    expect((await opened(world, id)).adjusted.value).toEqual({ dropped: 1, passed: 0 });
  });

  test('says so again as long as nothing was played since', async () => {
    const { world, id } = await olderGame();
    await (await opened(world, id)).close();
    const table = await opened(world, id);
    expect(table.adjusted.value).toEqual({ dropped: 1, passed: 0 });
    await table.putBack();
    expect(await storedMoves(world, id)).toEqual(log);
  });

  test('that is as it would be is not touched before something is played', async () => {
    const { world, id } = await olderGame({ steps: 'abcd' }, [make('a'), skip, skip]);
    const before = await world.store.row(id);
    const table = await opened(world, id);
    expect(table.adjusted.value).toBeNull();
    expect(await world.store.row(id)).toEqual(before);
  });

  test('is stored as it was where a move that changed something is refused', async () => {
    const moves = [make('a'), skip, skip, make('c'), skip, skip, make('b')];
    const { world, id } = await olderGame({ steps: 'ac' }, moves);
    const table = await opened(world, id);
    expect(table.access.value).toMatchObject({ kind: 'broken', move: 7, of: 7 });
    expect(await storedMoves(world, id)).toEqual(moves);
    expect(table.log()?.moves).toEqual(moves);
    expect(table.adjusted.value).toBeNull();
  });

  test('that another window has is shown adjusted and stored by nobody', async () => {
    const { world, id } = await olderGame();
    const newer = world.loadTitle;
    world.loadTitle = version(1, { steps: 'abc' });
    const first = await opened(world, id);
    world.loadTitle = newer;
    const second = await opened(world, id);
    expect(second.access.value.kind).toBe('following');
    expect(second.adjusted.value).toEqual({ dropped: 1, passed: 0 });
    expect(await storedMoves(world, id)).toEqual(log);
    await first.close();
    await rest();
    expect(await storedMoves(world, id)).toEqual(adjusted);
  });

  test('takes what it was along when it is removed', async () => {
    const { world, id } = await olderGame();
    await (await opened(world, id)).close();
    expect(await world.store.recall(`older ${id}`)).toMatchObject({ rulesVersion: 1, moves: log });
    await world.store.remove(id);
    expect(await world.store.recall(`older ${id}`)).toBeUndefined();
  });
});
