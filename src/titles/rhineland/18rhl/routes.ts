import type { StopNode } from '@/engine/board/graph';
import { type Beside, routesBeside } from '@/engine/board/neighbours';
import { trailTest } from '@/engine/board/walk';
import type { Phases } from '@/engine/finance/phases';
import { isSold, trainsOf, typeOf } from '@/engine/finance/trains';
import type { CompanyId, HexId, TrainId } from '@/engine/game/ids';
import { bestRun } from '@/engine/routes/best';
import { hasRoute } from '@/engine/routes/most';
import type { RouteRules, RunInput, TrainProfile } from '@/engine/routes/types';
import type { Network, Networks } from '@/engine/steps/network';
import type { RailState } from '@/engine/steps/state';
import type { Scene } from '../rules/values';
import { includes, type Quarry } from './bonuses';
import { bonuses, trains } from './cards';
import { privilegesKey, privilegesOf, profileOf, townTrain } from './profiles';

const { rheingold } = bonuses;

/** [18Rhl 6.2.3] trains never run from Hamburg to Berlin; areas of the board say the rest. */
const neverTogether: readonly HexId[] = ['A14', 'B15'];

function routeRules({ graph }: Network): RouteRules {
  const stops = graph.stops.filter((stop) => includes(neverTogether, stop));
  return { runAsManyAsPossible: true, exclusive: [stops], unit: 10 };
}

/** Without its token the Rheingold Express runs nowhere that this train could not begin to run, too. */
const longest = trains.findLast(({ id }) => id !== rheingold.train)!;

/** The routes of 18Rhl; with the alternative package a quarry is part of them. */
export function routesOf(networks: Networks, phases: Phases, quarry?: Quarry) {
  const sceneOf = (state: RailState): Scene => ({
    board: networks.boardOf(state),
    state: state.board,
    colour: phases.of(state).colour,
  });
  const profileIn = (state: RailState, company: CompanyId, type: TrainId): TrainProfile =>
    profileOf(sceneOf(state), networks.of(state, company), type, privilegesOf(state, company), quarry);
  const runInput = (state: RailState, company: CompanyId): RunInput => {
    const network = networks.of(state, company);
    const profiles = new Map<TrainId, TrainProfile>();
    const profileFor = (type: TrainId) => {
      const profile = profiles.get(type) ?? profileIn(state, company, type);
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
  const known = new WeakMap<Network, Map<string, boolean>>();
  /** Could a train of this type run some route? Worked out once for each network. */
  const runs = (state: RailState, company: CompanyId, type: TrainId): boolean => {
    const network = networks.of(state, company);
    const answers = known.get(network) ?? new Map<string, boolean>();
    known.set(network, answers);
    const privileges = privilegesOf(state, company);
    const key = `${type}/${privilegesKey(privileges)}`;
    const isPlain = type !== rheingold.train && !privileges.link;
    const answer = answers.get(key) ?? findsRoute(network, isPlain, () => profileIn(state, company, type));
    answers.set(key, answer);
    return answer;
  };
  return {
    runInput,
    /** Has the company a train that could run some route? */
    canRun: (state: RailState, company: CompanyId): boolean =>
      trainsOf(state, company).some(({ type }) => runs(state, company, type)),
    /** [18Rhl 6.2.6.1] any train at all could run: the longest is enough to tell. */
    couldRun: (state: RailState, company: CompanyId): boolean =>
      runs(state, company, longest.id) || byTokenAlone(state, company),
    /** Whose trains may do what others may not. */
    routesAlso: (state: RailState): string[] =>
      Object.keys(state.companies).map((company) => privilegesKey(privilegesOf(state, company))),
    /** [18Rhl 8.4.2 D8] in one route of one of its trains. */
    mostTowns(state: RailState, company: CompanyId): number {
      const { graph, access, rules } = runInput(state, company);
      const types = new Set(trainsOf(state, company).map(({ type }) => type));
      const counts = [...types].map((type) => {
        const profile = townTrain(profileIn(state, company, type));
        return bestRun({ graph, access, rules: { ...rules, unit: 1 }, trains: [{ id: type, profile }] })
          .total;
      });
      return Math.max(0, ...counts);
    },
  };

  /** [18Rhl 8.5.2 no. 3] only with the token is there a route: it counts once there are trains that could run it. */
  function byTokenAlone(state: RailState, company: CompanyId): boolean {
    const { availableFrom } = typeOf(trains, rheingold.train)!;
    const canBeHad = availableFrom !== undefined && isSold(state, availableFrom);
    return (
      canBeHad && privilegesOf(state, company).token !== undefined && runs(state, company, rheingold.train)
    );
  }
}

/** An ordinary train needs no more than a stop beside one of the company's stations, on another hex. */
function findsRoute(network: Network, isPlain: boolean, profile: () => TrainProfile): boolean {
  const { graph, access } = network;
  if (isPlain) {
    const beside = besideStations(network);
    // where what lies beside the stations makes no route, only a search can tell
    if (beside !== 'no route') return beside === 'a route';
  }
  return hasRoute({ graph, access, rules: routeRules(network) }, profile());
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
