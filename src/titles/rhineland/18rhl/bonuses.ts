import { valueIn } from '@/engine/board/colours';
import { faceAt } from '@/engine/board/face';
import type { StopNode } from '@/engine/board/graph';
import type { Edge } from '@/engine/board/types';
import { edgesOf } from '@/engine/board/upgrade';
import type { HexId } from '@/engine/game/ids';
import type { BonusRule, RouteView, TrainProfile, Visit } from '@/engine/routes/types';
import { perVisit } from '@/engine/routes/visits';
import { includes, visits } from '../rules/routes';
import { industriesOfStop, industriesOfVisit, industriesOn, type Scene, stopValue } from '../rules/values';
import { bonuses } from './cards';

const { easternRuhr, industry, rheingold } = bonuses;

/** [18Rhl 6.2.4.3] more for every link that track has been laid to. */
export function easternRuhrValue({ board, state }: Pick<Scene, 'board' | 'state'>): number {
  const links = easternRuhr.links.filter(({ hex, edge }) =>
    edgesOf(faceAt(board, state, hex)!).includes(edge as Edge),
  ).length;
  return (easternRuhr.valueByLinks as Readonly<Record<number, number>>)[links] ?? 0;
}

export function valuesIn(scene: Scene) {
  const ruhr = easternRuhrValue(scene);
  return (visit: Pick<Visit, 'stops' | 'ferry'>) =>
    visit.stops[0]!.def.revenueRule === 'easternRuhr' ? ruhr : stopValue(scene, visit);
}

/** Coalmines and steel mills of a route, each hex once. */
export type Count = (route: RouteView) => { readonly coalmines: number; readonly steelmills: number };

export function industriesIn(scene: Scene): Count {
  const industriesAt = perVisit((visit) => industriesOfVisit(scene, visit));
  return (route) => {
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
    return { coalmines, steelmills };
  };
}

/** [18Rhl 6.2.4.2] for each pair of a coalmine and a steel mill on the route, two at most. */
export function industryBonus(scene: Scene, count: Count): BonusRule {
  const pair = valueIn(industry.amount, scene.colour);
  return {
    name: 'industry',
    amount(route) {
      const { coalmines, steelmills } = count(route);
      return Math.min(coalmines, steelmills, industry.maxPairs) * pair;
    },
    // two make a pair, so each of them is worth half a bonus at most
    most: (stop) => (industriesOfStop(scene, stop) * pair) / 2,
  };
}

/** A quarry on a hex, and what it adds for each steel mill. */
export interface Quarry {
  readonly hex: HexId;
  readonly perSteelmill: number;
}

/** [18Rhl 8.5.3, ruling 81] for each steel mill on a route that stops at the quarry. */
export function quarryBonus(scene: Scene, count: Count, { hex, perSteelmill }: Quarry): BonusRule {
  const steelmillsAt = (stop: StopNode) =>
    scene.board.hexes[stop.hex]?.links
      ? 1
      : industriesOn(scene, stop.hex).filter((each) => each === 'steelmill').length;
  return {
    name: 'lime-quarry',
    amount: (route) => (visits(route, [hex]) ? count(route).steelmills * perSteelmill : 0),
    most: (stop) => steelmillsAt(stop) * perSteelmill,
  };
}

/** [18Rhl 6.2.4.4] every Rhine metropolis counts double on the way from the Netherlands to the south. */
export function rheingoldBonus(value: TrainProfile['value'], scene: Scene): BonusRule {
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
