import type { Gaps } from './words';

/**
 * What sentences are about: families of keys, their members, and what is known of each. `{ event: { laid: { hex, cost } } }`
 * asks for a text `event.laid`, in which `{hex}` and `{cost}` may stand.
 */
type Subjects = object;

/** A text for each member: none may be missing. */
export type Demanded<S extends Subjects> = {
  readonly [K in { [F in keyof S & string]: `${F}.${keyof S[F] & string}` }[keyof S & string]]: string;
};

/** Each text as it is, where it fits; otherwise what is wrong with it, for the compiler to show. */
type Fitted<W, S extends Subjects, Free> = {
  readonly [K in keyof W]: K extends Free
    ? W[K]
    : K extends `${infer F}.${infer Rest}`
      ? F extends keyof S
        ? Judged<W[K], KnownOf<S[F], Rest>>
        : W[K]
      : W[K];
};

/** Of `laid.free` all that is known of `laid`. */
type KnownOf<M, Rest extends string> = Rest extends keyof M
  ? M[Rest]
  : Rest extends `${infer Head}.${string}`
    ? Head extends keyof M
      ? M[Head]
      : NotSaid
    : NotSaid;

interface NotSaid {
  readonly isNotSaid: true;
}

type Judged<Text, Known> = Known extends NotSaid
  ? 'nothing is called so'
  : Text extends string
    ? [Exclude<Gaps<Text>, GapsFor<Known>>] extends [never]
      ? Text
      : `nothing is known of {${Exclude<Gaps<Text>, GapsFor<Known>>}}`
    : never;

/** A train can be told with its article. */
type GapsFor<Known> = Known extends unknown
  ? (keyof Known & string) | ('train' extends keyof Known ? 'aTrain' : never)
  : never;

/**
 * The English words of these subjects. A text that is missing, that is said of nothing or that has a gap which nothing
 * fills does not compile; more special texts (`event.laid.free`), those of other families and those named as free may
 * be there or not.
 */
export function wordsOf<S extends Subjects, Free extends string = never>() {
  return <const W extends Demanded<S>>(words: W & Fitted<W, S, Free>): W => words;
}
