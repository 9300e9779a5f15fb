import { valueIn } from '@/engine/board/colours';
import type { StopNode } from '@/engine/board/graph';
import { type Beside, routesBeside } from '@/engine/board/neighbours';
import type { BuildColour } from '@/engine/board/types';
import { trailTest } from '@/engine/board/walk';
import type { Phases } from '@/engine/finance/phases';
import { trainsOf } from '@/engine/finance/trains';
import type { CompanyId, HexId, TrainId } from '@/engine/game/ids';
import { hasRoute } from '@/engine/routes/most';
import {
  type BonusRule,
  citiesPlusTowns,
  type RouteRules,
  type RouteView,
  type RunInput,
  type TrainProfile,
  type Visit,
} from '@/engine/routes/types';
import type { Network, Networks } from '@/engine/steps/network';
import type { RailState } from '@/engine/steps/state';
import type { valuePer } from '../board';
import type { RuhrCapexType } from '../cards';
import type { RuhrState } from '../state';
import type { RuhrData } from '../values';
import { hasLink, industryOf } from './locations';

/** [18Ruhr 10.5, ruling 80] all trains run that can; everything earned is a multiple of ten. */
const rules: RouteRules = { runAsManyAsPossible: true, unit: 10 };

/** [18Ruhr 10.6.1] for these trains red areas count double. */
const doubling: TrainId = '8';

/** What the values of a moment depend on. */
interface Scene {
  readonly colour: BuildColour;
  readonly locations: RuhrState['locations'];
  readonly valuePer: RuhrData['valuePer'];
}

function valueOfLocation({ locations }: Scene, hex: HexId): number {
  return locations[hex]?.value ?? 0;
}

/** [18Ruhr 10.6.1, rulings 77, 79] a stop with the marker of its location; markers are never doubled. */
function worthOfVisit(scene: Scene, factor: number, { stops }: Pick<Visit, 'stops'>): number {
  const { hex, def } = stops[0]!;
  const value = valueIn(def.revenue, scene.colour);
  return def.kind === 'offboard' ? value * factor : value + valueOfLocation(scene, hex);
}

type PerRoute = keyof typeof valuePer;

/** Does a location count for such a red area? */
const counts: Readonly<Record<PerRoute, (scene: Scene, hex: HexId) => boolean>> = {
  linkedMontanCompanies: isLinkedHex,
  linkedCoalMines: (scene, hex) => isLinkedHex(scene, hex) && industryOf(hex) === 'coal',
};

function isLinkedHex({ locations }: Scene, hex: HexId): boolean {
  const location = locations[hex];
  return location !== undefined && hasLink(location);
}

/** [18Ruhr 10.6.1, rulings 78, 131] Wesel and the Eiserne Rhein are worth so much for each linked company on the route. */
function bonusAt(scene: Scene, rule: PerRoute, factor: number, mostStops: number): BonusRule {
  const each = scene.valuePer[rule] * factor;
  const countsHere = ({ stops }: Visit) => counts[rule](scene, stops[0]!.hex);
  const isThere = ({ stops }: Visit) => stops[0]!.def.revenueRule === rule;
  const all = Object.keys(scene.locations).filter((hex) => counts[rule](scene, hex)).length;
  const most = Math.min(all, mostStops - 1) * each;
  return {
    name: rule,
    amount: ({ visits }: RouteView) => (visits.some(isThere) ? visits.filter(countsHere).length * each : 0),
    // no route has it without the area, where few routes go: all of it is put there
    most: (stop: StopNode) => (stop.def.revenueRule === rule ? most : 0),
  };
}

/** [18Ruhr 10.5] so many cities and so many towns. */
function profileOf(scene: Scene, { id, train }: RuhrCapexType): TrainProfile {
  const factor = id === doubling ? 2 : 1;
  const most = train.cities + train.towns;
  return {
    capacity: citiesPlusTowns(train.cities, train.towns),
    value: (visit) => worthOfVisit(scene, factor, visit),
    bonuses: [
      bonusAt(scene, 'linkedMontanCompanies', factor, most),
      bonusAt(scene, 'linkedCoalMines', factor, most),
    ],
  };
}

export function routesOf(
  networks: Networks,
  phases: Phases,
  { capex, valuePer }: Pick<RuhrData, 'capex' | 'valuePer'>,
) {
  const sceneOf = (state: RailState): Scene => ({
    colour: phases.of(state).colour,
    locations: (state as RuhrState).locations,
    valuePer,
  });
  const runInput = (state: RailState, company: CompanyId): RunInput => {
    const { graph, access } = networks.of(state, company);
    const scene = sceneOf(state);
    const profiles = new Map(capex.map((card) => [card.id, profileOf(scene, card)]));
    const trains = trainsOf(state, company).map(({ type }) => ({ id: type, profile: profiles.get(type)! }));
    return { graph, access, rules, trains };
  };
  const known = new WeakMap<Network, boolean>();
  /** [18Ruhr 10.8.3, ruling 86] a run of two stops exists, whatever the train. */
  const couldRun = (state: RailState, company: CompanyId): boolean => {
    const network = networks.of(state, company);
    let answer = known.get(network);
    if (answer === undefined) {
      answer = findsRoute(sceneOf(state), network, capex[0]!);
      known.set(network, answer);
    }
    return answer;
  };
  return {
    runInput,
    couldRun,
    canRun: (state: RailState, company: CompanyId): boolean =>
      trainsOf(state, company).length > 0 && couldRun(state, company),
  };
}

/** The smallest train needs no more than a stop beside one of the company's stations. */
function findsRoute(scene: Scene, network: Network, smallest: RuhrCapexType): boolean {
  const { graph, access } = network;
  const beside: Beside = routesBeside(graph, access, trailTest(graph));
  // where what lies beside the stations makes no route, only a search can tell
  if (beside !== 'no route') return beside === 'a route';
  return hasRoute({ graph, access, rules }, profileOf(scene, smallest));
}
