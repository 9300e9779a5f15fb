/**
 * The same as `@/i18n`, with the words of the games and the table: whoever shows those imports it from here,
 * so that the first screen does not wait for them.
 */
import { agreeing as agreeingDe } from './de/agreeing';
import { keeping as keepingDe } from './de/keeping';
import { tableFrame as german } from './de/table-frame';
import { agreeing } from './en/agreeing';
import { keeping } from './en/keeping';
import { tableFrame as english } from './en/table-frame';
import { addWords } from './index';

addWords({
  en: { ...english, ...keeping, ...agreeing },
  de: { ...german, ...keepingDe, ...agreeingDe },
});

export * from './index';
