import { useEffect, useState } from 'preact/hooks';

/**
 * What is not the answer to a tap but lies beside it follows a frame later, so that the answer is seen first: this is
 * what it was until then, and nothing before that. `of` says what it depends on.
 */
export function useFollowing<T extends object>(now: T, of: readonly unknown[]): T | undefined {
  const [seen, follow] = useState<T>();
  useEffect(() => {
    // effects are due as soon as the answer is drawn: this waits until it can be seen
    const frame = requestAnimationFrame(() => follow(now));
    return () => cancelAnimationFrame(frame);
  }, of);
  return seen;
}
