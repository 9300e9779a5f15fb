import { useLayoutEffect, useRef, useState } from 'preact/hooks';

/** Milliseconds within which the second tap of a clumsy finger comes. */
export const settlingTime = 400;

export interface Settling {
  /** What is shown has just changed. */
  readonly isSettling: boolean;
  /** Told when a finger, a mouse button or a key goes down: what begins too early may end late. */
  begin(): void;
  /** Keeps a click that was not meant for what is shown now from doing anything; says whether it did. */
  holdBack(event: Event): boolean;
}

/**
 * What has just appeared takes no tap for a moment: it was meant for what lay there before. Fingers, mouse and
 * keyboard all end in a click.
 */
export function useSettling(...shows: readonly unknown[]): Settling {
  const change = useRef({ shows, number: 1 });
  const last = change.current;
  if (shows.some((each, i) => each !== last.shows[i])) change.current = { shows, number: last.number + 1 };
  const { number } = change.current;
  const [settled, setSettled] = useState(0);
  const isSettling = settled !== number;
  const wasEarly = useRef(false);
  useLayoutEffect(() => {
    const timer = setTimeout(() => setSettled(number), settlingTime);
    return () => clearTimeout(timer);
  }, [number]);
  return {
    isSettling,
    begin() {
      wasEarly.current = isSettling;
    },
    holdBack(event) {
      const isHeld = isSettling || wasEarly.current;
      wasEarly.current = false;
      if (isHeld) {
        event.stopPropagation();
        event.preventDefault();
      }
      return isHeld;
    },
  };
}
