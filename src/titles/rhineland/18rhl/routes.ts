import type { Access } from '@/engine/board/access';
import { valueIn } from '@/engine/board/colours';
import { faceAt } from '@/engine/board/face';
import type { Edge } from '@/engine/board/types';
import { edgesOf } from '@/engine/board/upgrade';
import type { Phases } from '@/engine/finance/phases';
import { typeOf } from '@/engine/finance/trains';
import type { HexId, TrainId } from '@/engine/game/ids';
import { type BonusRule, citiesAndEnds, type TrainProfile, type Visit } from '@/engine/routes/types';
import { perVisit } from '@/engine/routes/visits';
import type { Network, Networks } from '@/engine/steps/network';
import { includes, ironRhineBonus, type RouteState, routesWith, twoHexes, visits } from '../rules/routes';
import { industriesOfStop, industriesOfVisit, type Scene, stopValue } from '../rules/values';
import { bonuses, trains } from './cards';

const { easternRuhr, industry, ironRhine, rheingold } = bonuses;

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

function ordinaryTrain(scene: Scene, stops: number): TrainProfile {
  return {
    capacity: citiesAndEnds(stops),
    value: valuesIn(scene),
    bonuses: [ironRhineBonus(ironRhine), industryBonus(scene)],
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

/** The Rheingold Express runs nowhere that this train could not begin to run, too. */
const longest = trains.findLast(({ id }) => id !== rheingold.train)!;

function profileOf(scene: Scene, network: Network, type: TrainId): TrainProfile {
  const { stops } = typeOf(trains, type)!;
  return type === rheingold.train ? rheingoldTrain(scene, stops, network) : ordinaryTrain(scene, stops);
}

export function routesOf(networks: Networks<RouteState>, phases: Phases) {
  return routesWith({
    networks,
    phases,
    neverTogether,
    longest: longest.id,
    isOrdinary: (type) => type !== rheingold.train,
    profileOf: ({ scene, network }, type) => profileOf(scene, network, type),
  });
}
