import { areaOf } from '@/i18n/areas';

/** What only the games of Dortmund say, as far as all of them may: fetched with the first of them. */
export const words = areaOf({ en: () => import('./en'), de: () => import('./de') });

/** What is said more where breweries are companies. */
export const brewingWords = areaOf({ en: () => import('./en/brewing'), de: () => import('./de/brewing') });
