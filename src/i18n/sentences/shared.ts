import type { HexId } from '@/engine/game/ids';
import type { CoreState, RoundState } from '@/engine/game/state';
import { say, sharedWords } from './dictionary';
import type { GameWords, MoveNotes, Places } from './speech';
import type { SharedSpoken } from './spoken';

const kinds: GameWords<SharedSpoken>['kinds'] = {
  seats: 'round',
  'stock-round': 'round',
  'operating-round': 'round',
  operates: 'round',
  priority: 'round',
  phase: 'round',
  'game-over': 'round',
  bid: 'auction',
  'price-falls': 'auction',
  'left-auction': 'auction',
  'private-sold': 'auction',
  passed: 'stock',
  founded: 'stock',
  bought: 'stock',
  'traded-in': 'stock',
  sold: 'stock',
  floated: 'stock',
  'new-director': 'stock',
  'handed-over': 'stock',
  'sold-out': 'stock',
  laid: 'track',
  station: 'track',
  ran: 'run',
  'no-revenue': 'run',
  'paid-out': 'run',
  withheld: 'run',
  'dividend-share': 'money',
  'dividend-kept': 'money',
  'dividend-rest': 'money',
  'private-pays': 'money',
  'sold-to-raise': 'money',
  'director-pays': 'money',
  credit: 'money',
  bankrupt: 'money',
  'no-lay': 'idle',
  'no-station': 'idle',
  'no-train': 'idle',
  'no-action': 'idle',
  'train-bought': 'trains',
  'train-offer': 'trains',
  'train-traded': 'trains',
  'train-declined': 'trains',
  'train-obsolete': 'trains',
  'train-discarded': 'trains',
  'forced-purchase': 'trains',
  took: 'stock',
  'took-director': 'stock',
  'gave-up': 'stock',
  'over-limit': 'stock',
  'tile-laid': 'track',
  'station-placed': 'track',
  'train-taken': 'trains',
  'no-train-left': 'trains',
  'train-swapped': 'trains',
  'trains-exchanged': 'trains',
  'train-aged': 'trains',
  'investor-drawn': 'round',
  'investor-acquires': 'stock',
  'investor-swaps': 'stock',
  'investor-quits': 'stock',
  'investor-card': 'round',
  'card-offered': 'money',
  'card-kept': 'money',
  'card-bought': 'money',
  'corrected-cash': 'money',
  'corrected-certificate': 'stock',
  'corrected-private': 'stock',
  'corrected-train': 'trains',
  'corrected-price': 'stock',
  'corrected-tile': 'track',
  'corrected-token': 'track',
  'corrected-marker': 'track',
};

/** Where the name of a detail alone does not tell what it is about. */
const roles: GameWords<SharedSpoken>['roles'] = {
  'pool-limit': { limit: 'percent' },
  'share-limit': { limit: 'percent' },
  'route-exclusive': { other: 'hex' },
  'route-track-shared': { other: 'train' },
  'sold-to-raise': { seller: 'player' },
  'corrected-cash': { from: 'place', to: 'place' },
  'corrected-certificate': { from: 'place', to: 'place' },
  'corrected-private': { from: 'player', to: 'player' },
  'corrected-train': { from: 'place', to: 'place' },
  'corrected-marker': { other: 'hex' },
  'correction-too-little': { from: 'place' },
  'correction-unknown': { what: 'place' },
  'correction-none-left': { what: 'place' },
  'train-obsolete': { at: 'company' },
  'train-swapped': { old: 'train' },
  'trains-exchanged': { other: 'company', old: 'train' },
  'no-lay': { homes: 'hex' },
  'no-action': { homes: 'hex' },
  'card-kept': { other: 'player' },
  'card-bought': { other: 'player' },
  'investor-swaps': { given: 'company' },
};

/** What is in the way of something that is not possible, beside that there is none of it. */
export function whyNot({ why }: { why: string }): string | undefined {
  return why === 'none' ? undefined : why;
}

/** What costs nothing. */
export function freeOfCost(what: object): 'free' | undefined {
  return 'cost' in what && what.cost === 0 ? 'free' : undefined;
}

const events: GameWords<SharedSpoken>['events'] = {
  'no-lay': whyNot,
  'no-station': whyNot,
  'no-train': whyNot,
  'no-action': ({ companies, homes }) =>
    companies.length === 0 ? 'none' : homes.length > 0 ? 'unlinked' : undefined,
  'corrected-tile': ({ tile }) => (tile === '' ? 'off' : undefined),
  'corrected-token': ({ on }) => (on ? undefined : 'off'),
  'private-sold': ({ amount }) => (amount === 0 ? 'free' : undefined),
  floated: ({ capital }) => (capital === 0 ? 'paid' : undefined),
  'new-director': ({ before }) => (before === 'pool' ? 'pool' : undefined),
  laid: freeOfCost,
  station: freeOfCost,
  'train-bought': ({ from }) => (from === 'pool' ? 'pool' : undefined),
  'train-obsolete': ({ at }) => (at === 'pool' ? 'pool' : undefined),
  'investor-acquires': ({ amount }) => (amount > 0 ? 'paid' : undefined),
  'investor-swaps': ({ amount }) => (amount > 0 ? 'paid' : undefined),
  'forced-purchase': ({ use }) => use,
  'sold-to-raise': ({ seller, purpose }) =>
    seller !== 'charter' ? purpose : purpose === 'equipment' ? 'own-equipment' : 'charter',
};

/** A station is placed in one of a hex's cities: which one is said where there are several. */
export function stationNotes(
  { hex, stop: at }: { hex: HexId; stop: number },
  places: Places,
): MoveNotes<{ stop: string }> {
  const name = places.stop?.(hex, at) ?? (at > 0 ? say('stop', 'number', { number: at + 1 }) : '');
  return { told: { stop: name }, variant: name ? 'stop' : undefined };
}

/** A tile is turned by sixths, in degrees. */
const sixth = 60;

export function layNotes({ turn }: { turn: number }): MoveNotes<{ degrees: number }> {
  return { told: { degrees: turn * sixth } };
}

const fromPool = ({ from }: { from: string }) => ({ variant: from === 'pool' ? 'pool' : undefined });

const moves: GameWords<SharedSpoken>['moves'] = {
  lay: layNotes,
  station: stationNotes,
  'buy-train': fromPool,
  'force-train': fromPool,
  'choose-card': ({ card }) => ({ variant: card }),
  dividend: ({ pay }) => ({ variant: pay ? 'pay' : 'keep' }),
  sell: ({ percents }) => ({ told: { percent: percents.reduce((a, b) => a + b, 0) } }),
  found({ company, row, col }, places) {
    const value = places.value?.(company, row, col);
    return value === undefined ? {} : { told: { value }, variant: 'value' };
  },
};

const prompts: GameWords<SharedSpoken>['prompts'] = {
  stock(state: CoreState) {
    const { number, selling } = state.round as RoundState & { number?: number; selling?: readonly string[] };
    if (selling?.length) return 'selling';
    // nothing is sold in the first stock round
    return number === 1 ? 'first' : undefined;
  },
  // room was made for it
  take: ({ round }) => ('discarded' in round && round.discarded ? 'discarded' : undefined),
};

/** The words of what the engine's pieces do, which every game may have. */
export const shared = { words: sharedWords, kinds, roles, events, moves, prompts };
