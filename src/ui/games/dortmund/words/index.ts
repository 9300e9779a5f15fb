import { freeOfCost, type GameWords, speechOf } from '@/i18n/sentences';
import { voiceOf } from '@/i18n/voice';
import type { Dictionaries, Translation } from '@/i18n/words';
import { roundWords } from '../../cover';
import { cover } from '../cover';
import { introduction as introductionDe } from './de/int';
import { operating as operatingDe } from './de/operating';
import { stock as stockDe } from './de/stock';
import { table as tableDe } from './de/table';
import { introduction } from './en/int';
import { operating } from './en/operating';
import { stock } from './en/stock';
import { table } from './en/table';

/** What the panels and views of Dortmund say. */
export const panels: Dictionaries<typeof table> = { en: table, de: tableDe };
export const { t, tOf, tCount } = voiceOf(panels);

const english = { ...introduction, ...operating, ...stock } as const;
const german: Translation<typeof english> = { ...introductionDe, ...operatingDe, ...stockDe };

const kinds: GameWords['kinds'] = {
  'breweries-drawn': 'round',
  'breweries-turned': 'round',
  'first-player': 'round',
  turn: 'round',
  'final-runs': 'round',
  'brewery-assigned': 'stock',
  'brewery-turned': 'stock',
  took: 'stock',
  'took-director': 'stock',
  'never-founded': 'stock',
  'gave-up': 'stock',
  buried: 'stock',
  'over-limit': 'stock',
  'own-share-sold': 'stock',
  'own-share-bought': 'stock',
  'free-link': 'track',
  link: 'track',
  linked: 'track',
  'marker-used': 'track',
  'reservation-ends': 'track',
  'tile-laid': 'track',
  'station-placed': 'track',
  'beer-brewed': 'track',
  'beer-delivered': 'run',
  'train-taken': 'trains',
  'no-train-left': 'trains',
  'train-swapped': 'trains',
  'trains-exchanged': 'trains',
  'train-aged': 'trains',
};

const roles: GameWords['roles'] = {
  'not-available': { after: 'company' },
  'train-swapped': { old: 'train' },
  'trains-exchanged': { other: 'company', old: 'train' },
};

const events: GameWords['events'] = { link: freeOfCost };

const moves: GameWords['moves'] = {
  deliver(move) {
    const { loads } = move as object as { readonly loads: readonly { readonly cubes: number }[] };
    const cubes = loads.reduce((sum, load) => sum + load.cubes, 0);
    return { told: { cubes }, variant: cubes === 0 ? 'none' : undefined };
  },
};

const prompts: GameWords['prompts'] = {
  take: ({ round }) => ('discarded' in round && round.discarded ? 'discarded' : undefined),
};

/** All that only the games of Dortmund say, and how they say it. */
export const own: GameWords = {
  words: {
    en: { ...english, ...roundWords(cover, 'en') },
    de: { ...german, ...roundWords(cover, 'de') },
  },
  kinds,
  roles,
  events,
  moves,
  prompts,
};

export const speech = speechOf(own);
