import type { RefObject } from 'preact';
import { useEffect } from 'preact/hooks';

/** Tells by an attribute whether columns of a table lie out of sight at its right: a sign stands there, then. */
export function useMoreBeside(table: RefObject<HTMLElement | null>, shape: string): void {
  useEffect(() => {
    const host = table.current;
    if (!host || typeof IntersectionObserver !== 'function') return;
    const heads = [...host.querySelectorAll<HTMLElement>('thead th')];
    const tell = () => host.toggleAttribute('data-beside', heads.some(isOutAtRight));
    const observer = new IntersectionObserver(tell, { threshold: [0, 0.5, 0.95] });
    for (const head of heads) observer.observe(head);
    return () => observer.disconnect();
  }, [shape]);
}

/** Whatever is a pixel or two too far is in sight. */
const slack = 4;

function isOutAtRight(head: HTMLElement): boolean {
  const { right, width } = head.getBoundingClientRect();
  const scroller = scrollerOf(head);
  return width > 0 && scroller !== undefined && right > scroller.getBoundingClientRect().right + slack;
}

function scrollerOf(element: HTMLElement): HTMLElement | undefined {
  for (let place = element.parentElement; place; place = place.parentElement) {
    if (['auto', 'scroll'].includes(getComputedStyle(place).overflowX)) return place;
  }
  return undefined;
}

/** The last thing in what is so watched. */
export function MoreBeside() {
  return <div class="more-beside" aria-hidden="true" />;
}
