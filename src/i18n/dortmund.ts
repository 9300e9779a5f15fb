/**
 * The same as `@/i18n/table`, with the words of the panels that only the games of Dortmund have: whoever
 * shows those imports it from here, so that other games do not wait for them.
 */
import { dortmundTable as german } from './de/dortmund-table';
import { dortmundTable as english } from './en/dortmund-table';
import { addWords } from './table';

addWords({ en: english, de: german });

export * from './table';
