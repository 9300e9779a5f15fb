import type { Language } from '@/i18n';
import type { Term } from '../../parts';
import { expertGlossary as german } from './de/exp-glossary';
import { expertGlossary as english } from './en/exp-glossary';
import { brewingTerms } from './glossary';

type TermId = keyof typeof english extends infer K ? (K extends `term.${infer Id}` ? Id : never) : never;

/** In the order in which a newcomer would read the terms. */
const sections: Readonly<Record<TermId, string>> = {
  mcm: '7.1',
  'mcm-trade': '7.1',
  'first-mcm': '7.4',
  pub: '7.1.1',
  bottling: '7.1.2',
  wagon: '7.1.3',
  sem: '7.2',
  'sem-moment': '7.2',
  'printed-sem': '7.1',
};

const dictionaries = { en: english, de: german } as const;

/** Every term of the Expert Game: those of Heat, Sweat & Beer, and its own. */
export function expertTerms(language: Language): readonly Term[] {
  const words = dictionaries[language];
  const own = (Object.keys(sections) as TermId[]).map(
    (id): Term => ({ id, term: words[`term.${id}`], text: words[`help.${id}`], section: sections[id] }),
  );
  return [...brewingTerms(language), ...own];
}
