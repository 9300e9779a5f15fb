import type { Lexicon } from './areas';
import { number, plural } from './formats';
import { type Filling, fill, type Gaps, textIn, type Words } from './words';

export type KeyOf<E extends Words> = keyof E & string;

/** `terrain` where there are keys `terrain.hill`, `terrain.water` … */
export type FamilyOf<E extends Words> = Prefix<KeyOf<E>>;
type Prefix<K extends string> = K extends `${infer Head}.${infer Rest}`
  ? Head | `${Head}.${Prefix<Rest>}`
  : never;

/** What is counted: there is a text for one and a text for other numbers. */
export type CountedIn<E extends Words> = {
  [K in KeyOf<E>]: K extends `${infer Name}.other` ? Name : never;
}[KeyOf<E>];

type FillingFor<E extends Words, K extends KeyOf<E>> = [Gaps<E[K]>] extends [never]
  ? []
  : [filling: Readonly<Record<Gaps<E[K]>, string | number>>];

/** Says words that belong together in the present language; a component that asks for one follows the language. */
export interface Voice<E extends Words> {
  /** The text of a key. */
  t<K extends KeyOf<E>>(key: K, ...filling: FillingFor<E, K>): string;
  /**
   * The text for one member of a family, where the member is only known at run time (a terrain, the code
   * of a refusal). A member without words is shown as it is: a newer save may name what we do not know.
   */
  tOf(family: FamilyOf<E>, member: string, filling?: Filling): string;
  /** The text for a number of things: `{count}` is filled in, written as the language writes numbers. */
  tCount(counted: CountedIn<E>, count: number, filling?: Filling): string;
}

/** Says the words of one lexicon, or of the first of several that has them. */
export function voiceOf<E extends Words>(...lexicons: readonly Lexicon[]): Voice<E> {
  const textOf = textIn(lexicons);
  const tOf = (family: string, member: string, filling?: Filling) => {
    const text = textOf(`${family}.${member}`);
    return text === undefined ? member : fill(text, filling);
  };
  return {
    t: (key, ...[filling]) => fill(textOf(key) ?? key, filling),
    tOf,
    tCount(counted, count, filling) {
      const form = plural().select(count) === 'one' ? 'one' : 'other';
      return tOf(counted, form, { ...filling, count: number(count) });
    },
  };
}
