import type { Json } from './json';
import type { Setup } from './state';

/** Another option has this value: a set of several has it among others. */
export interface Condition {
  readonly option: string;
  readonly is: string | number | boolean;
}

interface AnyOption {
  /** For these numbers of players only; for all if silent. */
  readonly players?: readonly number[];
  /** Can be chosen only where all of these hold. */
  readonly needs?: readonly Condition[];
  /** Cannot be chosen where one of these holds. */
  readonly excludes?: readonly Condition[];
}

/** Yes or no. */
export interface FlagOption extends AnyOption {
  readonly kind: 'flag';
  readonly usual: boolean;
}

/** One of several. */
export interface OneOption<V extends string = string> extends AnyOption {
  readonly kind: 'one';
  readonly of: readonly V[];
  readonly usual: V;
  /** The players may let lots decide. */
  readonly drawn?: boolean;
}

/** Any of several, or none. */
export interface SomeOption<V extends string = string> extends AnyOption {
  readonly kind: 'some';
  readonly of: readonly V[];
  readonly usual: readonly V[];
}

export interface NumberOption extends AnyOption {
  readonly kind: 'number';
  readonly min: number;
  readonly max: number;
  readonly step: number;
  readonly usual: number;
}

/** Something that players agree on before the first move; `usual` is what the book plays. */
export type Option = FlagOption | OneOption | SomeOption | NumberOption;
export type OptionDefs = Readonly<Record<string, Option>>;

type ValueOf<O> = O extends FlagOption
  ? boolean
  : O extends OneOption<infer V>
    ? V
    : O extends SomeOption<infer V>
      ? readonly V[]
      : number;

/** What was agreed, every option with its value. */
export type Agreed<D extends OptionDefs> = { readonly [K in keyof D]: ValueOf<D[K]> };

/** Why a game cannot begin like this: words are made of it in `i18n`. */
export interface OptionProblem {
  readonly kind: 'unknown-option' | 'no-such-value' | 'not-for-players' | 'needs' | 'excluded';
  readonly option: string;
  /** What it needs, or what excludes it, with the value that it would have to have, or must not. */
  readonly other?: string;
  readonly is?: Condition['is'];
}

/** All options of a title with the value that a setup gives them: what it does not name is as in the book. */
export function agreedIn<D extends OptionDefs>(defs: D, { options }: Pick<Setup, 'options'>): Agreed<D> {
  const entries = Object.entries(defs).map(([id, { usual }]) => [id, options[id] ?? usual]);
  return Object.fromEntries(entries) as Agreed<D>;
}

/** The first thing that is impossible about what was agreed. Nothing in it is trusted. */
export function optionsProblem(
  defs: OptionDefs,
  setup: Pick<Setup, 'options' | 'players'>,
): OptionProblem | undefined {
  const { [coloursOfOld]: colours } = setup.options;
  if (colours !== undefined && !areColours(colours)) return { kind: 'no-such-value', option: coloursOfOld };
  const unknown = Object.keys(setup.options).find((id) => id !== coloursOfOld && !Object.hasOwn(defs, id));
  if (unknown !== undefined) return { kind: 'unknown-option', option: unknown.slice(0, longestName) };
  for (const [id, def] of Object.entries(defs)) {
    if (setup.options[id] === undefined) continue;
    if (!fits(def, setup.options[id])) return { kind: 'no-such-value', option: id };
  }
  for (const [id, def] of Object.entries(defs)) {
    if (isUsual(def, setup.options[id])) continue;
    const barred = barredBy(defs, id, setup);
    if (barred) return barred;
  }
  return undefined;
}

/** Why an option cannot be chosen now, whatever its value. */
export function barredBy(
  defs: OptionDefs,
  id: string,
  { options, players }: Pick<Setup, 'options' | 'players'>,
): OptionProblem | undefined {
  const { players: counts, needs = [], excludes = [] } = defs[id]!;
  if (counts && !counts.includes(players.length)) return { kind: 'not-for-players', option: id };
  const agreed: Readonly<Record<string, unknown>> = agreedIn(defs, { options });
  const missing = needs.find((condition) => !holds(agreed, condition));
  if (missing) return { kind: 'needs', option: id, other: missing.option, is: missing.is };
  const excluding = excludes.find((condition) => holds(agreed, condition));
  return excluding && { kind: 'excluded', option: id, other: excluding.option, is: excluding.is };
}

/** In games begun before players had their colours themselves, these stand among the options. */
const coloursOfOld = 'colours';
const longestName = 40;

function areColours(value: Json): boolean {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  return Object.values(value).every((colour) => typeof colour === 'string');
}

/** What was agreed, without the colours that games of old have among it. */
export function withoutColours({ options }: Pick<Setup, 'options'>): Setup['options'] {
  const { [coloursOfOld]: _colours, ...agreed } = options;
  return agreed;
}

function holds(agreed: Readonly<Record<string, unknown>>, { option, is }: Condition): boolean {
  const value = agreed[option];
  return Array.isArray(value) ? value.includes(is) : value === is;
}

export function isUsual({ usual }: Option, value: Json | undefined): boolean {
  if (value === undefined || value === usual) return true;
  return Array.isArray(usual) && Array.isArray(value) && value.length === usual.length
    ? usual.every((each) => value.includes(each))
    : false;
}

function fits(def: Option, value: Json): boolean {
  switch (def.kind) {
    case 'flag':
      return typeof value === 'boolean';
    case 'one':
      return def.of.some((each) => each === value);
    case 'some':
      return (
        Array.isArray(value) &&
        new Set(value).size === value.length &&
        value.every((each) => def.of.some((known) => known === each))
      );
    case 'number':
      return (
        typeof value === 'number' &&
        value >= def.min &&
        value <= def.max &&
        Number.isInteger((value - def.min) / def.step)
      );
  }
}
