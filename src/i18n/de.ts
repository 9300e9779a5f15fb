import { agreeing } from './de/agreeing';
import { board } from './de/board';
import { gallery } from './de/gallery';
import { keeping } from './de/keeping';
import { settings } from './de/settings';
import { shell } from './de/shell';
import { tableFrame } from './de/table-frame';
import { turn } from './de/turn';
import type { en } from './en';
import type { Translation } from './words';

/** A key that English has and German lacks, or the other way round, does not compile. */
export const de: Translation<typeof en> = {
  ...shell,
  ...settings,
  ...board,
  ...gallery,
  ...keeping,
  ...agreeing,
  ...tableFrame,
  ...turn,
};
