import { reachOf } from '@/engine/board/reach';
import { type Candidate, clash } from './candidate';
import { type Kind, kindOf, kindsOf, shortestRoutes } from './kinds';
import type { RunInput, Train, TrainProfile } from './types';

/** Could the company run any route at all with a train of this kind? */
export function hasRoute(input: Omit<RunInput, 'trains'>, profile: TrainProfile): boolean {
  if (!mayStart(input, profile)) return false;
  const alone = { ...input, trains: [{ id: '', profile }] };
  return shortestRoutes(alone, kindOf(alone, profile), 1).length > 0;
}

/** Where routes start is given: does track lead from there to a station at all? Tells most hopeless trains at once. */
function mayStart(input: Omit<RunInput, 'trains'>, profile: TrainProfile): boolean {
  const { startsAt, hasStation } = profile;
  if (!startsAt || hasStation) return true;
  const { graph } = input;
  const access = profile.access ?? input.access;
  const starts = Uint8Array.from(graph.stops, (stop) => Number(!access.shut[stop.index] && startsAt(stop)));
  const { stops } = reachOf(graph, { ...access, own: starts });
  return graph.stops.some(({ index }) => access.own[index] && stops[index]);
}

/**
 * No more trains than this can run: each takes some track at one of the company's stations, and a train that
 * finds no route by itself takes none.
 */
export function atMostTrains(input: RunInput): number {
  const { graph, access, trains } = input;
  const able = trains.filter(({ profile }) => mayStart(input, profile));
  const elsewhere = ({ profile }: Train) =>
    profile.hasStation !== undefined || (profile.access && profile.access.own !== access.own);
  if (trains.some(elsewhere)) return able.length;
  const exits = new Set<number>();
  for (const stop of graph.stops) {
    if (!access.own[stop.index]) continue;
    for (const piece of stop.pieces) for (const use of graph.pieces[piece]!.uses) exits.add(use);
  }
  return Math.min(able.length, exits.size);
}

/** How many of the trains can run at once: each on its own track. */
export function mostTrains(input: RunInput): number {
  return runOfMost(input, kindsOf(input)).size;
}

/** A run of as many trains as can run at once, on short routes. */
export function runOfMost(input: RunInput, kinds: readonly Kind[]): ReadonlyMap<Train, Candidate> {
  const able = kinds
    .map(({ trains, plan }, i) => ({
      trains,
      must: plan.network.profile.mustRun === true,
      routes: undominated(shortestRoutes(input, kinds[i]!)),
    }))
    .filter(({ routes }) => routes.length > 0)
    .sort((a, b) => Number(b.must) - Number(a.must));
  const all = able.reduce((sum, { trains }) => sum + trains.length, 0);
  let most: [Train, Candidate][] = [];

  /** Kind by kind, each list in order, so that equal trains are not tried in every order. */
  const place = (kind: number, from: number, left: number, idle: number, run: [Train, Candidate][]): void => {
    if (run.length > most.length) most = run;
    if (most.length >= all - idle) return;
    if (left === 0) {
      const next = able[kind + 1];
      if (next) place(kind + 1, 0, next.trains.length, idle, run);
      return;
    }
    const { trains, routes, must } = able[kind]!;
    for (let i = from; i < routes.length && most.length < all - idle; i++) {
      const route = routes[i]!;
      if (run.some(([, other]) => clash(other.mask, route.mask))) continue;
      place(kind, i + 1, left - 1, idle, [...run, [trains[left - 1]!, route]]);
    }
    if (!must) place(kind, routes.length, 0, idle + left, run);
  };
  if (able.length > 0) place(0, 0, able[0]!.trains.length, 0, []);
  return new Map(most);
}

/** Without routes that take all the track of another, and perhaps more. */
function undominated(routes: readonly Candidate[]): Candidate[] {
  const sorted = routes.map((route) => ({ route, bits: bitsOf(route.mask) })).sort((a, b) => a.bits - b.bits);
  const kept: Candidate[] = [];
  for (const { route } of sorted) if (!kept.some((part) => covers(route.mask, part.mask))) kept.push(route);
  return kept;
}

function covers(whole: Int32Array, part: Int32Array): boolean {
  return part.every((word, i) => (word & ~whole[i]!) === 0);
}

function bitsOf(mask: Int32Array): number {
  let bits = 0;
  for (let word of mask) for (; word !== 0; word &= word - 1) bits++;
  return bits;
}
