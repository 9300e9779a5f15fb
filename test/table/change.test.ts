import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Title } from '@/engine/game/title';
import { wholeGame } from '../storage/support';
import { bid, pass, payOut, withhold } from '../support/toy/played';
import { skippingToy } from '../support/toy/skipping';
import { newWorld, openWindow, playAll, startToy, storedMoves, type World } from './support';

let world: World;

beforeEach(() => {
  world = newWorld();
});

/** Looks at the point after so many moves, and makes others instead of the last of them. */
async function changed(at: number, ...moves: Parameters<typeof playAll>[1]) {
  const window = await startToy(world);
  await playAll(window.table, wholeGame);
  window.table.travel(at);
  window.table.beginTrial({ isChange: true });
  await playAll(window.table, moves);
  return window;
}

describe('a move that is changed', () => {
  it('is tried before the move that it replaces', async () => {
    const { table } = await changed(1);
    expect(table.trial.value).toMatchObject({ from: 0, isChange: true });
    expect(table.timeline.value?.at).toBe(0);
    expect(table.played.value?.instants[1]?.move).toEqual(bid(20));
  });

  it('is followed by the rest of the game as far as that stays legal', async () => {
    const { table, id } = await changed(1, bid(25));
    const proposal = (await table.proposal())!;
    expect(proposal.stop).toBeUndefined();
    expect(proposal.timeline.instants.slice(1).map(({ move }) => move)).toEqual([
      bid(25),
      ...wholeGame.slice(1),
    ]);
    // nothing is done before it is confirmed
    expect(await storedMoves(world, id)).toEqual(wholeGame);
    expect(table.trial.value).not.toBeNull();
  });

  it('stops at the first move that is not legal any more, and says why', async () => {
    const { table } = await changed(2, bid(25));
    const proposal = (await table.proposal())!;
    expect(proposal).toMatchObject({
      upTo: 2,
      stop: { at: 3, move: withhold, refusal: { code: 'not-now' } },
    });
    expect(proposal.timeline.instants).toHaveLength(3);
  });

  it('takes its place once it is confirmed; the game as it was is kept beside it', async () => {
    const { table, id } = await changed(1, bid(25));
    const proposal = (await table.proposal())!;
    expect(await table.accept(proposal, 'Before')).toMatchObject({ kind: 'played' });
    expect(table.trial.value).toBeNull();
    const now = [bid(25), ...wholeGame.slice(1)];
    expect([await storedMoves(world, id), table.log()?.moves]).toEqual([now, now]);
    const old = (await world.store.list()).find(({ name }) => name === 'Before')!;
    expect(await storedMoves(world, old.id)).toEqual(wholeGame);
    expect(old.summary).toMatchObject({ finished: true, moves: wholeGame.length });
    // as the next window has it
    const { table: next } = openWindow(world, { withLocks: false });
    await next.open(id);
    expect(next.access.value.kind).toBe('writing');
    expect(next.state.value).toEqual(proposal.timeline.instants.at(-1)!.state);
  });

  it('is confirmed once by a finger that taps twice: the game as it was is kept once', async () => {
    const { table } = await changed(1, bid(25));
    const proposal = (await table.proposal())!;
    const taps = await Promise.all([table.accept(proposal, 'Before'), table.accept(proposal, 'Before')]);
    expect(taps.map(({ kind }) => kind)).toEqual(['played', 'busy']);
    expect(
      (await world.store.list()).map(({ name }) => name).filter((name) => name === 'Before'),
    ).toHaveLength(1);
  });

  it('leaves all as it was where the old line cannot be kept', async () => {
    const { table, id } = await changed(1, bid(25));
    const proposal = (await table.proposal())!;
    vi.spyOn(world.store, 'create').mockRejectedValueOnce(new Error('no room'));
    await expect(table.accept(proposal, 'Before')).rejects.toThrow('no room');
    expect(await storedMoves(world, id)).toEqual(wholeGame);
    expect(table.trial.value).not.toBeNull();
  });

  it('cannot be confirmed in a window that only follows', async () => {
    const { id } = await changed(1);
    const { table: second } = openWindow(world);
    await second.open(id);
    second.travel(1);
    second.beginTrial({ isChange: true });
    await playAll(second, [bid(25)]);
    expect(await second.accept((await second.proposal())!, 'Before')).toMatchObject({ kind: 'read-only' });
    expect(await world.store.list()).toHaveLength(1);
  });

  it('cannot be what nobody has moved', async () => {
    const { table } = await startToy(world);
    table.beginTrial({ isChange: true });
    expect(table.trial.value).toBeNull();
  });

  it('passes over moves that nobody chose, there or here', async () => {
    world.loadTitle = async () => ({ title: skippingToy as unknown as Title });
    const { table } = await startToy(world);
    await playAll(table, [bid(20), pass, payOut, payOut]);
    const chosen = (moves: readonly { type: string }[] = []) => moves.filter(({ type }) => type !== 'skip');
    const old = table.log()!.moves;
    expect(chosen(old).length).toBeLessThan(old.length);
    // one more turn in the place of a move: from then on the table rests in other rounds
    table.travel(old.findIndex(({ type }) => type === 'pay-out') + 1);
    table.beginTrial({ isChange: true });
    await playAll(table, [withhold, payOut]);
    const { stop, timeline } = (await table.proposal())!;
    expect(stop).toBeUndefined();
    expect(chosen(timeline.instants.slice(1).map(({ move }) => move!))).toEqual([
      bid(20),
      pass,
      withhold,
      payOut,
      payOut,
    ]);
  });
});
