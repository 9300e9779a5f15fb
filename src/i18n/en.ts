import { board } from './en/board';
import { screens } from './en/later';
import { shell } from './en/shell';

/** English decides which keys there are. */
export const en = { ...shell, ...board, ...screens } as const;
