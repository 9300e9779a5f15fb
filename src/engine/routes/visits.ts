import type { Visit } from './types';

/**
 * Works something out once for each visit. A search shows rules the same visits in thousands of routes, so
 * what a bonus needs to know of a single visit is best kept.
 */
export function perVisit<T>(of: (visit: Visit) => T): (visit: Visit) => T {
  const known = new WeakMap<Visit, { readonly value: T }>();
  return (visit) => {
    let kept = known.get(visit);
    if (!kept) {
      kept = { value: of(visit) };
      known.set(visit, kept);
    }
    return kept.value;
  };
}
