import type { FlagOption, OneOption, OptionDefs, SomeOption } from '@/engine/game/options';
import type { OptionWords, Said } from '../games/cover';

type ValueWords<O> = O extends OneOption<infer V> | SomeOption<infer V>
  ? { readonly values: Readonly<Record<V, Said>> }
  : unknown;
type WithoutWords<O> = O extends FlagOption & { readonly usual: true } ? { readonly without: Said } : unknown;

/** Words for every option that a title declares, and for each of its values: where one is missing, it does not compile. */
export type WordsOf<D extends OptionDefs> = {
  readonly [K in keyof D]: OptionWords & ValueWords<D[K]> & WithoutWords<D[K]>;
};
