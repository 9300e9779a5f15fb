import { areaOf } from './areas';

/** The words of a table at first sight, and those that all games share: every screen but the first may need them. */
export const later = areaOf({ en: () => import('./en/later'), de: () => import('./de/later') });

/** The words of all screens but the first and the table, and of what is looked at beside the turn. */
export const aside = areaOf({ en: () => import('./en/aside'), de: () => import('./de/aside') });
