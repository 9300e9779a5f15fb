import type { StopNode } from '@/engine/board/graph';
import type { Phases } from '@/engine/finance/phases';
import { typeOf } from '@/engine/finance/trains';
import type { TrainId } from '@/engine/game/ids';
import {
  type BonusRule,
  citiesAndEnds,
  type RouteView,
  type TrainProfile,
  type Visit,
} from '@/engine/routes/types';
import { perVisit } from '@/engine/routes/visits';
import type { Networks } from '@/engine/steps/network';
import type { RailState } from '@/engine/steps/state';
import { privateWith } from '../cards';
import { holderOf, rightBankNow } from '../rules/camp';
import {
  includes,
  ironRhineBonus,
  type RouteState,
  routesWith,
  type Situation,
  twoHexes,
  visits,
} from '../rules/routes';
import { industriesOfStop, industriesOfVisit, stopValue } from '../rules/values';
import type { RhinelandState } from '../state';
import { bonuses, kreisbahn, privates, trains } from './cards';

const { harbour, ironRhine } = bonuses;
const camp = privateWith(privates, 'emigrantCamp')!;

/** [18LRA 6.2.4.5, rulings 83, 127] for each industry on a route that stops at a harbour token of its own. */
function harbourBonus({ scene, company }: Situation): BonusRule[] {
  const own = scene.state.stations.filter(
    (station) => station.company === company && station.place === 'harbour',
  );
  if (own.length === 0) return [];
  const isHarbour = (stop: StopNode) => own.some(({ hex, stop: at }) => hex === stop.hex && at === stop.stop);
  const industriesAt = perVisit((visit) => industriesOfVisit(scene, visit).length);
  // two cities of a hex share what is there: it counts where the route comes to it first
  const isFirst = ({ stops }: Visit, i: number, visits: readonly Visit[]) =>
    visits.findIndex((visit) => visit.stops[0]!.hex === stops[0]!.hex) === i;
  const atHarbour = (route: RouteView) => route.visits.some(({ stops }) => stops.some(isHarbour));
  return [
    {
      name: 'harbour',
      amount: (route) =>
        atHarbour(route)
          ? route.visits
              .filter(isFirst)
              .reduce((sum, visit) => sum + industriesAt(visit) * harbour.perIndustry, 0)
          : 0,
      most: (stop) => industriesOfStop(scene, stop) * harbour.perIndustry,
    },
  ];
}

/** [18LRA 4.1.2 no. 1, ruling 84] for a route that has both Dalheim and a city on the right bank. */
function campBonus({ state, scene, company }: Situation): BonusRule[] {
  if (holderOf(state as RhinelandState, camp.id) !== company) return [];
  const { hex, bonus } = camp.power;
  const rightBank = rightBankNow(scene, camp.power, scene.state);
  return [
    {
      name: 'camp',
      amount: (route) => (visits(route, [hex]) && visits(route, rightBank) ? bonus : 0),
      // no route has it without Dalheim
      most: (stop) => (stop.hex === hex ? bonus : 0),
    },
  ];
}

function ordinaryTrain(at: Situation, stops: number): TrainProfile {
  return {
    capacity: citiesAndEnds(stops),
    value: (visit) => stopValue(at.scene, visit),
    bonuses: [ironRhineBonus(ironRhine), ...harbourBonus(at), ...campBonus(at)],
    demands: [twoHexes],
  };
}

/** [18LRA 4.1.2 no. 6, ruling 86] from its own station, without any bonus; towns count. */
function kreisbahnTrain({ scene }: Situation): TrainProfile {
  const { range, start } = kreisbahn;
  const isStart = (stop: StopNode) => includes(start, stop);
  return {
    capacity: { ...range, townsCount: 'always' },
    value: (visit) => stopValue(scene, visit),
    startsAt: isStart,
    hasStation: isStart,
    demands: [twoHexes],
  };
}

const longest = trains.at(-1)!;

/** Who has the token of the camp. */
export function routesAlso(state: RailState): string[] {
  return [holderOf(state as RhinelandState, camp.id) ?? ''];
}

export function routesOf(networks: Networks<RouteState>, phases: Phases) {
  const isOrdinary = (type: TrainId) => type !== kreisbahn.train.id;
  return routesWith({
    networks,
    phases,
    // [18LRA 6.2.3, ruling 144] both are Köln
    neverTogether: ['K11', 'K15'],
    longest: longest.id,
    isOrdinary,
    profileOf: (at, type) =>
      isOrdinary(type) ? ordinaryTrain(at, typeOf(trains, type)!.stops) : kreisbahnTrain(at),
  });
}
