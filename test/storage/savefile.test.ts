import { describe, expect, it, vi } from 'vitest';
import type { FindTitle } from '@/storage/find-title';
import { type GameStore, gameStore } from '@/storage/games';
import { memoryVault } from '@/storage/memory-vault';
import {
  type Answer,
  type Conflict,
  type Imported,
  limits,
  type ReasonCode,
  readSave,
  type SaveFile,
  saveName,
  storeSave,
  writeSave,
} from '@/storage/savefile';
import { toy } from '../support/toy';
import { bid, pass, payOut } from '../support/toy/played';
import { withRules } from '../support/with-rules';
import {
  changeOf,
  contents,
  digestAfter,
  findToy,
  halfGame,
  logOf,
  someTime,
  summaryOf,
  wholeGame,
} from './support';

const newStore = (): GameStore => gameStore(memoryVault(), () => someTime);

async function textOf(...logs: Parameters<typeof writeSave>[0]): Promise<string> {
  return (await writeSave(logs, findToy, new Date(someTime))).text;
}

async function fileOf(...logs: Parameters<typeof writeSave>[0]): Promise<SaveFile> {
  return JSON.parse(await textOf(...logs));
}

interface Import {
  readonly answer?: Answer;
  readonly findTitle?: FindTitle;
  readonly asked?: Conflict[];
}

async function importInto(
  store: GameStore,
  text: string,
  { answer = 'cancel', findTitle = findToy, asked = [] }: Import = {},
): Promise<Imported[] | ReasonCode> {
  const read = await readSave(text, findTitle);
  if (!read.ok) return read.reason.code;
  let ids = 0;
  return storeSave(read, {
    store,
    summarise: () => summaryOf(0),
    resolve(conflict) {
      asked.push(conflict);
      return answer;
    },
    newId: () => `new-${++ids}`,
    now: () => someTime,
  });
}

describe('a save file', () => {
  it('brings a game to another device whole: id, name, log, clock', async () => {
    const clock = { used: { p1: 9 }, paused: true, budgets: { company: 60_000 } };
    const text = await textOf(logOf('a', halfGame, { clock }));
    const store = newStore();
    expect(await importInto(store, text)).toEqual([{ kind: 'imported', id: 'a', name: 'Game a' }]);
    const log = await store.load('a');
    expect(log).toMatchObject({ moves: halfGame, damaged: false, row: { name: 'Game a', clock } });
  });

  it('is JSON that says what it is, with a digest of where the log leads', async () => {
    const file = await fileOf(logOf('a', halfGame));
    expect(file).toMatchObject({ format: 'zechenbahn', version: 2, exported: '2023-11-14T22:13:20.000Z' });
    expect(file.games).toMatchObject([
      { id: 'a', title: 'toy', rules: 1, name: 'Game a', moves: halfGame, digest: digestAfter(halfGame) },
    ]);
  });

  it('may hold many games; each is imported or refused by itself', async () => {
    const file = await fileOf(logOf('a', halfGame), logOf('b', wholeGame), logOf('c', []));
    file.games[1]!.moves[0] = bid(1);
    const store = newStore();
    expect(await importInto(store, JSON.stringify(file))).toEqual([
      { kind: 'imported', id: 'a', name: 'Game a' },
      {
        kind: 'refused',
        name: 'Game b',
        reason: { code: 'illegal-move', params: { move: 1, of: 9, code: 'bid-below-asking', rule: '2.2' } },
      },
      // the same setup as the first: it is asked about
      { kind: 'cancelled', name: 'Game c' },
    ]);
    expect((await store.list()).map(({ id }) => id)).toEqual(['a']);
  });

  it('is recognised by what it holds, whatever surrounds it', async () => {
    const text = `\uFEFFHello, here is our game:\n\n${await textOf(logOf('a', halfGame))}\nSee you on Friday`;
    expect(await importInto(newStore(), text)).toMatchObject([{ kind: 'imported' }]);
  });

  it('without an id, a clock or known extras is fine', async () => {
    const file = await fileOf(logOf('a', halfGame));
    const { id: _id, clock: _clock, ...bare } = file.games[0]!;
    const text = JSON.stringify({ ...file, games: [{ ...bare, extra: 1 }] });
    expect(await importInto(newStore(), text)).toMatchObject([{ kind: 'imported', id: 'new-1' }]);
  });

  it.each<[string, ReasonCode]>([
    ['', 'not-a-save'],
    ['hello', 'not-a-save'],
    ['{}', 'not-a-save'],
    ['[1, 2]', 'not-a-save'],
    ['{"format":"other"}', 'not-a-save'],
    ['{"format":"zechenbahn","version":1,"ga', 'damaged'],
    ['{"format":"zechenbahn","version":4,"games":[{}]}', 'newer-format'],
    ['{"format":"zechenbahn-box","version":1,"board":"18do","values":{}}', 'a-box'],
    ['{"format":"zechenbahn","version":"1","games":[{}]}', 'malformed'],
    ['{"format":"zechenbahn","version":1,"games":{}}', 'malformed'],
    ['{"format":"zechenbahn","version":1,"games":[]}', 'malformed'],
    [`{"format":"zechenbahn","version":1,"games":[${'{},'.repeat(limits.games)}{}]}`, 'too-many-games'],
    [`{"format":"zechenbahn","games":${'['.repeat(100_000)}${']'.repeat(100_000)}}`, 'too-deep'],
    [`{${' '.repeat(limits.characters)}}`, 'too-large'],
  ])('%.60s is refused as a whole', async (text, code) => {
    expect(await importInto(newStore(), text)).toBe(code);
  });

  type Spoil = (game: SaveFile['games'][number] & Record<string, unknown>) => void;
  it.each<[string, Spoil, ReasonCode]>([
    [
      'an unknown title',
      (game) => {
        game.title = 'toy2';
        game.setup.title = 'toy2';
      },
      'unknown-title',
    ],
    [
      'two titles',
      (game) => {
        game.setup.title = 'toy2';
      },
      'malformed',
    ],
    [
      'rules of the future',
      (game) => {
        game.rules = 2;
      },
      'newer-rules',
    ],
    [
      'rules of no time',
      (game) => {
        game.rules = 0;
      },
      'malformed',
    ],
    [
      'too many players',
      (game) => {
        game.setup.players.push({ id: 'p3', name: 'Eve' });
      },
      'players',
    ],
    [
      'a player twice',
      (game) => {
        game.setup.players[1]!.id = 'p1';
      },
      'malformed',
    ],
    [
      'a player called like the bank',
      (game) => {
        game.setup.players[0]!.id = 'bank';
      },
      'malformed',
    ],
    [
      'another name of a player',
      (game) => {
        game.setup.players[0]!.name = 'Eve';
      },
      'different-result',
    ],
    [
      'another seed',
      (game) => {
        game.setup.seed = 3;
      },
      'different-result',
    ],
    [
      'half a seed',
      (game) => {
        game.setup.seed = 0.5;
      },
      'malformed',
    ],
    [
      'a move too few',
      (game) => {
        game.moves.pop();
      },
      'different-result',
    ],
    [
      'a move too many',
      (game) => {
        game.moves.push(pass);
      },
      'illegal-move',
    ],
    [
      'moves in another order',
      (game) => {
        game.moves.reverse();
      },
      'illegal-move',
    ],
    [
      'a move that is none',
      (game) => {
        game.moves[0] = 'pass' as never;
      },
      'malformed',
    ],
    [
      'no moves',
      (game) => {
        Reflect.deleteProperty(game, 'moves');
      },
      'malformed',
    ],
    [
      'another digest',
      (game) => {
        game.digest = '0';
      },
      'different-result',
    ],
    [
      'an id that is a path',
      (game) => {
        game.id = '../a';
      },
      'malformed',
    ],
    [
      'a name without end',
      (game) => {
        game.name = 'a'.repeat(limits.name + 1);
      },
      'malformed',
    ],
    [
      'time before time',
      (game) => {
        game.clock!.used.p1 = -1;
      },
      'malformed',
    ],
    [
      'time of a stranger',
      (game) => {
        game.clock!.used.p7 = 1;
      },
      'malformed',
    ],
  ])('with %s is refused, with a reason; stored games are untouched', async (_what, spoil, code) => {
    const store = newStore();
    await store.create(logOf('other', halfGame));
    const before = await contents(store);
    const file = await fileOf(logOf('a', wholeGame));
    spoil(file.games[0]! as Parameters<Spoil>[0]);
    expect(await importInto(store, JSON.stringify(file))).toMatchObject([
      { kind: 'refused', reason: { code } },
    ]);
    expect(await contents(store)).toEqual(before);
  });

  it('with names that lead to prototypes is refused', async () => {
    const text = await textOf(logOf('a', halfGame));
    const poisoned = text.replace('"options":{}', '"options":{"__proto__":{"polluted":1}}');
    expect(poisoned).not.toBe(text);
    expect(await importInto(newStore(), poisoned)).toMatchObject([{ reason: { code: 'malformed' } }]);
    expect(({} as Record<string, unknown>).polluted).toBeUndefined();
  });

  it('of a title whose rules crash is refused', async () => {
    const crashing = withRules(toy, () => ({
      begin: () => {
        throw new Error('boom');
      },
    }));
    const text = await textOf(logOf('a', halfGame));
    expect(await importInto(newStore(), text, { findTitle: async () => crashing })).toMatchObject([
      { kind: 'refused', reason: { code: 'bad-setup', params: { message: 'boom' } } },
    ]);
  });

  it('of a title whose rules cannot be fetched is refused, and says so', async () => {
    const text = await textOf(logOf('a', halfGame));
    const findTitle = () => Promise.reject(new TypeError('no network'));
    expect(await importInto(newStore(), text, { findTitle })).toEqual([
      { kind: 'refused', name: 'Game a', reason: { code: 'not-loaded', params: { title: 'toy' } } },
    ]);
  });

  it('played with older rules opens, for reading only where they have changed too much', async () => {
    const today: FindTitle = async () => ({ ...toy, rulesVersion: 2 });
    const file = await fileOf(logOf('a', halfGame));
    file.games[0]!.digest = 'another';
    const store = newStore();
    expect(await importInto(store, JSON.stringify(file), { findTitle: today })).toEqual([
      { kind: 'imported', id: 'a', name: 'Game a' },
    ]);
    file.games[0]!.id = 'b';
    file.games[0]!.setup.seed = 5;
    file.games[0]!.moves[1] = bid(1);
    expect(await importInto(store, JSON.stringify(file), { findTitle: today })).toEqual([
      { kind: 'imported', id: 'b', name: 'Game a', readOnlyFrom: 2 },
    ]);
    expect(await store.load('b')).toMatchObject({ moves: { length: 3 }, damaged: false });
  });
});

describe('a game that is here already', () => {
  const longer = [...halfGame, payOut];

  async function again(answer: Answer) {
    const store = newStore();
    await store.create(logOf('a', longer, { name: 'Ours' }));
    const asked: Conflict[] = [];
    const report = await importInto(store, await textOf(logOf('a', wholeGame)), { answer, asked });
    expect(asked).toMatchObject([
      { name: 'Game a', here: { id: 'a', name: 'Ours' }, moves: { here: 4, file: 9, shared: 3 } },
    ]);
    return { store, report };
  }

  it('is kept beside the new one', async () => {
    const { store, report } = await again('both');
    expect(report).toEqual([{ kind: 'imported', id: 'new-1', name: 'Game a' }]);
    expect((await store.load('a'))?.moves).toEqual(longer);
    expect((await store.load('new-1'))?.moves).toEqual(wholeGame);
  });

  it('is replaced', async () => {
    const { store, report } = await again('replace');
    expect(report).toEqual([{ kind: 'imported', id: 'a', name: 'Game a' }]);
    expect((await store.load('a'))?.moves).toEqual(wholeGame);
    expect(await store.list()).toHaveLength(1);
  });

  it('and was played on while the question was open is asked about again', async () => {
    const store = newStore();
    await store.create(logOf('a', longer));
    const asked: Conflict[] = [];
    const read = await readSave(await textOf(logOf('a', wholeGame)), findToy);
    if (!read.ok) throw new Error(read.reason.code);
    const report = await storeSave(read, {
      store,
      summarise: () => summaryOf(0),
      async resolve(conflict) {
        asked.push(conflict);
        if (asked.length > 1) return 'cancel';
        await store.change('a', changeOf({ revision: 0, length: 4 }, payOut));
        return 'replace';
      },
      newId: () => 'new',
      now: () => someTime,
    });
    expect(report).toEqual([{ kind: 'cancelled', name: 'Game a' }]);
    expect(asked).toMatchObject([
      { isAgain: false, moves: { here: 4 } },
      { isAgain: true, moves: { here: 5 } },
    ]);
    expect((await store.load('a'))?.moves).toEqual([...longer, payOut]);
  });

  it('is left alone', async () => {
    const { store, report } = await again('cancel');
    expect(report).toEqual([{ kind: 'cancelled', name: 'Game a' }]);
    expect((await store.load('a'))?.moves).toEqual(longer);
  });

  it('with the same moves needs no question', async () => {
    const store = newStore();
    await store.create(logOf('a', halfGame, { name: 'Ours' }));
    const asked: Conflict[] = [];
    const text = await textOf(logOf('b', halfGame));
    expect(await importInto(store, text, { asked })).toEqual([{ kind: 'same', id: 'a', name: 'Ours' }]);
    expect(asked).toEqual([]);
  });

  it('but thrown away can still be taken back', async () => {
    const store = newStore();
    await store.create(logOf('a', longer));
    await store.throwAway('a');
    expect(await importInto(store, await textOf(logOf('a', halfGame)))).toMatchObject([{ id: 'new-1' }]);
    await store.takeBack('a');
    expect((await store.load('a'))?.moves).toEqual(longer);
  });

  it('whose storage fails is told as refused', async () => {
    const store: GameStore = {
      ...newStore(),
      create: () => Promise.reject(new DOMException('', 'QuotaExceededError')),
    };
    expect(await importInto(store, await textOf(logOf('a', halfGame)))).toEqual([
      { kind: 'refused', name: 'Game a', reason: { code: 'storage', params: { code: 'full' } } },
    ]);
  });
});

describe('many games', () => {
  const many = () =>
    textOf(
      ...Array.from({ length: 5 }, (_, i) =>
        logOf(`g${i}`, wholeGame, { setup: { ...logOf('', []).row.setup, seed: i } }),
      ),
    );

  it('are read and stored one after the other: others go first, and it is said how far it is', async () => {
    const said: number[][] = [];
    let breaths = 0;
    const along = {
      breathe: async () => void breaths++,
      onProgress: (...progress: number[]) => said.push(progress),
    };
    const read = await readSave(await many(), findToy, along);
    expect(said).toEqual([0, 1, 2, 3, 4].map((done) => [done, 5]));
    // before each game, before it is set up, after each of its moves
    expect(breaths).toBe(5 + 5 * (1 + wholeGame.length));
    if (!read.ok) throw new Error(read.reason.code);
    const store = newStore();
    const list = vi.spyOn(store, 'list');
    said.length = 0;
    const deps = { store, summarise: () => summaryOf(0), resolve: () => 'cancel' as const };
    await storeSave(read, { ...deps, ...along, newId: () => 'new', now: () => someTime });
    expect(said).toEqual([0, 1, 2, 3, 4].map((done) => [done, 5]));
    // for each game anew, it would take minutes with hundreds
    expect(list).toHaveBeenCalledOnce();
  });

  it('may be stopped: while they are read nothing is taken, while they are stored the rest is left out', async () => {
    const text = await many();
    const stop = new AbortController();
    const stopAtThird = (done: number) => done === 2 && stop.abort();
    expect(await readSave(text, findToy, { signal: stop.signal, onProgress: stopAtThird })).toEqual({
      ok: false,
      reason: { code: 'cancelled', params: {} },
    });
    const read = await readSave(text, findToy);
    if (!read.ok) throw new Error(read.reason.code);
    const store = newStore();
    const again = new AbortController();
    const report = await storeSave(read, {
      store,
      summarise: () => summaryOf(0),
      resolve: () => 'cancel',
      newId: () => 'new',
      now: () => someTime,
      signal: again.signal,
      onProgress: (done) => done === 2 && again.abort(),
    });
    expect(report.map(({ kind }) => kind)).toEqual([
      'imported',
      'imported',
      'imported',
      'cancelled',
      'cancelled',
    ]);
    expect(await store.list()).toHaveLength(3);
  });
});

describe('the name of a file', () => {
  const when = new Date(2026, 9, 9, 23, 59);
  const named = (...names: string[]) => {
    const players = names.map((name, i) => ({ id: `p${i + 1}`, name }));
    return logOf('a', [], { setup: { title: 'toy', players, seed: 1, options: {} } });
  };

  it.each([
    [['Anna', 'Ben'], 'toy-2026-10-09-Anna-Ben'],
    [['Jürgen', 'Łukasz'], 'toy-2026-10-09-Jürgen-Łukasz'],
    [['../..', 'C:\\x?*'], 'toy-2026-10-09-C-x'],
    [['😀', ' a  b '], 'toy-2026-10-09-a-b'],
  ])('of the players %s is %s', (names, name) => {
    expect(saveName([named(...names)], when)).toBe(name);
  });

  it('never becomes too long', () => {
    expect(saveName([named('x'.repeat(40), 'y'.repeat(40), 'z'.repeat(40))], when)).toHaveLength(80);
  });

  it('of several games says how many', () => {
    expect(saveName([named('a'), named('b')], when)).toBe('zechenbahn-2026-10-09-2');
  });

  it('ends as the share sheet or the disk wants it', async () => {
    const written = await writeSave([named('a', 'b')], findToy, when);
    expect([written.name, written.textName]).toEqual(['toy-2026-10-09-a-b.json', 'toy-2026-10-09-a-b.txt']);
  });
});
