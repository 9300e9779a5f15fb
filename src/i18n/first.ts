import { board as boardDe } from './de/board';
import { shell as shellDe } from './de/shell';
import { board } from './en/board';
import { shell } from './en/shell';
import type { Dictionaries } from './words';

const english = { ...shell, ...board } as const;

/**
 * The words that are there from the beginning, in every language: they are few, the first screen waits for nothing,
 * and that something could not be fetched can always be said. Others come with the screens that show them.
 */
export const firstWords: Dictionaries<typeof english> = { en: english, de: { ...shellDe, ...boardDe } };
