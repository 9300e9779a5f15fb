/** Work that can wait: until a frame has been painted, or until there is nothing else to do. */

/** After what is drawn now can be seen; a hidden window draws nothing, so there it is done at once. */
export function afterPaint(work: () => void): void {
  if (document.visibilityState === 'visible') requestAnimationFrame(() => setTimeout(work));
  else setTimeout(work);
}

/** Work that goes on for longer than this, in milliseconds, is felt by a finger. */
const longestBreath = 16;

/** Long work lets taps and frames go first, before it begins and then every now and then. */
function resting(rest: (goOn: () => void) => void): () => Promise<void> | undefined {
  let began = Number.NEGATIVE_INFINITY;
  return () => {
    if (performance.now() - began < longestBreath) return undefined;
    return new Promise((resolve) =>
      rest(() => {
        began = performance.now();
        resolve();
      }),
    );
  };
}

/** For work that somebody waits for, although it may take a while. */
export function breather() {
  return resting((goOn) => setTimeout(goOn));
}

/** For work that nobody waits for: all else goes first. */
export function idler() {
  return resting(whenIdle);
}

/** As long as a device that is never idle lets work wait, in milliseconds. */
const longestWait = 2000;
/** The same for one of many pieces of work: a hundred of them are waited for together. */
const shortWait = 100;
/** Where the browser cannot tell when it is idle: a little later. */
const shortRest = 150;

export function whenIdle(work: () => void): void {
  atIdle(work, longestWait);
}

/** For a small piece of work of which many follow, and somebody waits for the last. */
export function whenIdleOrSoon(work: () => void): void {
  atIdle(work, shortWait);
}

function atIdle(work: () => void, timeout: number): void {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(() => work(), { timeout });
  else setTimeout(work, Math.min(shortRest, timeout));
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
