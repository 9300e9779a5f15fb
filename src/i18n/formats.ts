import { type Language, language } from './language';

/** The present language's way to write something. To make one takes milliseconds: each is made once, when it is needed. */
function formatOf<T>(make: (language: Language) => T): () => T {
  const made: Partial<Record<Language, T>> = {};
  return () => {
    const now = language.value;
    made[now] ??= make(now);
    return made[now];
  };
}

export const plural = formatOf((language) => new Intl.PluralRules(language));
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
