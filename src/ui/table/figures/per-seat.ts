import type { Seat } from '../seat';

/** Worked out once for every state of the table: several parts of it show the same figures with every move. */
export function perSeat<T extends object>(work: (seat: Seat) => T): (seat: Seat) => T {
  const known = new WeakMap<Seat, T>();
  return (seat) => {
    const result = known.get(seat) ?? work(seat);
    known.set(seat, result);
    return result;
  };
}
