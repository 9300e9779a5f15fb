import type { Access } from '@/engine/board/access';
import type { StopNode } from '@/engine/board/graph';
import { arcsOf, evaluate } from './candidate';
import { areApart } from './disjoint';
import { type Kind, kindOf } from './kinds';
import { hunt } from './search';
import { segmentsOf } from './segments';
import type { RouteRules, RunInput, TrainProfile } from './types';

type Group = (stop: StopNode) => boolean;

/**
 * One kind of train whose routes are sought for their own sake. What a route must come to is all that is worth
 * anything, so that the search goes there and nowhere else.
 */
interface Seeker {
  readonly kind: Kind;
  /** A route that comes to all it must is worth more than this. */
  readonly above: number;
  /** Of each of these every route of the train has a stop: the largest first. */
  readonly groups: readonly Group[];
}

/** Can all trains run at once, each on its own track? The first run that is found is enough. */
export function canRunTogether(input: RunInput): boolean {
  // those with the fewest ways first: what they leave is asked for least often
  const order = input.trains
    .map(({ profile }) => knownSeeker(input, profile))
    .sort((a, b) => a.kind.plan.budgets.size - b.kind.plan.budgets.size);
  return canFollow(input, order, new Uint8Array(order[0]?.kind.plan.network.lines.marks ?? 0));
}

/** Can these trains run on track that is not taken? */
function canFollow(input: RunInput, order: readonly Seeker[], taken: Uint8Array): boolean {
  const [seeker, ...others] = order;
  if (!seeker) return true;
  if (others.length > 0 && !haveRoom(input, order, taken)) return false;
  const { kind, above } = seeker;
  const { network, moves } = kind.plan;
  let found = false;
  hunt(kind.plan, {
    ...kind.start,
    taken,
    above,
    found(route) {
      const arcs = arcsOf(moves, route);
      if (found || evaluate(network, kind.views(arcs), arcs, route.stops) === undefined) return false;
      const now = taken.slice();
      for (const arc of arcs) for (const unit of network.lines.arcs[arc]!.segment.units) now[unit] = 1;
      found = canFollow(input, others, now);
      // a longer route leaves the others less
      return true;
    },
    halted: () => found,
  });
  return found;
}

/** Between any two of the groups that all trains come to, are there as many ways as trains, all on their own track? */
function haveRoom({ graph }: RunInput, order: readonly Seeker[], taken: Uint8Array): boolean {
  const { access } = order[0]!.kind.plan.network;
  if (order.some(({ kind }) => kind.plan.network.access !== access)) return true;
  const { unitOf } = segmentsOf(graph);
  const isTaken = (use: number) => taken[unitOf.get(use) ?? taken.length] === 1;
  const shared = order[0]!.groups
    .filter((group) => order.every(({ groups }) => groups.includes(group)))
    .map((group) => Uint8Array.from(graph.stops, (stop) => Number(group(stop))));
  const overlap = (a: Uint8Array, b: Uint8Array) => a.some((here, stop) => here === 1 && b[stop] === 1);
  return shared.every((from, i) =>
    shared
      .slice(i + 1)
      .every((to) => overlap(from, to) || areApart(graph, { from, to, access, isTaken }, order.length)),
  );
}

const seekers = new WeakMap<TrainProfile, { readonly input: RunInput; readonly seeker: Seeker }>();

/** Worked out once for each profile, as long as it is asked about the same track. */
function knownSeeker(input: RunInput, profile: TrainProfile): Seeker {
  const known = seekers.get(profile);
  if (
    known?.input.graph === input.graph &&
    known.input.access === input.access &&
    known.input.rules === input.rules
  )
    return known.seeker;
  const seeker = seekerOf(input, profile);
  seekers.set(profile, { input, seeker });
  return seeker;
}

function seekerOf(input: RunInput, profile: TrainProfile): Seeker {
  const { bonuses: _, ...plain } = profile;
  const groups = groupsOf(input, profile);
  const worth = groups.map((_group, i) => step ** i);
  const value: TrainProfile['value'] = ({ stops }) =>
    groups.reduce((sum, group, i) => sum + (stops.some(group) ? worth[i]! : 0), 0);
  const seeking: TrainProfile = { ...plain, value };
  const { shared: _shared, ...unshared }: RouteRules = input.rules;
  const alone: RunInput = { ...input, rules: unshared, trains: [{ id: '', profile: seeking }] };
  return {
    kind: kindOf(alone, seeking, rootsFor(input.graph.stops, groups, profile)),
    above: worth.reduce((sum, each) => sum + each, 0) - 1,
    groups,
  };
}

/** So much more a group is worth than the one before: of the first ones a route may have several stops. */
const step = 16;

/** The company's stations, by what they are found in. */
const stations = new WeakMap<Uint8Array, Group>();

function ownStations({ own }: Access): Group {
  const group = stations.get(own) ?? (({ index }) => own[index] === 1);
  stations.set(own, group);
  return group;
}

function groupsOf({ graph, access }: RunInput, profile: TrainProfile): Group[] {
  const asked = (profile.demands ?? []).flatMap(({ passes = [] }) => passes);
  // a station may stand where the train does not stop
  const isVisited = !profile.ignores && !profile.hasStation;
  const all = isVisited ? [...asked, ownStations(profile.access ?? access)] : asked;
  const sizeOf = (group: Group) => graph.stops.filter(group).length;
  return all.sort((a, b) => sizeOf(b) - sizeOf(a));
}

/** The stops of the smallest group: fewer than the company has stations, mostly one. */
function rootsFor(
  stops: readonly StopNode[],
  groups: readonly Group[],
  { startsAt }: TrainProfile,
): readonly number[] | undefined {
  const smallest = groups.at(-1);
  return smallest && !startsAt ? stops.filter(smallest).map(({ index }) => index) : undefined;
}
