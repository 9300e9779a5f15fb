import { freeOfCost, type GameWords, speechOf, trainName } from '@/i18n/sentences';
import { voiceOf } from '@/i18n/voice';
import { roundWords } from '../../cover';
import { cover } from '../cover';
import { words } from './area';
import type { panels } from './en';
import type { Own } from './own';
import { withRailwayRounds } from './railway-rounds';

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
  'free-link': 'track',
  link: 'track',
  linked: 'track',
  'marker-used': 'track',
  'reservation-ends': 'track',
  'beer-brewed': 'track',
  'beer-delivered': 'run',
  'minors-laid-out': 'round',
  'brewery-order': 'round',
  'brewery-round': 'round',
  'segment-opened': 'round',
  'no-demand': 'round',
  'market-prepared': 'round',
  'export-field-emptied': 'round',
  'minor-dealt': 'auction',
  'minor-left': 'auction',
  'minor-traded': 'stock',
  'order-taken': 'stock',
  'float-sale': 'stock',
  'float-filled': 'stock',
  'company-closed': 'stock',
  'card-burnt': 'track',
  'demand-grows': 'track',
  'equipment-lost': 'trains',
  'equipment-given-up': 'trains',
  'equipment-bought': 'trains',
  'beer-supplied': 'run',
  'beer-asked': 'run',
  'beer-loaded': 'run',
  'beer-refused': 'run',
  'marker-first': 'auction',
  'marker-bought': 'trains',
  'marker-asked': 'trains',
  'marker-traded': 'trains',
  'marker-declined': 'trains',
  'marker-back': 'trains',
  'wagon-moved': 'trains',
  'wagon-cube-back': 'trains',
  'pubs-pay': 'money',
  bottled: 'run',
  'event-taken': 'trains',
  'event-back': 'trains',
  'event-used': 'run',
  fair: 'money',
  advertised: 'run',
  'cube-ahead-back': 'run',
  'equipment-in-payment': 'trains',
  'premium-beer': 'run',
  'toll-production': 'run',
  'second-shift': 'run',
  'transport-contract': 'run',
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
  'investor-beer': 'run',
  'investor-shares': 'run',
  'investor-redeems': 'stock',
  'investor-credit': 'money',
  'investor-repays': 'money',
  'investors-brewery': 'round',
  'investor-cards': 'round',
  'investor-cards-swapped': 'round',
  'investor-converts': 'stock',
  'investor-takes': 'stock',
  'investor-lent': 'money',
  'investor-rest-sold': 'stock',
  'investor-pays-back': 'money',
  'investor-has-newest': 'run',
  'investor-lacks-newest': 'run',
  'investor-equips': 'trains',
  'gray-begins': 'round',
};

const roles: GameWords<Own>['roles'] = {
  'not-available': { after: 'company' },
  'minors-laid-out': { minors: 'company' },
  'minor-dealt': { minor: 'company' },
  'minor-left': { minor: 'company' },
  'minor-traded': { minor: 'company' },
  'equipment-bought': { subsidy: 'money' },
  'equipment-too-dear': { subsidy: 'money' },
  'beer-asked': { railway: 'company' },
  'beer-loaded': { railway: 'company' },
  'beer-refused': { railway: 'company' },
  'not-your-minor': { minor: 'company' },
  ...expertRoles(),
  'investor-repays': { left: 'money' },
  'investor-cards': { railway: 'player', brewery: 'player' },
  'investor-cards-swapped': { railway: 'player', brewery: 'player' },
  'investor-converts': { minor: 'company' },
  'investor-takes': { free: 'percent' },
  'investor-pays-back': { left: 'money' },
  'mines-closed': { mines: 'hex' },
  'wagon-ways': { mines: 'hex' },
};

/** Markers and events go by their names, in moves as in what is told of them. */
function expertRoles() {
  const [marker, event] = [{ marker: 'card' }, { event: 'card' }] as const;
  return {
    'marker-first': marker,
    'marker-bought': marker,
    'marker-asked': marker,
    'marker-traded': marker,
    'marker-declined': marker,
    'marker-back': marker,
    'no-such-marker': marker,
    'marker-not-for': marker,
    'marker-refused': marker,
    'marker-price': { min: 'money', max: 'money' },
    'first-marker': marker,
    'buy-marker': marker,
    'event-taken': event,
    'event-back': event,
    'event-used': event,
    'no-such-event': event,
    'event-no-use': event,
    'event-not-there': event,
    'event-spent': event,
    'take-event': event,
    'return-event': event,
    'transport-contract': { railway: 'company' },
  } as const;
}

const directed = ({ hex }: { hex?: string }) => (hex === undefined ? undefined : 'directed');

const events: GameWords<Own>['events'] = {
  'beer-asked': directed,
  'beer-loaded': directed,
  'beer-refused': directed,
  link: freeOfCost,
  'investor-beer': ({ cubes }) => (cubes === 0 ? 'none' : undefined),
  'investor-shares': ({ reason }) => (reason === 'permanent' ? undefined : reason),
  'investor-repays': ({ left }) => (left === 0 ? 'all' : undefined),
  'investor-pays-back': ({ left }) => (left === 0 ? 'all' : undefined),
  'minor-traded': ({ amount }) => (amount === 0 ? 'free' : undefined),
  'equipment-bought': ({ subsidy }) => (subsidy > 0 ? 'subsidy' : undefined),
};

const moves: GameWords<Own>['moves'] = {
  deliver({ loads }) {
    const cubes = loads.reduce((sum, load) => sum + load.cubes, 0);
    return { told: { cubes }, variant: cubes === 0 ? 'none' : undefined };
  },
  'send-beer': ({ cubes }) => ({ variant: cubes === 0 ? 'none' : undefined }),
  'trade-in-card': ({ give }) => ({ told: { old: trainName(give) } }),
  'trade-in-equipment': ({ give }) => ({ told: { old: give } }),
  'extra-station': ({ build }) => ({ variant: build ? undefined : 'empty' }),
  'pick-card': ({ card }) => ({ variant: card }),
  'float-sale': ({ percents }) => ({ variant: percents.length === 0 ? 'none' : undefined }),
  'found-with-minor': ({ company, row, col }, places) => ({
    told: { value: places.value?.(company, row, col) ?? 0 },
  }),
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

const withBreweries = speechOf({ ...own, rounds: withRailwayRounds(roundWords(cover)) });

/** Railways have rounds of their own name; minor breweries have proper names, where The Railway Game numbers its private ones. */
export const brewingSpeech: typeof speech = {
  ...withBreweries,
  textOf: (key) => (key.startsWith('privateName.') ? undefined : withBreweries.textOf(key)),
};
