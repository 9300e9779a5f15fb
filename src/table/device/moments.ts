/** Work that can wait: until a frame has been painted, or until there is nothing else to do. */

/** After what is drawn now can be seen; a hidden window draws nothing, so there it is done at once. */
export function afterPaint(work: () => void): void {
  if (document.visibilityState === 'visible') requestAnimationFrame(() => setTimeout(work));
  else setTimeout(work);
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
