export type Locks = Pick<LockManager, 'request'>;

export interface Claim {
  /** Takes the game from the window that has it. */
  takeOver(): void;
  release(): void;
}

export interface Claimant {
  /** From now on this window may write, for as long as it is told: whoever waits for something asks again. */
  held(isStillOurs: () => boolean): void;
  /** Another window may; ours is told as soon as that one is closed. */
  waiting(): void;
}

/**
 * Claims the right to write to a game, by a Web Lock. Where the browser has none (pages over plain http),
 * every window may try, and storage refuses whoever has not seen the last change.
 */
export function claimGame(locks: Locks | undefined, id: string, claimant: Claimant): Claim {
  if (!locks) {
    claimant.held(() => true);
    return { takeOver: () => {}, release: () => {} };
  }
  const name = `zechenbahn:${id}`;
  const given = new AbortController();
  let letGo = () => {};
  let queue = new AbortController();
  /** Raised with every wish for the lock: of two taps on the same button only the later counts. */
  let latest = 0;

  const holdFor = (wish: number) => (): Promise<void> => {
    if (given.signal.aborted || wish !== latest) return Promise.resolve();
    claimant.held(() => wish === latest && !given.signal.aborted);
    return new Promise((resolve) => {
      letGo = resolve;
    });
  };
  const wait = () => {
    if (given.signal.aborted) return;
    const wish = ++latest;
    claimant.waiting();
    queue = new AbortController();
    const { signal } = queue;
    locks.request(name, { signal }, holdFor(wish)).catch((error) => {
      if (!signal.aborted) lost(wish, error);
    });
  };
  /** Another window has taken the lock from us; any other error means that there are no locks after all. */
  const lost = (wish: number, error: unknown) => {
    if (wish !== latest) return;
    if (error instanceof DOMException && error.name === 'AbortError') wait();
    else if (!given.signal.aborted) claimant.held(() => wish === latest);
  };
  const first = ++latest;
  locks
    .request(name, { ifAvailable: true }, (lock) => (lock ? holdFor(first)().then(() => true) : false))
    .then(
      (had) => had || wait(),
      (error) => lost(first, error),
    );
  return {
    takeOver() {
      queue.abort();
      const wish = ++latest;
      locks.request(name, { steal: true }, holdFor(wish)).catch((error) => lost(wish, error));
    },
    release() {
      given.abort();
      queue.abort();
      letGo();
    },
  };
}
