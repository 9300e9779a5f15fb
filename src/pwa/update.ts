import { effect, type ReadonlySignal, signal } from '@preact/signals';
import type { Workbox } from 'workbox-window';

export interface Updates {
  /** A new version of the app is here and waits. */
  readonly updateReady: ReadonlySignal<boolean>;
  /** Starts the new version, as soon as no move is being stored. The game goes on where it was. */
  applyUpdate(): Promise<void>;
  /** Asks the host for a new version; nothing happens without a network. */
  checkForUpdate(): Promise<void>;
}

export interface UpdateDeps {
  /** Nothing where the browser has no service workers, or in development. */
  workbox(): Promise<
    Pick<Workbox, 'addEventListener' | 'register' | 'messageSkipWaiting' | 'update'> | undefined
  >;
  /** Is a service worker at work already? */
  isControlled(): boolean;
  /** A move is being stored. */
  readonly busy: ReadonlySignal<boolean>;
  reload(): void;
}

export function followUpdates({ workbox, isControlled, busy, reload }: UpdateDeps): Updates {
  const updateReady = signal(false);
  /** On the first visit the page is taken over by the worker that it has installed itself. */
  let isFirst = !isControlled();
  const started = start();

  async function start() {
    const worker = await workbox().catch(() => undefined);
    if (!worker) return undefined;
    worker.addEventListener('waiting', () => {
      // on the first visit this is the only version there is: a slow device takes a while to start it
      updateReady.value = !isFirst;
    });
    worker.addEventListener('controlling', async () => {
      if (isFirst) {
        isFirst = false;
        return;
      }
      // Accepted here or in another window: the old version's files are gone, so this one must follow.
      await idle(busy);
      reload();
    });
    // Registration fails for instance in private windows: the app then works with a network only.
    await worker.register().catch(() => undefined);
    return worker;
  }

  return {
    updateReady,
    async applyUpdate() {
      const worker = await started;
      await idle(busy);
      worker?.messageSkipWaiting();
    },
    async checkForUpdate() {
      const worker = await started;
      // without a registration, which the first visit may have failed to leave, there is nothing to update
      await worker?.update().catch(() => worker.register().catch(() => undefined));
    },
  };
}

/** Resolves as soon as nothing is being stored. */
function idle(busy: ReadonlySignal<boolean>): Promise<void> {
  return new Promise((resolve) => {
    let stop: (() => void) | undefined;
    stop = effect(() => {
      if (busy.value) return;
      resolve();
      stop?.();
    });
    if (!busy.peek()) stop();
  });
}
