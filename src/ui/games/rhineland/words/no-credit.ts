import type { Setup } from '@/engine/game/state';
import type { Language } from '@/i18n';
import type { Term } from '../../parts';
import { noCredit as german } from './de/no-credit';
import { noCredit as english } from './en/no-credit';

/** What of a game its glossary depends on. */
export type Agreement = Pick<Setup, 'options'>;

export const nothingAgreed: Agreement = { options: {} };

const dictionaries = { en: english, de: german } as const;

/** [18Rhl 8.3] Where it was agreed so, nobody is offered a credit, and nobody hears of one. */
export function asAgreed(
  terms: readonly Term[],
  language: Language,
  { options }: Agreement,
): readonly Term[] {
  if (options.noCredit !== true) return terms;
  const texts: Readonly<Record<string, string | undefined>> = dictionaries[language];
  return terms
    .filter(({ id }) => id !== 'credit')
    .map((term) => {
      const text = texts[term.id];
      if (text === undefined) return term;
      return { ...term, text, ...(term.id === 'forced-purchase' && { section: '8.3' }) };
    });
}
