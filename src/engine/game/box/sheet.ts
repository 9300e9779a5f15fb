import { entriesOf, withValue } from './places';

/** Where a value comes from: a rulebook, published data, or a reconstruction that fits both. */
export type Source = 'R' | 'P' | 'G';

/** What the owner of a box has corrected: values by their place in its data, `hexes.C7.cost.amount`. */
export type BoxValues = Readonly<Record<string, number>>;

/** What a value is, for the words about it. */
export type ValueKind =
  | 'value'
  | 'places'
  | 'cost'
  | 'count'
  | 'optional'
  | 'price'
  | 'revenue'
  | 'token'
  | 'space'
  | 'start'
  | 'bid'
  | 'treasury'
  | 'income'
  | 'markers'
  | 'boxes'
  | 'development'
  | 'engine'
  | 'engineLeast'
  | 'engineMost'
  | 'cubes'
  | 'exported'
  | 'carried'
  | 'demand'
  | 'rounds'
  | 'beer'
  | 'beerCubes'
  | 'circles'
  | 'segment'
  | 'certificates';

/** Values of one kind that an owner of the box may correct. */
export interface ValueRule {
  /** Where they are; a part in braces is whatever lies there, known by this name: `hexes.{hex}.cost.amount`. */
  readonly at: string;
  readonly kind: ValueKind;
  readonly min: number;
  readonly max: number;
  /** Only multiples of it: shares and halves of a value must come out even. */
  readonly step: number;
  /** Where they come from, whatever the card as a whole says. */
  readonly src?: Source;
  /** Where they come from if no card says it. */
  readonly usual?: Source;
  /** Not those that lie in such owners: they are given from the whole data down. */
  unless?(owners: readonly unknown[], keys: Keys): boolean;
}

type Keys = Readonly<Record<string, string>>;

/** A value that can be corrected, as it comes out of the box. */
export interface Field {
  readonly place: string;
  readonly rule: ValueRule;
  /** What the names in braces stand for here. */
  readonly keys: Keys;
  /** Proper name of the hex or card, where it has one. */
  readonly name?: string;
  readonly value: number;
  readonly src: Source;
}

/** What is wrong with corrected values: words are made of it in `i18n`. */
export type BoxProblem =
  | { readonly code: 'no-such-value' | 'not-a-number'; readonly place: string }
  | {
      readonly code: 'out-of-range';
      readonly place: string;
      readonly min: number;
      readonly max: number;
      readonly step: number;
    }
  | {
      readonly code: 'total';
      readonly what: 'tiles' | 'cards' | 'optional';
      readonly colour?: string;
      readonly is: number;
      readonly must: number;
    }
  | { readonly code: 'not-rising'; readonly place: string }
  | { readonly code: 'not-on-market'; readonly value: number };

/** The data of a title that can be corrected, with where each value comes from and what must hold of them. */
export interface Sheet<D extends object = object> {
  readonly printed: D;
  /** Of what has no mark of its own. */
  readonly src: Source;
  readonly rules: readonly ValueRule[];
  /** Single values that come from elsewhere than their cards. */
  readonly marks?: Readonly<Record<string, Source>>;
  /** The data with places for what a box may have and this one has not. */
  open?(printed: D): D;
  /** Undoes that, and lets follow what follows from corrected values. */
  settle?(data: D): D;
  /** What must hold of all values together; the data of the app is tested by the same. */
  problems?(data: D): readonly BoxProblem[];
}

/** The data as this box has it: the printed one itself where nothing is corrected. */
export function corrected<D extends object>(sheet: Sheet<D>, values: BoxValues | undefined): D {
  const all = Object.entries(values ?? {});
  if (all.length === 0) return sheet.printed;
  const data = all.reduce(
    (now, [place, value]) => withValue(now, place.split('.'), value),
    sheet.open?.(sheet.printed) ?? sheet.printed,
  );
  return sheet.settle?.(data) ?? data;
}

const known = new WeakMap<Sheet, readonly Field[]>();

/** All values of a sheet that can be corrected, in the order of its rules. */
export function fieldsOf(sheet: Sheet): readonly Field[] {
  let fields = known.get(sheet);
  if (!fields) {
    const data = sheet.open?.(sheet.printed) ?? sheet.printed;
    fields = sheet.rules.flatMap((rule) => fieldsAt(sheet, rule, data));
    known.set(sheet, fields);
  }
  return fields;
}

interface Walk {
  readonly place: readonly string[];
  readonly keys: Keys;
  readonly owners: readonly unknown[];
}

function fieldsAt(sheet: Sheet, rule: ValueRule, data: object): Field[] {
  const walk = (at: Walk, [part, ...rest]: readonly string[]): Field[] => {
    const owner = at.owners.at(-1);
    if (part === undefined) return typeof owner === 'number' ? fieldAt(sheet, rule, at, owner) : [];
    const name = /^\{(\w+)\}$/.exec(part)?.[1];
    return entriesOf(owner)
      .filter(([key]) => name !== undefined || key === part)
      .flatMap(([key, child]) =>
        walk(
          {
            place: [...at.place, key],
            keys: name === undefined ? at.keys : { ...at.keys, [name]: key },
            owners: [...at.owners, child],
          },
          rest,
        ),
      );
  };
  return walk({ place: [], keys: {}, owners: [data] }, rule.at.split('.'));
}

function fieldAt(sheet: Sheet, rule: ValueRule, { place, keys, owners }: Walk, value: number): Field[] {
  if (rule.unless?.(owners, keys)) return [];
  const path = place.join('.');
  const name = owners.map(nameIn).find((each) => each !== undefined);
  return [
    {
      place: path,
      rule,
      keys,
      value,
      src: sheet.marks?.[path] ?? rule.src ?? markOf(owners, place) ?? rule.usual ?? sheet.src,
      ...(name !== undefined && { name }),
    },
  ];
}

function nameIn(owner: unknown): string | undefined {
  const { name } = fieldsIn(owner);
  return typeof name === 'string' ? name : undefined;
}

/** The mark nearest to the value; a card may list what of it is reconstructed. */
function markOf(owners: readonly unknown[], place: readonly string[]): Source | undefined {
  for (let i = owners.length - 1; i >= 0; i--) {
    const { src, reconstructed } = fieldsIn(owners[i]);
    const within = place.slice(i).join('.');
    const isListed =
      Array.isArray(reconstructed) &&
      reconstructed.some((each) => within === each || within.startsWith(`${each}.`));
    if (isListed) return 'G';
    if (src !== undefined) return src as Source;
  }
  return undefined;
}

function fieldsIn(owner: unknown): Readonly<Record<string, unknown>> {
  return typeof owner === 'object' && owner !== null ? (owner as Readonly<Record<string, unknown>>) : {};
}

/** Everything that is wrong with corrected values. Nothing in them is trusted. */
export function boxProblems(sheet: Sheet, values: Readonly<Record<string, unknown>>): BoxProblem[] {
  const byPlace = new Map(fieldsOf(sheet).map((field) => [field.place, field]));
  const single = Object.entries(values).flatMap(([place, value]) => {
    const problem = valueProblem(byPlace.get(place), place, value);
    return problem ? [problem] : [];
  });
  // what is out of its range may be anything: the whole is not asked about then
  if (single.length > 0) return single;
  return [...(sheet.problems?.(corrected(sheet, values as BoxValues)) ?? [])];
}

const longestPlace = 60;

/** What is wrong with one of them by itself. */
export function valueProblem(
  field: Field | undefined,
  place: string,
  value: unknown,
): BoxProblem | undefined {
  if (!field) return { code: 'no-such-value', place: place.slice(0, longestPlace) };
  if (typeof value !== 'number' || !Number.isFinite(value)) return { code: 'not-a-number', place };
  const { min, max, step } = field.rule;
  const fits = value >= min && value <= max && value % step === 0;
  return fits ? undefined : { code: 'out-of-range', place, min, max, step };
}

/** Of the values of a whole box those that this sheet has, without what is as it was. */
export function valuesFor(sheet: Sheet, values: BoxValues): BoxValues {
  const fields = fieldsOf(sheet).filter(
    ({ place, value }) => Object.hasOwn(values, place) && values[place] !== value,
  );
  return Object.fromEntries(fields.map(({ place }) => [place, values[place]!]));
}
