/** Where breweries are companies there is more to say. */
import { type GameWords, speechOf, whyNot } from '@/i18n/sentences';
import { voiceOf } from '@/i18n/voice';
import { own as ofAll, type speech } from '.';
import { brewingWords, words } from './area';
import type { panels as panelsOfAll } from './en';
import type { panels } from './en/brewing';
import type { BrewingOwn, Own } from './own';
import { railwayRoundWords } from './railway-rounds';

/** What their panels and views say. */
export const { t, tOf, tCount } = voiceOf<typeof panels & typeof panelsOfAll>(
  brewingWords.words('panels'),
  words.words('panels'),
);

const kinds: GameWords<BrewingOwn>['kinds'] = {
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
  'no-equipment': 'idle',
  'no-load': 'idle',
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

const roles: GameWords<BrewingOwn>['roles'] = {
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
  'investor-cards': { railway: 'player', brewery: 'player' },
  'investor-cards-swapped': { railway: 'player', brewery: 'player' },
  'investor-converts': { minor: 'company' },
  'investor-takes': { free: 'percent' },
  'investor-pays-back': { left: 'money' },
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

const events: GameWords<BrewingOwn>['events'] = {
  'beer-asked': directed,
  'no-equipment': whyNot,
  'beer-loaded': directed,
  'beer-refused': directed,
  'investor-pays-back': ({ left }) => (left === 0 ? 'all' : undefined),
  'minor-traded': ({ amount }) => (amount === 0 ? 'free' : undefined),
  'company-closed': ({ use }) => use,
  'equipment-bought': ({ subsidy }) => (subsidy > 0 ? 'subsidy' : undefined),
};

const moves: GameWords<BrewingOwn>['moves'] = {
  'pick-card': ({ card }) => ({ variant: card }),
  'float-sale': ({ percents }) => ({ variant: percents.length === 0 ? 'none' : undefined }),
  'found-with-minor': ({ company, row, col }, places) => ({
    told: { value: places.value?.(company, row, col) ?? 0 },
  }),
};

const own: GameWords<BrewingOwn> = {
  words: brewingWords.words('game'),
  rounds: railwayRoundWords,
  kinds,
  roles,
  events,
  moves,
};

const withBreweries = speechOf<[BrewingOwn, Own]>(own, ofAll);

/** Railways have rounds of their own name; minor breweries have proper names, where The Railway Game numbers its private ones. */
export const brewingSpeech: typeof speech = {
  ...withBreweries,
  textOf: (key) => (key.startsWith('privateName.') ? undefined : withBreweries.textOf(key)),
};
