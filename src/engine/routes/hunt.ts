import type { Network } from './network';

/** A route that the search has found: moves from its root one way and then, perhaps, the other way. */
export interface Found {
  readonly one: readonly number[];
  readonly other: readonly number[];
  /** What its stops earn. */
  readonly stops: number;
  /** What its track costs. */
  readonly price: number;
}

export interface Hunt {
  /** Stops that every route has one of; a route is found from the first of them. */
  readonly roots: readonly number[];
  /** Every route ends at its root: where it starts is given. */
  readonly oneArm: boolean;
  /** Marks that other trains have taken already. */
  readonly taken?: Uint8Array;
  /** Only routes through these stops in this order; the first is the only root. */
  readonly via?: readonly number[];
  /** Routes that cannot earn more than this, less the price of their track, are left out; it may be raised. */
  above: number;
  /** A legal route that may earn more. True: longer ones that begin like it are not wanted. */
  found(route: Found): boolean;
  /** Asked now and then: is the search to be given up? */
  halted(steps: number): boolean;
}

/** Where the search for routes of one kind of train starts from. */
export function rootsOf(network: Network): Pick<Hunt, 'roots' | 'oneArm'> {
  const wanted = network.profile.startsAt ? network.mayStart : network.own;
  const roots = [...network.leaving.keys()].filter(
    (stop) => wanted[stop] && network.leaving[stop]!.length > 0,
  );
  return { roots, oneArm: network.profile.startsAt !== undefined };
}
