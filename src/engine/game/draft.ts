import { current, type Draft, isDraft } from 'immer';

/**
 * A part of a state or a draft as it is now, as plain data: walking through a draft would make a proxy of every
 * item. Meant for parts that are values, replaced as a whole and never changed in place (the board, the
 * certificates, the trains): what is worked out from these can be kept by their identity. A part that was changed
 * in place would be copied. It is taken from its descriptor, because immer drafts whatever is read in the usual way,
 * and has to look for that draft when the part is replaced.
 */
export function plainAt<T extends object, K extends keyof T>(owner: T, key: K): T[K] {
  if (!isDraft(owner)) return owner[key];
  return plainOf(Reflect.getOwnPropertyDescriptor(owner, key)?.value as T[K]);
}

/** The same for a part that was read in the usual way. */
export function plainOf<T>(part: T): T {
  return isDraft(part) ? (current(part as Draft<T>) as T) : part;
}

/** Where the first such item is, or -1. A loop, because `findIndex` is slow where a list is frozen. */
export function placeOf<T>(list: readonly T[], isIt: (item: T) => boolean): number {
  for (let at = 0; at < list.length; at++) if (isIt(list[at]!)) return at;
  return -1;
}

/** The list with another item in one place. Spread, because `with` and `slice` are slow on frozen lists, too. */
export function withItem<T>(list: readonly T[], at: number, item: T): T[] {
  const next = [...list];
  next[at] = item;
  return next;
}

/** A new value for such a part. Frozen, it is taken as it is: immer does not look for drafts inside it. */
export function newValue<T extends object>(part: T): T {
  return Object.freeze(part);
}
