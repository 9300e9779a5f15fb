import type { Language } from '@/i18n';
import type { Term } from '../../parts';
import { glossary as german } from './de/glossary';
import { variantsGlossary as germanVariants } from './de/variants-glossary';
import { glossary as english } from './en/glossary';
import { variantsGlossary as englishVariants } from './en/variants-glossary';

type Key = keyof typeof english;
type TermId = Key extends infer K ? (K extends `term.${infer Id}` ? Id : never) : never;

/** Sections of the rulebook: of the Introduction Game, of The Railway Game, and of Heat, Sweat & Beer. */
interface Sections {
  readonly int?: string;
  readonly trg?: string;
  readonly hsb?: string;
}

/** In the order in which a newcomer would read the terms; each game has only those that it knows. */
const sections: Readonly<Record<TermId, Sections>> = {
  turn: { int: '3.2' },
  display: { int: '3.2.1' },
  'starting-round': { trg: '4.2.2' },
  'stock-round': { trg: '4.4', hsb: '4.4' },
  'operating-round': { trg: '4.5' },
  'operating-order': { trg: '4.5' },
  priority: { trg: '4.4', hsb: '4.4' },
  company: { int: '3.1', trg: '4.3.2' },
  'order-of-founding': { trg: '4.3.2', hsb: '4.3.2' },
  director: { int: '3.2.1', trg: '4.3.2.2', hsb: '4.3.2.2' },
  'certificate-limit': { int: '3.2.1', trg: '4.4.4' },
  'share-limit': { int: '3.2.1', trg: '4.4.4' },
  par: { trg: '4.4.1', hsb: '4.4.1' },
  operation: { trg: '4.4.2' },
  charter: { trg: '4.4.3' },
  'trade-in': { trg: '4.4.3', hsb: '4.4.3' },
  'bank-pool': { int: '3.2.1', trg: '4.4.5' },
  sale: { trg: '4.4.5' },
  'own-shares': { trg: '4.5', hsb: '4.5' },
  'sold-out': { trg: '4.4.6' },
  brewery: { trg: '4.3.1' },
  marker: { trg: '4.3.1' },
  'private-B1': { trg: '4.3.1.1' },
  'private-B2': { trg: '4.3.1.1' },
  'private-B3': { trg: '4.3.1.1' },
  'private-B4': { trg: '4.3.1.1' },
  'private-B5': { trg: '4.3.1.1' },
  beer: { trg: '4.3.1.2' },
  export: { trg: '4.5.5.1' },
  tile: { int: '3.2.2.1', trg: '4.5.2', hsb: '4.5.2' },
  symbols: { int: '3.2.2.1', trg: '4.5.2', hsb: '4.5.2' },
  station: { int: '3.2.2.3', trg: '4.5.3', hsb: '4.5.3' },
  link: { int: '3.2.2.4', trg: '4.5.4' },
  yard: { int: '3.3', trg: '4.5.6.1', hsb: '4.5.6.1' },
  'red-area': { int: '3.3', trg: '4.5.5', hsb: '4.5.5' },
  run: { int: '3.3', trg: '4.5.5', hsb: '4.5.5' },
  specials: { trg: '4.3.2.1', hsb: '4.3.2.1' },
  'train-swap': { int: '3.2.3' },
  phase: { int: '3.2.3', trg: '4.2.1' },
  'last-run': { trg: '4.5.7.3', hsb: '4.5.7.3' },
  'train-duty': { trg: '4.5.7.4', hsb: '4.5.7.4' },
  'forced-purchase': { trg: '4.5.7.5', hsb: '4.5.7.5' },
  loan: { trg: '4.5.7.5', hsb: '4.5.7.5' },
  dividend: { trg: '4.5.6.2', hsb: '4.5.6.2' },
  'bank-broken': { trg: '4.6' },
  'final-run': { int: '3.3' },
  score: { trg: '4.6' },
  investor: { trg: '8.2', hsb: '8.2' },
  'investors-dealings': { trg: '8.2.1.1', hsb: '8.2.1.1' },
  'investors-card': { trg: '8.3.5' },
  'investors-railway': { trg: '8.2.2.1', hsb: '8.2.2.1' },
  capex: { hsb: '5.4.4' },
  'minor-brewery': { hsb: '6.3.2.1' },
  'brewery-corporation': { hsb: '6.3.2.2' },
  'trading-in': { hsb: '6.4.5' },
  'beer-float': { hsb: '6.4.2' },
  'director-sale': { hsb: '6.4.7' },
  bankruptcy: { hsb: '6.4.8' },
  'rounds-in-pairs': { hsb: '6.2' },
  'beer-link': { hsb: '6.5.1' },
  equipment: { hsb: '6.5.2.2' },
  'beer-market': { hsb: '5.1.3' },
  delivery: { hsb: '6.5.2.3' },
  loading: { hsb: '6.5.2.4' },
  'brewery-income': { hsb: '6.5.2.5' },
  'equipment-purchase': { hsb: '6.5.2.6' },
  'brewery-order': { hsb: '6.5.2.8' },
  preparation: { hsb: '6.5.2.9' },
  'beer-score': { hsb: '6.6' },
  'two-cards': { hsb: '8.4.5' },
  'two-brewery': { hsb: '8.2.2.2' },
  'two-conversion': { hsb: '8.2.1.3' },
  'two-end': { hsb: '8.5' },
};

const dictionaries = { en: english, de: german } as const;

function termsOf(game: keyof Sections, language: Language): readonly Term[] {
  const words = dictionaries[language];
  return (Object.keys(sections) as TermId[]).flatMap((id) => {
    const section = sections[id][game];
    return section === undefined
      ? []
      : [{ id, term: words[`term.${id}`], text: words[`help.${id}`], section }];
  });
}

/** Every term of the Introduction Game that help in place explains. */
export function introductionTerms(language: Language): readonly Term[] {
  return termsOf('int', language);
}

const variants = { en: englishVariants, de: germanVariants } as const;
const numbers = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const;

/** [18DO-MV] what the minor variants bring, by their numbers: every game with money may be played with them. */
function variantTerms(language: Language): readonly Term[] {
  const words = variants[language];
  return numbers.map((no) => ({
    id: `mv-${no}`,
    term: words[`term.mv-${no}`],
    text: words[`help.mv-${no}`],
    section: `MV ${no}`,
  }));
}

/** The same for The Railway Game. */
export function railwayTerms(language: Language): readonly Term[] {
  return [...termsOf('trg', language), ...variantTerms(language)];
}

/** The same for Heat, Sweat & Beer. */
export function brewingTerms(language: Language): readonly Term[] {
  return [...termsOf('hsb', language), ...variantTerms(language)];
}
