/**
 * The same as `@/i18n`, with the words of boards and tiles in detail: whoever shows those imports it from here, so
 * that the first screen does not wait for them.
 */
import { gallery as german } from './de/gallery';
import { gallery as english } from './en/gallery';
import { addWords } from './index';

addWords({ en: english, de: german });

export * from './index';
