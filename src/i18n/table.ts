/**
 * The same as `@/i18n`, with the words of the table at first sight. The first screen cannot import it: these words may
 * not be there yet.
 */
import type { atTable } from './en';
import { voice } from './index';
import type { Voice } from './voice';

export * from './index';
export const { t, tOf, tCount }: Voice<typeof atTable> = voice;
