import type { Candidate } from './candidate';
import { type Contest, proveBest } from './contest';
import { type Fleet, firstRun, fleetOf } from './fleet';
import { type Effort, isSpent, type Quest, routeFor } from './kinds';
import { mostTrains } from './most';
import { sharedTotal } from './report';
import type { Route, RunInput, Running, Train } from './types';

export interface RunOptions {
  /** Gives up after so many steps: the same on every device. */
  readonly nodes?: number;
  /** Asked now and then: is the answer not wanted any more, or the time up? */
  halted?(): boolean;
  /** Up to so many steps of each train's own search, all routes are listed at once; for measuring and tests. */
  readonly fewSteps?: number;
  /** Told of each run that is better than the last. */
  onImprove?(total: number, routes: readonly (readonly string[])[]): void;
}

export interface RunResult {
  /** Pieces of track for each train, as `checkRun` reads them; none for a train that stays idle. */
  readonly routes: readonly (readonly string[])[];
  /** The trains that run, with their routes. */
  readonly run: readonly Running<Route>[];
  readonly total: number;
  /** No run brings more, and none runs more trains where that is demanded. */
  readonly proven: boolean;
  /** No run brings more than this. */
  readonly bound: number;
  /** Steps of the search: a measure that does not depend on the machine. */
  readonly nodes: number;
}

/**
 * The best run of all trains together, in these steps:
 * - Track between two stops is a segment [segments, lines]; stops that take nothing of a train's length lie on ways
 *   between hubs, which are those that do [hubs, ways, moves].
 * - A search from each station, first one way, then the other, lists the routes of one kind of train that may bring
 *   more than asked for [search, kinds]. What it can still add at most comes from a table by hub and length left, as
 *   if hubs could be visited again [bound].
 * - The best route of each kind bounds what the others may bring, and a greedy run is there to begin with [fleet].
 * - Few routes can be part of a better run: they are listed, and their combinations tried, heaviest first [pack].
 * - Where these are too many, trains bid for track: prices bring the bound near to what can be reached, and few
 *   routes are left [contest, prices].
 */
export function bestRun(input: RunInput, options: RunOptions = {}): RunResult {
  const mayIdle = input.rules.runAsManyAsPossible && input.trains.some(({ profile }) => profile.mayIdle);
  const result = mayIdle ? bestWithIdle(input, options) : bestOfAll(input, options);
  return leavesOut(input, result) ? bestOfBound(input, options) : result;
}

/** Stays a train idle that must run? */
function leavesOut({ trains }: RunInput, { run }: RunResult): boolean {
  return trains.some((train) => train.profile.mustRun && !run.some((running) => running.train === train));
}

/**
 * As many trains run as can, but not those that must: the trains that must run take the track of the others. Those
 * beside which another could run as well have been left nothing, for then more trains would run.
 */
function bestOfBound(input: RunInput, options: RunOptions): RunResult {
  const trains = input.trains.filter(({ profile }) => profile.mustRun);
  const result = bestOfAll({ ...input, trains }, options);
  return { ...result, routes: routesOf(input, result.run) };
}

/**
 * Where some trains need not run, every choice of those that do not is tried: of the others as many run as can by
 * themselves, and beside them all the rest, or it is no choice.
 */
function bestWithIdle(input: RunInput, options: RunOptions): RunResult {
  const isBound = ({ profile }: Train) => !profile.mayIdle;
  const duty = mostTrains({ ...input, trains: input.trains.filter(isBound) });
  const { onImprove, ...quietly } = options;
  const tries = subsets(input.trains.filter((train) => !isBound(train))).map((idle) => {
    const trains = input.trains.filter((train) => !idle.includes(train));
    const result = bestOfAll({ ...input, trains }, quietly);
    const needed = duty + trains.filter((train) => !isBound(train)).length;
    return { result, isLegal: result.run.length === needed };
  });
  const best = tries.reduce((a, b) => (b.isLegal && (!a.isLegal || b.result.total > a.result.total) ? b : a));
  const { run, total } = best.result;
  const routes = routesOf(input, run);
  const proven = tries.every(({ result }) => result.proven);
  onImprove?.(total, routes);
  return {
    routes,
    run,
    total,
    proven,
    bound: proven ? total : Math.max(...tries.map(({ result }) => result.bound)),
    nodes: tries.reduce((sum, { result }) => sum + result.nodes, 0),
  };
}

/** Every set of trains that differs in more than which of equal ones it has: the empty one first. */
function subsets(trains: readonly Train[]): Train[][] {
  const profiles = [...new Set(trains.map(({ profile }) => profile))];
  return profiles.reduce<Train[][]>(
    (sets, profile) => {
      const equal = trains.filter((train) => train.profile === profile);
      return sets.flatMap((set) =>
        [...equal.keys(), equal.length].map((n) => [...set, ...equal.slice(0, n)]),
      );
    },
    [[]],
  );
}

function bestOfAll(input: RunInput, options: RunOptions): RunResult {
  const effort: Effort = {
    steps: 0,
    mostSteps: options.nodes ?? Number.POSITIVE_INFINITY,
    spent: false,
    halted: options.halted ?? (() => false),
  };
  const quest: Quest = { input, effort };
  isSpent(effort, 0);
  const fleet = fleetOf(quest);
  let best: Best = nothing(fleet);
  const offer = (chosen: Best['chosen']) => {
    const total = totalIn(input, fleet, chosen);
    best = { chosen: [...chosen], total, running: chosen.filter(Boolean).length };
    options.onImprove?.(total, routesOf(input, runOf(fleet, chosen)));
  };
  offer(firstRun(quest, fleet));
  const mustRun = input.rules.runAsManyAsPossible;
  const contest: Contest = {
    quest,
    fleet,
    runs: mustRun ? best.running : fleet.length,
    best: () => best.total,
    fewSteps: options.fewSteps ?? fewSteps,
    packing: {
      fewer: !mustRun,
      ...(input.rules.shared && { total: (chosen: Best['chosen']) => totalIn(input, fleet, chosen) }),
      better: offer,
    },
  };
  const bound = proveBest(contest);
  const run = runOf(fleet, best.chosen);
  return {
    routes: routesOf(input, run),
    run,
    total: best.total,
    proven: !effort.spent,
    bound: effort.spent ? bound : best.total,
    nodes: effort.steps,
  };
}

/** Found by measuring. */
const fewSteps = 150;

interface Best {
  readonly chosen: readonly (Candidate | undefined)[];
  readonly total: number;
  readonly running: number;
}

function nothing(fleet: Fleet): Best {
  return { chosen: fleet.map(() => undefined), total: 0, running: 0 };
}

function runOf(fleet: Fleet, chosen: Best['chosen']): Running<Route>[] {
  return fleet.flatMap(({ train, kind }, i) => {
    const candidate = chosen[i];
    return candidate ? [{ train, route: routeFor(kind, candidate) }] : [];
  });
}

/** What a whole run earns, shared bonuses included. */
function totalIn({ rules }: RunInput, fleet: Fleet, chosen: Best['chosen']): number {
  let total = 0;
  const sharing: Running[] = [];
  for (let i = 0; i < chosen.length; i++) {
    const candidate = chosen[i];
    if (!candidate) continue;
    total += candidate.earns;
    if (candidate.view) sharing.push({ train: fleet[i]!.train, route: candidate.view });
  }
  return total + sharedTotal(rules.shared, sharing);
}

function routesOf(input: RunInput, run: readonly Running<Route>[]): string[][] {
  return input.trains.map((train) => {
    const route = run.find((running) => running.train === train)?.route;
    return route ? route.pieces.map((piece) => piece.key) : [];
  });
}
