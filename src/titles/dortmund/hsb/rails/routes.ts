import type { Access } from '@/engine/board/access';
import type { StopNode, TrackGraph } from '@/engine/board/graph';
import { trainsOf } from '@/engine/finance/trains';
import type { CompanyId, HexId } from '@/engine/game/ids';
import { canRunTogether } from '@/engine/routes/together';
import type { BonusRule, Demand, RouteView, RunInput, Running, TrainProfile } from '@/engine/routes/types';
import { beerValue, cityHex } from '../../board';
import type { BeerValues } from '../../rules/operating/beer';
import { deliversTo } from '../../rules/operating/beer';
import type { AreaScene } from '../../rules/operating/beer-areas';
import type { Routes } from '../../rules/operating/routes';
import type { OperatingGame } from '../../rules/operating/state';
import type { DirectedExport } from '../../variants/limited-export';
import type { LadenTrain } from '../state';
import { exportBonus } from './export-bonus';

/** What export depends on beside board and trains. */
export interface ExportRules {
  carriesBeer(company: CompanyId): boolean;
  /** [18DO-MV 1] every loaded train has a red area to go to. */
  readonly directed?: DirectedExport;
  /** What red areas say about beer. */
  areas(state: OperatingGame): AreaScene | undefined;
  readonly values: BeerValues;
}

/** What a train carries, and where to, if that is settled. */
interface Loaded {
  readonly cubes: number;
  readonly to: HexId | undefined;
}

/** [18DO 6.5.1] the route must include Dortmund City and a red area: these hexes, or those of the area it is bound for. */
export function goalsOn(
  route: RouteView,
  directed: DirectedExport | undefined,
  to: HexId | undefined,
): readonly HexId[] {
  const hexes = deliversTo(route);
  return directed && to !== undefined ? hexes.filter((hex) => directed.goalOf(hex) === to) : hexes;
}

/** By profile, the place of a train with beer among the trains of its company. */
const places = new WeakMap<TrainProfile, number>();

/** Which of the company's trains has run here, if it was one with beer. */
export function placeOfLoaded({ train }: Running): number | undefined {
  return places.get(train.profile);
}

/** Every set of so many of these. */
function setsOf<T>(items: readonly T[], size: number): T[][] {
  if (size === 0) return [[]];
  return items.flatMap((item, i) => setsOf(items.slice(i + 1), size - 1).map((set) => [item, ...set]));
}

/** Full hexes, which as ever may end a route: no train passes them. */
function fullStops({ graph, access }: RunInput): StopNode[] {
  return graph.stops.filter(({ index, def }) => def.kind !== 'offboard' && access.open[index] === 0);
}

function opened({ access }: RunInput, stops: readonly StopNode[]): Access {
  const open = access.open.slice();
  for (const { index } of stops) open[index] = 1;
  return { ...access, open };
}

/**
 * [18DO-MV 1, rulings 95, 158] a train whose way is blocked passes full hexes, which count for its length and pay nothing; at the
 * end of its route they pay as ever.
 */
function throughBlocked(input: RunInput, profile: TrainProfile, { through, most }: Passing): TrainProfile {
  const isPassed = (stops: readonly StopNode[]) => stops.some((stop) => through.includes(stop));
  const atEnds: BonusRule = {
    name: 'full-hex-at-end',
    amount: ({ visits }) =>
      [...new Set([visits[0]!, visits.at(-1)!])]
        .filter(({ stops }) => isPassed(stops))
        .reduce((sum, visit) => sum + profile.value(visit), 0),
    most: (stop) => (through.includes(stop) ? profile.value({ stops: [stop], ferry: false }) : 0),
  };
  return {
    ...profile,
    access: opened(input, through),
    value: (visit) => (isPassed(visit.stops) ? 0 : profile.value(visit)),
    bonuses: [...(profile.bonuses ?? []), atEnds],
    demands: [...(profile.demands ?? []), ...noFurther({ through, most })],
  };
}

/** Where it must pass this or that full hex, one that it passes beside is in its way as ever. */
function noFurther({ through, most }: Passing): Demand[] {
  if (through.length === most) return [];
  const further = ({ visits }: RouteView) =>
    visits
      .slice(1, -1)
      .flatMap(({ stops }) => stops.filter((stop) => through.includes(stop)))
      .slice(most);
  return through.map((stop) => ({
    code: { code: 'route-blocked', params: { hex: stop.hex } },
    met: (route) => !further(route).includes(stop),
  }));
}

/** Full hexes that a train passes, and how many of them at most. */
interface Passing {
  readonly through: readonly StopNode[];
  readonly most: number;
}

/** [Ruling 158] the full hexes that a train with this profile must pass: as few as can be, whichever they are. */
function mustPass(input: RunInput, profile: TrainProfile): Passing {
  const canRun = (through: readonly StopNode[]) => {
    const open = { ...profile, access: opened(input, through) };
    return canRunTogether({ ...input, trains: [{ id: '', profile: open }] });
  };
  const full = fullStops(input);
  if (canRun([]) || !canRun(full)) return { through: [], most: 0 };
  for (let size = 1; size < full.length; size++) {
    const ways = setsOf(full, size).filter(canRun);
    if (ways.length > 0) return { through: [...new Set(ways.flat())], most: size };
  }
  return { through: full, most: full.length };
}

/** [ruling 111] can these trains, by their places, run at the same time with these profiles? */
function canAll(
  input: RunInput,
  trains: readonly number[],
  profileOf: (train: number) => TrainProfile,
): boolean {
  return canRunTogether({
    ...input,
    trains: trains.map((i) => ({ ...input.trains[i]!, profile: profileOf(i) })),
  });
}

const inCity = ({ hex }: StopNode) => hex === cityHex;

/** Remembers what a function said of each argument. */
function once<A, V>(tell: (argument: A) => V): (argument: A) => V {
  const known = new Map<A, V>();
  return (argument) => {
    const value = known.has(argument) ? known.get(argument)! : tell(argument);
    known.set(argument, value);
    return value;
  };
}

/** What has been found out about trains of a company, as long as track and stations are the same. */
interface Known {
  readonly answers: Map<string, boolean>;
  readonly profiles: Map<string, TrainProfile>;
}

const knownOf = () => {
  const known = new WeakMap<TrackGraph, WeakMap<Access, Known>>();
  return ({ graph, access }: RunInput): Known => {
    const ofGraph = known.get(graph) ?? new WeakMap<Access, Known>();
    known.set(graph, ofGraph);
    const here = ofGraph.get(access) ?? { answers: new Map(), profiles: new Map() };
    ofGraph.set(access, here);
    return here;
  };
};

export interface ExportRoutes extends Routes<OperatingGame> {
  otherInputs(state: OperatingGame, company: CompanyId): readonly RunInput[];
  /**
   * Could these trains of the company, by their places, run export routes at the same time, each to where its beer is
   * bound, and one of them to this area?
   */
  canExport(
    state: OperatingGame,
    company: CompanyId,
    trains: readonly number[],
    going?: { readonly train: number; readonly to: HexId },
  ): boolean;
}

/**
 * [18DO 6.5.1, rulings 43, 111] trains with beer run export routes, as many of them as can at once; if not all can, the
 * director chooses which, and the others run as they like and keep their cubes. So do all trains of a railway that
 * carries no beer, if it has bought one with cubes (rulings 45, 46).
 */
export function withBeer(routes: Routes<OperatingGame>, rules: ExportRules): ExportRoutes {
  const { directed } = rules;
  const knownFor = knownOf();
  const loadsOf = (state: OperatingGame, company: CompanyId): Loaded[] =>
    trainsOf(state, company).map(({ beer = 0, to }: LadenTrain) => ({ cubes: beer, to }));

  const isGoal = (hex: HexId, to: HexId | undefined) =>
    Object.hasOwn(beerValue, hex) && (!directed || to === undefined || directed.goalOf(hex) === to);

  /** One for each goal: what trains share is told by it. */
  const exports = once(
    (to: HexId | undefined): Demand => ({
      code: 'route-misses-goal',
      met: (route) => goalsOn(route, directed, to).length > 0,
      passes: [inCity, ({ hex }) => isGoal(hex, to)],
    }),
  );

  const exporting = (input: RunInput, train: number, to: HexId | undefined, running: boolean) => {
    const { profile } = input.trains[train]!;
    const usual: TrainProfile = { ...profile, demands: [exports(to)] };
    // [18DO-MV 1] only a way that was blocked after the train was loaded leads through full hexes
    const passing = running && to !== undefined ? mustPass(input, usual) : undefined;
    return passing && passing.most > 0 ? throughBlocked(input, usual, passing) : usual;
  };

  /** Trains of one type that go to the same area share a profile: so they are not tried in every order. */
  const profilesFor = (input: RunInput, goalOf: (train: number) => HexId | undefined, running: boolean) => {
    const known = new Map<TrainProfile, Map<HexId | undefined, TrainProfile>>();
    return (train: number): TrainProfile => {
      const { profile } = input.trains[train]!;
      const byGoal = known.get(profile) ?? new Map<HexId | undefined, TrainProfile>();
      known.set(profile, byGoal);
      const to = goalOf(train);
      const found = byGoal.get(to) ?? exporting(input, train, to, running);
      byGoal.set(to, found);
      return found;
    };
  };

  /** The run in which these trains must take export routes. */
  const bound = (
    state: OperatingGame,
    input: RunInput,
    loads: readonly Loaded[],
    must: readonly number[],
    profileOf: (train: number) => TrainProfile,
  ): RunInput => {
    const byProfile = new Map<TrainProfile, Loaded>();
    const trains = input.trains.map((train, i) => {
      if (!must.includes(i)) return train;
      const profile = { ...profileOf(i), mustRun: true };
      byProfile.set(profile, loads[i]!);
      places.set(profile, i);
      return { ...train, profile };
    });
    const cargo = {
      cubesOn: (profile: TrainProfile) => byProfile.get(profile)?.cubes ?? 0,
      goals: ({ train, route }: Running) => goalsOn(route, directed, byProfile.get(train.profile)?.to),
    };
    const shared = exportBonus(cargo, rules.values, rules.areas(state));
    return { ...input, trains, rules: { ...input.rules, shared } };
  };

  const inputs = (state: OperatingGame, company: CompanyId): RunInput[] => {
    const input = routes.runInput(state, company);
    if (!rules.carriesBeer(company)) return [input];
    const loads = loadsOf(state, company);
    const loaded = [...loads.keys()].filter((i) => loads[i]!.cubes > 0);
    const profileOf = profilesFor(input, (train) => loads[train]!.to, true);
    for (let size = loaded.length; size > 0; size--) {
      const sets = setsOf(loaded, size).filter((set) => canAll(input, set, profileOf));
      if (sets.length > 0) return sets.map((set) => bound(state, input, loads, set, profileOf));
    }
    return [input];
  };
  return {
    runInput: (state, company) => inputs(state, company)[0]!,
    otherInputs: (state, company) => inputs(state, company).slice(1),
    canRun: routes.canRun,
    canExport(state, company, trains, going) {
      const input = routes.runInput(state, company);
      const loads = loadsOf(state, company);
      const goalOf = (train: number) => (train === going?.train ? going.to : loads[train]!.to);
      // which mines are linked matters only where two of them may be one stop [18DO-MV 10]
      if (trains.some((train) => input.trains[train]!.profile.spares))
        return canAll(input, trains, profilesFor(input, goalOf, false));
      const { answers, profiles } = knownFor(input);
      const kindOf = (train: number) => `${input.trains[train]!.id} ${goalOf(train) ?? ''}`;
      const question = trains.map(kindOf).sort().join();
      const profileOf = (train: number) => {
        const profile = profiles.get(kindOf(train)) ?? exporting(input, train, goalOf(train), false);
        profiles.set(kindOf(train), profile);
        return profile;
      };
      const answer = answers.get(question) ?? canAll(input, trains, profileOf);
      answers.set(question, answer);
      return answer;
    },
  };
}
