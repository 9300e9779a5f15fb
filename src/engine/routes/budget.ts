import { city, type Network, passedBy } from './network';

/**
 * What of a train's capacity is left while a route grows: cities, stops, or both where they are limited
 * apart. A limit that follows from the other is left out, so that tables by budget stay small.
 */
export interface Budgets {
  readonly cities: number;
  readonly stops: number;
  /** How many different budgets there are. */
  readonly size: number;
  /** What each stop takes. */
  readonly citiesAt: Uint8Array;
  readonly stopsAt: Uint8Array;
  /** What a town takes more when the route ends there. */
  readonly endCost: 0 | 1;
}

export function budgetsFor(network: Network): Budgets {
  const { capacity, spares } = network.profile;
  const visits = network.leaving.filter((arcs) => arcs.length > 0).length;
  const most = (limit: number | undefined, spare: number) => Math.min((limit ?? visits) + spare, visits);
  const townsCost = capacity.townsCount === 'always';
  const limit = most(capacity.stops, spares?.most ?? 0);
  const cityLimit = Math.min(most(capacity.cities, 0), limit);
  const byCities = !townsCost || cityLimit < limit;
  return {
    cities: byCities ? cityLimit : 0,
    stops: townsCost ? limit : 0,
    size: (byCities ? cityLimit + 1 : 1) * (townsCost ? limit + 1 : 1),
    citiesAt: network.kind.map((kind) => Number(byCities && kind === city)),
    stopsAt: network.kind.map((kind) => Number(townsCost && kind !== passedBy)),
    endCost: capacity.townsCount === 'ends' ? 1 : 0,
  };
}
