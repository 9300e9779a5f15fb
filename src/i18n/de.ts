import { screens as aside } from './de/aside';
import { screens } from './de/later';
import { shell } from './de/shell';
import type { en } from './en';
import type { Translation } from './words';

/** A key that English has and German lacks, or the other way round, does not compile. */
export const de: Translation<typeof en> = { ...shell, ...screens, ...aside };
