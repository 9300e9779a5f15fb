import type { RefObject } from 'preact';
import { useLayoutEffect, useState } from 'preact/hooks';

/** What scrolls where a turn has too little room: its choices, what one of them changes, or all of the panel. */
const scrollers = '.turn-body, .turn .effects, .table-turn-inner';
const beginnings = ['pointerdown', 'keydown'] as const;

/**
 * Whether the board yields to the turn: only while it may, and from when on the turn says more than is in sight beside a
 * whole board. How much room words need is known only once they are written. It does not grow back before it has
 * business again: a board that changes its size with every move is restless, and to lay it out anew is felt.
 */
export function useYielding(
  body: RefObject<HTMLElement | null>,
  mayYield: boolean,
  of: readonly unknown[],
): boolean {
  const [yields, setYields] = useState(false);
  useLayoutEffect(() => {
    const host = body.current;
    if (!mayYield) setYields(false);
    if (!mayYield || yields || !host) return;
    const look = () => {
      if (isCramped(host)) setYields(true);
    };
    look();
    // what was done since the last turn is written a moment later, and a window may be turned
    const written = new MutationObserver(look);
    written.observe(host, { childList: true, characterData: true, subtree: true });
    const resized = new ResizeObserver(look);
    resized.observe(host);
    // but nothing moves below the finger of one who has begun to choose
    const stop = () => {
      written.disconnect();
      resized.disconnect();
    };
    for (const begin of beginnings) host.addEventListener(begin, stop, { once: true });
    return () => {
      stop();
      for (const begin of beginnings) host.removeEventListener(begin, stop);
    };
  }, [mayYield, yields, ...of]);
  return mayYield && yields;
}

function isCramped(host: HTMLElement): boolean {
  return [...host.querySelectorAll(scrollers)].some(
    ({ scrollHeight, clientHeight }) => scrollHeight > clientHeight + 1,
  );
}
