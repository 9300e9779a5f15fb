import { openDB } from 'idb';
import { StorageError, storageErrorOf } from './errors';
import { type Database, databaseVersion, migrate, type Schema } from './schema';

export const databaseName = 'zechenbahn';

/** Other windows close an older database when asked; one that does not answer is asleep. */
const patience = 3000;

export interface Watch {
  /** The connection is gone: closed for a newer version, or taken away by the browser. */
  onClosed(): void;
}

/** Opens the database and brings it up to date. */
export async function openDatabase(watch: Watch, name = databaseName): Promise<Database> {
  let giveUp: (error: StorageError) => void = () => {};
  const blocked = new Promise<never>((_, reject) => {
    giveUp = reject;
  });
  let timer: ReturnType<typeof setTimeout> | undefined;
  try {
    const opening = openDB<Schema>(name, databaseVersion, {
      upgrade: (database, from, _to, upgrade) => migrate(database, upgrade, from),
      blocked() {
        timer = setTimeout(() => giveUp(new StorageError('blocked')), patience);
      },
      blocking(_current, _wanted, event) {
        (event.target as IDBDatabase).close();
        watch.onClosed();
      },
      terminated: () => watch.onClosed(),
    });
    return await Promise.race([opening, blocked]);
  } catch (error) {
    throw storageErrorOf(error);
  } finally {
    clearTimeout(timer);
  }
}
