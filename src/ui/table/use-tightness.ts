import type { RefObject } from 'preact';
import { useLayoutEffect } from 'preact/hooks';

/**
 * Steps by which a part of the table says less, until all that it says is in sight: styles know what each of them takes
 * away (`data-tight`). How much room words need is known only once they are written.
 */
export function useTightness(
  element: RefObject<HTMLElement | null>,
  steps: number,
  isTooWide: (host: HTMLElement) => boolean,
  of: readonly unknown[],
): void {
  useLayoutEffect(() => {
    const host = element.current;
    if (!host) return;
    const tighten = () => {
      for (let step = 0; step <= steps; step++) {
        host.dataset.tight = String(step);
        if (!isTooWide(host)) return;
      }
      // nothing helps: all of it is there for those who scroll
      host.dataset.tight = '1';
    };
    tighten();
    if (typeof ResizeObserver !== 'function') return;
    // its own width does not depend on what it says
    let width = host.clientWidth;
    const resized = new ResizeObserver(() => {
      if (host.clientWidth !== width) tighten();
      width = host.clientWidth;
    });
    resized.observe(host);
    return () => resized.disconnect();
  }, of);
}
