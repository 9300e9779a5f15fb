import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Title } from '@/engine/game/title';
import { StorageError } from '@/storage/errors';
import { readSave, writeSave } from '@/storage/savefile';
import { rhl } from '@/titles/rhineland/18rhl';
import { findToy, logOf, rowOf, summaryOf, wholeGame } from '../storage/support';
import { toy } from '../support/toy';
import { bid, bought, offer, pass, payOut, withhold } from '../support/toy/played';
import { skippingToy } from '../support/toy/skipping';
import { withRules } from '../support/with-rules';
import { idOf, newcomers, newWorld, openWindow, playAll, startToy, storedMoves, type World } from './support';

let world: World;

beforeEach(() => {
  world = newWorld();
});

describe('a new game', () => {
  it('is stored and on the table at once', async () => {
    const { table, id } = await startToy(world);
    expect(table.access.value).toEqual({ kind: 'writing' });
    expect(table.row.value).toMatchObject({ name: 'Anna, Ben', title: 'toy', summary: { moves: 0 } });
    expect(table.state.value?.round.kind).toBe('auction');
    expect(table.actor.value).toEqual({ player: 'p1' });
    expect(table.options.value?.choices.map(({ move }) => move.type)).toEqual(['bid', 'pass']);
    expect(await world.store.list()).toMatchObject([
      { id, setup: { players: [{ name: 'Anna' }, { name: 'Ben' }] } },
    ]);
  });

  it.each([
    [
      { title: 'none', players: newcomers('Anna', 'Ben') },
      { code: 'unknown-title', params: { title: 'none' } },
    ],
    [
      { title: 'toy', players: newcomers('Anna') },
      { code: 'bad-setup', params: { message: 'too-few-players' } },
    ],
  ])('that cannot be says why: %j', async (wanted, why) => {
    const { table } = openWindow(world);
    await table.start(wanted);
    expect(table.status.value).toEqual({ kind: 'failed', id: null, why });
    expect(await world.store.list()).toEqual([]);
  });

  it('of 18Rhl begins with the auction and leads to a summary with scores in the end', async () => {
    world.loadTitle = async () => ({ title: rhl as Title });
    const { table } = openWindow(world);
    await table.start({ title: '18rhl', players: newcomers('Anna', 'Ben', 'Carl'), name: ' Friday ' });
    expect(table.row.value).toMatchObject({
      name: 'Friday',
      summary: { round: { kind: 'auction' }, finished: false },
    });
    expect(table.options.value?.choices.length).toBeGreaterThan(1);
  });
});

describe('a move', () => {
  it('is stored first and shown then', async () => {
    const { table, id } = await startToy(world);
    const shown = table.state.value;
    let release = () => {};
    const change = world.store.change;
    vi.spyOn(world.store, 'change').mockImplementation(async (...args) => {
      await new Promise<void>((resolve) => {
        release = resolve;
      });
      return change(...args);
    });
    const playing = table.play(bid(20));
    expect(table.busy.value).toBe(true);
    expect(table.state.value).toBe(shown);
    // a second tap meanwhile does nothing
    expect(await table.play(pass)).toEqual({ kind: 'busy' });
    release();
    expect(await playing).toMatchObject({ kind: 'played', events: [{ type: 'toy-bid', amount: 20 }] });
    expect(table.busy.value).toBe(false);
    expect(table.state.value).not.toBe(shown);
    expect(await storedMoves(world, id)).toEqual([bid(20)]);
    expect(table.row.value?.summary).toMatchObject({ moves: 1, actor: { player: 'p2' } });
  });

  it('that is refused changes nothing and says why', async () => {
    const { table, id } = await startToy(world);
    expect(await table.play(bid(21))).toEqual({
      kind: 'refused',
      refusal: { code: 'bid-not-in-steps', params: { step: 5 }, rule: '2.2' },
    });
    expect(table.whyNot(bid(21))).toMatchObject({ code: 'bid-not-in-steps' });
    expect(table.whyNot(bid(25))).toBeNull();
    expect(await storedMoves(world, id)).toEqual([]);
  });

  it('can be tried without being played', async () => {
    const { table, id } = await startToy(world);
    await playAll(table, [bid(20)]);
    const shown = table.state.value;
    expect(table.preview(pass)).toMatchObject({ ok: true, state: { round: { kind: 'company' } } });
    expect(table.preview(bid(1))).toMatchObject({ ok: false });
    expect(table.state.value).toBe(shown);
    expect(await storedMoves(world, id)).toEqual([bid(20)]);
  });

  it('whose rule crashes is refused; the game is safe', async () => {
    const broken = withRules(toy, () => ({
      consequences: [
        {
          due: (state) => state.round.kind === 'company',
          apply() {
            throw new Error('boom');
          },
        },
      ],
    }));
    world.loadTitle = async () => ({ title: broken as unknown as Title });
    const { table, id } = await startToy(world);
    await playAll(table, [bid(20)]);
    expect(await table.play(pass)).toMatchObject({
      kind: 'refused',
      refusal: { code: 'crashed', params: { message: 'boom' } },
    });
    expect(await storedMoves(world, id)).toEqual([bid(20)]);
  });
});

describe('undo and travel', () => {
  it('lead through the whole game, one tap each, and store nothing', async () => {
    const { table, id } = await startToy(world);
    await playAll(table, wholeGame);
    expect(table.state.value?.over).toBe(true);
    expect([table.canUndo.value, table.canRedo.value, table.options.value]).toEqual([true, false, null]);
    for (let i = wholeGame.length; i > 0; i--) {
      expect(table.timeline.value?.at).toBe(i);
      table.undo();
    }
    expect([table.canUndo.value, table.canRedo.value, table.isPast.value]).toEqual([false, true, true]);
    table.undo();
    expect(table.timeline.value?.at).toBe(0);
    table.redo();
    expect(table.timeline.value?.at).toBe(1);
    table.travel(4);
    expect(table.state.value).toBe(table.timeline.value?.instants[4]?.state);
    table.toPresent();
    expect(table.isPast.value).toBe(false);
    expect(await storedMoves(world, id)).toEqual(wholeGame);
  });

  it('playing on from the past asks, then drops what came after', async () => {
    const { table, id } = await startToy(world);
    await playAll(table, [...bought, withhold, payOut]);
    table.travel(2);
    expect(await table.play(payOut)).toEqual({ kind: 'needs-confirmation', drops: 2 });
    expect(await storedMoves(world, id)).toHaveLength(4);
    expect(await table.play(payOut, { confirmed: true })).toMatchObject({ kind: 'played' });
    expect(await storedMoves(world, id)).toEqual([...bought, payOut]);
    expect(table.timeline.value?.instants).toHaveLength(4);
  });

  it('what was one turn is played otherwise without a question, as on paper', async () => {
    const { table, id } = await startToy(world);
    await playAll(table, [...bought, withhold]);
    table.undo();
    expect(await table.play(payOut)).toMatchObject({ kind: 'played' });
    expect(await storedMoves(world, id)).toEqual([...bought, payOut]);
  });

  it('the turns of two players are not dropped without a question', async () => {
    const { table } = await startToy(world);
    await playAll(table, [bid(20), bid(25)]);
    table.travel(0);
    expect(await table.play(bid(30))).toEqual({ kind: 'needs-confirmation', drops: 2 });
  });

  it('an illegal move in the past is refused before anything is asked', async () => {
    const { table } = await startToy(world);
    await playAll(table, bought);
    table.travel(0);
    expect(await table.play(bid(1))).toMatchObject({ kind: 'refused' });
  });

  it('the same move again goes forward and drops nothing', async () => {
    const { table, id } = await startToy(world);
    await playAll(table, [...bought, withhold]);
    table.travel(0);
    expect(await table.play(bid(20))).toMatchObject({ kind: 'played' });
    expect(table.timeline.value?.at).toBe(1);
    expect(await storedMoves(world, id)).toHaveLength(3);
  });
});

describe('where nothing but a skip is possible', () => {
  async function startSkipping() {
    world.loadTitle = async () => ({ title: skippingToy });
    const window = openWindow(world);
    await window.table.start({ title: 'skipping-toy', players: newcomers('Anna', 'Ben') });
    return { ...window, id: idOf(window.table) };
  }

  it('the table skips by itself, as a move of the log, stored in the same step', async () => {
    const { table, id } = await startSkipping();
    await playAll(table, bought);
    const change = vi.spyOn(world.store, 'change');
    expect(await table.play(withhold)).toMatchObject({
      events: [{ type: 'toy-withheld' }, { type: 'round' }, { type: 'rested' }],
    });
    expect(change).toHaveBeenCalledOnce();
    expect(await storedMoves(world, id)).toEqual([...bought, withhold, { type: 'skip' }]);
  });

  it('undo goes back past it, redo goes forward past it', async () => {
    const { table } = await startSkipping();
    await playAll(table, [...bought, withhold]);
    expect(table.timeline.value?.at).toBe(4);
    table.undo();
    expect(table.timeline.value?.at).toBe(2);
    table.redo();
    expect(table.timeline.value?.at).toBe(4);
  });

  it('looking at such a point in the past plays nothing', async () => {
    const { table, id } = await startSkipping();
    await playAll(table, [...bought, withhold]);
    table.travel(3);
    expect(table.timeline.value?.at).toBe(3);
    expect(await storedMoves(world, id)).toHaveLength(4);
  });

  it('a game that was left there goes on when it is opened', async () => {
    world.loadTitle = async () => ({ title: skippingToy });
    const setup = { ...rowOf('').setup, title: 'skipping-toy' };
    const moves = [...bought, withhold];
    await world.store.create(logOf('left', moves, { title: 'skipping-toy', setup, summary: summaryOf(3) }));
    const { table } = openWindow(world);
    await table.open('left');
    await vi.waitUntil(() => table.timeline.value?.at === 4);
    expect(await storedMoves(world, 'left')).toEqual([...moves, { type: 'skip' }]);
  });
});

describe('opening a game', () => {
  it('shows it as it was left', async () => {
    await world.store.create(logOf('a', wholeGame));
    const { table } = openWindow(world);
    const opening = table.open('a');
    expect(table.status.value.kind).not.toBe('open');
    await opening;
    expect(table.status.value).toEqual({ kind: 'open', id: 'a' });
    expect(table.timeline.value?.at).toBe(wholeGame.length);
  });

  it('that was on the table when the app was closed needs no search', async () => {
    const { id } = await startToy(world);
    const later = openWindow({ ...world, locks: newWorld().locks });
    expect(await later.table.remembered()).toBe(id);
    await later.table.open(id);
    await later.table.close();
    expect(await openWindow(world).table.remembered()).toBeNull();
  });

  it('that is expected has its rules fetched before it is opened', async () => {
    const { id } = await startToy(world);
    const fetched: string[] = [];
    const loadTitle: typeof world.loadTitle = (title) => {
      fetched.push(title);
      return world.loadTitle(title);
    };
    const { table } = openWindow({ ...world, loadTitle });
    expect(await table.expect(id)).toBe(true);
    expect(fetched).toEqual(['toy']);
    expect(table.status.value.kind).toBe('closed');
    expect(await table.expect('nothing')).toBe(false);
    expect(fetched).toEqual(['toy']);
  });

  it('that was thrown away meanwhile is not remembered', async () => {
    const { id } = await startToy(world);
    await world.store.throwAway(id);
    expect(await openWindow(world).table.remembered()).toBeNull();
  });

  it.each([
    ['missing', 'missing', {}],
    ['strange', 'unknown-title', { title: 'strange' }],
  ])('that cannot be opened says why: %s', async (id, code, params) => {
    await world.store.create(logOf('strange', [], { title: 'strange' }));
    const { table } = openWindow(world);
    await table.open(id);
    expect(table.status.value).toEqual({ kind: 'failed', id, why: { code, params } });
    expect([table.state.value, table.options.value]).toEqual([null, null]);
    expect(await table.play(pass)).toEqual({ kind: 'closed' });
  });

  it('whose rules cannot be fetched, or whose storage fails, says so', async () => {
    const { table, id } = await startToy(world);
    world.loadTitle = () => Promise.reject(new TypeError('no network'));
    await table.open(id);
    expect(table.status.value).toMatchObject({
      why: { code: 'not-loaded', params: { message: 'no network' } },
    });
    vi.spyOn(world.store, 'load').mockRejectedValue(new StorageError('unavailable'));
    await table.open(id);
    expect(table.status.value).toMatchObject({ kind: 'failed', why: { code: 'unavailable' } });
  });

  it('of two opened at once the later wins', async () => {
    await world.store.create(logOf('a', []));
    await world.store.create(logOf('b', []));
    const { table } = openWindow(world);
    await Promise.all([table.open('a'), table.open('b')]);
    expect(idOf(table)).toBe('b');
  });

  it('while another is still being left ends with the one asked for last', async () => {
    await world.store.create(logOf('a', []));
    const { table } = await startToy(world);
    const detail = vi.spyOn(world.store, 'detail');
    let release = () => {};
    detail.mockImplementationOnce(async (id, details) => {
      await new Promise<void>((resolve) => {
        release = resolve;
      });
      return { ...rowOf(id), ...details };
    });
    const closing = table.close();
    expect(table.status.value).toEqual({ kind: 'closed' });
    await table.open('a');
    release();
    await closing;
    expect(table.status.value).toEqual({ kind: 'open', id: 'a' });
    expect(await world.store.recall('table')).toBe('a');
  });

  it('whose log no longer replays is opened for reading, up to the last good state', async () => {
    const moves = [bid(20), pass, offer(999), withhold];
    await world.store.create(logOf('a', moves));
    const { table } = openWindow(world);
    await table.open('a');
    expect(table.access.value).toEqual({
      kind: 'broken',
      move: 3,
      of: 4,
      refusal: { code: 'price-not-in-steps', params: { step: 10 }, rule: '3.2' },
    });
    expect(table.timeline.value?.at).toBe(2);
    expect(await table.play(withhold)).toMatchObject({ kind: 'read-only', access: { kind: 'broken' } });
    table.undo();
    expect(table.timeline.value?.at).toBe(1);
    // nothing of it is lost
    expect(table.log()?.moves).toEqual(moves);
    expect(await storedMoves(world, 'a')).toEqual(moves);
    // and it can be played on as a copy
    table.toPresent();
    await table.duplicateHere('Again');
    expect(table.access.value).toEqual({ kind: 'writing' });
    expect(await table.play(withhold)).toMatchObject({ kind: 'played' });
    expect(await storedMoves(world, 'a')).toEqual(moves);
    expect(await storedMoves(world, idOf(table))).toEqual([bid(20), pass, withhold]);
  });

  it('with rows missing is opened for reading', async () => {
    await world.store.create(logOf('a', [bid(20)], { summary: summaryOf(5) }));
    const { table } = openWindow(world);
    await table.open('a');
    expect(table.access.value).toMatchObject({
      kind: 'broken',
      move: 2,
      of: 5,
      refusal: { code: 'log-damaged' },
    });
  });

  it('with a row missing keeps what comes after it, and exports it', async () => {
    const lost = [null, withhold];
    await world.store.create({ ...logOf('a', [bid(20)], { summary: summaryOf(3) }), lost });
    const { table } = openWindow(world);
    await table.open('a');
    expect(table.access.value).toMatchObject({ kind: 'broken', move: 2, of: 3 });
    expect(table.log()).toMatchObject({ moves: [bid(20)], lost });
  });
});

describe('a copy from here', () => {
  it('is a game of its own', async () => {
    const { table, id } = await startToy(world);
    await playAll(table, [...bought, withhold]);
    table.travel(1);
    await table.duplicateHere('What if');
    expect(table.row.value).toMatchObject({
      name: 'What if',
      summary: { moves: 1, actor: { player: 'p2' } },
    });
    await playAll(table, [bid(50)]);
    expect(await storedMoves(world, id)).toHaveLength(3);
  });
});

describe('when storage fails during play', () => {
  async function full() {
    const window = await startToy(world);
    await playAll(window.table, bought);
    const change = vi.spyOn(world.store, 'change').mockRejectedValue(new StorageError('full'));
    return { ...window, change };
  }

  it('the game goes on in this window and says so; the file can be written', async () => {
    const { table, id } = await full();
    expect(await table.play(withhold)).toMatchObject({ kind: 'played' });
    expect(await table.play(payOut)).toMatchObject({ kind: 'played' });
    expect(table.saving.value).toEqual({ kind: 'unsaved', code: 'full', moves: 2, isWhole: false });
    expect(await storedMoves(world, id)).toEqual(bought);
    const save = await writeSave([table.log()!], findToy, new Date(world.now));
    expect(await readSave(save.text, findToy)).toMatchObject({ ok: true, games: [{ ok: true }] });
  });

  it('everything is stored as soon as there is room again', async () => {
    const { table, id, change } = await full();
    await playAll(table, [withhold, payOut]);
    change.mockRestore();
    await playAll(table, [payOut]);
    expect(table.saving.value).toEqual({ kind: 'saved' });
    expect(await storedMoves(world, id)).toEqual([...bought, withhold, payOut, payOut]);
  });

  it('or when it is tried again by hand, from the past too', async () => {
    const { table, id, change } = await full();
    await playAll(table, [withhold]);
    table.travel(1);
    await table.play(bid(60), { confirmed: true });
    await table.retrySaving();
    expect(table.saving.value.kind).toBe('unsaved');
    change.mockRestore();
    await table.retrySaving();
    expect(table.saving.value.kind).toBe('saved');
    expect(await storedMoves(world, id)).toEqual([bid(20), bid(60)]);
  });

  it('a new game can be played without being stored', async () => {
    vi.spyOn(world.store, 'create').mockRejectedValueOnce(new StorageError('full'));
    const { table, id } = await startToy(world);
    expect(table.saving.value).toMatchObject({ kind: 'unsaved', code: 'full', moves: 0, isWhole: true });
    await playAll(table, [bid(20)]);
    expect(table.saving.value).toEqual({ kind: 'saved' });
    expect(await storedMoves(world, id)).toEqual([bid(20)]);
  });

  it('a game that the browser has cleared is stored again without waiting for a move', async () => {
    const { table, id, pass: wait } = await startToy(world);
    await playAll(table, bought);
    await world.store.remove(id);
    wait(30);
    await vi.waitUntil(async () => (await world.store.load(id))?.moves.length === bought.length);
    expect(table.status.value).toEqual({ kind: 'open', id });
    await playAll(table, [withhold]);
    expect(await storedMoves(world, id)).toEqual([...bought, withhold]);
  });

  it('a game that the browser has cleared is stored again, whole', async () => {
    const { table, id } = await startToy(world);
    await playAll(table, bought);
    await world.store.throwAway(id);
    await world.store.purge(world.now + 1);
    expect(await world.store.list()).toEqual([]);
    expect(await table.play(withhold)).toMatchObject({ kind: 'played' });
    expect(table.saving.value).toEqual({ kind: 'saved' });
    expect(await world.store.load(id)).toMatchObject({ damaged: false, moves: [...bought, withhold] });
    await playAll(table, [payOut]);
    expect(await storedMoves(world, id)).toHaveLength(4);
  });
});
