import { type Candidate, clash } from './candidate';
import { bestRoute, ceilingOf, type Kind, kindsOf, type Quest, shortestRoutes } from './kinds';
import { runOfMost } from './most';
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
      const best = bestRoute(quest, kind, -1) ?? anyRoute(quest, kind);
      if (!best) return [];
      const ceiling = quest.effort.spent ? ceilingOf(kind) : best.weight;
      return kind.trains.map((train) => ({ train, kind, best, ceiling }));
    })
    .sort((a, b) => b.best.weight - a.best.weight);
}

/** A search that was given up may have found nothing yet; a train that can run must not be left out for it. */
function anyRoute({ input, effort }: Quest, kind: Kind): Candidate | undefined {
  return effort.spent ? shortestRoutes(input, kind, 1)[0] : undefined;
}

/** A run to begin with: greedy, but as many trains as can run at all where that is demanded. */
export function firstRun(quest: Quest, fleet: Fleet): (Candidate | undefined)[] {
  const greedy = greedyRun(quest, fleet);
  const running = greedy.filter(Boolean).length;
  if (running === fleet.length || !quest.input.rules.runAsManyAsPossible) return greedy;
  const most = runOfMost(quest.input, [...new Set(fleet.map(({ kind }) => kind))]);
  return most.size > running
    ? improved(
        quest,
        fleet,
        fleet.map(({ train }) => most.get(train)),
      )
    : greedy;
}

/** Each train that runs takes the best route that the others leave. */
function improved(quest: Quest, fleet: Fleet, run: (Candidate | undefined)[]): (Candidate | undefined)[] {
  const chosen = [...run];
  for (const [i, { kind }] of fleet.entries()) {
    const route = chosen[i];
    if (!route) continue;
    const others = chosen.filter((other) => other !== route);
    chosen[i] = bestRoute(quest, kind, route.weight, { taken: takenBy(kind, others) }) ?? route;
  }
  return chosen;
}

/** One after the other, each train takes the best that is left. */
function greedyRun(quest: Quest, fleet: Fleet): (Candidate | undefined)[] {
  const chosen: (Candidate | undefined)[] = [];
  for (const { kind, best } of fleet) {
    const isFree = chosen.every((other) => !other || !clash(other.mask, best.mask));
    chosen.push(isFree ? best : bestRoute(quest, kind, -1, { taken: takenBy(kind, chosen) }));
  }
  return chosen;
}

/** Marks of the track that these routes take. */
function takenBy({ plan }: Kind, routes: readonly (Candidate | undefined)[]): Uint8Array {
  const { arcs, marks } = plan.network.lines;
  const taken = new Uint8Array(marks);
  for (const route of routes) {
    for (const arc of route?.arcs ?? []) for (const unit of arcs[arc]!.segment.units) taken[unit] = 1;
  }
  return taken;
}
