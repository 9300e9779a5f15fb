import { titles } from '@/titles/registry';
import { looks, tables } from './found';
import type { GameParts } from './parts';

/** Of a title that this version knows. */
export function familyOf(title: string): string | undefined {
  return titles.find(({ id }) => id === title)?.family;
}

/**
 * A game of this title is coming, at this stage if that is known: what it shows is fetched meanwhile. Whether it could be
 * is told when it is needed.
 */
export function fetchAhead(title: string, stage = ''): void {
  const family = familyOf(title);
  void looks[`./${family}/look.tsx`]?.().catch(() => {});
  const panels = tables[`./${family}/index.ts`]?.[title]?.();
  void panels?.then(({ stages }) => (stages as GameParts['stages'])[stage]?.fetch?.()).catch(() => {});
}
