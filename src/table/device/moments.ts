/** Work that can wait: until a frame has been painted, or until there is nothing else to do. */

/** After what is drawn now can be seen; a hidden window draws nothing, so there it is done at once. */
export function afterPaint(work: () => void): void {
  if (document.visibilityState === 'visible') requestAnimationFrame(() => setTimeout(work));
  else setTimeout(work);
}

/** Work that goes on for longer than this, in milliseconds, is felt by a finger. */
const longestBreath = 16;

/** For long work that nobody waits for: every now and then it lets taps and frames go first. */
export function breather(): () => Promise<void> | undefined {
  let began = performance.now();
  return () => {
    if (performance.now() - began < longestBreath) return undefined;
    return new Promise((resolve) =>
      setTimeout(() => {
        began = performance.now();
        resolve();
      }),
    );
  };
}

const longestWait = 2000;
/** Where the browser cannot tell when it is idle: a little later. */
const shortRest = 150;

export function whenIdle(work: () => void): void {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(() => work(), { timeout: longestWait });
  else setTimeout(work, shortRest);
}

/** Does one piece of work after the other while the device is idle, until told to stop. */
export function oneByOne(works: Iterable<() => void>): () => void {
  const left = [...works];
  let isStopped = false;
  const next = () => {
    if (isStopped) return;
    left.shift()?.();
    if (left.length > 0) whenIdle(next);
  };
  if (left.length > 0) whenIdle(next);
  return () => {
    isStopped = true;
  };
}
