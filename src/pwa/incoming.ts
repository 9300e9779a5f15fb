import { type ReadonlySignal, signal } from '@preact/signals';
import { takeReceived, textOf } from './received';

/** A text that may be a save file, from wherever: shared, opened with the app, dropped, pasted, picked. */
export interface Incoming {
  /** The first that waits to be looked at. */
  readonly next: ReadonlySignal<string | null>;
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
  const waiting = signal<readonly string[]>([]);
  const next = signal<string | null>(null);
  const set = (texts: readonly string[]) => {
    waiting.value = texts;
    next.value = texts[0] ?? null;
  };
  const add = (text: string) => set([...waiting.value, text]);
  const addFiles = async (files: Iterable<Blob>) => {
    for (const file of files) add(await textOf(file).catch(() => ''));
  };

  if (caches) void takeReceived(caches, home).then((text) => text !== null && add(text));
  launchQueue?.setConsumer(async ({ files }) => {
    for (const handle of files) {
      const file = await handle.getFile?.().catch(() => undefined);
      if (file) await addFiles([file]);
    }
  });
  return { next, add, addFiles, done: () => set(waiting.value.slice(1)) };
}
