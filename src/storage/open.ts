import { databaseName } from './db';
import { deviceVault } from './device-vault';
import { type StorageErrorCode, storageErrorOf } from './errors';
import { type GameStore, gameStore } from './games';
import { memoryVault } from './memory-vault';

export interface OpenedStore {
  readonly store: GameStore;
  /** Why games are kept in memory only; nothing where all is well. */
  readonly trouble?: StorageErrorCode;
}

/** Games on this device; where that cannot be had, games in memory, and why. Never fails. */
export async function openStore(name = databaseName, now: () => number = Date.now): Promise<OpenedStore> {
  try {
    return { store: gameStore(await deviceVault(name), now) };
  } catch (error) {
    return { store: gameStore(memoryVault(), now), trouble: storageErrorOf(error).code };
  }
}
