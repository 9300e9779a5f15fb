/** Storage that fails at any single write, or from any write on: nothing that was stored or shown is lost. */
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Move } from '@/engine/game/move';
import { tryReplay } from '@/engine/game/replay';
import { deviceVault } from '@/storage/device-vault';
import { StorageError } from '@/storage/errors';
import { gameStore } from '@/storage/games';
import type { GameRow } from '@/storage/rows';
import { type Imported, writeSave } from '@/storage/savefile';
import { createBus } from '@/table/bus';
import { createShelf, type Shelf } from '@/table/shelf';
import { type Fault, injectFaults, type Plan } from '../storage/faulty';
import { findToy, freshName, halfGame, logOf, someTime, wholeGame } from '../storage/support';
import { longer } from '../support/longer';
import { toy } from '../support/toy';
import { bid, bought, toySetup, withhold } from '../support/toy/played';
import { newcomers, newWorld, openWindow, type TestWindow, toyOnly, type World } from './support';

afterEach(() => {
  vi.restoreAllMocks();
});

type Stored = ReadonlyMap<string, { readonly row: GameRow; readonly moves: readonly Move[] | null }>;

interface Scene {
  readonly world: World;
  readonly window: TestWindow;
  readonly shelf: Shelf;
  /** What the import of the file said of its games. */
  readonly report: Imported[];
}

/** Something that players do. It is done, or it fails with a reason and has changed no game but these. */
interface Deed {
  readonly name: string;
  /** Games that may be changed although it failed as a whole: what was done before in the same breath. */
  readonly mayChange?: (id: string) => boolean;
  work(scene: Scene): Promise<unknown>;
}

const setupWith = (seed: number) => ({ setup: toySetup(seed) });

async function fileOf(...logs: readonly Parameters<typeof logOf>[]): Promise<string> {
  const written = logs.map((log) => logOf(...log));
  return (await writeSave(written, findToy, new Date(someTime))).text;
}

async function importFile({ shelf, report }: Scene, text: string, answer: 'both' | 'replace') {
  const read = await shelf.read(text);
  if (!read.ok) throw new Error(`the file is not read: ${read.reason.code}`);
  report.push(...(await shelf.import(read, () => answer)));
}

const deeds: readonly Deed[] = [
  {
    name: 'begin',
    work: ({ window }) => window.table.start({ title: 'toy', players: newcomers('Anna', 'Ben') }),
  },
  ...bought.map((move) => playing(move)),
  playing(withhold),
  {
    name: 'play on from the past',
    async work({ window }) {
      window.table.travel(1);
      return window.table.play(bid(60), { confirmed: true });
    },
  },
  {
    name: 'import two games',
    mayChange: (id) => id.startsWith('file-'),
    work: async (scene) =>
      importFile(
        scene,
        await fileOf(['file-1', halfGame, setupWith(11)], ['file-2', wholeGame, setupWith(12)]),
        'both',
      ),
  },
  { name: 'rename', work: ({ shelf }) => shelf.rename('kept', 'Friday') },
  { name: 'archive', work: ({ shelf }) => shelf.archive('kept', true) },
  { name: 'duplicate', work: ({ shelf }) => shelf.duplicate('kept', 'Again') },
  {
    name: 'replace by a longer one',
    mayChange: (id) => id === 'other',
    work: async (scene) => importFile(scene, await fileOf(['other', wholeGame, setupWith(22)]), 'replace'),
  },
  { name: 'throw away', work: ({ shelf }) => shelf.throwAway('other') },
  { name: 'take back', work: ({ shelf }) => shelf.takeBack('other') },
  playing(bid(70)),
  { name: 'throw away for good', work: ({ shelf }) => shelf.throwAway('rubbish') },
  {
    name: 'throw away, and clear what was thrown away before',
    // and the other one, if it could not be taken back before
    mayChange: (id) => id === 'rubbish' || id === 'other',
    work({ world, shelf }) {
      world.now += 2 * 24 * 60 * 60 * 1000;
      return shelf.throwAway('other');
    },
  },
];

function playing(move: Move): Deed {
  return { name: move.type, work: ({ window }) => window.table.play(move) };
}

/** A device with three games, before anything fails. */
async function newScene(): Promise<Scene> {
  const world: World = newWorld();
  world.store = gameStore(await deviceVault(freshName()), () => world.now);
  await world.store.create(logOf('kept', halfGame, setupWith(21)));
  await world.store.create(logOf('other', halfGame, setupWith(22)));
  await world.store.create(logOf('rubbish', halfGame, setupWith(23)));
  let ids = 0;
  const shelf = createShelf({
    opened: async () => ({ store: world.store }),
    loadTitle: toyOnly,
    bus: createBus(undefined),
    outlet: { share: {}, download: () => {} },
    now: () => world.now,
    newId: () => `new-${++ids}`,
    breather: () => () => undefined,
  });
  return { world, window: openWindow(world), shelf, report: [] };
}

async function storedIn({ store }: World): Promise<Stored> {
  const rows = [...(await store.list()), ...(await store.thrownAway())];
  const games = rows.map(async (row) => {
    const log = await store.load(row.id);
    expect(log?.damaged, `the log of ${row.id} is damaged`).not.toBe(true);
    if (log) expect(tryReplay(toy, row.setup, log.moves)).not.toHaveProperty('broken');
    return [row.id, { row, moves: log?.moves ?? null }] as const;
  });
  return new Map(await Promise.all(games));
}

/** The whole evening, with faults; after every deed, all that was promised is true. Returns how many writes it took. */
async function evening(plan: Plan): Promise<{ written: number; failed: number }> {
  const scene = await newScene();
  const { world, window } = scene;
  const faults = injectFaults(plan);
  let failed = 0;
  for (const { name, work, mayChange } of deeds) {
    const before = await storedIn(world);
    const trouble = await work(scene).then(
      () => null,
      (error: unknown) => error,
    );
    await settled();
    const after = await storedIn(world);
    if (trouble !== null) {
      failed++;
      expect(trouble, name).toBeInstanceOf(StorageError);
    }
    if (trouble !== null || name.startsWith('import')) {
      const own = window.table.log()?.row.id;
      expectSame(before, after, (id) => id === own || mayChange?.(id) === true, name);
    }
    // replaced by the longer one, or not at all
    expect([halfGame, wholeGame, null, undefined], name).toContainEqual(after.get('other')?.moves);
    await expectShownIsSafe(scene, name);
  }
  for (const each of scene.report) {
    if (each.kind === 'refused') failed++;
    else expect(each.kind).toBe('imported');
  }
  await expectImportedIsThere(scene);
  faults.stop();

  await window.table.retrySaving();
  const log = window.table.log()!;
  expect(window.table.saving.value).toEqual({ kind: 'saved' });
  expect((await world.store.load(log.row.id))?.moves).toEqual(log.moves);
  await world.store.close();
  return { written: faults.written(), failed };
}

/** What the table does when it is idle has been begun. */
async function settled(): Promise<void> {
  for (let i = 0; i < 3; i++) await new Promise((resolve) => setTimeout(resolve));
}

function expectSame(before: Stored, after: Stored, isExcepted: (id: string) => boolean, deed: string): void {
  for (const [id, game] of before) {
    if (!isExcepted(id)) expect(after.get(id), `"${deed}" has changed ${id}`).toEqual(game);
  }
  for (const id of after.keys()) {
    if (!before.has(id)) expect(isExcepted(id), `"${deed}" has left ${id} behind`).toBe(true);
  }
}

/** What the table shows is stored, or the table says how much of it is not. */
async function expectShownIsSafe({ world, window: { table } }: Scene, deed: string): Promise<void> {
  const log = table.log();
  if (!log) throw new Error(`after "${deed}" no game is on the table: ${JSON.stringify(table.status.value)}`);
  const stored = (await world.store.load(log.row.id))?.moves ?? [];
  const { value: saving } = table.saving;
  if (saving.kind === 'saved') {
    expect(stored, deed).toEqual(log.moves);
    return;
  }
  const kept = log.moves.length - saving.moves;
  expect(stored.slice(0, kept), deed).toEqual(log.moves.slice(0, kept));
}

/** A game of a file is there whole, or was refused with a reason and has left nothing. */
async function expectImportedIsThere({ world, report }: Scene): Promise<void> {
  const stored = await storedIn(world);
  for (const id of ['file-1', 'file-2']) {
    const isImported = report.some((each) => each.kind === 'imported' && each.id === id);
    expect(stored.has(id), id).toBe(isImported);
  }
}

const never = Number.MAX_SAFE_INTEGER;

describe('an evening of playing, importing, renaming and throwing away', () => {
  it('goes well when storage does', async () => {
    expect(await evening({ fault: 'refused', at: never, count: 0 })).toMatchObject({ failed: 0 });
  });

  it.each<[Fault, string, number]>([
    ['refused', 'one write', 1],
    ['broken-off', 'one write', 1],
    ['refused', 'three writes', 3],
    ['refused', 'every write from some point on', never],
    ['broken-off', 'every write from some point on', never],
  ])('loses nothing where storage has %s %s, whichever it is', async (fault, _what, count) => {
    const { written } = await evening({ fault, at: never, count: 0 });
    // one after the other in the long form; else a few less, other ones for each kind of fault
    const step = longer > 1 ? 1 : 3;
    let failed = 0;
    for (let at = count % step; at < written; at += step)
      failed += (await evening({ fault, at, count })).failed;
    expect(failed).toBeGreaterThan(0);
  });
});
