import type { OldDatabase } from './raw';
import { version1 } from './version-1';

/**
 * One for each version of the database that was ever shipped, oldest first. Each holds the game `old` of
 * the toy title after `bid 20, pass, withhold`, named "Friday", and remembers that it is on the table.
 * They are never changed; a new version adds one.
 */
export const oldDatabases: readonly OldDatabase[] = [version1];
