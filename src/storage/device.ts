/** What the browser says about the room we have and whether it may clear it. */
export interface Room {
  /** True: kept until the player removes it. False: the browser may clear it. Null: it does not say. */
  readonly persistent: boolean | null;
  readonly usedBytes: number | null;
  readonly quotaBytes: number | null;
}

export type StorageManagerPart = Partial<Pick<StorageManager, 'estimate' | 'persist' | 'persisted'>>;

function manager(): StorageManagerPart {
  return typeof navigator === 'object' ? (navigator.storage ?? {}) : {};
}

export async function room(storage = manager()): Promise<Room> {
  const [persistent, estimate] = await Promise.all([
    answered(storage.persisted?.()),
    answered(storage.estimate?.()),
  ]);
  return { persistent, usedBytes: estimate?.usage ?? null, quotaBytes: estimate?.quota ?? null };
}

/** Asks that our data is never cleared by the browser. Some browsers ask the player, most decide alone. */
export async function askToPersist(storage = manager()): Promise<boolean | null> {
  return (await answered(storage.persisted?.())) || (await answered(storage.persist?.()));
}

/** A browser that cannot or will not answer gives null. */
async function answered<T>(question: Promise<T> | undefined): Promise<T | null> {
  try {
    return (await question) ?? null;
  } catch {
    return null;
  }
}
