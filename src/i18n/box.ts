/** The words of the editor for values of a box: fetched with it. */
import { areaOf, withWords } from './areas';
import type { en } from './en';
import type { box as english } from './en/box';
import { firstWords } from './first';
import { language } from './language';
import { aside, later } from './later';
import { type Voice, voiceOf } from './voice';

export * from './index';

export const boxWords = areaOf({ en: () => import('./en/box'), de: () => import('./de/box') });

/** What is loaded, once all that it says is there too. */
export const withBoxWords = <T>(loading: Promise<T>): Promise<T> =>
  withWords(aside, withWords(boxWords, loading));

export const { t, tOf, tCount }: Voice<typeof en & typeof english> = voiceOf(
  () => firstWords[language.value],
  later.words('screens'),
  aside.words('screens'),
  boxWords.words('box'),
);
