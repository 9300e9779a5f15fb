import type { Language } from './language';

/** The words of one area in one language: flat keys, each beginning with its area. */
export type Words = Readonly<Record<string, string>>;

/** The same keys as another language has, no more and no fewer. */
export type Translation<W extends Words> = { readonly [K in keyof W]: string };

/** Words of the same areas in each language: English decides which keys there are. */
export type Dictionaries<E extends Words = Words> = { readonly en: E } & {
  readonly [L in Exclude<Language, 'en'>]: Translation<E>;
};

/** The text of a key in the first of some lists of words that has it. */
export function textIn(lexicons: readonly (() => Words)[]): (key: string) => string | undefined {
  return (key) => {
    for (const lexicon of lexicons) {
      const words = lexicon();
      if (Object.hasOwn(words, key)) return words[key];
    }
    return undefined;
  };
}

/** Names of the `{gaps}` in a text. */
export type Gaps<S extends string> = S extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Gaps<Rest>
  : never;

export type Filling = Readonly<Record<string, string | number>>;

/** Puts values into the gaps of a text; a gap without a value stays visible, so that it is noticed. */
export function fill(text: string, filling: Filling | undefined): string {
  if (!filling) return text;
  return text.replace(/\{(\w+)\}/g, (gap, name: string) => String(filling[name] ?? gap));
}
