import type { StopNode } from '@/engine/board/graph';
import { bestRoute, type Effort, kindOf, routeFor } from './kinds';
import { segmentsOf } from './segments';
import type { Route, RunInput, Train } from './types';

export interface CompleteOptions {
  /** Routes of other trains, whose track is taken. */
  readonly others?: readonly Route[];
  /** The route ends at the first and the last of the stops, instead of going on where that earns more. */
  readonly exactEnds?: boolean;
  /** Gives up after so many steps. */
  readonly nodes?: number;
}

/** The best legal route of a train through a few stops in this order, or none. */
export function completeRoute(
  input: RunInput,
  train: Train,
  stops: readonly StopNode[],
  options: CompleteOptions = {},
): Route | undefined {
  const [first, last] = [stops[0], stops.at(-1)];
  if (!first || !last || new Set(stops).size < stops.length) return undefined;
  const { profile } = train;
  const endsAt = (stop: StopNode) => (stop === first || stop === last) && (profile.endsAt?.(stop) ?? true);
  const asked = options.exactEnds && stops.length > 1 ? { ...profile, endsAt } : profile;
  const kind = kindOf({ ...input, trains: [{ ...train, profile: asked }] }, asked, [first.index]);
  const effort: Effort = {
    steps: 0,
    mostSteps: options.nodes ?? Number.POSITIVE_INFINITY,
    spent: false,
    halted: () => false,
  };
  const taken = new Uint8Array(kind.plan.network.lines.marks);
  const { unitOf } = segmentsOf(input.graph);
  for (const route of options.others ?? []) {
    for (const { uses } of route.pieces) {
      for (const use of uses) if (unitOf.has(use)) taken[unitOf.get(use)!] = 1;
    }
  }
  const via = stops.map((stop) => stop.index);
  const best = bestRoute({ input, effort }, kind, -1, { taken, via });
  return best && routeFor(kind, best);
}
