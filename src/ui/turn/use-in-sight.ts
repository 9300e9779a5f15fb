import { useEffect, useRef } from 'preact/hooks';

/** Brings an element into sight when it appears, and again when what it shows changes. */
export function useInSight<E extends HTMLElement>(shows: unknown) {
  const element = useRef<E>(null);
  useEffect(() => {
    if (shows !== undefined) element.current?.scrollIntoView?.({ block: 'nearest' });
  }, [shows]);
  return element;
}
