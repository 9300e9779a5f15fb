import { freeOfCost, type GameWords, speechOf } from '@/i18n/sentences';
import { voiceOf } from '@/i18n/voice';
import { roundWords } from '../../cover';
import { cover } from '../cover';
import { words } from './area';
import type { table } from './en/table';
import type { Own } from './own';

/** What the panels and views of Dortmund say. */
export const { t, tOf, tCount } = voiceOf<typeof table>(words.words('panels'));

const kinds: GameWords<Own>['kinds'] = {
  'breweries-drawn': 'round',
  'breweries-turned': 'round',
  'first-player': 'round',
  turn: 'round',
  'final-runs': 'round',
  'brewery-assigned': 'stock',
  'brewery-turned': 'stock',
  'never-founded': 'stock',
  buried: 'stock',
  'own-share-sold': 'stock',
  'own-share-bought': 'stock',
  'free-link': 'track',
  link: 'track',
  linked: 'track',
  'marker-used': 'track',
  'reservation-ends': 'track',
  'beer-brewed': 'track',
  'beer-delivered': 'run',
};

const roles: GameWords<Own>['roles'] = {
  'not-available': { after: 'company' },
};

const events: GameWords<Own>['events'] = { link: freeOfCost };

const moves: GameWords<Own>['moves'] = {
  deliver({ loads }) {
    const cubes = loads.reduce((sum, load) => sum + load.cubes, 0);
    return { told: { cubes }, variant: cubes === 0 ? 'none' : undefined };
  },
};

/** All that only the games of Dortmund say, and how they say it. */
export const own: GameWords<Own> = {
  words: words.words('game'),
  rounds: roundWords(cover),
  kinds,
  roles,
  events,
  moves,
};

export const speech = speechOf(own);
