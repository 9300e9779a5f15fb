import { shell as shellDe } from './de/shell';
import { shell } from './en/shell';
import type { Dictionaries } from './words';

/**
 * The words that are there from the beginning, in every language: they are few, the first screen waits for nothing,
 * and that something could not be fetched can always be said. Others come with the screens that show them.
 */
export const firstWords: Dictionaries<typeof shell> = { en: shell, de: shellDe };
