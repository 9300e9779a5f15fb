import type { HexId } from '@/engine/game/ids';
import type { Bonus, Running, SharedBonus, Train, TrainProfile } from '@/engine/routes/types';
import { beerValue, cityHex } from '../../board';
import type { BeerValues } from '../../rules/operating/beer';
import { type AreaScene, areaAccount } from '../../rules/operating/beer-areas';

/** The trains of a company that carry beer, told by the profiles that they were given for it. */
export interface Cargo {
  cubesOn(profile: TrainProfile): number;
  /** Where the beer of this train could go on its route. */
  goals(running: Running): readonly HexId[];
}

const redHexes: readonly HexId[] = Object.keys(beerValue);

/** What a load brings: its cubes, and more for the first delivery to an area [18DO-MV 4]. */
export interface Brought {
  readonly cubes: number;
  readonly first: number;
}

const nothing: Brought = { cubes: 0, first: 0 };

/** What loads bring, one after the other, each all to one area. */
export function broughtBy(
  loads: readonly { readonly cubes: number; readonly to: HexId | undefined }[],
  values: BeerValues,
  areas: AreaScene | undefined,
): Brought[] {
  const account = areaAccount(areas);
  return loads.map(({ cubes, to }) =>
    to === undefined || cubes === 0
      ? nothing
      : { cubes: cubes * values[to]!, first: account(to, cubes).first },
  );
}

export function totalOf(brought: readonly Brought[]): number {
  return brought.reduce((sum, { cubes, first }) => sum + cubes + first, 0);
}

/** [18DO 6.5.1, ruling 44] all cubes of a train go to one red area: that which brings most beside what the others bring. */
export function exportBonus(cargo: Cargo, values: BeerValues, areas: AreaScene | undefined): SharedBonus {
  const alone = ({ profile }: Train, to: HexId) =>
    totalOf(broughtBy([{ cubes: cargo.cubesOn(profile), to }], values, areas));
  const least = (train: Train) => Math.min(...redHexes.map((hex) => alone(train, hex)));
  return {
    // what the cheapest area pays lies in the city, which every export route passes; others pay so much more
    ceiling(train, { hex }) {
      if (cargo.cubesOn(train.profile) === 0) return 0;
      if (hex === cityHex) return least(train);
      return Object.hasOwn(beerValue, hex) ? alone(train, hex) - least(train) : 0;
    },
    most: (running) => Math.max(0, ...cargo.goals(running).map((hex) => alone(running.train, hex))),
    share: (run) =>
      bestSharing(cargo, run, values, areas).map(({ cubes, first }): Bonus[] => [
        ...(cubes > 0 ? [{ name: 'beer', amount: cubes }] : []),
        ...(first > 0 ? [{ name: 'first-delivery', amount: first }] : []),
      ]),
  };
}

function bestSharing(
  cargo: Cargo,
  run: readonly Running[],
  values: BeerValues,
  areas: AreaScene | undefined,
): Brought[] {
  let all: { cubes: number; to: HexId | undefined }[][] = [[]];
  for (const running of run) {
    const cubes = cargo.cubesOn(running.train.profile);
    const goals = cubes > 0 ? cargo.goals(running) : [];
    const ways = goals.length > 0 ? goals : [undefined];
    all = all.flatMap((loads) => ways.map((to) => [...loads, { cubes, to }]));
  }
  return all
    .map((loads) => broughtBy(loads, values, areas))
    .reduce((best, each) => (totalOf(each) > totalOf(best) ? each : best));
}
