import { screens as aside } from './en/aside';
import { screens } from './en/later';
import { shell } from './en/shell';

/** What a table can say from its first sight on. */
export const atTable = { ...shell, ...screens } as const;

/** English decides which keys there are. */
export const en = { ...atTable, ...aside } as const;
