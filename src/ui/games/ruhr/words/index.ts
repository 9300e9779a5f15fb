import { type GameWords, speechOf } from '@/i18n/sentences';
import { voiceOf } from '@/i18n/voice';
import { roundWords } from '../../cover';
import { cover } from '../cover';
import { itemName, mineName } from '../names';
import { words } from './area';
import type { panels } from './en/panels';
import type { Own } from './own';

/** What the panels and views of the Ruhr say. */
export const { t, tOf, tCount } = voiceOf<typeof panels>(words.words('panels'));

const kinds: GameWords<Own>['kinds'] = {
  scenario: 'round',
  'interim-round': 'round',
  'order-cards': 'round',
  'markers-inactive': 'round',
  'montan-round': 'round',
  'bank-empty': 'round',
  'item-bought': 'auction',
  'value-set': 'auction',
  'private-leaves': 'round',
  'money-aside': 'money',
  'aside-paid': 'money',
  'montan-income': 'run',
  developed: 'trains',
  'rail-link': 'track',
  'engine-bought': 'trains',
  'engine-offer': 'trains',
  'engine-traded': 'trains',
  'engine-declined': 'trains',
  'engine-scrapped': 'trains',
  'own-certificate-sold': 'stock',
  'own-certificate-bought': 'stock',
  'montan-founded': 'stock',
  merged: 'stock',
  transformed: 'stock',
  'montan-closed': 'stock',
  'montan-floated': 'stock',
  'forced-duty': 'trains',
  'leaves-game': 'money',
  'bank-takes': 'stock',
  loan: 'money',
  'loan-repaid': 'money',
  'bank-refilled': 'money',
  'debt-paid': 'money',
};

const roles: GameWords<Own>['roles'] = {
  'item-bought': { item: 'private', surcharge: 'money' },
  'montan-income': { toOwner: 'money' },
  merged: { from: 'company' },
  'item-not-for-sale': { item: 'private' },
  'engine-price': { least: 'money', most: 'money' },
  'forced-price': { least: 'money', most: 'money' },
  'cannot-merge': { from: 'company' },
};

const events: GameWords<Own>['events'] = {
  'item-bought': ({ surcharge }) => (surcharge > 0 ? 'surcharge' : undefined),
  'montan-income': ({ toOwner }) => (toOwner > 0 ? 'half' : undefined),
  'rail-link': ({ by }) => (by === 'company' ? undefined : by),
  scenario: ({ scenario }) => scenario,
  'bank-takes': ({ floated }) => (floated ? undefined : 'unfloated'),
};

const moves: GameWords<Own>['moves'] = {
  'buy-item': ({ item }) => ({ told: { what: itemName(item) } }),
  merge: ({ from }) => ({ told: { mine: mineName(from) ?? from } }),
  income: ({ half }) => ({ variant: half ? 'half' : undefined }),
  'buy-engine': ({ from }) => ({ variant: from === 'pool' ? 'pool' : undefined }),
  'keep-engines': ({ engines }) => ({ variant: engines.length === 0 ? 'none' : undefined }),
};

/** All that only the game of the Ruhr says, and how it says it. */
export const own: GameWords<Own> = {
  words: words.words('game'),
  rounds: roundWords(cover),
  kinds,
  roles,
  events,
  moves,
};

const spoken = speechOf(own);
const named = /^(?:companyName|privateName)\.(.*)$/;

/** Private Montan companies go by their proper names, which are the same in every language. */
export const speech: typeof spoken = {
  ...spoken,
  textOf: (key) => mineName(named.exec(key)?.[1] ?? '') ?? spoken.textOf(key),
};
