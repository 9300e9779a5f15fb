import type { PlayerId } from './ids';

/** What an event may tell beside its type. */
export type Detail = string | number | boolean | readonly string[] | readonly number[];

/** An event that tells nothing beside its type. */
export type NoDetails = Record<never, never>;

/** What happens in every game, whatever its rules. */
export interface TableEvents {
  seats: { players: readonly PlayerId[] };
  priority: { player: PlayerId };
  'game-over': NoDetails;
}

/**
 * The events of the engine's pieces, with their details. Each piece declares its own beside itself and adds them here:
 * `declare module '@/engine/game/events' { interface EngineEvents extends StockEvents {} }`.
 */
export interface EngineEvents extends TableEvents {}

/** Every event there is: a family of games adds its own to those of the engine, in the same way. */
export interface EventCatalogue extends EngineEvents {}

export type EventType = keyof EventCatalogue;

/** Something happened; `i18n` makes a sentence of it. */
export type GameEvent = EventOf<EventType>;
export type EventOf<T extends EventType> = T extends unknown
  ? { readonly type: T } & Readonly<EventCatalogue[T]>
  : never;

/** Those of these types. */
export function eventsOfType<T extends EventType>(
  events: readonly GameEvent[],
  ...types: readonly T[]
): EventOf<T>[] {
  const isAsked = (event: GameEvent): event is EventOf<T> =>
    (types as readonly string[]).includes(event.type);
  return events.filter(isAsked);
}
