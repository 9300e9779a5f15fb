import type { RefObject } from 'preact';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import type { Move } from '@/engine/game/move';
import { useEndBelow } from '../table/parts/MoreBelow';

type Place = RefObject<HTMLElement | null>;

/** What scrolls: the choices between head and foot or, where there is little room, all of the panel. */
function scrollerOf(panel: Place): HTMLElement | null | undefined {
  const body = panel.current?.querySelector<HTMLElement>('.turn-body');
  return body && isScrolled(body) ? body : panel.current?.closest<HTMLElement>('.table-turn-inner');
}

function isScrolled(element: HTMLElement): boolean {
  return getComputedStyle(element).overflowY === 'auto';
}

/** What lies this close to the foot may be fading, in pixels. */
const fadingEdge = 28;

/** Every turn is shown from its beginning, however far the one before was scrolled. */
export function useBeginning(panel: Place, turn: unknown): void {
  const isNew = useRef(true);
  useLayoutEffect(() => {
    // what was just put up lies at its beginning, and to scroll it would lay out the page before it is whole
    const wasNew = isNew.current;
    isNew.current = false;
    if (wasNew) return;
    const inner = panel.current?.closest<HTMLElement>('.table-turn-inner');
    for (const place of [panel.current?.querySelector('.turn-body'), inner]) place?.scrollTo?.({ top: 0 });
  }, [turn]);
}

/** What is picked stays in sight although the foot, which shows its effect, has grown. */
export function usePickedInSight(panel: Place, picked: Move | undefined): void {
  const what = picked && JSON.stringify(picked);
  useEffect(() => {
    const scroller = scrollerOf(panel);
    const foot = panel.current?.querySelector<HTMLElement>('.turn-foot');
    if (!scroller || !foot) return;
    // also whatever the keyboard goes to comes to lie above the foot
    const covered = scroller.contains(foot) ? foot.offsetHeight : 0;
    scroller.style.scrollPaddingBottom = `${covered + fadingEdge}px`;
    if (what === undefined) return;
    const bring = () => {
      const pressed = panel.current?.querySelector('.turn-body [aria-pressed="true"]');
      (pressed?.closest('li') ?? pressed)?.scrollIntoView?.({ block: 'nearest' });
    };
    bring();
    if (typeof ResizeObserver !== 'function') return;
    // the foot grows once more when it is known what would be run
    const grown = new ResizeObserver(bring);
    grown.observe(foot);
    return () => grown.disconnect();
  }, [what]);
}

/** Marks the panel while some of it lies below an edge: `end` is the last thing in what may scroll. */
export function useMoreBelow(end: Place): void {
  useEndBelow(end, (last, isBelow) => {
    const panel = last.closest('.turn');
    last.toggleAttribute('data-below', isBelow);
    panel?.toggleAttribute('data-more', panel.querySelector('.turn-end[data-below]') !== null);
  });
}
