import type { RefObject } from 'preact';
import { useEffect, useLayoutEffect } from 'preact/hooks';
import type { Move } from '@/engine/game/move';

type Panel = RefObject<HTMLElement | null>;

/** What the panel scrolls in. */
const scrollerOf = (panel: Panel) => panel.current?.closest<HTMLElement>('.table-turn-inner');

/** What lies this close to the foot may be fading, in pixels. */
const fadingEdge = 28;

/** Every turn is shown from its beginning, however far the one before was scrolled. */
export function useBeginning(panel: Panel, turn: unknown): void {
  useLayoutEffect(() => scrollerOf(panel)?.scrollTo?.({ top: 0 }), [turn]);
}

/** What is picked stays in sight although the foot, which shows its effect, has grown. */
export function usePickedInSight(panel: Panel, picked: Move | undefined): void {
  const what = picked && JSON.stringify(picked);
  useEffect(() => {
    const scroller = scrollerOf(panel);
    const foot = panel.current?.querySelector<HTMLElement>('.turn-foot');
    if (!scroller || !foot) return;
    // also whatever the keyboard goes to comes to lie above the foot
    scroller.style.scrollPaddingBottom = `${foot.offsetHeight + fadingEdge}px`;
    if (what === undefined) return;
    const pressed = panel.current?.querySelector('.turn-body [aria-pressed="true"]');
    (pressed?.closest('li') ?? pressed)?.scrollIntoView?.({ block: 'nearest' });
  }, [what]);
}

/** Marks the panel while some of it lies below the edge: `end` is the last thing in it. */
export function useMoreBelow(panel: Panel, end: Panel): void {
  useEffect(() => {
    const root = scrollerOf(panel);
    if (!root || !end.current || typeof IntersectionObserver !== 'function') return;
    const observer = new IntersectionObserver(
      (entries) => panel.current?.toggleAttribute('data-more', !entries.at(-1)!.isIntersecting),
      { root, rootMargin: '2px' },
    );
    observer.observe(end.current);
    return () => observer.disconnect();
  }, []);
}
