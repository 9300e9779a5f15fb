import type { PlayerId } from './ids';
import type { Setup } from './state';

/**
 * The players clockwise from the one who begins. `dealt` are all of them in the order of the cards that they were
 * dealt: they change places to sit in that order, or stay where they sit, and only the first card counts.
 */
export function seatsOf({ players, seating }: Setup, dealt: readonly PlayerId[]): PlayerId[] {
  if (seating !== 'entered') return [...dealt];
  const seats = players.map(({ id }) => id);
  const first = seats.indexOf(dealt[0]!);
  return [...seats.slice(first), ...seats.slice(0, first)];
}
