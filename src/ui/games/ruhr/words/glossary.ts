import type { Language } from '@/i18n';
import type { Term } from '../../parts';
import { glossary as german } from './de/glossary';
import { glossary as english } from './en/glossary';

type Key = keyof typeof english;
type TermId = Key extends infer K ? (K extends `term.${infer Id}` ? Id : never) : never;

/** Sections of the rulebook, in the order in which a newcomer would read the terms. */
const sections: Readonly<Record<TermId, string>> = {
  'starting-package': '3.1',
  'interim-round': '3.1',
  'private-company': '4.1',
  'private-PB': '4.1.1',
  'private-RS': '4.1.2',
  'private-SP': '4.1.3',
  'private-GP': '4.1.4',
  'private-montan': '4.2',
  'passive-montan': '6',
  corporation: '5.1',
  'montan-corporation': '5.1',
  director: '5.2',
  'change-of-director': '5.3',
  bme: '5.4',
  dgee: '5.5',
  eh: '5.6',
  'operating-round': '7',
  'operating-order': '7.1',
  'own-certificates': '7.3',
  capex: '8',
  development: '9.1.1',
  stage: '9.1.1.1',
  'link-box': '9.1.1.2',
  'marker-duty': '9.1.1.3',
  'treasury-markers': '9.1.2',
  inactive: '9.1.3',
  'railway-link': '9.2',
  'switch-engine': '9.3',
  tile: '10.1.1',
  upgrade: '10.2.1',
  'location-marker': '10.2.2',
  station: '10.4',
  train: '10.5',
  'route-income': '10.6.1',
  wesel: '10.6.1',
  dividend: '10.6.2',
  price: '10.7',
  'train-limit': '10.8.2',
  'train-duty': '10.8.3',
  'forced-purchase': '10.8.4',
  bankruptcy: '10.9',
  phase: '11',
  'montan-round': '12',
  'montan-card': '3.2',
  founding: '12.1',
  'founding-active': '12.1.1',
  'founding-passive': '12.1.2',
  merging: '12.2',
  'last-chance': '12.3',
  'stock-round': '13.1',
  priority: '13.2',
  float: '13.3.1',
  'montan-float': '13.3.2',
  'certificate-limit': '14.3',
  sale: '14.4',
  'game-end': '15.1',
  score: '15.2',
};

const dictionaries = { en: english, de: german } as const;

/** Every term of 18Ruhr that help in place explains. */
export function glossary(language: Language): readonly Term[] {
  const words = dictionaries[language];
  return (Object.keys(sections) as TermId[]).map((id) => ({
    id,
    term: words[`term.${id}`],
    text: words[`help.${id}`],
    section: sections[id],
  }));
}
