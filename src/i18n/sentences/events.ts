import type { EventOf, EventType, GameEvent } from '@/engine/game/events';
import { fillingOf, roleOf } from './details';
import { say, sayOne, textOf } from './dictionary';
import type { Names } from './names';

/** What a filter of the log can ask for. */
export const logKinds = ['round', 'auction', 'stock', 'track', 'run', 'trains', 'money'] as const;
export type LogKind = (typeof logKinds)[number];

const kinds: Readonly<Record<string, LogKind>> = {
  seats: 'round',
  industries: 'round',
  'breweries-drawn': 'round',
  'stock-round': 'round',
  'operating-round': 'round',
  'short-operating-round': 'round',
  operates: 'round',
  priority: 'round',
  phase: 'round',
  'privates-close': 'round',
  'game-over': 'round',
  'first-player': 'round',
  turn: 'round',
  'final-runs': 'round',
  bid: 'auction',
  'price-falls': 'auction',
  'left-auction': 'auction',
  'private-sold': 'auction',
  'free-certificate': 'auction',
  'director-certificate': 'auction',
  passed: 'stock',
  founded: 'stock',
  bought: 'stock',
  'traded-in': 'stock',
  'brewery-assigned': 'stock',
  'brewery-turned': 'stock',
  'breweries-turned': 'round',
  took: 'stock',
  'took-director': 'stock',
  'never-founded': 'stock',
  'gave-up': 'stock',
  buried: 'stock',
  'over-limit': 'stock',
  sold: 'stock',
  floated: 'stock',
  'new-director': 'stock',
  'handed-over': 'stock',
  'sold-out': 'stock',
  laid: 'track',
  'power-used': 'track',
  'free-link': 'track',
  link: 'track',
  'marker-used': 'track',
  'reservation-ends': 'track',
  station: 'track',
  'tile-laid': 'track',
  'station-placed': 'track',
  linked: 'track',
  ran: 'run',
  'no-revenue': 'run',
  'paid-out': 'run',
  withheld: 'run',
  'dividend-share': 'money',
  'dividend-kept': 'money',
  'dividend-rest': 'money',
  'own-share-sold': 'stock',
  'own-share-bought': 'stock',
  'beer-brewed': 'track',
  'beer-delivered': 'run',
  'private-pays': 'money',
  'link-paid': 'money',
  'sold-to-raise': 'money',
  'director-pays': 'money',
  credit: 'money',
  'train-bought': 'trains',
  'train-taken': 'trains',
  'no-train-left': 'trains',
  'train-swapped': 'trains',
  'trains-exchanged': 'trains',
  'train-aged': 'trains',
  'train-offer': 'trains',
  'train-traded': 'trains',
  'train-declined': 'trains',
  'train-obsolete': 'trains',
  'train-discarded': 'trains',
  'forced-purchase': 'trains',
};

/** Has this kind of event a place in the log's filters? All that the engine emits must. */
export function kindOf(type: string): LogKind | undefined {
  return Object.hasOwn(kinds, type) ? kinds[type] : undefined;
}

export function kindName(kind: LogKind): string {
  return say('logKind', kind);
}

/** Where the same event is better said in other words. */
const variants: { readonly [T in EventType]?: (event: EventOf<T>) => string | undefined } = {
  'private-sold': ({ amount }) => (amount === 0 ? 'free' : undefined),
  floated: ({ capital }) => (capital === 0 ? 'paid' : undefined),
  laid: ({ cost }) => (cost === 0 ? 'free' : undefined),
  station: ({ cost }) => (cost === 0 ? 'free' : undefined),
  link: ({ cost }) => (cost === 0 ? 'free' : undefined),
  'train-bought': ({ from }) => (from === 'pool' ? 'pool' : undefined),
  'train-obsolete': ({ at }) => (at === 'pool' ? 'pool' : undefined),
  'sold-to-raise': ({ seller }) => (seller === 'charter' ? 'charter' : undefined),
};

/** What happened, in plain text. An event that has no words is named by its type. */
export function eventSentence(event: GameEvent, names: Names): string {
  const { type, ...details } = event;
  const filling = fillingOf(type, details, names);
  const sentence = sayOne('event', type, variantOf(event), filling);
  const further = addenda(event).flatMap((part) =>
    textOf(`event.${type}.${part}`) ? [say('event', `${type}.${part}`, filling)] : [],
  );
  return [sentence, ...further].join(', ');
}

function variantOf<T extends EventType>(event: EventOf<T>): string | undefined {
  const variant = variants[event.type] as ((event: EventOf<T>) => string | undefined) | undefined;
  return variant?.(event);
}

/** Parts that are only said of some runs. */
function addenda(event: GameEvent): string[] {
  if (event.type !== 'ran') return [];
  return [...(event.bonuses.length > 0 ? ['bonus'] : []), ...(event.ferries.length > 0 ? ['ferry'] : [])];
}

export interface About {
  readonly players: readonly string[];
  readonly companies: readonly string[];
  readonly kind: LogKind;
}

const places: readonly unknown[] = ['charter', 'pool', 'depot', 'gone'];

/** Whom an event concerns, and what for. */
export function eventAbout(event: GameEvent): About {
  const { type, ...details } = event;
  const of = (role: string) =>
    Object.entries(details)
      .filter(([name]) => roleOf(type, name) === role)
      .flatMap(([, detail]) => (Array.isArray(detail) ? detail : [detail]))
      .filter((id) => !places.includes(id))
      .map(String);
  return { players: of('player'), companies: of('company'), kind: kindOf(type) ?? 'round' };
}
