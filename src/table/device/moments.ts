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
