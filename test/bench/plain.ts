/** The plain method: list all routes of each train, then try all combinations. */
import { type Candidate, clash } from '@/engine/routes/candidate';
import { collect, type Effort, type Kind, kindsOf } from '@/engine/routes/kinds';
import type { RunInput } from '@/engine/routes/types';

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
    .flatMap(([kind, list]) => kind.trains.map(() => list))
    .filter((list) => list.length > 0);
  const combinations = ofTrains.reduce((product, list) => product * (list.length + 1), 1);
  const routes = [...lists.values()].reduce((sum, list) => sum + list.length, 0);
  const steps = routes + combinations;
  return steps > mostSteps ? { steps } : { steps, total: bestOf(ofTrains) };
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
function bestOf(lists: readonly (readonly Candidate[])[]): number {
  let best = { running: 0, total: 0 };
  const place = (train: number, chosen: readonly Candidate[], total: number): void => {
    if (train === lists.length) {
      const running = chosen.length;
      if (running > best.running || (running === best.running && total > best.total))
        best = { running, total };
      return;
    }
    place(train + 1, chosen, total);
    for (const route of lists[train]!) {
      if (chosen.some((other) => clash(other.mask, route.mask))) continue;
      place(train + 1, [...chosen, route], total + route.weight);
    }
  };
  place(0, [], 0);
  return best.total;
}
