import { type Bounds, boundsFor } from './bound';
import { type Candidate, evaluate, maskOf, viewOfFound } from './candidate';
import { type Network, networkOf } from './network';
import { type Hunt, hunt, rootsOf } from './search';
import type { Earned, RunInput, Train, TrainProfile } from './types';

/** All trains of one profile, and what is worked out for them once. */
export interface Kind {
  readonly network: Network;
  readonly bounds: Bounds;
  readonly start: Pick<Hunt, 'roots' | 'oneArm'>;
  readonly trains: readonly Train[];
}

export function kindsOf(input: RunInput): Kind[] {
  const profiles = [...new Set(input.trains.map(({ profile }) => profile))];
  return profiles.map((profile) => kindOf(input, profile));
}

export function kindOf(input: RunInput, profile: TrainProfile): Kind {
  const network = networkOf(input, profile);
  const start = rootsOf(network);
  return {
    network,
    start,
    bounds: boundsFor(network, start.roots),
    trains: input.trains.filter((train) => train.profile === profile),
  };
}

/** Counts the steps of all searches of one run, and says when there were enough. */
export interface Effort {
  steps: number;
  readonly mostSteps: number;
  /** Given up: what was found is perhaps not the best. */
  spent: boolean;
  halted(): boolean;
}

export function isSpent(effort: Effort, steps: number): boolean {
  if (steps >= effort.mostSteps || effort.halted()) effort.spent = true;
  return effort.spent;
}

export interface Quest {
  readonly input: RunInput;
  readonly effort: Effort;
}

/** The best route of a kind on track that is not taken, if it earns more than `above`. */
export function bestRoute(
  quest: Quest,
  kind: Kind,
  above: number,
  wish: Pick<Hunt, 'taken' | 'via'> & Partial<Pick<Hunt, 'roots'>> = {},
): Candidate | undefined {
  let best: Candidate | undefined;
  collect(
    quest,
    kind,
    wish,
    () => best?.weight ?? above,
    (candidate) => {
      best = candidate;
    },
  );
  return best;
}

/** Every route of a kind that weighs more than the threshold. */
export function collect(
  { input, effort }: Quest,
  kind: Kind,
  wish: Pick<Hunt, 'taken' | 'via'> & Partial<Pick<Hunt, 'roots'>>,
  threshold: () => number,
  take: (candidate: Candidate) => void,
): void {
  const { network } = kind;
  const train = kind.trains[0]!;
  const before = effort.steps;
  const steps = hunt(
    network,
    {
      ...kind.start,
      ...wish,
      threshold,
      found(found) {
        const route = viewOfFound(network, found);
        const value = evaluate(network, route, found.stops);
        if (value === undefined) return false;
        const weight = value + mostShare(input, { train, route });
        if (weight > threshold()) take({ route, value, weight, mask: maskOf(network, found) });
        return false;
      },
      halted: (steps) => isSpent(effort, before + steps),
    },
    wish.roots ? undefined : kind.bounds,
  );
  effort.steps = before + steps;
}

function mostShare({ rules }: RunInput, earned: Earned): number {
  return rules.shared?.most(earned) ?? 0;
}

/** No route of this kind weighs more, whatever the search has found so far. */
export function ceilingOf({ network, bounds, start }: Kind): number {
  let most = 0;
  for (const root of start.roots) {
    const row = bounds.row(-1, root);
    const ahead = bounds.shared(row, row)[bounds.budgets.size - 1]!;
    most = Math.max(most, network.plain[root]! + network.extra[root]! + ahead);
  }
  return most + network.extraForAll;
}
