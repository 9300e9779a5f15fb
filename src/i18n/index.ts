import type { en } from './en';
import { firstWords } from './first';
import type { Language } from './language';
import { type FamilyOf, type KeyOf, type Voice, voiceOf } from './voice';
import type { Dictionaries } from './words';

export { dateTime, list, money, number } from './formats';
export { deviceLanguage, isLanguage, type Language, language, languages } from './language';

export type Key = KeyOf<typeof en>;
export type Family = FamilyOf<typeof en>;

const dictionaries: Record<Language, Record<string, string>> = {
  en: { ...firstWords.en },
  de: { ...firstWords.de },
};

/** More words, for what is loaded later. */
export function addWords({ en, de }: Dictionaries): void {
  Object.assign(dictionaries.en, en);
  Object.assign(dictionaries.de, de);
}

/** The words of all screens: each screen brings its own. What belongs to one family of games has a voice of its own. */
export const { t, tOf, tCount }: Voice<typeof en> = voiceOf(
  dictionaries as unknown as Dictionaries<typeof en>,
);
