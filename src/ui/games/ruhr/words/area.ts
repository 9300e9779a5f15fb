import { areaOf } from '@/i18n/areas';

/** What only the game of the Ruhr says: fetched with the first of them. */
export const words = areaOf({ en: () => import('./en'), de: () => import('./de') });
