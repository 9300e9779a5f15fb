import { computed, type ReadonlySignal, signal } from '@preact/signals';
import { textSize } from '../settings/preferences';

/**
 * How the table is laid out: `phone` has the board on top and one panel at a time below it; `upright` has
 * room for turn and views below the board; `wide` has them beside it; `desk` shows ledger and another view.
 */
export type Layout = 'phone' | 'upright' | 'wide' | 'desk';

const conditions: readonly (readonly [Layout, string])[] = [
  ['desk', '(min-width: 84rem) and (min-height: 44rem)'],
  ['wide', '(min-width: 60rem) and (min-aspect-ratio: 1/1)'],
  ['upright', '(min-width: 44rem) and (min-height: 44rem)'],
];

/** Follows the size of the window; where text is twice as large there is room for one thing at a time. */
export function followLayout(window: Pick<Window, 'matchMedia'>): ReadonlySignal<Layout> {
  const queries = conditions.map(([layout, condition]) => [layout, window.matchMedia(condition)] as const);
  const now = (): Layout => queries.find(([, query]) => query.matches)?.[0] ?? 'phone';
  const layout = signal(now());
  for (const [, query] of queries) {
    query.addEventListener('change', () => {
      layout.value = now();
    });
  }
  return computed(() => (textSize.value === 'double' ? 'phone' : layout.value));
}
