import { trainsOf } from '@/engine/finance/trains';
import type { CompanyId, HexId } from '@/engine/game/ids';
import { hasRoute, mostTrains } from '@/engine/routes/most';
import type {
  Bonus,
  Demand,
  RouteView,
  RunInput,
  Running,
  SharedBonus,
  TrainProfile,
} from '@/engine/routes/types';
import { beerValue, cityHex } from '../../board';
import { deliversTo } from '../../rules/operating/beer';
import type { Routes } from '../../rules/operating/routes';
import type { OperatingGame } from '../../rules/operating/state';
import type { LadenTrain } from '../state';

/** [18DO 6.5.1] the route must include Dortmund City and a red area. */
const exports: Demand = { code: 'route-misses-goal', met: (route) => deliversTo(route).length > 0 };

const paidAt = (hex: HexId) => beerValue[hex]!;
const cheapest = Math.min(...Object.values(beerValue));

/** What the dearest red area of the route pays for a cube. */
function bestValue(route: RouteView): number {
  return Math.max(0, ...deliversTo(route).map(paidAt));
}

/** The trains of a company that carry beer, told by the profiles that they were given for it. */
type Loads = ReadonlyMap<TrainProfile, number>;

function exportBonus(loads: Loads): SharedBonus {
  const cubesOn = ({ profile }: { readonly profile: TrainProfile }) => loads.get(profile) ?? 0;
  return {
    // what the cheapest area pays lies in the city, which every export route passes; others pay so much more
    ceiling(train, { hex }) {
      if (hex === cityHex) return cubesOn(train) * cheapest;
      return Object.hasOwn(beerValue, hex) ? cubesOn(train) * (paidAt(hex) - cheapest) : 0;
    },
    most: ({ train, route }: Running) => cubesOn(train) * bestValue(route),
    share: (run) =>
      run.map(({ train, route }): Bonus[] => {
        const amount = cubesOn(train) * bestValue(route);
        return amount > 0 ? [{ name: 'beer', amount }] : [];
      }),
  };
}

/** By profile, the place of a train with beer among the trains of its company. */
const places = new WeakMap<TrainProfile, number>();

/** Which of the company's trains has run here, if it was one with beer. */
export function placeOfLoaded({ train }: Running): number | undefined {
  return places.get(train.profile);
}

/** The run in which these trains must take export routes. */
function bound(input: RunInput, loads: readonly number[], must: readonly number[]): RunInput {
  const byProfile = new Map<TrainProfile, number>();
  const trains = input.trains.map((train, i) => {
    if (!must.includes(i)) return train;
    const profile = { ...train.profile, demands: [exports], mustRun: true };
    byProfile.set(profile, loads[i]!);
    places.set(profile, i);
    return { ...train, profile };
  });
  return { ...input, trains, rules: { ...input.rules, shared: exportBonus(byProfile) } };
}

/** [ruling 111] can these trains, by their places, run export routes at the same time? */
function canAllExport(input: RunInput, trains: readonly number[]): boolean {
  const profileFor = (i: number) => ({ ...input.trains[i]!.profile, demands: [exports] });
  if (!trains.every((i) => hasRoute(input, profileFor(i)))) return false;
  if (trains.length < 2) return true;
  // trains of one type share a profile: so they are not tried in every order
  const profiles = new Map<TrainProfile, TrainProfile>();
  const exporting = trains.map((i) => {
    const train = input.trains[i]!;
    const profile = profiles.get(train.profile) ?? profileFor(i);
    profiles.set(train.profile, profile);
    return { ...train, profile };
  });
  return mostTrains({ ...input, trains: exporting }) === trains.length;
}

/** Every set of so many of these. */
function setsOf<T>(items: readonly T[], size: number): T[][] {
  if (size === 0) return [[]];
  return items.flatMap((item, i) => setsOf(items.slice(i + 1), size - 1).map((set) => [item, ...set]));
}

export interface ExportRoutes extends Routes<OperatingGame> {
  otherInputs(state: OperatingGame, company: CompanyId): readonly RunInput[];
  /** Could these trains of the company, by their places, run export routes at the same time? */
  canExport(state: OperatingGame, company: CompanyId, trains: readonly number[]): boolean;
}

/**
 * [18DO 6.5.1, rulings 43, 111] trains with beer run export routes, as many of them as can at once; if not all can, the
 * director chooses which, and the others run as they like and keep their cubes. So do all trains of a railway that
 * carries no beer, if it has bought one with cubes (rulings 45, 46).
 */
export function withBeer(
  routes: Routes<OperatingGame>,
  carriesBeer: (company: CompanyId) => boolean,
): ExportRoutes {
  const inputs = (state: OperatingGame, company: CompanyId): RunInput[] => {
    const input = routes.runInput(state, company);
    if (!carriesBeer(company)) return [input];
    const loads = trainsOf(state, company).map(({ beer = 0 }: LadenTrain) => beer);
    const loaded = [...loads.keys()].filter((i) => loads[i]! > 0);
    for (let size = loaded.length; size > 0; size--) {
      const sets = setsOf(loaded, size).filter((set) => canAllExport(input, set));
      if (sets.length > 0) return sets.map((set) => bound(input, loads, set));
    }
    return [input];
  };
  return {
    runInput: (state, company) => inputs(state, company)[0]!,
    otherInputs: (state, company) => inputs(state, company).slice(1),
    canRun: routes.canRun,
    canExport: (state, company, trains) => canAllExport(routes.runInput(state, company), trains),
  };
}
