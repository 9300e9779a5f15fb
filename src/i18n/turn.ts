/** What the turn panels say. */
export * from './table';
