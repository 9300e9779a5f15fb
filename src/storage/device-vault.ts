import type { IDBPTransaction } from 'idb';
import type { Json } from '@/engine/game/json';
import { databaseName, openDatabase } from './db';
import { storageErrorOf } from './errors';
import type { Database, Schema } from './schema';
import type { Durability, Reading, Vault, Writing } from './vault';

type Stores = ['games', 'moves', 'meta'];
const stores: Stores = ['games', 'moves', 'meta'];

/** Rows in the browser's IndexedDB. The connection is opened again when the browser has dropped it. */
export async function deviceVault(name = databaseName): Promise<Vault> {
  let database: Promise<Database> | undefined;
  const connect = (): Promise<Database> => {
    database ??= openDatabase({ onClosed: forget }, name).catch((error) => {
      forget();
      throw error;
    });
    return database;
  };
  const forget = () => {
    database = undefined;
  };
  await connect();
  return {
    kind: 'device',
    read: (work) => run(connect, forget, (open) => reading(open, work)),
    write: (work, durability = 'strict') => run(connect, forget, (open) => writing(open, work, durability)),
    async close() {
      (await database)?.close();
      forget();
    },
  };
}

/** A connection that turns out to be dead is replaced once; nothing has been written through it. */
async function run<T>(
  connect: () => Promise<Database>,
  forget: () => void,
  work: (database: Database) => Promise<T>,
): Promise<T> {
  try {
    return await work(await connect());
  } catch (error) {
    if (!isDeadConnection(error)) throw storageErrorOf(error);
    forget();
    return work(await connect()).catch((again) => {
      throw storageErrorOf(again);
    });
  }
}

/** Thrown by `transaction()` itself, before anything could be asked for. */
function isDeadConnection(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'InvalidStateError';
}

async function reading<T>(database: Database, work: (reading: Reading) => Promise<T>): Promise<T> {
  const transaction = database.transaction(stores, 'readonly');
  const [result] = await Promise.all([work(readingIn(transaction)), transaction.done]);
  return result;
}

async function writing<T>(
  database: Database,
  work: (writing: Writing) => Promise<T>,
  durability: Durability,
): Promise<T> {
  const transaction = database.transaction(stores, 'readwrite', { durability });
  // Looked at below; until then a failure must not count as one that nobody handles.
  transaction.done.catch(() => {});
  try {
    const result = await work(writingIn(transaction));
    // Nothing more is asked for: the disk need not wait until we have heard of each request.
    end(transaction, 'commit');
    await transaction.done;
    return result;
  } catch (error) {
    end(transaction, 'abort');
    // The transaction knows better why a request failed: a full disk shows only there.
    throw transaction.error ?? error;
  }
}

type Transaction<Mode extends IDBTransactionMode> = IDBPTransaction<Schema, Stores, Mode>;

function end(transaction: Transaction<'readwrite'>, how: 'commit' | 'abort'): void {
  try {
    transaction[how]();
  } catch {
    // It has ended by itself.
  }
}

function wholeLog(id: string, from = 0): IDBKeyRange {
  return IDBKeyRange.bound([id, from], [id, Number.POSITIVE_INFINITY]);
}

function readingIn(transaction: Transaction<'readonly' | 'readwrite'>): Reading {
  const games = transaction.objectStore('games');
  const moves = transaction.objectStore('moves');
  const meta = transaction.objectStore('meta');
  return {
    game: (id) => games.get(id),
    games: () => games.getAll(),
    moves: (id) => moves.getAll(wholeLog(id)),
    lastMove: async (id) => (await moves.openKeyCursor(wholeLog(id), 'prev'))?.key[1] ?? -1,
    meta: async (key) => (await meta.get(key))?.value,
  };
}

function writingIn(transaction: Transaction<'readwrite'>): Writing {
  const games = transaction.objectStore('games');
  const moves = transaction.objectStore('moves');
  const meta = transaction.objectStore('meta');
  /** A request that fails ends the transaction, and that is where it is looked at. */
  const ask = (request: Promise<unknown>) => void request.catch(() => {});
  return {
    ...readingIn(transaction),
    putGame: (row) => ask(games.put(row)),
    addMoves(id, from, added) {
      for (const [i, move] of added.entries()) ask(moves.add({ game: id, index: from + i, move }));
    },
    dropMoves: (id, from) => ask(moves.delete(wholeLog(id, from))),
    dropGame: (id) => ask(games.delete(id)),
    putMeta: (key: string, value: Json) => ask(meta.put({ key, value })),
    dropMeta: (key) => ask(meta.delete(key)),
  };
}
