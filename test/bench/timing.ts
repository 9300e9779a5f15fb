/** Milliseconds until a piece of work is done: what whoever waits for it waits, whatever else works beside it. */
export function timed(work: () => void): number {
  const start = performance.now();
  work();
  return performance.now() - start;
}

/** The shortest of several times: what the work takes when nothing else disturbs it. */
export function undisturbed(work: () => void, times = 5): number {
  return Math.min(...Array.from({ length: times }, () => timed(work)));
}

export function median(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  return sorted[sorted.length >> 1] ?? 0;
}
