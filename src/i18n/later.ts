import { areaOf } from './areas';

/** The words of all screens but the first, and those that all games share: fetched with the first screen that needs any. */
export const later = areaOf({ en: () => import('./en/later'), de: () => import('./de/later') });
