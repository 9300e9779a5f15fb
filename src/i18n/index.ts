import type { en } from './en';
import { firstWords } from './first';
import { language } from './language';
import { aside, later } from './later';
import { type FamilyOf, type Voice, voiceOf } from './voice';

export { speak } from './areas';
export { dateTime, list, money, number } from './formats';
export { deviceLanguage, isLanguage, type Language, language, languages } from './language';

export type Family = FamilyOf<typeof en>;

/** The words of all screens. What belongs to one family of games has a voice of its own. */
export const voice: Voice<typeof en> = voiceOf(
  () => firstWords[language.value],
  later.words('screens'),
  aside.words('screens'),
);

/** What can be said from the beginning, before any other words are fetched. */
export const { t, tOf, tCount }: Voice<typeof firstWords.en> = voice;
