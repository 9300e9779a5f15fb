import { openDB } from 'idb';
import { describe, expect, it } from 'vitest';
import { tryReplay } from '@/engine/game/replay';
import { deviceVault } from '@/storage/device-vault';
import { gameStore } from '@/storage/games';
import { databaseVersion, migrate, migrations, type Schema } from '@/storage/schema';
import { toy } from '../support/toy';
import { payOut } from '../support/toy/played';
import { changeOf, freshName, halfGame } from './support';
import { oldDatabases } from './versions';
import { writeRaw } from './versions/raw';

describe('a database of an earlier version', () => {
  it('is kept in the tests for every version there is', () => {
    expect(oldDatabases.map(({ version }) => version)).toEqual(migrations.map((_, i) => i + 1));
  });

  it.each(oldDatabases.map((old) => [old.version, old] as const))(
    'opens with all it holds and the game goes on: version %i',
    async (_version, old) => {
      const name = freshName();
      await writeRaw(name, old);
      const store = gameStore(await deviceVault(name));
      expect(await store.list()).toHaveLength(1);
      const log = await store.load('old');
      expect(log).toMatchObject({
        row: { name: 'Friday', archived: false },
        moves: halfGame,
        damaged: false,
      });
      expect(tryReplay(toy, log!.row.setup, log!.moves)).not.toHaveProperty('broken');
      expect(await store.recall('table')).toBe('old');
      await store.change('old', changeOf({ revision: log!.row.revision, length: 3 }, payOut));
      expect((await store.load('old'))?.moves).toEqual([...halfGame, payOut]);
      await store.close();
    },
  );

  it('is brought up to date by the migrations after its own, one after the other', async () => {
    const name = freshName();
    await writeRaw(name, oldDatabases[0]!);
    const ran: string[] = [];
    const steps = ['first', 'second', 'third'].map((step) => () => {
      ran.push(step);
    });
    const database = await openDB<Schema>(name, 3, {
      upgrade: (db, from, _to, upgrade) => migrate(db, upgrade, from, steps),
    });
    expect(ran).toEqual(['second', 'third']);
    database.close();
  });

  it('made by a newer app is left alone, and that is said', async () => {
    const name = freshName();
    await writeRaw(name, { ...oldDatabases.at(-1)!, version: databaseVersion + 1 });
    await expect(deviceVault(name)).rejects.toMatchObject({ name: 'StorageError', code: 'newer' });
  });
});
