import { perData } from '@/engine/game/box/in-setup';
import type { HexId, TrainId } from '@/engine/game/ids';
import type { Bonus, RouteView, Running, SharedBonus } from '@/engine/routes/types';
import { beerValue, cityHex } from '../../board';
import type { DortmundTrain } from '../../cards';
import { type AreaScene, areaAccount } from './beer-areas';

export type BeerValues = Readonly<Record<HexId, number>>;

/** How much beer a company can carry in this turn, and what it brings beside the value of the red areas. */
export interface BeerScene {
  /** Cubes of the director that can be used. */
  readonly cubes: number;
  readonly trains: readonly DortmundTrain[];
  /** One of these trains may carry so many more. */
  readonly extra: { readonly cubes: number; readonly trains: readonly TrainId[] };
  /** What red areas pay for a cube. */
  readonly values: BeerValues;
  /** For every train that delivers anything that is paid for. */
  readonly perDelivery: number;
  /** Where red areas do not take any number of cubes alike. */
  readonly areas?: AreaScene;
}

/** A train that can deliver to one of these red hexes. */
export interface Delivering {
  readonly train: TrainId;
  readonly to: readonly HexId[];
}

/** Beer that a train delivers. */
export interface Load {
  readonly cubes: number;
  readonly to: HexId;
}

export function capacityOf({ trains }: Pick<BeerScene, 'trains'>, type: TrainId): number {
  return trains.find(({ id }) => id === type)?.beer ?? 0;
}

function extraOf({ extra }: BeerScene, type: TrainId): number {
  return extra.trains.includes(type) ? extra.cubes : 0;
}

/** Can any of these trains carry anything at all? */
export function carriesBeer(scene: BeerScene, types: readonly TrainId[]): boolean {
  return scene.cubes > 0 && types.some((type) => capacityOf(scene, type) + extraOf(scene, type) > 0);
}

/** [18DO 4.5.5.1] the route must include Dortmund City and a red area. */
export function deliversTo(route: RouteView): readonly HexId[] {
  let to = knownGoals.get(route);
  if (!to) {
    const hexes = route.visits.map(({ stops }) => stops[0]!.hex);
    to = hexes.includes(cityHex) ? hexes.filter((hex) => Object.hasOwn(beerValue, hex)) : [];
    knownGoals.set(route, to);
  }
  return to;
}

/** The search asks for the same route in many runs. */
const knownGoals = new WeakMap<RouteView, readonly HexId[]>();

/** The red area on the route that pays most for beer: all of a load goes there. */
const goalsBy = perData((values: BeerValues) => {
  const known = new WeakMap<RouteView, HexId | undefined>();
  return (route: RouteView): HexId | undefined => {
    if (!known.has(route)) known.set(route, dearest(values, deliversTo(route)));
    return known.get(route);
  };
});

/** What a load brings. */
export interface Worth {
  /** How many of its cubes are paid for. */
  readonly paid: number;
  readonly cubes: number;
  readonly delivery: number;
  readonly first: number;
}

const nothing: Worth = { paid: 0, cubes: 0, delivery: 0, first: 0 };

/**
 * [18DO 4.5.6.1] so much a cube, and more for the delivery itself with the marker of no. 4. [18DO-MV 1, 4] only cubes
 * that their area asks for are paid, and the first of them may bring more: one load after the other.
 */
export function worthsOf(scene: BeerScene, loads: readonly (Load | undefined)[]): Worth[] {
  const account = areaAccount(scene.areas);
  return loads.map((load) => {
    if (!load) return nothing;
    const { paid, first } = account(load.to, load.cubes);
    return { paid, cubes: paid * scene.values[load.to]!, delivery: paid > 0 ? scene.perDelivery : 0, first };
  });
}

const totalOf = ({ cubes, delivery, first }: Worth) => cubes + delivery + first;

export function incomeOf(scene: BeerScene, loads: readonly (Load | undefined)[]): number {
  return worthsOf(scene, loads).reduce((sum, worth) => sum + totalOf(worth), 0);
}

const redHexes = Object.keys(beerValue);

function dearest(values: BeerValues, to: readonly HexId[]): HexId | undefined {
  return [...to].sort((a, b) => values[b]! - values[a]!)[0];
}

/** The loads that bring most: for each train, or nothing. */
export function bestLoads(scene: BeerScene, trains: readonly Delivering[]): (Load | undefined)[] {
  // where areas differ in more than their price, what is best for one train may be in the way of another
  if (scene.areas) return bestOf(scene, allLoads(scene, trains));
  const stronger = trains.flatMap(({ train }, i) => (extraOf(scene, train) > 0 ? [i] : []));
  let best: (Load | undefined)[] = [];
  for (const one of [-1, ...stronger]) {
    const loads = fill(scene, trains, one);
    if (best.length === 0 || incomeOf(scene, loads) > incomeOf(scene, best)) best = loads;
  }
  return best;
}

/** The first of those that bring most. */
function bestOf(scene: BeerScene, all: readonly (Load | undefined)[][]): (Load | undefined)[] {
  let [best, most] = [all[0]!, -1];
  for (const loads of all) {
    const income = incomeOf(scene, loads);
    if (income > most) [best, most] = [loads, income];
  }
  return best;
}

/** Cube by cube to the train where it brings most: a further cube of a train never brings more than its first. */
function fill(scene: BeerScene, trains: readonly Delivering[], stronger: number): (Load | undefined)[] {
  const room = trains.map(
    ({ train }, i) => capacityOf(scene, train) + (i === stronger ? extraOf(scene, train) : 0),
  );
  const goals = trains.map(({ to }) => dearest(scene.values, to));
  const cubes = trains.map(() => 0);
  const gain = (i: number) => {
    const to = goals[i];
    if (to === undefined || cubes[i]! >= room[i]!) return 0;
    return scene.values[to]! + (cubes[i] === 0 ? scene.perDelivery : 0);
  };
  for (let left = scene.cubes; left > 0; left--) {
    const gains = trains.map((_, i) => gain(i));
    const most = Math.max(0, ...gains);
    if (most === 0) break;
    cubes[gains.indexOf(most)]! += 1;
  }
  return cubes.map((count, i) => (count > 0 ? { cubes: count, to: goals[i]! } : undefined));
}

/** Every way to load the trains, as far as cubes and capacities go; one of them may have the extra. */
export function allLoads(scene: BeerScene, trains: readonly Delivering[]): (Load | undefined)[][] {
  let all: { loads: (Load | undefined)[]; left: number; extraFree: boolean }[] = [
    { loads: [], left: scene.cubes, extraFree: true },
  ];
  for (const { train, to } of trains) {
    const own = capacityOf(scene, train);
    all = all.flatMap(({ loads, left, extraFree }) => {
      const most = Math.min(left, own + (extraFree ? extraOf(scene, train) : 0));
      const some = Array.from({ length: most }, (_, i) => i + 1).flatMap((cubes) =>
        to.map((hex) => ({
          loads: [...loads, { cubes, to: hex }],
          left: left - cubes,
          extraFree: extraFree && cubes <= own,
        })),
      );
      return [...some, { loads: [...loads, undefined], left, extraFree }];
    });
  }
  return all.map(({ loads }) => loads);
}

/**
 * What a cube, and the extra of one train, is worth where trains want more of them than there are: a price that
 * is paid for each of them bounds what a run can bring far better than letting every train have them all.
 */
function scarcity(scene: BeerScene, types: readonly TrainId[]): { cube: number; extra: number } {
  const carriers = types.filter((type) => capacityOf(scene, type) + extraOf(scene, type) > 0);
  if (carriers.length < 2) return { cube: 0, extra: 0 };
  const highestValue = Math.max(...Object.values(scene.values));
  const stronger = carriers.filter((type) => extraOf(scene, type) > 0).length;
  const own = carriers.reduce((sum, type) => sum + capacityOf(scene, type), 0);
  if (scene.cubes < own + (stronger > 0 ? scene.extra.cubes : 0)) return { cube: highestValue, extra: 0 };
  return { cube: 0, extra: stronger > 1 ? highestValue : 0 };
}

/** What the best loads bring to each train of a run. */
function sharesOf(scene: BeerScene, run: readonly Running[]): Bonus[][] {
  const delivering = run.map(({ train, route }) => ({ train: train.id, to: deliversTo(route) }));
  return worthsOf(scene, bestLoads(scene, delivering)).map(({ cubes, delivery, first }) => [
    { name: 'beer', amount: cubes },
    { name: 'beer-marker', amount: delivery },
    { name: 'first-delivery', amount: first },
  ]);
}

/** Beer as the search for the best run sees it: so many cubes for all trains together [18DO 4.5.5.1]. */
export function beerBonus(scene: BeerScene, types: readonly TrainId[]): SharedBonus {
  const price = scarcity(scene, types);
  const known = new Map<string, readonly (readonly Bonus[])[]>();
  const goalsOf = (route: RouteView) =>
    scene.areas ? deliversTo(route).join('/') : (goalsBy(scene.values)(route) ?? '');
  /** With a price for every cube and for the extra, what a train could keep at most. */
  const most = (train: TrainId, to: HexId) => {
    const own = capacityOf(scene, train);
    const room = Math.min(scene.cubes, own + extraOf(scene, train));
    const kept = Array.from({ length: room }, (_, i) => i + 1).map(
      (cubes) =>
        incomeOf(scene, [{ cubes, to }]) - price.cube * cubes - price.extra * Math.max(0, cubes - own),
    );
    return Math.max(0, ...kept);
  };
  const mosts = new Map<string, number>();
  const mostAt = (train: TrainId, to: HexId) => {
    const key = `${train} ${to}`;
    const found = mosts.get(key) ?? most(train, to);
    mosts.set(key, found);
    return found;
  };
  /** What every delivery of this train could keep, whichever area it goes to. */
  const least = (train: TrainId) => Math.min(...redHexes.map((hex) => mostAt(train, hex)));
  const mostOf = (train: TrainId, route: RouteView) =>
    Math.max(0, ...deliversTo(route).map((hex) => mostAt(train, hex)));
  return {
    rest: price.cube * scene.cubes + price.extra * scene.extra.cubes,
    // what the cheapest area pays lies in the city, which every delivery passes; others pay so much more
    ceiling(train, { hex }) {
      if (hex === cityHex) return least(train.id);
      return Object.hasOwn(beerValue, hex) ? mostAt(train.id, hex) - least(train.id) : 0;
    },
    most: ({ train, route }: Running) => mostOf(train.id, route),
    share(run) {
      // the search asks about thousands of runs, of which few differ in what matters here
      const key = run.map(({ train, route }) => `${train.id} ${goalsOf(route)}`).join();
      const shares = known.get(key) ?? sharesOf(scene, run);
      known.set(key, shares);
      return shares;
    },
  };
}
