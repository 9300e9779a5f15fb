/**
 * The same as `@/i18n`, with the words of the games and the table: whoever shows those imports it from here,
 * so that the first screen does not wait for them.
 */
import { keeping as keepingDe } from './de/keeping';
import { tableFrame as german } from './de/table-frame';
import { keeping } from './en/keeping';
import { tableFrame as english } from './en/table-frame';
import { addWords } from './index';

addWords({ en: { ...english, ...keeping }, de: { ...german, ...keepingDe } });

export * from './index';
