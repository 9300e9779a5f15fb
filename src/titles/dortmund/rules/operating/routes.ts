import type { Access } from '@/engine/board/access';
import { routesBeside } from '@/engine/board/neighbours';
import type { BuildColour } from '@/engine/board/types';
import { onceTest } from '@/engine/board/walk';
import type { FinanceState, Train } from '@/engine/finance/state';
import { typeOf } from '@/engine/finance/trains';
import type { CompanyId, TrainId } from '@/engine/game/ids';
import { hasRoute } from '@/engine/routes/most';
import {
  everyStop,
  type RouteRules,
  type RunInput,
  type SharedBonus,
  type TrainProfile,
} from '@/engine/routes/types';
import type { BuiltState, Network, Networks } from '@/engine/steps/network';
import { steelMills } from '../../board';
import type { DortmundTrain } from '../../cards';
import { hexValue, type ValueScene } from '../values';
import { runningTrains } from './runners';

type TrainState = Pick<FinanceState, 'trains'>;

/** What differs between the games of the box in which trains run. */
export interface RoutesBox<S extends BuiltState & TrainState> {
  readonly networks: Networks<S>;
  readonly trains: readonly DortmundTrain[];
  /** The phase whose values count. */
  colour(state: S): BuildColour;
  /** Do blocked steel mills let the company's trains through? */
  passesMills(company: CompanyId): boolean;
  /** Need trains of this type not run any more? */
  mayIdle?(state: S, type: TrainId): boolean;
  /** What a train can do that others of its type cannot. */
  profile?(state: S, train: Train): Partial<TrainProfile>;
  /** Beer that the company's trains can deliver. */
  beer?(state: S, company: CompanyId): SharedBonus | undefined;
}

export interface Routes<S> {
  runInput(state: S, company: CompanyId): RunInput;
  /** Has the company a train, and could it run some route? */
  canRun(state: S, company: CompanyId): boolean;
}

/** Mines go up in steps of five [18DO 2.5]. */
const unit = 5;

/** [18DO 4.5.5] every train that can must run; [18DO 3.2.2, 4.5.1] no hex twice. */
const rules: RouteRules = { runAsManyAsPossible: true, hexOnce: true, unit };

/** [18DO 4.3.2.1] trains of the Hansabahn pass steel mills, whoever stands there. */
function openMills({ graph, access }: Network): Access {
  const open = access.open.slice();
  for (const { hex, index } of graph.stops) if (Object.hasOwn(steelMills, hex)) open[index] = 1;
  return { ...access, open };
}

export function routesOf<S extends BuiltState & TrainState>(box: RoutesBox<S>): Routes<S> {
  const accessOf = (network: Network, company: CompanyId) =>
    box.passesMills(company) ? openMills(network) : network.access;

  const profileOf = (scene: ValueScene, type: TrainId): TrainProfile => ({
    capacity: everyStop(typeOf(box.trains, type)!.stops),
    value: (visit) => hexValue(scene, visit),
  });

  const sceneOf = (state: S, company: CompanyId): ValueScene => ({
    board: box.networks.boardOf(state),
    state: state.board,
    colour: box.colour(state),
    company,
  });

  const runInput = (state: S, company: CompanyId): RunInput => {
    const network = box.networks.of(state, company);
    const scene = sceneOf(state, company);
    const profiles = new Map<TrainId, TrainProfile>();
    const profileFor = (train: Train) => {
      const { type } = train;
      const profile = profiles.get(type) ?? {
        ...profileOf(scene, type),
        ...(box.mayIdle?.(state, type) && { mayIdle: true }),
      };
      profiles.set(type, profile);
      const own = box.profile?.(state, train);
      return own && Object.keys(own).length > 0 ? { ...profile, ...own } : profile;
    };
    const shared = box.beer?.(state, company);
    return {
      graph: network.graph,
      access: accessOf(network, company),
      rules: shared ? { ...rules, shared } : rules,
      trains: runningTrains(state, company).map((train) => ({ id: train.type, profile: profileFor(train) })),
    };
  };

  const known = new WeakMap<Network, boolean>();
  /** The shortest train can run wherever any can: two revenue hexes are enough for a route. */
  const couldRun = (state: S, company: CompanyId): boolean => {
    const network = box.networks.of(state, company);
    let answer = known.get(network);
    if (answer === undefined) {
      const { graph } = network;
      const access = accessOf(network, company);
      const beside = routesBeside(graph, access, onceTest(graph));
      // where the shortest way to all that lies beside the stations is in a hex twice, only a search can tell
      const shortest = () => profileOf(sceneOf(state, company), box.trains[0]!.id);
      answer = beside === 'no route' ? hasRoute({ graph, access, rules }, shortest()) : beside === 'a route';
      known.set(network, answer);
    }
    return answer;
  };

  return {
    runInput,
    canRun: (state, company) => runningTrains(state, company).length > 0 && couldRun(state, company),
  };
}
