/** The plain method: list all routes of each train, then try all combinations. */
import { type Candidate, clash } from '@/engine/routes/candidate';
import { collect, type Effort, type Kind, kindsOf, routeFor } from '@/engine/routes/kinds';
import { totalOf } from '@/engine/routes/report';
import type { Route, RunInput, Running } from '@/engine/routes/types';

export interface Plain {
  /** Routes listed and combinations to try. */
  readonly steps: number;
  /** The best total; none where there are more combinations than are worth trying. */
  readonly total?: number;
}

export function plainRun(input: RunInput, mostSteps: number): Plain {
  const lists = new Map<Kind, Candidate[]>();
  for (const kind of kindsOf(input)) lists.set(kind, allRoutes(input, kind));
  const ofTrains = [...lists]
    .filter(([, list]) => list.length > 0)
    .flatMap(([kind, list]) =>
      kind.trains.map((train) =>
        list.map(
          ({ mask, ...candidate }): Choice => ({
            mask,
            weight: candidate.weight,
            running: { train, route: routeFor(kind, { mask, ...candidate }) },
          }),
        ),
      ),
    );
  const combinations = ofTrains.reduce((product, list) => product * (list.length + 1), 1);
  const routes = [...lists.values()].reduce((sum, list) => sum + list.length, 0);
  const steps = routes + combinations;
  return steps > mostSteps ? { steps } : { steps, total: bestOf(input, ofTrains) };
}

/** A route for a train. */
interface Choice extends Pick<Candidate, 'mask' | 'weight'> {
  readonly running: Running<Route>;
}

function allRoutes(input: RunInput, kind: Kind): Candidate[] {
  const effort: Effort = { steps: 0, mostSteps: Number.POSITIVE_INFINITY, spent: false, halted: () => false };
  const list: Candidate[] = [];
  collect({ input, effort }, kind, -1, {}, (candidate) => {
    list.push(candidate);
    return -1;
  });
  return list;
}

/** Most trains first, then most money. */
function bestOf(input: RunInput, lists: readonly (readonly Choice[])[]): number {
  let best = { running: 0, total: 0 };
  const place = (train: number, chosen: readonly Choice[], weight: number): void => {
    if (train === lists.length) {
      const running = chosen.length;
      // weights tell the most that each route could get of what trains share
      if (running === best.running && weight + (input.rules.shared?.rest ?? 0) <= best.total) return;
      const total = input.rules.shared
        ? totalOf(
            input,
            chosen.map((each) => each.running),
          )
        : weight;
      if (running > best.running || (running === best.running && total > best.total))
        best = { running, total };
      return;
    }
    place(train + 1, chosen, weight);
    for (const route of lists[train]!) {
      if (chosen.some((other) => clash(other.mask, route.mask))) continue;
      place(train + 1, [...chosen, route], weight + route.weight);
    }
  };
  place(0, [], 0);
  return best.total;
}
