import { type Draft, isDraft, original } from 'immer';

/**
 * A part of a draft that is a value: it is replaced as a whole and never changed in place (the board, the
 * certificates, the trains). Such a part can be read as plain data, where walking through the draft would
 * make a proxy of every item, and what is worked out from it can be kept by its identity.
 */
export function plainOf<T>(part: T): T {
  return isDraft(part) ? (original(part as Draft<T>) as T) : part;
}

/** A new value for such a part. Frozen, it is taken as it is: immer does not look for drafts inside it. */
export function newValue<T extends object>(part: T): T {
  return Object.freeze(part);
}
