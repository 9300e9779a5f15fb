import { board as boardDe } from './de/board';
import { settings as settingsDe } from './de/settings';
import { shell as shellDe } from './de/shell';
import { board } from './en/board';
import { settings } from './en/settings';
import { shell } from './en/shell';
import type { Dictionaries } from './words';

/** The words that are there from the beginning; others come with the screens that show them. */
export const firstWords: Dictionaries = {
  en: { ...shell, ...settings, ...board },
  de: { ...shellDe, ...settingsDe, ...boardDe },
};
