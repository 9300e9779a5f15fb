import type { Pictures } from './cover';

/** Boards as they come out of the box. */
export const pictures = import.meta.glob<Pictures>('./*/pictures.ts', { import: 'pictures', eager: true });
