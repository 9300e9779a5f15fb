import type { StopNode } from '@/engine/board/graph';
import { type Beside, routesBeside } from '@/engine/board/neighbours';
import { trailTest } from '@/engine/board/walk';
import type { Phases } from '@/engine/finance/phases';
import { trainsOf } from '@/engine/finance/trains';
import type { CompanyId, HexId, TrainId } from '@/engine/game/ids';
import { hasRoute } from '@/engine/routes/most';
import type { BonusRule, Demand, RouteRules, RouteView, RunInput, TrainProfile } from '@/engine/routes/types';
import type { BuiltState, Network, Networks } from '@/engine/steps/network';
import type { RailState } from '@/engine/steps/state';
import type { Scene } from './values';

/** All that routes are worked out from: with or without money. */
export type RouteState = BuiltState & Pick<RailState, 'trains'>;

/** What trains find when they run: the board of the moment, and the track as their company finds it. */
export interface Situation {
  readonly state: RouteState;
  readonly company: CompanyId;
  readonly scene: Scene;
  readonly network: Network;
}

/** What the routes of one game of the box are made of. */
export interface RouteParts {
  readonly networks: Networks<RouteState>;
  readonly phases: Phases;
  /** Red fields of which a route has one at most, beside the areas of the board. */
  readonly neverTogether: readonly HexId[];
  /** The train that runs wherever any train could. */
  readonly longest: TrainId;
  /** May trains of this type begin at any of the company's stations? */
  isOrdinary(type: TrainId, at: Situation): boolean;
  profileOf(at: Situation, type: TrainId): TrainProfile;
  /** What the profiles of a company's trains depend on beside board, stations and phase, in a few letters. */
  also?(state: RouteState, company: CompanyId): string;
}

export function includes(hexes: readonly HexId[], stop: StopNode): boolean {
  return hexes.includes(stop.hex);
}

export function visits(route: RouteView, hexes: readonly HexId[]): boolean {
  return route.visits.some((visit) => includes(hexes, visit.stops[0]!));
}

/** [18Rhl 6.1.2] two income hexes at least: two stops of one hex are not enough. */
export const twoHexes: Demand = {
  code: 'route-too-short',
  met: ({ visits }) => visits.some(({ stops }) => stops[0]!.hex !== visits[0]!.stops[0]!.hex),
};

/** [18Rhl 6.2.4.1] for a route from one end of it to the other. */
export function ironRhineBonus(bonus: {
  readonly amount: number;
  readonly ends: readonly (readonly HexId[])[];
}): BonusRule {
  return {
    name: 'iron-rhine',
    amount: (route) => (bonus.ends.every((ends) => visits(route, ends)) ? bonus.amount : 0),
    // no route has the bonus without Antwerpen, where few routes go: all of it is put there
    most: (stop) => (includes(bonus.ends[1]!, stop) ? bonus.amount : 0),
  };
}

export function routesWith(parts: RouteParts) {
  const { networks, phases } = parts;
  const situationOf = (state: RouteState, company: CompanyId): Situation => ({
    state,
    company,
    scene: { board: networks.boardOf(state), state: state.board, colour: phases.of(state).colour },
    network: networks.of(state, company),
  });
  const runInput = (state: RouteState, company: CompanyId): RunInput => {
    const at = situationOf(state, company);
    const profiles = new Map<TrainId, TrainProfile>();
    const profileFor = (type: TrainId) => {
      const profile = profiles.get(type) ?? parts.profileOf(at, type);
      profiles.set(type, profile);
      return profile;
    };
    return {
      graph: at.network.graph,
      access: at.network.access,
      rules: routeRules(parts, at.network),
      trains: trainsOf(state, company).map(({ type }) => ({ id: type, profile: profileFor(type) })),
    };
  };
  const known = new WeakMap<Network, Map<string, boolean>>();
  /** Could a train of this type run some route? Worked out once for each network. */
  const runs = (state: RouteState, company: CompanyId, type: TrainId): boolean => {
    const network = networks.of(state, company);
    const answers = known.get(network) ?? new Map<string, boolean>();
    known.set(network, answers);
    const key = `${type}/${parts.also?.(state, company) ?? ''}`;
    const answer = answers.get(key) ?? findsRoute(parts, situationOf(state, company), type);
    answers.set(key, answer);
    return answer;
  };
  return {
    runInput,
    situationOf,
    runs,
    /** Has the company a train that could run some route? */
    canRun: (state: RouteState, company: CompanyId): boolean =>
      trainsOf(state, company).some(({ type }) => runs(state, company, type)),
    /** [18Rhl 6.2.6.1] any train at all could run: the longest is enough to tell. */
    couldRun: (state: RouteState, company: CompanyId): boolean => runs(state, company, parts.longest),
  };
}

function routeRules({ neverTogether }: RouteParts, { graph }: Network): RouteRules {
  const stops = graph.stops.filter((stop) => includes(neverTogether, stop));
  return { runAsManyAsPossible: true, exclusive: [stops], unit: 10 };
}

/** An ordinary train needs no more than a stop beside one of the company's stations, on another hex. */
function findsRoute(parts: RouteParts, at: Situation, type: TrainId): boolean {
  const { graph, access } = at.network;
  if (parts.isOrdinary(type, at)) {
    const beside = besideStations(parts, at.network);
    // where what lies beside the stations makes no route, only a search can tell
    if (beside !== 'no route') return beside === 'a route';
  }
  return hasRoute({ graph, access, rules: routeRules(parts, at.network) }, parts.profileOf(at, type));
}

const knownBeside = new WeakMap<Network, Beside>();

/** The same for all ordinary trains. */
function besideStations({ neverTogether }: RouteParts, network: Network): Beside {
  let beside = knownBeside.get(network);
  if (!beside) {
    const { graph, access } = network;
    const isShortRoute = (stop: StopNode, other: StopNode) =>
      stop.hex !== other.hex && !(includes(neverTogether, stop) && includes(neverTogether, other));
    beside = routesBeside(graph, access, trailTest(graph), isShortRoute);
    knownBeside.set(network, beside);
  }
  return beside;
}
