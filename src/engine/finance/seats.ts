import { plainOf } from '@/engine/game/draft';
import type { PlayerId } from '@/engine/game/ids';

/** The players clockwise around the table. They stay where they sit: a value, see `plainOf`. */
export function seatsOf(state: { readonly seats: readonly PlayerId[] }): readonly PlayerId[] {
  return plainOf(state.seats);
}

/** The players clockwise, beginning with this one. */
export function clockwiseFrom(seats: readonly PlayerId[], first: PlayerId): PlayerId[] {
  const at = seats.indexOf(first);
  return [...seats.slice(at), ...seats.slice(0, at)];
}

export function leftOf(seats: readonly PlayerId[], player: PlayerId): PlayerId {
  return seats[(seats.indexOf(player) + 1) % seats.length]!;
}
