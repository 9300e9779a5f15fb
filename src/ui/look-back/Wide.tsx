import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';

/** A table that may be wider than its place: where it is, it is scrolled by touch and takes the keyboard, too. */
export function Wide({ of, children }: { of: string; children: ComponentChildren }) {
  const place = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const element = place.current!;
    if (element.scrollWidth > element.clientWidth) element.tabIndex = 0;
    else element.removeAttribute('tabindex');
  });
  return (
    <figure ref={place} class="look-back-wide" aria-labelledby={of}>
      {children}
    </figure>
  );
}
