import type { RefObject } from 'preact';
import { useLayoutEffect, useState } from 'preact/hooks';

/** What scrolls where a turn has too little room: its choices, what one of them changes, all of the panel, the ledger to trade in. */
const scrollers =
  '.turn-body, .turn .effects, .table-turn-inner, .view:has(.to-trade), .to-trade .ledger-blocks';
const dragged = ['--set-board', '--set-views'] as const;

/**
 * Whether edges that were dragged cut off choices of this turn which are all in sight without that: then they give way
 * until the turn is over. How much room words need is known only once they are written.
 */
export function useCut(
  body: RefObject<HTMLElement | null>,
  isDragged: boolean,
  turn: string,
  of: readonly unknown[],
): boolean {
  const [cutIn, setCutIn] = useState<string>();
  const isCut = isDragged && cutIn === turn;
  useLayoutEffect(() => {
    const host = body.current;
    if (!isDragged || isCut || !host) return;
    const look = () => {
      if (cutsChoices(host)) setCutIn(turn);
    };
    look();
    // some of it is written a moment later, and a window may be turned
    const written = new MutationObserver(look);
    written.observe(host, { childList: true, characterData: true, subtree: true });
    const resized = new ResizeObserver(look);
    resized.observe(host);
    return () => {
      written.disconnect();
      resized.disconnect();
    };
  }, [isDragged, isCut, turn, ...of]);
  return isCut;
}

/** Only edges that are dragged are measured twice, and only where something is out of sight. */
function cutsChoices(host: HTMLElement): boolean {
  if (!isCramped(host)) return false;
  const kept = dragged.map((name) => [name, host.style.getPropertyValue(name)] as const);
  for (const [name] of kept) host.style.removeProperty(name);
  const hasRoom = !isCramped(host);
  for (const [name, value] of kept) if (value !== '') host.style.setProperty(name, value);
  return hasRoom;
}

function isCramped(host: HTMLElement): boolean {
  return [...host.querySelectorAll(scrollers)].some(
    ({ scrollHeight, clientHeight, scrollWidth, clientWidth }) =>
      scrollHeight > clientHeight + 1 || scrollWidth > clientWidth + 1,
  );
}
