import { type Language, language, languages } from './language';
import type { Translation, Words } from './words';

/** The words of an area in one language: a file of its own, with one list of words or more. */
type Lists = object;

/** The same lists with the same keys. */
type Translated<M extends Lists> = {
  readonly [L in keyof M]: M[L] extends Words ? Translation<M[L]> : never;
};

/** Where the words of each language are fetched from. English decides which keys there are. */
type Sources<M extends Lists> = { readonly en: () => Promise<M> } & {
  readonly [L in Exclude<Language, 'en'>]: () => Promise<Translated<M>>;
};

/** Some words in the present language, as far as they are there: a component that asks for them follows the language. */
export type Lexicon<E extends Words = Words> = () => Translation<E>;

/** Words that are fetched together, in the language that is spoken: the others come when they are asked for. */
export interface Area {
  /** Fetches them in a language, unless they are there. */
  load(spoken?: Language): Promise<void>;
  has(spoken: Language): boolean;
  /** Was it ever asked for? */
  isWanted(): boolean;
}

interface AreaOf<M extends Lists> extends Area {
  words<L extends keyof M>(list: L): Lexicon<M[L] & Words>;
}

export const areas: Area[] = [];

const none = {};

export function areaOf<M extends Lists>(sources: Sources<M>): AreaOf<M> {
  const coming: Partial<Record<Language, Promise<void>>> = {};
  const here: Partial<Record<Language, Translated<M>>> = {};
  const fetch = async (spoken: Language): Promise<void> => {
    try {
      here[spoken] = (await sources[spoken]()) as Translated<M>;
    } catch (failure) {
      // whoever asks again tries again
      delete coming[spoken];
      throw failure;
    }
  };
  const area: AreaOf<M> = {
    load: (spoken = language.peek()) => (coming[spoken] ??= fetch(spoken)),
    has: (spoken) => here[spoken] !== undefined,
    isWanted: () => languages.some((each) => coming[each] !== undefined),
    words: (list) => () => (here[language.value]?.[list] ?? none) as never,
  };
  areas.push(area);
  return area;
}

/** What is loaded, once its words are there too: both are fetched at the same time. */
export async function withWords<T>(area: Area, loading: Promise<T>): Promise<T> {
  const [loaded] = await Promise.all([loading, area.load()]);
  return loaded;
}

let wished: Language | undefined;

/** Changes the language of everything on the screen, once all that was said so far can be said in it. */
export async function speak(wish: Language): Promise<void> {
  wished = wish;
  const missing = () => areas.filter((area) => area.isWanted() && !area.has(wish));
  // more may be asked for meanwhile
  while (missing().length > 0) await Promise.all(missing().map((area) => area.load(wish)));
  if (wished === wish) language.value = wish;
}
