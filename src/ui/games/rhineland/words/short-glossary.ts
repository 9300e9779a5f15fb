import type { Language } from '@/i18n';
import type { Term } from '../../parts';
import { glossary as german } from './de/short-glossary';
import { glossary as english } from './en/short-glossary';

type Key = keyof typeof english;
type TermId = Key extends infer K ? (K extends `term.${infer Id}` ? Id : never) : never;
type Map = '18Rhl' | '18LRA';

/** Where the rulebook says it, and on which of the maps where it is not on both. */
interface Place {
  readonly section: string;
  readonly only?: Map;
}

/** In the order in which a newcomer would read the terms. */
const places: Readonly<Record<TermId, Place>> = {
  'player-round': { section: '10.3.1' },
  'train-round': { section: '10.3' },
  display: { section: '10.3.1.1' },
  company: { section: '10.3.1.1' },
  director: { section: '10.3.1.1' },
  'certificate-limit': { section: '10.3.1.1' },
  'bank-pool': { section: '10.3.1.1' },
  'director-action': { section: '10.3.1.2' },
  tile: { section: '10.3.1.2' },
  station: { section: '10.3.1.2' },
  harbour: { section: '10.3.1.2', only: '18LRA' },
  'train-card': { section: '10.3.1.2' },
  obsolete: { section: '10.3.1.2' },
  'obsolete-four': { section: '10.3.1.2', only: '18Rhl' },
  permanent: { section: '10.3.1.2', only: '18LRA' },
  phase: { section: '10.3' },
  dividend: { section: '10.3.2' },
  'industry-bonus': { section: '6.2.4.2', only: '18Rhl' },
  'harbour-bonus': { section: '6.2.4.5', only: '18LRA' },
  'iron-rhine': { section: '6.2.4.1' },
  rheingold: { section: '6.2.4.4', only: '18Rhl' },
  score: { section: '10.4' },
};

const dictionaries = { en: english, de: german } as const;

/** The terms of the Short Game on one of the maps. */
export function shortTerms(map: Map): (language: Language) => readonly Term[] {
  const ids = (Object.keys(places) as TermId[]).filter((id) => (places[id].only ?? map) === map);
  return (language: Language): readonly Term[] => {
    const words = dictionaries[language];
    return ids.map((id) => ({
      id,
      term: words[`term.${id}`],
      text: words[`help.${id}`],
      section: places[id].section,
    }));
  };
}
