import type { Cover } from './cover';

/** What lists of games and boards show of each family: small, and loaded with those lists. */
export const covers = import.meta.glob<Cover>('./*/cover.ts', { import: 'cover', eager: true });
