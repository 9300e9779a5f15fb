import { freeOfCost, type GameWords, speechOf, trainName, whyNot } from '@/i18n/sentences';
import { voiceOf } from '@/i18n/voice';
import { roundWords } from '../../cover';
import { cover } from '../cover';
import { words } from './area';
import type { panels } from './en';
import type { Own } from './own';

/** What the panels and views of Dortmund say. */
export const { t, tOf, tCount } = voiceOf<typeof panels>(words.words('panels'));

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
  'no-tile': 'idle',
  'no-building': 'idle',
  'no-link': 'idle',
  'free-link': 'track',
  link: 'track',
  linked: 'track',
  'marker-used': 'track',
  'reservation-ends': 'track',
  'beer-brewed': 'track',
  'beer-delivered': 'run',
  'demand-laid-out': 'round',
  'first-laid-out': 'round',
  'mines-closed': 'round',
  'wagon-ways': 'round',
  'costs-rise': 'round',
  'demand-falls': 'run',
  'first-delivery': 'run',
  'more-beer': 'run',
  'extra-place': 'track',
  'half-price': 'track',
  'half-paid-out': 'run',
  'train-kept': 'trains',
  'train-let-go': 'trains',
  'card-traded-in': 'trains',
  'equipment-traded-in': 'trains',
  'route-marker': 'trains',
  'investors-railway': 'round',
  'investor-founds': 'stock',
  'investor-buys': 'stock',
  'investor-sells': 'stock',
  'investor-waits': 'stock',
  'investor-passes': 'stock',
  'investor-beer-left': 'run',
  'investor-shares': 'run',
  'investor-redeems': 'stock',
  'investor-credit': 'money',
  'investor-repays': 'money',
};

const roles: GameWords<Own>['roles'] = {
  'not-available': { after: 'company' },
  'investor-repays': { left: 'money' },
  'mines-closed': { mines: 'hex' },
  'wagon-ways': { mines: 'hex' },
};

const events: GameWords<Own>['events'] = {
  link: freeOfCost,
  'no-link': whyNot,
  'investor-shares': ({ reason }) => (reason === 'permanent' ? undefined : reason),
  'investor-repays': ({ left }) => (left === 0 ? 'all' : undefined),
};

const moves: GameWords<Own>['moves'] = {
  deliver({ loads }) {
    const cubes = loads.reduce((sum, load) => sum + load.cubes, 0);
    return { told: { cubes }, variant: cubes === 0 ? 'none' : undefined };
  },
  'trade-in-card': ({ give }) => ({ told: { old: trainName(give) } }),
  'trade-in-equipment': ({ give }) => ({ told: { old: give } }),
  'extra-station': ({ build }) => ({ variant: build ? undefined : 'empty' }),
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

export const speech = speechOf<[Own]>(own);
