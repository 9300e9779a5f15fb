/**
 * The words of what players do beside the game: lines that are tried, looking back, corrections. They are fetched with
 * the first of these screens, which import from here all that they say.
 */
import { areaOf, withWords } from './areas';
import type { en } from './en';
import type { study as english } from './en/study';
import { firstWords } from './first';
import { language } from './language';
import { aside, later } from './later';
import { type Voice, voiceOf } from './voice';

export * from './index';

export const studyWords = areaOf({ en: () => import('./en/study'), de: () => import('./de/study') });

/** What is loaded, once all that it says is there too. */
export const withStudyWords = <T>(loading: Promise<T>): Promise<T> =>
  withWords(aside, withWords(studyWords, loading));

export const { t, tOf, tCount }: Voice<typeof en & typeof english> = voiceOf(
  () => firstWords[language.value],
  later.words('screens'),
  aside.words('screens'),
  studyWords.words('study'),
);
