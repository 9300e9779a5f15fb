import { areaOf } from '@/i18n/areas';

export const words = areaOf({ en: () => import('./en'), de: () => import('./de') });
