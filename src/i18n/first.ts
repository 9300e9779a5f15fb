import { board as boardDe } from './de/board';
import { gallery as galleryDe } from './de/gallery';
import { settings as settingsDe } from './de/settings';
import { shell as shellDe } from './de/shell';
import { board } from './en/board';
import { gallery } from './en/gallery';
import { settings } from './en/settings';
import { shell } from './en/shell';
import type { Dictionaries } from './words';

/** The words that are there from the beginning; others come with the screens that show them. */
export const firstWords: Dictionaries = {
  en: { ...shell, ...settings, ...board, ...gallery },
  de: { ...shellDe, ...settingsDe, ...boardDe, ...galleryDe },
};
