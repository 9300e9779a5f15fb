import type { RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';

/** Tells whether the end of what scrolls is out of sight: whatever scrolls around it, then there is more before it. */
export function useEndBelow(
  end: RefObject<HTMLElement | null>,
  tell: (last: HTMLElement, isBelow: boolean) => void,
): void {
  useEffect(() => {
    const last = end.current;
    if (!last || typeof IntersectionObserver !== 'function') return;
    const observer = new IntersectionObserver((entries) => tell(last, !entries.at(-1)!.isIntersecting), {
      rootMargin: '2px',
    });
    observer.observe(last);
    return () => observer.disconnect();
  }, []);
}

/** The last thing in what scrolls: its lower edge fades while there is more below. */
export function MoreBelow() {
  const end = useRef<HTMLDivElement>(null);
  useEndBelow(end, (last, isBelow) => last.toggleAttribute('data-below', isBelow));
  return (
    <>
      <div class="more-edge" aria-hidden="true" />
      <div ref={end} class="more-end" />
    </>
  );
}
