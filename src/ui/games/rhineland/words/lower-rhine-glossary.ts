import type { Language } from '@/i18n';
import type { Term } from '../../parts';
import { glossary as german } from './de/lower-rhine-glossary';
import { glossary as english } from './en/lower-rhine-glossary';
import { type TermId as SharedId, termOf as sharedTermOf } from './glossary';
import { asAgreed, nothingAgreed } from './no-credit';

type Key = keyof typeof english;
type OwnId = Key extends infer K ? (K extends `term.${infer Id}` ? Id : never) : never;

/** Words of 18Rhl that 18LRA does not have. */
type OfRhineland =
  | 'private-PWB'
  | 'private-KEO'
  | 'private-THS'
  | 'private-TF'
  | 'private-NLK'
  | 'private-RhE'
  | 'private-ATB'
  | 'private-MBR'
  | 'private-RGC'
  | 'private-KSW'
  | 'private-AMD'
  | 'private-CME'
  | 'eastern-ruhr'
  | 'metropolis'
  | 'industry-bonus'
  | 'rheingold'
  | 'rheingold-token'
  | 'lime-quarry'
  | 'target-card'
  | 'destiny-card';

type TermId = OwnId | Exclude<SharedId, OfRhineland>;

/** Sections of the rulebook, in the order in which a newcomer would read the terms. */
const sections: Readonly<Record<TermId, string>> = {
  'stock-round': '5',
  'operating-round': '6',
  'operating-order': '6',
  scenario: '3.3',
  investor: '9.2',
  'investor-card': '9.3',
  'investors-way': '9.2.2',
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
  'special-function': '4.1.2',
  'private-DEC': '4.1.2',
  'private-UH': '4.1.2',
  'private-NH': '4.1.2',
  'private-RH': '4.1.2',
  'private-RM': '4.1.2',
  'private-GKB': '4.1.2',
  kreisbahn: '4.1.2',
  tile: '6.2.1',
  upgrade: '6.2.1.1',
  'green-border': '6.2.1',
  'terrain-cost': '6.2.1',
  station: '6.2.2',
  home: '6.2.2',
  'harbour-token': '6.2.2.1',
  blocked: '6.1.2',
  'income-hex': '6.1.1',
  'available-route': '6.1.2',
  'income-route': '6.1.2',
  'off-board': '6.1.1',
  'right-bank': '4.1.2',
  ferry: '6.2.3.2',
  train: '6.2.3',
  'train-limit': '6.2.6',
  phase: '6.3',
  obsolete: '6.3',
  'must-own-train': '6.2.6.1',
  'forced-purchase': '6.2.6.2',
  credit: '6.2.6.2',
  dividend: '6.2.4',
  withhold: '6.2.4',
  'harbour-bonus': '6.2.4.5',
  'iron-rhine': '6.2.4.1',
  'link-bonus': '4.2.3',
  'bank-broken': '7.1',
  score: '7.2',
};

export const termIds = Object.keys(sections) as readonly TermId[];

const dictionaries = { en: english, de: german } as const;

function isOwn(id: TermId): id is OwnId {
  return Object.hasOwn(english, `term.${id}`);
}

function termOf(id: TermId, language: Language): Term {
  if (!isOwn(id)) return { ...sharedTermOf(id, language), section: sections[id] };
  const words = dictionaries[language];
  return { id, term: words[`term.${id}`], text: words[`help.${id}`], section: sections[id] };
}

/** Every term that help in place explains in 18LRA. */
export function glossary(language: Language, agreed = nothingAgreed): readonly Term[] {
  const terms = termIds.map((id) => termOf(id, language));
  return asAgreed(terms, language, agreed);
}
