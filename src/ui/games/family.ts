import { titles } from '@/titles/registry';
import { looks, tables } from './found';

/** Of a title that this version knows. */
export function familyOf(title: string): string | undefined {
  return titles.find(({ id }) => id === title)?.family;
}

/** A game of this title is coming: what it shows is fetched meanwhile. Whether it could be is told when it is needed. */
export function fetchAhead(title: string): void {
  const family = familyOf(title);
  for (const load of [tables[`./${family}/index.ts`]?.[title], looks[`./${family}/look.tsx`]]) {
    void load?.().catch(() => {});
  }
}
