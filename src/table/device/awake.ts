import { effect, type ReadonlySignal, signal } from '@preact/signals';

export interface Awake {
  /** The screen is kept on now. */
  readonly isHeld: ReadonlySignal<boolean>;
  stop(): void;
}

export interface AwakeDeps {
  readonly wakeLock: Pick<WakeLock, 'request'> | undefined;
  isVisible(): boolean;
  /** Told when the window is shown or hidden; returns how to stop. */
  onVisible(listener: () => void): () => void;
}

/**
 * Keeps the screen on while it is wanted and the window is seen. Browsers let go of it when the window
 * is hidden, so it is asked for again on return. A refusal (low battery) is no error.
 */
export function keepAwake(wanted: ReadonlySignal<boolean>, deps: AwakeDeps): Awake {
  const isHeld = signal(false);
  let lock: WakeLockSentinel | undefined;
  let isAsking = false;
  const isWanted = () => wanted.peek() && deps.isVisible();

  const letGo = () => {
    const old = lock;
    lock = undefined;
    isHeld.value = false;
    void old?.release().catch(() => {});
  };
  const ask = async () => {
    if (!deps.wakeLock || lock || isAsking) return;
    isAsking = true;
    try {
      const granted = await deps.wakeLock.request('screen');
      if (!isWanted()) {
        void granted.release().catch(() => {});
        return;
      }
      lock = granted;
      isHeld.value = true;
      granted.addEventListener('release', () => {
        if (lock === granted) letGo();
      });
    } catch {
      isHeld.value = false;
    } finally {
      isAsking = false;
    }
  };
  const follow = () => {
    if (isWanted()) void ask();
    else letGo();
  };
  const stopListening = deps.onVisible(follow);
  const stopWatching = effect(() => {
    wanted.value;
    follow();
  });
  return {
    isHeld,
    stop() {
      stopWatching();
      stopListening();
      letGo();
    },
  };
}
