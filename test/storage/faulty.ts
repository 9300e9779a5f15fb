import { IDBObjectStore } from 'fake-indexeddb';
import { vi } from 'vitest';

/** How a write fails: its request is refused at once, or the browser breaks the transaction off a little later. */
export type Fault = 'refused' | 'broken-off';

export interface Plan {
  readonly fault: Fault;
  /** The first write that fails, counted from 0. */
  readonly at: number;
  /** So many fail in a row. */
  readonly count: number;
}

/** Every write of every database of this test is counted, and those of the plan fail. */
export function injectFaults({ fault, at, count }: Plan): { written(): number; stop(): void } {
  let written = 0;
  const spies = (['put', 'add', 'delete'] as const).map((method) => {
    const real = IDBObjectStore.prototype[method] as (...args: unknown[]) => IDBRequest;
    return vi.spyOn(IDBObjectStore.prototype, method).mockImplementation(function (
      this: IDBObjectStore,
      ...args: unknown[]
    ) {
      const fails = written >= at && written < at + count;
      written++;
      if (fails && fault === 'refused') throw new DOMException('no room', 'QuotaExceededError');
      const request = real.apply(this, args);
      if (fails) queueMicrotask(() => breakOff(this.transaction));
      return request;
    });
  });
  return {
    written: () => written,
    stop() {
      for (const spy of spies) spy.mockRestore();
    },
  };
}

function breakOff(transaction: { abort(): void }): void {
  try {
    transaction.abort();
  } catch {
    // Another write of it has failed before.
  }
}
