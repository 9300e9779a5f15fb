import { useRef } from 'preact/hooks';
import { afterPaint } from '@/table/device/moments';

/**
 * Takes the keyboard from a picked choice to its confirmation, as soon as that can be seen: before, the browser would
 * lay out the page for it once more.
 */
export function focusConfirm(from: EventTarget | null): void {
  // what is picked beside the turn is confirmed in it
  const panel = from instanceof Element && (from.closest('.turn') ?? document.querySelector('.turn'));
  if (!panel) return;
  afterPaint(() => {
    const button = panel.querySelector<HTMLElement>('[data-confirm]');
    button?.focus({ preventScroll: true });
  });
}

/**
 * What was pressed belonged to the state before: the keyboard goes on at the head of the panel. This is done before
 * anything of the new state is drawn, as a browser lays out the whole page when what has the focus is taken away;
 * so whoever draws more than the panel says so first.
 */
export function useHeadFocus(state: object | undefined): void {
  const last = useRef(state);
  if (last.current === state) return;
  last.current = state;
  const focused = document.activeElement;
  const heading = focused?.closest('.turn')?.querySelector('h2');
  if (heading !== focused) heading?.focus({ preventScroll: true });
}
