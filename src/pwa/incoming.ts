import { computed, type ReadonlySignal, signal } from '@preact/signals';
import { takeReceived, textOf } from './received';

/** A text that may be a save file, from wherever: shared, opened with the app, dropped, pasted, picked. */
export interface Arrival {
  /** No two have the same: the same text may come twice. */
  readonly number: number;
  readonly text: string;
  /** It was sent to the app, by another app or by any page on the network: nobody here has asked for it yet. */
  readonly isUnasked: boolean;
}

export interface Incoming {
  /** The first that waits to be looked at. */
  readonly next: ReadonlySignal<Arrival | null>;
  add(text: string): void;
  addFiles(files: Iterable<Blob>): Promise<void>;
  /** It has been looked at: on to the one after it. */
  done(): void;
}

/** Not in the types of the DOM: only Chromium on desktops has it. */
export interface LaunchQueue {
  setConsumer(consumer: (launch: { readonly files: readonly { getFile?(): Promise<File> }[] }) => void): void;
}

export interface IncomingDeps {
  readonly caches: Pick<CacheStorage, 'open'> | undefined;
  readonly launchQueue: LaunchQueue | undefined;
  /** The address of the app. */
  readonly home: string;
}

export function followIncoming({ caches, launchQueue, home }: IncomingDeps): Incoming {
  const waiting = signal<readonly Arrival[]>([]);
  let count = 0;
  const take = (text: string, isUnasked: boolean) => {
    waiting.value = [...waiting.value, { number: ++count, text, isUnasked }];
  };
  const add = (text: string) => take(text, false);
  const addFiles = async (files: Iterable<Blob>) => {
    for (const file of files) add(await textOf(file).catch(() => ''));
  };

  if (caches) void takeReceived(caches, home).then((text) => text !== null && take(text, true));
  launchQueue?.setConsumer(async ({ files }) => {
    for (const handle of files) {
      const file = await handle.getFile?.().catch(() => undefined);
      if (file) await addFiles([file]);
    }
  });
  return {
    next: computed(() => waiting.value[0] ?? null),
    add,
    addFiles,
    done() {
      waiting.value = waiting.value.slice(1);
    },
  };
}
