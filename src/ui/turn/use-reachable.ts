import { useEffect, useRef } from 'preact/hooks';

/** What is too long for its place can be reached, and so scrolled, with the keyboard; what is not stays out of its way. */
export function useReachable<E extends HTMLElement>() {
  const element = useRef<E>(null);
  useEffect(() => {
    const part = element.current;
    if (!part) return;
    if (part.scrollHeight > part.clientHeight) part.setAttribute('tabindex', '0');
    else part.removeAttribute('tabindex');
  });
  return element;
}
