import { plainAt } from '@/engine/game/draft';
import type { CompanyId, PlayerId } from '@/engine/game/ids';

/**
 * Who sits at the table, who may own something and who decides are three questions; in most games the players are the
 * answer to all of them.
 */
export interface Persons {
  /** Players clockwise around the table: they take turns. */
  seats: PlayerId[];
  /** All who may own something, clockwise, where somebody without a seat is among them. */
  holders?: PlayerId[];
  /** Who decides for an owner that does not do so itself, or for one company of such an owner. */
  deciders?: Record<PlayerId | CompanyId, PlayerId>;
}

/** The players clockwise around the table. They stay where they sit: a value, see `plainAt`. */
export function seatsOf(state: Pick<Persons, 'seats'>): readonly PlayerId[] {
  return plainAt(state, 'seats');
}

/** All who may own something: the players, if the game does not say otherwise. */
export function holdersOf(state: Pick<Persons, 'seats' | 'holders'>): readonly PlayerId[] {
  return plainAt(state, 'holders') ?? seatsOf(state);
}

/** Who decides what this owner does: usually nobody else. */
export function deciderFor(state: Pick<Persons, 'deciders'>, owner: PlayerId): PlayerId {
  return state.deciders?.[owner] ?? owner;
}

/** The players clockwise, beginning with this one. */
export function clockwiseFrom(seats: readonly PlayerId[], first: PlayerId): PlayerId[] {
  const at = seats.indexOf(first);
  return [...seats.slice(at), ...seats.slice(0, at)];
}

export function leftOf(seats: readonly PlayerId[], player: PlayerId): PlayerId {
  return seats[(seats.indexOf(player) + 1) % seats.length]!;
}
