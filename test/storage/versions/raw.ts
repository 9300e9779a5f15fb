import 'fake-indexeddb/auto';

/** A database as an earlier version of the app wrote it, laid out by hand: nothing of the app is used. */
export interface OldDatabase {
  readonly version: number;
  readonly layout: Readonly<Record<string, IDBObjectStoreParameters>>;
  readonly rows: Readonly<Record<string, readonly unknown[]>>;
}

export function writeRaw(name: string, { version, layout, rows }: OldDatabase): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(name, version);
    request.onerror = () => reject(request.error);
    request.onupgradeneeded = () => {
      for (const [store, parameters] of Object.entries(layout)) {
        request.result.createObjectStore(store, parameters);
      }
    };
    request.onsuccess = () => {
      const database = request.result;
      const transaction = database.transaction(Object.keys(layout), 'readwrite');
      for (const [store, list] of Object.entries(rows)) {
        for (const row of list) transaction.objectStore(store).put(row);
      }
      transaction.oncomplete = () => {
        database.close();
        resolve();
      };
      transaction.onerror = () => reject(transaction.error);
    };
  });
}
