import { agreeing } from './en/agreeing';
import { board } from './en/board';
import { gallery } from './en/gallery';
import { keeping } from './en/keeping';
import { settings } from './en/settings';
import { shell } from './en/shell';
import { tableFrame } from './en/table-frame';
import { turn } from './en/turn';

/** English decides which keys there are; one line for each area. */
export const en = {
  ...shell,
  ...settings,
  ...board,
  ...gallery,
  ...keeping,
  ...agreeing,
  ...tableFrame,
  ...turn,
} as const;
