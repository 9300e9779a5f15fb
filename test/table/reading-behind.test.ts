import { beforeEach, describe, expect, it } from 'vitest';
import { type GameStore, keptKey } from '@/storage/games';
import { bid, bought, pass, payOut, stateAfter, withhold } from '../support/toy/played';
import type { ToyState } from '../support/toy/state';
import { newWorld, openWindow, playAll, rest, startToy, storedMoves, type World } from './support';

let world: World;
/** Lets the replay behind go on. */
let goOn: () => void;

beforeEach(() => {
  world = newWorld();
  const held = new Promise<void>((resolve) => {
    goOn = () => {
      world.breathe = () => undefined;
      resolve();
    };
  });
  world.breathe = () => held;
});

const log = [...bought, withhold] as const;

/** A game that was left in the middle. */
async function leftGame(): Promise<string> {
  const { table, id } = await startToy(world);
  await playAll(table, log);
  await rest();
  await table.close();
  return id;
}

/** The game on the table of a new window, its log still unread. */
async function opened() {
  const id = await leftGame();
  const window = openWindow(world);
  await window.table.open(id);
  return { ...window, id };
}

/** Keeps another state of a game than its log leads to. */
async function keep(id: string, change: (state: ToyState) => Partial<ToyState>): Promise<void> {
  const kept = (await world.store.recall(keptKey(id))) as { state: string };
  const before = JSON.parse(kept.state) as ToyState;
  const state = JSON.stringify({ ...before, ...change(before) });
  await world.store.remember(keptKey(id), { ...kept, state, length: state.length });
}

async function read(): Promise<void> {
  goOn();
  await rest();
}

describe('a game whose log is read behind', () => {
  it('is open at once; what came before waits, and follows', async () => {
    const { table } = await opened();
    const { value: first } = table.state;
    expect(table.access.value).toEqual({ kind: 'writing' });
    expect(table.reading.value).toBe(true);
    expect(table.canUndo.value).toBe(false);
    await read();
    expect(table.reading.value).toBe(false);
    expect(table.differed.value).toBe(false);
    expect(table.timeline.value?.instants).toHaveLength(log.length + 1);
    expect(table.state.value).toBe(first);
    expect(table.canUndo.value).toBe(true);
  });

  it('is played on from the kept state, and what is played is stored before the log is read', async () => {
    const { table, id } = await opened();
    await playAll(table, [payOut]);
    expect(await storedMoves(world, id)).toEqual([...log, payOut]);
    expect(table.reading.value).toBe(true);
    expect((await world.store.row(id))?.summary.moves).toBe(log.length + 1);
    const { value: state } = table.state;
    await read();
    expect(table.timeline.value?.instants.map(({ move }) => move)).toEqual([null, ...log, payOut]);
    expect(table.state.value).toBe(state);
  });

  it('takes back what was played since; the rest once it is read', async () => {
    const { table, id } = await opened();
    await playAll(table, [payOut]);
    table.undo();
    expect(table.isPast.value).toBe(true);
    expect(table.canUndo.value).toBe(false);
    await playAll(table, [withhold]);
    expect(await storedMoves(world, id)).toEqual([...log, withhold]);
    table.undo();
    await read();
    expect(table.timeline.value?.at).toBe(log.length);
    table.undo();
    table.undo();
    expect(table.timeline.value?.at).toBe(1);
  });

  it('loses nothing when it is killed before the log is read', async () => {
    const { table, id } = await opened();
    await playAll(table, [payOut]);
    await rest();
    // the window is gone without a word, and its lock with it
    const after = openWindow({ ...world, locks: newWorld().locks });
    await after.table.open(id);
    expect(after.table.reading.value).toBe(true);
    await playAll(after.table, [withhold]);
    await read();
    expect(after.table.timeline.value?.instants).toHaveLength(log.length + 3);
    expect(await storedMoves(world, id)).toEqual([...log, payOut, withhold]);
  });

  it('exports and copies the whole game meanwhile', async () => {
    const { table } = await opened();
    await playAll(table, [payOut]);
    expect(table.log()?.moves).toEqual([...log, payOut]);
    table.undo();
    await table.duplicateHere('copy');
    const { value } = table.status;
    expect(value.kind === 'open' && (await storedMoves(world, value.id))).toEqual(log);
  });

  it('waits with what was read while a move is being stored', async () => {
    const { table, id } = await opened();
    const { store } = world;
    let stored: () => void = () => {};
    const slow: GameStore['change'] = async (...change) => {
      const row = await real(...change);
      await new Promise<void>((resolve) => {
        stored = resolve;
      });
      return row;
    };
    const real = store.change;
    store.change = slow;
    const playing = table.play(payOut);
    await read();
    expect(table.reading.value).toBe(true);
    stored();
    expect(await playing).toMatchObject({ kind: 'played' });
    await rest();
    expect(table.reading.value).toBe(false);
    expect(table.timeline.value?.instants).toHaveLength(log.length + 2);
    expect(await storedMoves(world, id)).toEqual([...log, payOut]);
  });

  it('is followed by another window, which reads it, too', async () => {
    const { table, id } = await opened();
    const second = openWindow(world);
    await second.table.open(id);
    expect(second.table.access.value).toEqual({ kind: 'following' });
    await playAll(table, [payOut, withhold]);
    await rest();
    expect(second.table.state.value).toEqual(table.state.value);
    table.undo();
    await rest();
    expect(second.table.state.value).toEqual(table.state.value);
    await read();
    expect(second.table.timeline.value?.at).toBe(log.length + 1);
    expect(second.table.timeline.value?.instants).toHaveLength(log.length + 3);
  });

  it('is shown as it is now where another log takes its place meanwhile', async () => {
    const { table, id } = await opened();
    const stored = (await world.store.load(id))!;
    const other = { ...stored.row, summary: { ...stored.row.summary, moves: 2 } };
    await world.store.replace({ row: other, moves: [bid(25), pass] }, stored.row.revision);
    expect(await table.play(payOut)).toEqual({ kind: 'changed' });
    expect(table.reading.value).toBe(false);
    await read();
    expect(table.timeline.value?.instants.map(({ move }) => move)).toEqual([null, bid(25), pass]);
    expect(await storedMoves(world, id)).toEqual([bid(25), pass]);
    expect(table.differed.value).toBe(false);
  });
});

describe('a kept state that the log does not lead to', () => {
  const richer = (state: ToyState) => ({ bank: state.bank + 10 });

  it('gives way to the log, which says so, and is not kept any longer', async () => {
    const id = await leftGame();
    await keep(id, richer);
    const { table } = openWindow(world);
    await table.open(id);
    await playAll(table, [payOut]);
    await read();
    expect(table.differed.value).toBe(true);
    expect(table.access.value).toEqual({ kind: 'writing' });
    expect(table.timeline.value?.instants.map(({ move }) => move)).toEqual([null, ...log, payOut]);
    expect(await storedMoves(world, id)).toEqual([...log, payOut]);
    await table.close();
    const again = openWindow(world);
    await again.table.open(id);
    await rest();
    expect(again.table.differed.value).toBe(false);
  });

  it('keeps the moves that were made in it; one that does not follow the log ends what can be played', async () => {
    const id = await leftGame();
    const { setup: _, ...beginning } = stateAfter();
    await keep(id, () => beginning);
    const { table } = openWindow(world);
    await table.open(id);
    await playAll(table, [bid(20)]);
    await read();
    expect(table.differed.value).toBe(true);
    expect(table.access.value).toMatchObject({
      kind: 'broken',
      move: 4,
      of: 4,
      refusal: { code: 'not-now' },
    });
    expect(table.timeline.value?.instants).toHaveLength(log.length + 1);
    expect(table.log()?.moves).toEqual([...log, bid(20)]);
    expect(await storedMoves(world, id)).toEqual([...log, bid(20)]);
  });
});
