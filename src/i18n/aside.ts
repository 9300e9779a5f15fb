/**
 * The same as `@/i18n/table`, with all other words: those of screens that are loaded when they are asked for, and of what
 * is looked at beside the turn. What a table shows at first sight cannot import it.
 */
import { voice } from './index';

export * from './index';
export const { t, tOf, tCount } = voice;
