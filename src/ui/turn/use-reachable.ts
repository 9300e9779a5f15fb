import { useEffect, useRef } from 'preact/hooks';

/** What is too long for its place can be reached, and so scrolled, with the keyboard; what is not stays out of its way. */
export function useReachable<E extends HTMLElement>() {
  const element = useRef<E>(null);
  useEffect(() => {
    if (element.current) mark(element.current);
  });
  useEffect(() => {
    const part = element.current;
    if (!part || typeof ResizeObserver !== 'function') return;
    // its place grows and shrinks with what lies around it
    const resized = new ResizeObserver(() => mark(part));
    resized.observe(part);
    return () => resized.disconnect();
  }, []);
  return element;
}

function mark(part: HTMLElement): void {
  if (part.scrollHeight > part.clientHeight) part.setAttribute('tabindex', '0');
  else part.removeAttribute('tabindex');
}
