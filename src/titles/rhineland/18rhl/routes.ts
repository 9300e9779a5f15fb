import type { Access } from '@/engine/board/access';
import { valueIn } from '@/engine/board/colours';
import { faceAt } from '@/engine/board/face';
import type { StopNode } from '@/engine/board/graph';
import { type Beside, routesBeside } from '@/engine/board/neighbours';
import type { Edge } from '@/engine/board/types';
import { edgesOf } from '@/engine/board/upgrade';
import { trailTest } from '@/engine/board/walk';
import type { Phases } from '@/engine/finance/phases';
import { trainsOf, typeOf } from '@/engine/finance/trains';
import type { CompanyId, HexId, TrainId } from '@/engine/game/ids';
import { hasRoute } from '@/engine/routes/most';
import {
  type BonusRule,
  citiesAndEnds,
  type Demand,
  type RouteRules,
  type RouteView,
  type RunInput,
  type TrainProfile,
  type Visit,
} from '@/engine/routes/types';
import { perVisit } from '@/engine/routes/visits';
import type { Network, Networks } from '@/engine/steps/network';
import type { RailState } from '@/engine/steps/state';
import { industriesOfStop, industriesOfVisit, type Scene, stopValue } from '../rules/values';
import { bonuses, trains } from './cards';

const { easternRuhr, industry, ironRhine, rheingold } = bonuses;

function includes(hexes: readonly HexId[], stop: StopNode): boolean {
  return hexes.includes(stop.hex);
}

function visits(route: RouteView, hexes: readonly HexId[]): boolean {
  return route.visits.some((visit) => includes(hexes, visit.stops[0]!));
}

/** [18Rhl 6.2.4.3] more for every link that track has been laid to. */
export function easternRuhrValue({ board, state }: Pick<Scene, 'board' | 'state'>): number {
  const links = easternRuhr.links.filter(({ hex, edge }) =>
    edgesOf(faceAt(board, state, hex)!).includes(edge as Edge),
  ).length;
  return (easternRuhr.valueByLinks as Readonly<Record<number, number>>)[links] ?? 0;
}

function valuesIn(scene: Scene) {
  const ruhr = easternRuhrValue(scene);
  return (visit: Pick<Visit, 'stops' | 'ferry'>) =>
    visit.stops[0]!.def.revenueRule === 'easternRuhr' ? ruhr : stopValue(scene, visit);
}

/** [18Rhl 6.2.4.2] for each pair of a coalmine and a steel mill on the route, two at most. */
function industryBonus(scene: Scene): BonusRule {
  const pair = valueIn(industry.amount, scene.colour);
  const industriesAt = perVisit((visit) => industriesOfVisit(scene, visit));
  return {
    name: 'industry',
    amount(route) {
      const seen: HexId[] = [];
      let [coalmines, steelmills] = [0, 0];
      for (const visit of route.visits) {
        const industries = industriesAt(visit);
        const { hex } = visit.stops[0]!;
        if (industries.length === 0 || seen.includes(hex)) continue;
        seen.push(hex);
        for (const each of industries) {
          if (each === 'coalmine') coalmines++;
          else steelmills++;
        }
      }
      return Math.min(coalmines, steelmills, industry.maxPairs) * pair;
    },
    // two make a pair, so each of them is worth half a bonus at most
    most: (stop) => (industriesOfStop(scene, stop) * pair) / 2,
  };
}

/** [18Rhl 6.2.4.1] */
const ironRhineBonus: BonusRule = {
  name: 'iron-rhine',
  amount: (route) => (ironRhine.ends.every((ends) => visits(route, ends)) ? ironRhine.amount : 0),
  // no route has the bonus without Antwerpen, where few routes go: all of it is put there
  most: (stop) => (includes(ironRhine.ends[1]!, stop) ? ironRhine.amount : 0),
};

/** [18Rhl 6.2.4.4] every Rhine metropolis counts double on the way from the Netherlands to the south. */
function rheingoldBonus(value: TrainProfile['value'], scene: Scene): BonusRule {
  return {
    name: 'rheingold',
    amount(route) {
      if (!visits(route, rheingold.start) || !visits(route, rheingold.end)) return 0;
      return route.visits
        .filter((visit) => includes(rheingold.doubles, visit.stops[0]!))
        .reduce((sum, visit) => sum + value(visit), 0);
    },
    most: (stop) => (includes(rheingold.doubles, stop) ? valueIn(stop.def.revenue, scene.colour) : 0),
  };
}

/** [18Rhl 6.1.2] two income hexes at least: two stops of one hex are not enough. */
const twoHexes: Demand = {
  code: 'route-too-short',
  met: ({ visits }) => visits.some(({ stops }) => stops[0]!.hex !== visits[0]!.stops[0]!.hex),
};

function ordinaryTrain(scene: Scene, stops: number): TrainProfile {
  return {
    capacity: citiesAndEnds(stops),
    value: valuesIn(scene),
    bonuses: [ironRhineBonus, industryBonus(scene)],
    demands: [twoHexes],
  };
}

/** [18Rhl 6.2.4.4] a passenger train: no towns, no industry, from the Netherlands, never through Venlo. */
function rheingoldTrain(scene: Scene, stops: number, network: Network): TrainProfile {
  const value = valuesIn(scene);
  return {
    capacity: { stops, townsCount: 'never' },
    value,
    bonuses: [rheingoldBonus(value, scene)],
    access: shutThrough(network, rheingold.notThrough),
    ignores: (stop) => stop.def.kind === 'town',
    startsAt: (stop) => includes(rheingold.start, stop),
  };
}

/** The company's access, but no way through these hexes. */
function shutThrough({ graph, access }: Network, hexes: readonly HexId[]): Access {
  const open = access.open.slice();
  for (const stop of graph.stops) if (includes(hexes, stop)) open[stop.index] = 0;
  return { ...access, open };
}

/** [18Rhl 6.2.3] trains never run from Hamburg to Berlin; areas of the board say the rest. */
const neverTogether: readonly HexId[] = ['A14', 'B15'];

function routeRules({ graph }: Network): RouteRules {
  const stops = graph.stops.filter((stop) => includes(neverTogether, stop));
  return { runAsManyAsPossible: true, exclusive: [stops], unit: 10 };
}

function profileOf(scene: Scene, network: Network, type: TrainId): TrainProfile {
  const { stops } = typeOf(trains, type)!;
  return type === rheingold.train ? rheingoldTrain(scene, stops, network) : ordinaryTrain(scene, stops);
}

/** The Rheingold Express runs nowhere that this train could not begin to run, too. */
const longest = trains.findLast(({ id }) => id !== rheingold.train)!;

export function routesOf(networks: Networks, phases: Phases) {
  const sceneOf = (state: RailState): Scene => ({
    board: networks.boardOf(state),
    state: state.board,
    colour: phases.of(state).colour,
  });
  const runInput = (state: RailState, company: CompanyId): RunInput => {
    const network = networks.of(state, company);
    const scene = sceneOf(state);
    const profiles = new Map<TrainId, TrainProfile>();
    const profileFor = (type: TrainId) => {
      const profile = profiles.get(type) ?? profileOf(scene, network, type);
      profiles.set(type, profile);
      return profile;
    };
    return {
      graph: network.graph,
      access: network.access,
      rules: routeRules(network),
      trains: trainsOf(state, company).map(({ type }) => ({ id: type, profile: profileFor(type) })),
    };
  };
  const known = new WeakMap<Network, Map<TrainId, boolean>>();
  /** Could a train of this type run some route? Worked out once for each network. */
  const runs = (state: RailState, company: CompanyId, type: TrainId): boolean => {
    const network = networks.of(state, company);
    const answers = known.get(network) ?? new Map<TrainId, boolean>();
    known.set(network, answers);
    const answer = answers.get(type) ?? findsRoute(sceneOf(state), network, type);
    answers.set(type, answer);
    return answer;
  };
  return {
    runInput,
    /** Has the company a train that could run some route? */
    canRun: (state: RailState, company: CompanyId): boolean =>
      trainsOf(state, company).some(({ type }) => runs(state, company, type)),
    /** [18Rhl 6.2.6.1] any train at all could run: the longest is enough to tell. */
    couldRun: (state: RailState, company: CompanyId): boolean => runs(state, company, longest.id),
  };
}

/** An ordinary train needs no more than a stop beside one of the company's stations, on another hex. */
function findsRoute(scene: Scene, network: Network, type: TrainId): boolean {
  const { graph, access } = network;
  if (type !== rheingold.train) {
    const beside = besideStations(network);
    // where what lies beside the stations makes no route, only a search can tell
    if (beside !== 'no route') return beside === 'a route';
  }
  return hasRoute({ graph, access, rules: routeRules(network) }, profileOf(scene, network, type));
}

const knownBeside = new WeakMap<Network, Beside>();

/** The same for all ordinary trains. */
function besideStations(network: Network): Beside {
  let beside = knownBeside.get(network);
  if (!beside) {
    const { graph, access } = network;
    beside = routesBeside(graph, access, trailTest(graph), isShortRoute);
    knownBeside.set(network, beside);
  }
  return beside;
}

function isShortRoute(stop: StopNode, other: StopNode): boolean {
  return stop.hex !== other.hex && !(includes(neverTogether, stop) && includes(neverTogether, other));
}
