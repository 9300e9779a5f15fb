/**
 * The same as `@/i18n`, with the words of all screens that are loaded when they are asked for: what is on one of those
 * imports it from here. The first screen cannot: these words may not be there yet.
 */
import { voice } from './index';

export * from './index';
export const { t, tOf, tCount } = voice;
