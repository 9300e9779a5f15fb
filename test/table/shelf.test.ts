import { beforeEach, describe, expect, it, vi } from 'vitest';
import { StorageError } from '@/storage/errors';
import { createBus } from '@/table/bus';
import { offer } from '@/table/files';
import { createShelf, type Shelf } from '@/table/shelf';
import { halfGame, logOf, wholeGame } from '../storage/support';
import { newWorld, rest, toyOnly, type World } from './support';

let world: World;
let shelf: Shelf;
let downloads: File[];

function newShelf(): Shelf {
  let ids = 0;
  return createShelf({
    opened: async () => ({ store: world.store }),
    loadTitle: toyOnly,
    bus: createBus(undefined),
    outlet: { share: {}, download: (file) => downloads.push(file) },
    now: () => world.now,
    newId: () => `new-${++ids}`,
    breather: () => () => undefined,
  });
}

const names = () => shelf.games.value?.map(({ name }) => name);

beforeEach(async () => {
  world = newWorld();
  downloads = [];
  shelf = newShelf();
  await world.store.create(logOf('a', halfGame));
  await world.store.create(logOf('b', wholeGame, { setup: { ...logOf('', []).row.setup, seed: 5 } }));
  await shelf.refresh();
});

describe('the shelf', () => {
  it('shows the games, and what is done with them', async () => {
    expect(names()).toEqual(['Game a', 'Game b']);
    await shelf.rename('a', '  Friday ');
    await shelf.archive('b', true);
    await rest();
    expect(names()).toEqual(['Friday', 'Game b']);
    expect(shelf.games.value?.[1]?.archived).toBe(true);
    const copy = await shelf.duplicate('a', 'Again');
    await rest();
    expect(names()).toContain('Again');
    expect((await world.store.load(copy))?.moves).toEqual(halfGame);
  });

  it('throws a game away, and takes it back', async () => {
    await shelf.throwAway('a');
    await rest();
    expect(names()).toEqual(['Game b']);
    await shelf.takeBack('a');
    await rest();
    expect(names()).toEqual(['Game a', 'Game b']);
  });

  it('clears what was thrown away more than a day ago', async () => {
    await shelf.throwAway('a');
    world.now += 25 * 60 * 60 * 1000;
    await shelf.throwAway('b');
    expect((await world.store.thrownAway()).map(({ id }) => id)).toEqual(['b']);
  });

  it('writes games into a file, and remembers when', async () => {
    const [save] = await shelf.write(['a', 'b']);
    expect(JSON.parse(save!.text).games).toHaveLength(2);
    expect(await shelf.offer([save!], ['a', 'b'])).toBe('downloaded');
    expect(downloads.map(({ name, type }) => [name, type])).toEqual([[save!.name, 'application/json']]);
    await rest();
    expect(shelf.games.value?.map(({ lastExport }) => lastExport)).toEqual([world.now, world.now]);
    await expect(shelf.write(['none'])).rejects.toMatchObject({ code: 'missing' });
  });

  it('imports a file, with summaries for the list', async () => {
    const [{ text } = { text: '' }] = await shelf.write(['b']);
    world = newWorld();
    shelf = newShelf();
    const read = await shelf.read(text);
    if (!read.ok) throw new Error(read.reason.code);
    expect(await shelf.import(read, () => 'cancel')).toEqual([{ kind: 'imported', id: 'b', name: 'Game b' }]);
    await rest();
    expect(shelf.games.value).toMatchObject([
      { id: 'b', summary: { moves: 9, finished: true, actor: null, round: { kind: 'company', number: 6 } } },
    ]);
  });

  it('says when storage cannot be used', async () => {
    vi.spyOn(world.store, 'list').mockRejectedValue(new StorageError('unavailable'));
    shelf = newShelf();
    expect([shelf.games.value, shelf.trouble.value]).toEqual([null, null]);
    await shelf.refresh();
    expect([shelf.games.value, shelf.trouble.value]).toEqual([[], 'unavailable']);
  });
});

describe('handing over a file', () => {
  const save = { name: 'a.json', textName: 'a.txt', text: '{}' };
  const outlet = (share: () => Promise<void>, accepts = true) => ({
    share: { share, canShare: ({ files }: ShareData = {}) => accepts && files?.[0]?.name === 'a.txt' },
    download: (file: File) => downloads.push(file),
  });

  it('opens the share sheet with a text where it takes one', async () => {
    const share = vi.fn(async () => {});
    expect(await offer([save], outlet(share))).toBe('shared');
    expect(share).toHaveBeenCalledOnce();
    expect(downloads).toEqual([]);
  });

  it.each([
    ['the sheet does not take files', outlet(async () => {}, false), 'downloaded'],
    ['sharing fails', outlet(() => Promise.reject(new DOMException('', 'NotAllowedError'))), 'downloaded'],
    [
      'the player closes the sheet',
      outlet(() => Promise.reject(new DOMException('', 'AbortError'))),
      'cancelled',
    ],
  ])('when %s', async (_what, way, result) => {
    expect(await offer([save], way)).toBe(result);
    expect(downloads).toHaveLength(result === 'downloaded' ? 1 : 0);
  });
});
