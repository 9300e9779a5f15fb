import type { EventOf, EventType, GameEvent } from '@/engine/game/events';
import { fillingOf, roleOf } from './details';
import { say } from './dictionary';
import type { Names } from './names';
import type { EventVariants, LogKind, Speech } from './speech';

/** Has this kind of event a place in the log's filters? All that a game emits must. */
export function kindOf(type: string, { kinds }: Pick<Speech, 'kinds'>): LogKind | undefined {
  return Object.hasOwn(kinds, type) ? kinds[type] : undefined;
}

export function kindName(kind: LogKind): string {
  return say('logKind', kind);
}

/** What happened, in plain text. An event that has no words is named by its type. */
export function eventSentence(event: GameEvent, names: Names): string {
  const { type, ...details } = event;
  const { events, say, sayOne, textOf } = names.speech;
  const filling = fillingOf(type, details, names);
  const sentence = sayOne('event', type, variantOf(event, events), filling);
  const further = addenda(event).flatMap((part) =>
    textOf(`event.${type}.${part}`) ? [say('event', `${type}.${part}`, filling)] : [],
  );
  return [sentence, ...further].join(', ');
}

function variantOf<T extends EventType>(event: EventOf<T>, variants: EventVariants): string | undefined {
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
export function eventAbout(event: GameEvent, speech: Speech): About {
  const { type, ...details } = event;
  const of = (role: string) =>
    Object.entries(details)
      .filter(([name]) => roleOf(type, name, speech) === role)
      .flatMap(([, detail]) => (Array.isArray(detail) ? detail : [detail]))
      .filter((id) => !places.includes(id))
      .map(String);
  return { players: of('player'), companies: of('company'), kind: kindOf(type, speech) ?? 'round' };
}
