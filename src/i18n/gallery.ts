/** What boards and tiles in detail say. */
export * from './table';
