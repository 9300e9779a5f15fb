/**
 * The shape of a move, written once: read at run time (a move may come from an edited file) and by
 * the compiler (the move's type is inferred from it).
 */
export interface Field<T> {
  accepts(value: unknown): value is T;
}

export type Fields = Readonly<Record<string, Field<unknown>>>;
export type Shape<F extends Fields> = { [K in keyof F]: F[K] extends Field<infer T> ? T : never };

const longestText = 64;
const longestList = 64;

function field<T>(accepts: (value: unknown) => boolean): Field<T> {
  return { accepts: (value): value is T => accepts(value) };
}

export const text = field<string>((value) => typeof value === 'string' && value.length <= longestText);
export const integer = field<number>((value) => Number.isSafeInteger(value));
export const flag = field<boolean>((value) => typeof value === 'boolean');

export function oneOf<const T extends string>(...allowed: readonly T[]): Field<T> {
  return field<T>((value) => (allowed as readonly unknown[]).includes(value));
}

export function listOf<T>(item: Field<T>, longest = longestList): Field<T[]> {
  // Spread, because `every` alone would skip the holes of a sparse list.
  return field<T[]>(
    (value) => Array.isArray(value) && value.length <= longest && [...value].every(item.accepts),
  );
}

/** One of two: what is written today, and what older logs wrote. */
export function either<A, B>(one: Field<A>, other: Field<B>): Field<A | B> {
  return field<A | B>((value) => one.accepts(value) || other.accepts(value));
}

export function shape<F extends Fields>(fields: F): Field<Shape<F>> {
  return field<Shape<F>>((value) => hasShape(fields, value));
}

function hasShape(fields: Fields, value: unknown): boolean {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const given = Object.entries(value);
  const wanted = Object.keys(fields);
  return (
    given.length === wanted.length &&
    given.every(([key, inner]) => Object.hasOwn(fields, key) && fields[key]!.accepts(inner))
  );
}
