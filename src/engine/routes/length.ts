import type { Capacity, RouteView, TrainProfile, Visit } from './types';

/** How much of a train's capacity a route takes. */
export interface Length {
  readonly cities: number;
  readonly towns: number;
  readonly stops: number;
}

export function isTown(visit: Visit): boolean {
  return visit.stops[0]!.def.kind === 'town';
}

export function lengthOf(profile: TrainProfile, route: RouteView): Length {
  const last = route.visits.length - 1;
  const townCounts = (index: number) =>
    profile.capacity.townsCount === 'always' ||
    (profile.capacity.townsCount === 'ends' && (index === 0 || index === last));
  const towns = route.visits.filter((visit, i) => isTown(visit) && townCounts(i)).length;
  const cities = route.visits.filter((visit) => !isTown(visit)).length;
  return { cities, towns, stops: cities + towns - (profile.spares?.of(route) ?? 0) };
}

/** The first limit that a length breaks. */
export function beyond(capacity: Capacity, length: Length): { length: number; limit: number } | undefined {
  for (const what of ['cities', 'towns', 'stops'] as const) {
    const limit = capacity[what];
    if (limit !== undefined && length[what] > limit) return { length: length[what], limit };
  }
  return undefined;
}
