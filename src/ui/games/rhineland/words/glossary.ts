import type { Language } from '@/i18n';
import type { Term } from '../../parts';
import { glossary as german } from './de/glossary';
import { glossary as english } from './en/glossary';
import { asAgreed, nothingAgreed } from './no-credit';

type Key = keyof typeof english;
export type TermId = Key extends infer K ? (K extends `term.${infer Id}` ? Id : never) : never;

/** Sections of the rulebook of 18Rhl, in the order in which a newcomer would read the terms. */
const sections: Readonly<Record<TermId, string>> = {
  'stock-round': '5',
  'operating-round': '6',
  'operating-order': '6',
  'starting-package': '5.1.1',
  bid: '5.1.1',
  priority: '5',
  corporation: '4.2',
  director: '4.2.1',
  'directors-certificate': '4.2.1',
  certificate: '5.2.2',
  'certificate-limit': '5.2.2',
  par: '5.1.3',
  'stock-value': '5.1.3',
  float: '5.1.5',
  'initial-offering': '5.1.4',
  charter: '2.3',
  treasury: '2.3',
  'bank-pool': '5.2.1',
  'sold-out': '5',
  'private-company': '4.1',
  'special-function': '4.1',
  'private-PWB': '4.1.1',
  'private-KEO': '4.1.1',
  'private-THS': '4.1.1',
  'private-TF': '4.1.1',
  'private-NLK': '4.1.1',
  'private-RhE': '4.1.1',
  'private-ATB': '8.5.2',
  'private-MBR': '8.5.2',
  'private-RGC': '8.5.2',
  'private-KSW': '8.5.2',
  'private-AMD': '8.5.2',
  'private-CME': '8.5.2',
  tile: '6.2.1',
  upgrade: '6.2.1.1',
  'terrain-cost': '6.2.1',
  station: '6.2.2',
  home: '6.2.2',
  blocked: '6.1.2',
  'income-hex': '6.1.1',
  'available-route': '6.1.2',
  'income-route': '6.1.2',
  'off-board': '6.1.1',
  'eastern-ruhr': '6.2.4.3',
  metropolis: '6.2.1.2',
  ferry: '6.2.3.1',
  train: '6.2.3',
  'train-limit': '6.2.6',
  phase: '6.3',
  obsolete: '6.3',
  'must-own-train': '6.2.6.1',
  'forced-purchase': '6.2.6.2',
  credit: '6.2.6.2',
  dividend: '6.2.4',
  withhold: '6.2.4',
  'industry-bonus': '6.2.4.2',
  'iron-rhine': '6.2.4.1',
  rheingold: '6.2.4.4',
  'rheingold-token': '8.5.2',
  'lime-quarry': '8.5.3',
  'target-card': '8.4.1',
  'destiny-card': '8.4.2',
  'bank-broken': '7.1',
  score: '7.2',
};

export const termIds = Object.keys(sections) as readonly TermId[];

const dictionaries = { en: english, de: german } as const;

/** One term, for where it is tapped. */
export function termOf(id: TermId, language: Language): Term {
  const words = dictionaries[language];
  return { id, term: words[`term.${id}`], text: words[`help.${id}`], section: sections[id] };
}

/** Every term that help in place explains. */
export function glossary(language: Language, agreed = nothingAgreed): readonly Term[] {
  const terms = termIds.map((id) => termOf(id, language));
  return asAgreed(terms, language, agreed);
}
