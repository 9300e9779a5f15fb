/**
 * The same as `@/i18n`, with the words of the turn panels: whoever shows those imports it from here, so that
 * the first screen does not wait for them.
 */
import { turn as german } from './de/turn';
import { turn as english } from './en/turn';
import { addWords } from './index';

addWords({ en: english, de: german });

export * from './index';
