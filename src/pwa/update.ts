import { computed, effect, type ReadonlySignal, signal } from '@preact/signals';
import type { Workbox } from 'workbox-window';

export interface Updates {
  /** A new version of the app is here and waits. */
  readonly updateReady: ReadonlySignal<boolean>;
  /** Starts the new version, as soon as no move is being stored. The game goes on where it was. */
  applyUpdate(): Promise<void>;
  /** It was accepted, here or in another window, and waits: something is in this window only. */
  readonly isHeld: ReadonlySignal<boolean>;
  /** The players have been asked: it need not wait any longer. */
  letGo(): void;
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
  /** Something is in this window only, and would be lost with it. */
  readonly isUnsaved: ReadonlySignal<boolean>;
  reload(): void;
}

export function followUpdates({ workbox, isControlled, busy, isUnsaved, reload }: UpdateDeps): Updates {
  const updateReady = signal(false);
  const isAccepted = signal(false);
  const mayLose = signal(false);
  const mustWait = computed(() => busy.value || (isUnsaved.value && !mayLose.value));
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
      // No worker at all: somebody has cleared the app's data. To reload would end the game that lies on the table.
      if (!isControlled()) return;
      if (isFirst) {
        isFirst = false;
        return;
      }
      // Accepted here or in another window: the old version's files are gone, so this one must follow.
      isAccepted.value = true;
      await idle(mustWait);
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
      if (!worker) return;
      isAccepted.value = true;
      await idle(mustWait);
      worker.messageSkipWaiting();
    },
    isHeld: computed(() => isAccepted.value && isUnsaved.value && !mayLose.value),
    letGo() {
      mayLose.value = true;
    },
    async checkForUpdate() {
      const worker = await started;
      // without a registration, which the first visit may have failed to leave, there is nothing to update
      await worker?.update().catch(() => worker.register().catch(() => undefined));
    },
  };
}

/** Resolves as soon as nothing has to be waited for. */
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
