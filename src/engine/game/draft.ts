import { current, type Draft, isDraft } from 'immer';

/**
 * A part of a draft as plain data, for reading: walking through a long list of a draft makes a proxy of
 * every item. What is read this way must not be changed.
 */
export function plain<T>(part: T): T {
  return isDraft(part) ? (current(part as Draft<T>) as T) : part;
}
