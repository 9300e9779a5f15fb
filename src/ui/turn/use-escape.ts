import type { RefObject } from 'preact';
import { useEffect } from 'preact/hooks';

/** Escape within an element goes back one step; where there is none, the key is left to others. */
export function useEscape(element: RefObject<HTMLElement | null>, goBack: () => boolean): void {
  useEffect(() => {
    const host = element.current;
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && goBack()) event.stopPropagation();
    };
    host?.addEventListener('keydown', onKey);
    return () => host?.removeEventListener('keydown', onKey);
  });
}
