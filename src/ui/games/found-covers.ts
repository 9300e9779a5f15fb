import type { Cover, Pictures } from './cover';

/** What lists of games and boards show of each family: small, and loaded with those lists. */
export const covers = import.meta.glob<Cover>('./*/cover.ts', { import: 'cover', eager: true });

/** Boards as they come out of the box. */
export const pictures = import.meta.glob<Pictures>('./*/pictures.ts', { import: 'pictures', eager: true });
