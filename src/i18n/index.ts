import type { en } from './en';
import { firstWords } from './first';
import { type Language, language } from './language';
import { type Dictionaries, type Filling, fill, type Gaps } from './words';

export { deviceLanguage, isLanguage, type Language, language, languages } from './language';

type English = typeof en;
export type Key = keyof English;

/** `terrain` where there are keys `terrain.hill`, `terrain.water` … */
export type Family = Prefix<Key>;
type Prefix<K extends string> = K extends `${infer Head}.${infer Rest}`
  ? Head | `${Head}.${Prefix<Rest>}`
  : never;

/** What is counted: there is a text for one and a text for other numbers. */
export type Counted = { [K in Key]: K extends `${infer Name}.other` ? Name : never }[Key];

type FillingFor<K extends Key> = [Gaps<English[K]>] extends [never]
  ? []
  : [filling: Readonly<Record<Gaps<English[K]>, string | number>>];

const dictionaries: Record<Language, Record<string, string>> = {
  en: { ...firstWords.en },
  de: { ...firstWords.de },
};

/** More words, for what is loaded later. */
export function addWords({ en, de }: Dictionaries): void {
  Object.assign(dictionaries.en, en);
  Object.assign(dictionaries.de, de);
}

/** The text of a key in the present language; a component that calls it follows the language. */
export function t<K extends Key>(key: K, ...[filling]: FillingFor<K>): string {
  return fill(dictionaries[language.value][key] ?? key, filling);
}

/**
 * The text for one member of a family, where the member is only known at run time (a terrain, the code
 * of a refusal). A member without words is shown as it is: a newer save may name what we do not know.
 */
export function tOf(family: Family, member: string, filling?: Filling): string {
  const words: Readonly<Record<string, string>> = dictionaries[language.value];
  const key = `${family}.${member}`;
  return Object.hasOwn(words, key) ? fill(words[key]!, filling) : member;
}

/** The text for a number of things: `{count}` is filled in, written as the language writes numbers. */
export function tCount(counted: Counted, count: number, filling?: Filling): string {
  const form = plural().select(count) === 'one' ? 'one' : 'other';
  return tOf(counted as Family, form, { ...filling, count: number(count) });
}

/** The present language's way to write something. To make one takes milliseconds: each is made once, when it is needed. */
function formatOf<T>(make: (language: Language) => T): () => T {
  const made: Partial<Record<Language, T>> = {};
  return () => {
    const now = language.value;
    made[now] ??= make(now);
    return made[now];
  };
}

const plural = formatOf((language) => new Intl.PluralRules(language));
const lists = formatOf((language) => new Intl.ListFormat(language, { type: 'conjunction' }));
const dateTimes = formatOf(
  (language) =>
    new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, {
      dateStyle: 'medium',
      timeStyle: 'short',
    }),
);

/** What stands between groups of three figures, and before a fraction. */
const numberMarks = { en: { group: ',', point: '.' }, de: { group: '.', point: ',' } } as const;

/**
 * With a real minus sign: a hyphen is too short beside figures. Written here because the first `Intl.NumberFormat` of
 * a page takes a tenth of the time in which a game is opened.
 */
export function number(value: number): string {
  const { group, point } = numberMarks[language.value];
  const [whole = '', fraction] = String(Math.abs(value)).split('.');
  const figures = whole.replace(/\B(?=(\d{3})+$)/g, group);
  return (value < 0 ? '−' : '') + figures + (fraction === undefined ? '' : point + fraction);
}

/** An amount of Mark: the unit never parts from its number at the end of a line. */
export function money(amount: number): string {
  return `${number(amount)}\u00a0M`;
}

/** Several things in one breath: `a, b and c`. */
export function list(items: readonly string[]): string {
  return lists().format(items);
}

/** A day and a time of day, as the language writes them. */
export function dateTime(time: number): string {
  return dateTimes().format(time);
}
