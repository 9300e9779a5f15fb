/** All that is said in both languages, whoever says it: words by their keys, and names of options and covers. */

/** The same in both languages, and where it stands. */
export interface Said {
  readonly where: string;
  readonly en: string;
  readonly de: string;
}

type Module = Readonly<Record<string, unknown>>;

const german = import.meta.glob<Module>(['/src/i18n/de/*.ts', '/src/ui/games/*/words/de/*.ts'], {
  eager: true,
});
const english = import.meta.glob<Module>(['/src/i18n/en/*.ts', '/src/ui/games/*/words/en/*.ts'], {
  eager: true,
});
const mixed = import.meta.glob<Module>(['/src/ui/games/*/cover.ts', '/src/ui/games/*/words/options.ts'], {
  eager: true,
});

export const isText = (value: unknown): value is string => typeof value === 'string';

/** Everything in it that is said in both languages, however deep. */
function bothIn(where: string, value: unknown): Said[] {
  if (typeof value !== 'object' || value === null) return [];
  const { en, de } = value as Readonly<Record<string, unknown>>;
  if (isText(en) && isText(de)) return [{ where, en, de }];
  return Object.entries(value).flatMap(([key, part]) => bothIn(`${where} ${key}`, part));
}

/** A list of words with the same list of the other language. */
function sameIn(where: string, de: unknown, en: unknown): Said[] {
  if (typeof de !== 'object' || de === null) return [];
  const other = (en ?? {}) as Readonly<Record<string, unknown>>;
  return Object.entries(de).flatMap(([key, text]) =>
    isText(text)
      ? [{ where: `${where} ${key}`, en: other[key] as string, de: text }]
      : sameIn(where, text, other[key]),
  );
}

export function pairs(): Said[] {
  const keyed = Object.entries(german).flatMap(([path, words]) =>
    sameIn(path, words, english[path.replace('/de/', '/en/')]),
  );
  const all = [...keyed, ...Object.entries(mixed).flatMap(([path, words]) => bothIn(path, words))];
  // lists that are put together of others say the same again
  return [...new Map(all.map((each) => [`${each.de}/${each.en}`, each])).values()];
}
