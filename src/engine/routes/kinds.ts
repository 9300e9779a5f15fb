import { arcsOf, type Candidate, evaluate, maskOf, routeOf, type Views, viewsIn } from './candidate';
import { type Network, networkOf } from './network';
import type { Order } from './order';
import { outlookOf, type Plan, planFor } from './plan';
import { type Found, type Hunt, hunt } from './search';
import type { Route, RunInput, Train, TrainProfile } from './types';

/** All trains of one profile, and what is worked out for them once. */
export interface Kind {
  readonly plan: Plan;
  readonly views: Views;
  readonly start: Pick<Hunt, 'roots' | 'oneArm'>;
  readonly trains: readonly Train[];
}

/** One for each profile among the trains. */
export function kindsOf(input: RunInput): Kind[] {
  const profiles = [...new Set(input.trains.map(({ profile }) => profile))];
  return profiles.map((profile) => kindOf(input, profile));
}

export function kindOf(input: RunInput, profile: TrainProfile, roots?: readonly number[]): Kind {
  const network = networkOf(input, profile);
  const start = roots ? { roots, oneArm: false } : rootsOf(network);
  return {
    plan: planFor(network, start.roots),
    views: viewsIn(network),
    start,
    trains: input.trains.filter((train) => train.profile === profile),
  };
}

/** Where the search for routes of one kind of train starts from. */
function rootsOf(network: Network): Pick<Hunt, 'roots' | 'oneArm'> {
  const wanted = network.profile.startsAt ? network.mayStart : network.own;
  const roots = [...network.leaving.keys()].filter(
    (stop) => wanted[stop] && network.leaving[stop]!.length > 0,
  );
  return { roots, oneArm: network.profile.startsAt !== undefined };
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

/** The best route of a kind on track that is not taken, if it ranks above `above`. */
export function bestRoute(quest: Quest, kind: Kind, above: number, wish: Wish = {}): Candidate | undefined {
  let best: Candidate | undefined;
  // at prices, what a route keeps is no multiple of anything
  const slack = wish.plan ? 0 : (quest.input.rules.unit ?? 1) - 1;
  collect(quest, kind, above, wish, (candidate) => {
    best = candidate;
    return candidate.rank + slack;
  });
  return best;
}

/** Where to look: on track that is left, for routes through certain stops, or at prices for track. */
export type Wish = Pick<Hunt, 'taken' | 'via'> & { readonly plan?: Plan };

/** Every route of a kind that ranks above `above`; `take` says above what the next one must be. */
export function collect(
  { input, effort }: Quest,
  kind: Kind,
  above: number,
  wish: Wish,
  take: (candidate: Candidate) => number,
): void {
  const before = effort.steps;
  const plan = wish.plan ?? kind.plan;
  const wanted: Hunt = {
    ...kind.start,
    ...(wish.taken && { taken: wish.taken }),
    ...(wish.via && { via: wish.via }),
    above,
    found(found) {
      const candidate = candidateOf(input, kind, plan, found, wanted.above);
      if (candidate) wanted.above = take(candidate);
      return false;
    },
    halted: (steps) => isSpent(effort, before + steps),
  };
  effort.steps = before + hunt(plan, wanted);
}

/** What was found as a candidate, if it is legal and ranks above `above`. */
function candidateOf(
  input: RunInput,
  { views, trains }: Kind,
  { network, moves, order }: Plan,
  found: Found,
  above: number,
): Candidate | undefined {
  const arcs = arcsOf(moves, found);
  const route = views(arcs);
  const earns = evaluate(network, route, arcs, found.stops);
  if (earns === undefined) return undefined;
  const { shared } = input.rules;
  const weight = shared ? earns + shared.most({ train: trains[0]!, route }) : earns;
  const rank = weight - priceOf(order, found);
  if (rank <= above) return undefined;
  return { arcs, earns, weight, rank, mask: maskOf(network, arcs), ...(shared && { view: route }) };
}

function priceOf({ price }: Order, { one, other }: Found): number {
  let sum = 0;
  for (const move of one) sum += price[move]!;
  for (const move of other) sum += price[move]!;
  return sum;
}

/** Routes that no other legal route is a part of, until there are enough of them. */
export function shortestRoutes(input: RunInput, kind: Kind, enough = Number.POSITIVE_INFINITY): Candidate[] {
  const routes: Candidate[] = [];
  hunt(kind.plan, {
    ...kind.start,
    above: Number.NEGATIVE_INFINITY,
    found(found) {
      const candidate =
        routes.length < enough
          ? candidateOf(input, kind, kind.plan, found, Number.NEGATIVE_INFINITY)
          : undefined;
      if (candidate) routes.push(candidate);
      return candidate !== undefined;
    },
    halted: () => routes.length >= enough,
  });
  return routes;
}

/** No route of this kind weighs more, whatever the search has found so far. */
export function ceilingOf({ plan, start }: Kind): number {
  const { network, budgets, hubs } = plan;
  const { table } = outlookOf(plan);
  const most = (amounts: number[]) => Math.max(0, ...amounts);
  const rows = [...Array(table.length / budgets.size).keys()];
  // from any place on, after any hub or town: so an arm of a route brings at most
  const ahead = most(rows.map((row) => table[(row + 1) * budgets.size - 1]!));
  const next = most([...hubs.worth, ...hubs.free.map((stop) => network.plain[stop]! + network.extra[stop]!)]);
  const root = most(start.roots.map((stop) => network.plain[stop]! + network.extra[stop]!));
  return root + 2 * (next + ahead) + network.extraForAll;
}

/** The route of a candidate with all its track. */
export function routeFor({ plan, views }: Kind, { arcs }: Candidate): Route {
  return routeOf(plan.network, views(arcs), arcs);
}
