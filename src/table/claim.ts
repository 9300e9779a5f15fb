export type Locks = Pick<LockManager, 'request'>;

export interface Claim {
  /** Takes the game from the window that has it. */
  takeOver(): void;
  release(): void;
}

export interface Claimant {
  /** From now on this window may write. */
  held(): void;
  /** Another window may; ours is told as soon as that one is closed. */
  waiting(): void;
}

/**
 * Claims the right to write to a game, by a Web Lock. Where the browser has none (pages over plain http),
 * every window may try, and storage refuses whoever has not seen the last change.
 */
export function claimGame(locks: Locks | undefined, id: string, claimant: Claimant): Claim {
  if (!locks) {
    claimant.held();
    return { takeOver: () => {}, release: () => {} };
  }
  const name = `zechenbahn:${id}`;
  const given = new AbortController();
  let letGo = () => {};
  let queue = new AbortController();

  const hold = (): Promise<void> => {
    if (given.signal.aborted) return Promise.resolve();
    claimant.held();
    return new Promise((resolve) => {
      letGo = resolve;
    });
  };
  const wait = () => {
    if (given.signal.aborted) return;
    claimant.waiting();
    queue = new AbortController();
    const { signal } = queue;
    locks.request(name, { signal }, hold).catch((error) => {
      if (!signal.aborted) lost(error);
    });
  };
  /** Another window has taken the lock from us; any other error means that there are no locks after all. */
  const lost = (error: unknown) => {
    if (error instanceof DOMException && error.name === 'AbortError') wait();
    else if (!given.signal.aborted) claimant.held();
  };
  locks
    .request(name, { ifAvailable: true }, (lock) => (lock ? hold().then(() => true) : false))
    .then((had) => had || wait(), lost);
  return {
    takeOver() {
      queue.abort();
      locks.request(name, { steal: true }, hold).catch(lost);
    },
    release() {
      given.abort();
      queue.abort();
      letGo();
    },
  };
}
