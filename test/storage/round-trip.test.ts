import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Move } from '@/engine/game/move';
import { seatings } from '@/engine/game/state';
import { deviceVault } from '@/storage/device-vault';
import { type GameStore, gameStore } from '@/storage/games';
import { memoryVault } from '@/storage/memory-vault';
import { type GameLog, writingsOf } from '@/storage/rows';
import { type Imported, limits, readSave, storeSave, writeSave, writeSaves } from '@/storage/savefile';
import { newRow, setupFor, setupProblem } from '@/table/new-game';
import { toy } from '../support/toy';
import { bid } from '../support/toy/played';
import { findToy, freshName, logOf, someTime, summaryOf, wholeGame } from './support';

const newStore = (): GameStore => gameStore(memoryVault(), () => someTime);

async function imported(text: string, store: GameStore): Promise<Imported[]> {
  const read = await readSave(text, findToy);
  if (!read.ok) throw new Error(`not read: ${JSON.stringify(read.reason)}`);
  let ids = 0;
  return storeSave(read, {
    store,
    summarise: () => summaryOf(0),
    resolve: () => 'cancel',
    newId: () => `new-${++ids}`,
    now: () => someTime,
  });
}

/** What a game is made of; when it was made here or there is no part of it. */
function gist(log: GameLog | undefined) {
  const { title, name, setup, rulesVersion, clock, summary, house, notes } = log!.row;
  const { moves, lost } = log!;
  return { title, name, setup, rulesVersion, clock, house, notes, length: summary.moves, moves, lost };
}

const word = fc.string({ unit: 'binary', maxLength: 120 });
const playerName = fc.string({ unit: 'binary', minLength: 1, maxLength: limits.playerName + 2 });
const time = fc.nat({ max: 10_000_000 });

/** A game as it may lie in storage: played for a while, perhaps with a move that is none, and with moves missing. */
const storedGame = fc.record({
  players: fc.tuple(playerName, playerName),
  colours: fc.option(fc.constantFrom(['red', 'blue'], ['teal'])),
  seating: fc.option(fc.constantFrom(...seatings)),
  name: word,
  house: fc.option(word),
  notes: fc.option(fc.string({ unit: 'binary', maxLength: limits.writing + 2 })),
  rename: fc.option(word),
  length: fc.nat({ max: wholeGame.length }),
  spoiled: fc.option(fc.nat({ max: wholeGame.length - 1 })),
  gap: fc.option(fc.nat({ max: wholeGame.length - 1 })),
  clock: fc.record({
    used: fc.dictionary(fc.constantFrom('p1', 'p2'), time),
    paused: fc.boolean(),
    budgets: fc.dictionary(fc.constantFrom('company', 'auction'), time),
  }),
  suffix: fc.constantFrom(' (copy)', ' (Kopie)'),
});

type StoredGame = typeof storedGame extends fc.Arbitrary<infer T> ? T : never;

function logFrom(game: StoredGame, seed: number): GameLog | undefined {
  if (setupProblem(game.players, { min: 2, max: 2 })) return undefined;
  const players = game.players.map((name, i) => ({ name, colour: game.colours?.[i] }));
  const setup = setupFor(toy, { title: 'toy', players, seating: game.seating ?? undefined }, seed);
  const moves: Move[] = wholeGame.slice(0, game.length);
  if (game.spoiled !== null && game.spoiled < moves.length) moves[game.spoiled] = bid(1);
  const isGap = game.gap !== null && game.gap < moves.length;
  const kept = isGap ? moves.slice(0, game.gap!) : moves;
  const lost = isGap ? [null, ...moves.slice(game.gap! + 1)] : undefined;
  const summary = summaryOf(moves.length);
  const writings = writingsOf({ house: game.house ?? '', notes: game.notes ?? '' });
  const row = { ...newRow('game', game.name, setup, 1, someTime), clock: game.clock, summary, ...writings };
  return { row, moves: kept, ...(lost && { lost }) };
}

describe('round trips', () => {
  it('whatever is stored can be exported, and whatever is exported is imported as it was', async () => {
    await fc.assert(
      fc.asyncProperty(storedGame, fc.integer(), async (game, seed) => {
        const log = logFrom(game, seed);
        fc.pre(log !== undefined);
        const here = newStore();
        await here.create(log!);
        if (game.rename !== null) await here.detail('game', { name: game.rename });
        const { name } = (await here.row('game'))!;
        await here.duplicate('game', { id: 'copy', name: `${name}${game.suffix}` });
        for (const id of ['game', 'copy']) {
          const stored = await here.load(id);
          const { text } = await writeSave([stored!], findToy, new Date(someTime));
          const there = newStore();
          expect(await imported(text, there)).toMatchObject([{ kind: 'imported', id }]);
          expect(gist(await there.load(id))).toEqual(gist(stored));
          // and from there once more: nothing wears off
          const again = await writeSave([(await there.load(id))!], findToy, new Date(someTime));
          expect(again.text).toBe(text);
        }
      }),
      { numRuns: 300 },
    );
  });

  it('a copy of a game with the longest name there is', async () => {
    const store = newStore();
    await store.create(logOf('a', wholeGame, { name: 'x'.repeat(limits.name) }));
    await store.duplicate('a', { id: 'b', name: `${'x'.repeat(limits.name)} (copy)` });
    const { text } = await writeSave([(await store.load('b'))!], findToy, new Date(someTime));
    expect(await imported(text, newStore())).toMatchObject([{ kind: 'imported', id: 'b' }]);
  });

  it('a name that an older version stored too long', async () => {
    const { text } = await writeSave(
      [logOf('a', wholeGame, { name: '😀'.repeat(90) })],
      findToy,
      new Date(0),
    );
    expect(await imported(text, newStore())).toEqual([
      { kind: 'imported', id: 'a', name: '😀'.repeat(limits.name / 2) },
    ]);
  });

  it('more than one file can hold goes into several, each of which can be imported', async () => {
    const logs = Array.from({ length: 7 }, (_, i) =>
      logOf(`g${i}`, wholeGame, { setup: { ...logOf('', []).row.setup, seed: i } }),
    );
    const one = (await writeSave([logs[0]!], findToy, new Date(0))).text.length;
    const most = { games: 4, characters: Math.round(one * 2.6) };
    const files = await writeSaves(logs, findToy, new Date(0), { most: most as never });
    expect(files.map(({ name }) => name)).toEqual(
      [1, 2, 3, 4].map((n) => `zechenbahn-1970-01-01-7-${n}.json`),
    );
    const there = newStore();
    for (const { text } of files) {
      expect(text.length).toBeLessThanOrEqual(most.characters);
      expect((await imported(text, there)).every(({ kind }) => kind === 'imported')).toBe(true);
    }
    expect(await there.list()).toHaveLength(7);
    expect(await writeSaves(logs, findToy, new Date(0))).toHaveLength(1);
  });

  it('what comes after a damaged row is exported with the rest, on the device too', async () => {
    const store = gameStore(await deviceVault(freshName()), () => someTime);
    const [first, second, ...rest] = wholeGame;
    const lost = [null, ...rest];
    await store.create({ ...logOf('a', [first!], { summary: summaryOf(wholeGame.length) }), lost });
    const stored = (await store.load('a'))!;
    expect(stored).toMatchObject({ damaged: true, moves: [first], lost });
    const { text } = await writeSave([stored], findToy, new Date(someTime));
    expect(JSON.parse(text).games[0]).toMatchObject({ moves: [first], lost });
    expect(text).not.toContain(JSON.stringify(second));
    expect(await imported(text, newStore())).toEqual([
      { kind: 'imported', id: 'a', name: 'Game a', readOnlyFrom: 2 },
    ]);
  });

  it('a game whose title cannot be had is saved whole, and opens where it is known', async () => {
    const none = () => Promise.reject(new TypeError('no network'));
    const { text } = await writeSave([logOf('a', wholeGame)], none, new Date(0));
    const there = newStore();
    expect(await imported(text, there)).toMatchObject([{ kind: 'imported' }]);
    expect((await there.load('a'))?.moves).toEqual(wholeGame);
  });
});
