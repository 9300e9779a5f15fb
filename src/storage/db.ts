import { openDB } from 'idb';
import { StorageError, type StorageErrorCode, storageErrorOf } from './errors';
import { type Database, databaseVersion, migrate, type Schema } from './schema';

export const databaseName = 'zechenbahn';

/** Other windows close an older database when asked; one that does not answer is asleep. */
const patienceWhenBlocked = 3000;
/** A browser that has not opened the database by then will not: a broken profile, or a disk that hangs. */
const patience = 8000;

export interface Watch {
  /** The connection is gone: closed for a newer version, or taken away by the browser. */
  onClosed(): void;
}

/** Opens the database and brings it up to date. */
export async function openDatabase(watch: Watch, name = databaseName): Promise<Database> {
  let giveUp: (code: StorageErrorCode) => void = () => {};
  let hasGivenUp = false;
  const tooLate = new Promise<never>((_, reject) => {
    giveUp = (code) => {
      hasGivenUp = true;
      reject(new StorageError(code));
    };
  });
  const timers = [setTimeout(() => giveUp('unavailable'), patience)];
  try {
    const opening = openDB<Schema>(name, databaseVersion, {
      upgrade: (database, from, _to, upgrade) => migrate(database, upgrade, from),
      blocked() {
        timers.push(setTimeout(() => giveUp('blocked'), patienceWhenBlocked));
      },
      blocking(_current, _wanted, event) {
        (event.target as IDBDatabase).close();
        watch.onClosed();
      },
      terminated: () => watch.onClosed(),
    });
    // a connection that nobody waits for any more would only be in the way of others
    opening.then((late) => hasGivenUp && late.close()).catch(() => {});
    return await Promise.race([opening, tooLate]);
  } catch (error) {
    throw storageErrorOf(error);
  } finally {
    for (const timer of timers) clearTimeout(timer);
  }
}
