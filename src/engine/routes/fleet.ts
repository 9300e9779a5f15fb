import type { Candidate } from './candidate';
import { bestRoute, ceilingOf, type Kind, kindsOf, type Quest } from './kinds';
import type { Train } from './types';

/** A train that could run by itself. */
export interface Member {
  readonly train: Train;
  readonly kind: Kind;
  readonly best: Candidate;
  /** No route of this train weighs more. */
  readonly ceiling: number;
}

/** Trains of one kind stand together, those that can bring most first. */
export type Fleet = readonly Member[];

export function fleetOf(quest: Quest): Fleet {
  return kindsOf(quest.input)
    .flatMap((kind) => {
      const best = bestRoute(quest, kind, -1);
      if (!best) return [];
      const ceiling = quest.effort.spent ? ceilingOf(kind) : best.weight;
      return kind.trains.map((train) => ({ train, kind, best, ceiling }));
    })
    .sort((a, b) => b.best.weight - a.best.weight);
}

/** How often a first run is gone over for a better route of one train, the others staying as they are. */
const rounds = 1;

/** A good run in little time: each train takes the best that is left, then each tries again. */
export function greedyRun(quest: Quest, fleet: Fleet): (Candidate | undefined)[] {
  const chosen: (Candidate | undefined)[] = fleet.map(() => undefined);
  let improved = true;
  for (let round = 0; round < rounds && improved; round++) {
    improved = false;
    for (const [i, { kind, best }] of fleet.entries()) {
      const taken = takenBy(
        kind,
        chosen.filter((_, j) => j !== i),
      );
      const free = !clashes(taken, best.mask);
      const better = free ? best : bestRoute(quest, kind, chosen[i]?.weight ?? -1, { taken });
      if (!better || better.weight <= (chosen[i]?.weight ?? -1)) continue;
      chosen[i] = better;
      improved = true;
    }
  }
  return chosen;
}

/** Marks of the track that these routes take. */
export function takenBy({ plan }: Kind, routes: readonly (Candidate | undefined)[]): Uint8Array {
  const { marks, units } = plan.network.lines;
  const taken = new Uint8Array(marks);
  for (let unit = 0; unit < units; unit++) {
    if (routes.some((route) => route && route.mask[unit >> 5]! & (1 << (unit & 31)))) taken[unit] = 1;
  }
  return taken;
}

function clashes(taken: Uint8Array, mask: Int32Array): boolean {
  return taken.some((mark, unit) => mark && unit >> 5 < mask.length && mask[unit >> 5]! & (1 << (unit & 31)));
}
