import type { Access } from '@/engine/board/access';
import type { StopNode } from '@/engine/board/graph';
import { directorOf } from '@/engine/finance/certificates';
import { typeOf } from '@/engine/finance/trains';
import type { CompanyId, HexId, TrainId } from '@/engine/game/ids';
import { citiesAndEnds, type Demand, type TrainProfile } from '@/engine/routes/types';
import type { Network } from '@/engine/steps/network';
import { includes, ironRhineBonus, type RouteState, type Situation, twoHexes, visits } from '../rules/routes';
import type { Scene } from '../rules/values';
import type { RhinelandState } from '../state';
import { industriesIn, industryBonus, type Quarry, quarryBonus, rheingoldBonus, valuesIn } from './bonuses';
import { bonuses, trains } from './cards';
import { targetCards } from './goal-cards';

const { ironRhine, rheingold } = bonuses;

/** What the trains of one company may do that others may not. */
export interface Privileges {
  /** [18Rhl 8.5.2 no. 3] a metropolis where the Rheingold Express has a station of its own. */
  readonly token?: HexId;
  /** [18Rhl 8.4.1 T5] a red field that no station shuts for routes from another. */
  readonly link?: { readonly from: HexId; readonly to: HexId };
}

const links = targetCards.flatMap(({ id, goal }) => (goal.kind === 'runsBetween' ? [{ id, ...goal }] : []));

const none: Privileges = {};

/** Games without money have neither cards nor tokens. */
export function privilegesOf(state: RouteState, company: CompanyId): Privileges {
  const { trainToken, targets = [] } = state as Partial<RhinelandState>;
  if (!trainToken && targets.length === 0) return none;
  const director = targets.length > 0 ? directorOf(state as RhinelandState, company) : null;
  const link = links.find(({ id }) =>
    targets.some(({ target, owner, paid }) => target === id && !paid && owner !== null && owner === director),
  );
  return {
    ...(trainToken?.company === company && { token: trainToken.hex }),
    ...(link && { link: { from: link.from, to: link.to } }),
  };
}

/** The same in a few letters. */
export function privilegesKey({ token, link }: Privileges): string {
  return `${token ?? ''}/${link?.to ?? ''}`;
}

function ordinaryTrain(
  scene: Scene,
  stops: number,
  network: Network,
  { link }: Privileges,
  quarry: Quarry | undefined,
): TrainProfile {
  const count = industriesIn(scene);
  const opened = link && openedFor(network, link);
  return {
    capacity: citiesAndEnds(stops),
    value: valuesIn(scene),
    bonuses: [
      ironRhineBonus(ironRhine),
      industryBonus(scene, count),
      ...(quarry ? [quarryBonus(scene, count, quarry)] : []),
    ],
    demands: [twoHexes, ...(opened ? [opened.demand] : [])],
    ...(opened && { access: opened.access }),
  };
}

/** [18Rhl 8.4.1 T5, ruling 104] a field that is shut by another's station is open for routes of one kind. */
function openedFor(
  { graph, access }: Network,
  { from, to }: { readonly from: HexId; readonly to: HexId },
): { readonly access: Access; readonly demand: Demand } | undefined {
  const shut = access.shut.slice();
  for (const { index } of graph.stopsOf.get(to) ?? []) shut[index] = 0;
  if (shut.every((value, i) => value === access.shut[i])) return undefined;
  return {
    access: { ...access, shut },
    demand: {
      code: { code: 'route-shut', params: { hex: to } },
      met: (route) => !visits(route, [to]) || visits(route, [from]),
    },
  };
}

/** [18Rhl 6.2.4.4] a passenger train: no towns, no industry, from the Netherlands, never through Venlo. */
function rheingoldTrain(scene: Scene, stops: number, network: Network, { token }: Privileges): TrainProfile {
  const value = valuesIn(scene);
  return {
    capacity: { stops, townsCount: 'never' },
    value,
    bonuses: [rheingoldBonus(value, scene)],
    access: rheingoldAccess(network, token),
    ignores: (stop) => stop.def.kind === 'town',
    startsAt: (stop) => includes(rheingold.start, stop),
  };
}

/** No way through Venlo; where its token lies, on no bank, a station of its own [18Rhl 8.5.2 no. 3, ruling 128]. */
function rheingoldAccess({ graph, access }: Network, token: HexId | undefined): Access {
  const open = access.open.slice();
  const own = token === undefined ? access.own : access.own.slice();
  for (const stop of graph.stops) {
    if (includes(rheingold.notThrough, stop)) open[stop.index] = 0;
    if (stop.hex !== token || stop.def.kind !== 'city') continue;
    own[stop.index] = 1;
    open[stop.index] = 1;
  }
  return { ...access, own, open };
}

/** What a train of this type can do for a company. */
export function profileOf(
  { state, company, scene, network }: Situation,
  type: TrainId,
  quarry: Quarry | undefined,
): TrainProfile {
  const { stops } = typeOf(trains, type)!;
  const privileges = privilegesOf(state, company);
  return type === rheingold.train
    ? rheingoldTrain(scene, stops, network, privileges)
    : ordinaryTrain(scene, stops, network, privileges, quarry);
}

/**
 * [18Rhl 8.4.2 D8, ruling 139] the same train, but what counts are the hexes with towns that it serves: those that the
 * Rheingold Express passes, too.
 */
export function townTrain(profile: TrainProfile): TrainProfile {
  const { ignores, ...rest } = profile;
  const isTown = ({ def }: StopNode) => def.kind === 'town';
  return {
    ...rest,
    ...(ignores && { endsAt: (stop: StopNode) => !ignores(stop) }),
    value: () => 0,
    bonuses: [
      {
        name: 'towns',
        amount: ({ visits }) =>
          new Set(visits.filter(({ stops }) => isTown(stops[0]!)).map(({ stops }) => stops[0]!.hex)).size,
        most: (stop) => (isTown(stop) ? 1 : 0),
      },
    ],
  };
}
