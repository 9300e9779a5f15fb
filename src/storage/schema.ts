import type { DBSchema, IDBPDatabase, IDBPTransaction, StoreNames } from 'idb';
import type { GameRow, MetaRow, MoveRow } from './rows';

export interface Schema extends DBSchema {
  games: { key: string; value: GameRow };
  moves: { key: [game: string, index: number]; value: MoveRow };
  meta: { key: string; value: MetaRow };
}

export type Database = IDBPDatabase<Schema>;
export type Upgrade = IDBPTransaction<Schema, StoreNames<Schema>[], 'versionchange'>;
export type Migration = (database: Database, upgrade: Upgrade) => void | Promise<void>;

/**
 * Migration number n leads from version n to version n + 1, so a database of any age is brought up to
 * date by those after its own. A migration is never changed once it has been shipped.
 */
export const migrations: readonly Migration[] = [
  function games_moves_meta(database) {
    database.createObjectStore('games', { keyPath: 'id' });
    database.createObjectStore('moves', { keyPath: ['game', 'index'] });
    database.createObjectStore('meta', { keyPath: 'key' });
  },
];

export const databaseVersion = migrations.length;

export async function migrate(
  database: Database,
  upgrade: Upgrade,
  from: number,
  steps: readonly Migration[] = migrations,
): Promise<void> {
  for (const step of steps.slice(from)) await step(database, upgrade);
}
