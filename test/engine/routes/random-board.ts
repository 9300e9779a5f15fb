/** Small random boards with every feature that routes know, and companies and trains to run on them. */
import { type Access, accessOf } from '@/engine/board/access';
import { graphOf, type StopNode } from '@/engine/board/graph';
import { across, edges } from '@/engine/board/layout';
import type {
  BoardDef,
  BoardState,
  Edge,
  HexDef,
  Station,
  Stop,
  Track,
  TrackEnd,
} from '@/engine/board/types';
import type { HexId } from '@/engine/game/ids';
import { nextIndex, nextRandom, type RandomState, shuffled } from '@/engine/game/random';
import {
  type BonusRule,
  type Capacity,
  citiesAndEnds,
  citiesPlusTowns,
  everyStop,
  type RunInput,
  type SharedBonus,
  type TrainProfile,
} from '@/engine/routes/types';

const chance = (random: RandomState, probability: number) => nextRandom(random) < probability;
const pick = <T>(random: RandomState, items: readonly T[]): T => items[nextIndex(random, items.length)]!;

/** Hexes around one in the middle, some of them missing. */
function hexesFor(random: RandomState, most: number): HexId[] {
  const hexes: HexId[] = ['C5'];
  for (const hex of hexes) {
    for (const edge of shuffled(random, edges)) {
      const next = across('pointy', hex, edge);
      if (hexes.length < most && next >= 'A0' && !hexes.includes(next) && chance(random, 0.8))
        hexes.push(next);
    }
  }
  return hexes;
}

export function randomBoard(random: RandomState, hexCount: number): BoardDef {
  const hexes: Record<HexId, HexDef> = {};
  const places = hexesFor(random, hexCount);
  for (const hex of places) {
    // track mostly leads to other hexes, now and then nowhere
    const leads = edges.filter((edge) => places.includes(across('pointy', hex, edge)) || chance(random, 0.1));
    hexes[hex] = randomHex(random, shuffled(random, leads));
  }
  return { layout: 'pointy', hexes, tiles: {} };
}

function randomHex(random: RandomState, sides: readonly Edge[]): HexDef {
  const kind = nextIndex(random, 10);
  const border =
    chance(random, 0.1) && ({ borders: [{ edge: pick(random, edges), kind: 'impassable' }] } as const);
  if (kind < 2) return { colour: 'yellow', track: plainTrack(random, sides), ...border };
  if (kind < 3) return offboard(random, sides);
  if (kind < 5) return oneStop(random, sides, town(random));
  if (kind < 8) return oneStop(random, sides, city(random));
  return kind < 9 ? twoStops(random, sides) : ferry(random, sides);
}

const city = (random: RandomState): Stop => ({
  kind: 'city',
  revenue: 10 * (2 + nextIndex(random, 5)),
  slots: 1 + nextIndex(random, 2),
});
const town = (random: RandomState): Stop => ({ kind: 'town', revenue: 10 * (1 + nextIndex(random, 2)) });

/** Curves, crossings and junctions: two to four pairs of sides. */
function plainTrack(random: RandomState, sides: readonly Edge[]): Track[] {
  const pairs = new Map<string, Track>();
  for (let i = 2 + nextIndex(random, 3); i > 0 && sides.length > 1; i--) {
    const [a, b] = shuffled(random, sides.slice(0, 4)).sort() as [Edge, Edge];
    pairs.set(`${a}${b}`, [a, b]);
  }
  return [...pairs.values()];
}

function oneStop(random: RandomState, sides: readonly Edge[], stop: Stop): HexDef {
  const count = 2 + nextIndex(random, 4);
  const track: Track[] = sides.slice(0, count).map((edge, i) =>
    // a ferry that leads from the city to a side
    i === 0 && stop.kind === 'city' && chance(random, 0.1) ? [edge, 's0', { ferry: true }] : [edge, 's0'],
  );
  // track that passes the stop
  if (chance(random, 0.15) && sides.length > 1) track.push([sides[0]!, sides[1]!]);
  return { colour: 'green', stops: [stop], track };
}

function twoStops(random: RandomState, sides: readonly Edge[]): HexDef {
  const stops = [city(random), chance(random, 0.5) ? city(random) : town(random)];
  const track = sides
    .slice(0, 2 + nextIndex(random, 4))
    .map((edge): Track => [edge, end(nextIndex(random, 2))]);
  if (chance(random, 0.4)) track.push(['s0', 's1']);
  const banked = chance(random, 0.3) ? stops.map((stop): Stop => ({ ...stop, bank: 'west' })) : stops;
  return { colour: 'green', stops: banked, track };
}

const end = (stop: number): TrackEnd => `s${stop}`;

function ferry(random: RandomState, sides: readonly Edge[]): HexDef {
  const stops = [city(random), city(random)];
  const track = sides
    .slice(0, 3 + nextIndex(random, 3))
    .map((edge): Track => [edge, end(nextIndex(random, 2))]);
  return { colour: 'green', stops, track: [...track, ['s0', 's1', { ferry: true }]], ferryRevenue: 10 };
}

function offboard(random: RandomState, sides: readonly Edge[]): HexDef {
  const track = sides
    .slice(0, 1 + nextIndex(random, 3))
    .map((edge): Track => [edge, 's0', { terminal: true }]);
  return {
    colour: 'red',
    stops: [{ kind: 'offboard', revenue: 10 * nextIndex(random, 9), slots: 1 }],
    track,
    ...(chance(random, 0.5) && { group: 'east' }),
  };
}

/** Stations of the company and of others, wherever there is room. */
function stationsOn(random: RandomState, stops: readonly StopNode[]): Station[] {
  const stations: Station[] = [];
  for (const { hex, stop, def } of stops) {
    for (let place = 0; place < (def.slots ?? 0); place++) {
      if (chance(random, 0.55)) continue;
      stations.push({ company: chance(random, 0.45) ? 'own' : 'other', hex, stop });
    }
  }
  return stations;
}

export function randomInput(random: RandomState, hexCount: number, mostTrains: number): RunInput {
  const board = randomBoard(random, hexCount);
  const bare: BoardState = { tiles: {}, stations: [], reserved: [], markers: {} };
  const graph = graphOf(board, bare);
  const state = { ...bare, stations: stationsOn(random, graph.stops) };
  const access = accessOf(board, graph, state, 'own', {
    blocks: () => true,
    redStationsShut: chance(random, 0.5),
  });
  const profiles = [profileFor(random, access), profileFor(random, access)];
  const count = 1 + nextIndex(random, mostTrains);
  return {
    graph,
    access,
    rules: {
      runAsManyAsPossible: chance(random, 0.7),
      hexOnce: chance(random, 0.2),
      ...(chance(random, 0.5) && { unit: 10 }),
      ...(chance(random, 0.3) && { exclusive: [shuffled(random, graph.stops).slice(0, 3)] }),
      ...(chance(random, 0.2) && { shared: goods(random) }),
    },
    trains: Array.from({ length: count }, (_, i) => ({ id: `train ${i}`, profile: pick(random, profiles) })),
  };
}

function capacityFor(random: RandomState): Capacity {
  return pick(random, [
    () => citiesAndEnds(2 + nextIndex(random, 4)),
    () => citiesPlusTowns(2 + nextIndex(random, 2), 1 + nextIndex(random, 3)),
    () => everyStop(2 + nextIndex(random, 4)),
    (): Capacity => ({ cities: 2, towns: 2, townsCount: 'always' }),
    (): Capacity => ({ cities: 3, townsCount: 'never' }),
    (): Capacity => ({ townsCount: 'always' }),
  ])();
}

function profileFor(random: RandomState, access: Access): TrainProfile {
  const some = <T>(probability: number, value: T): T | Record<string, never> =>
    chance(random, probability) ? value : {};
  const odd = nextIndex(random, 3);
  return {
    capacity: capacityFor(random),
    value: ({ stops, ferry: used }) => (used ? 10 * stops.length : Number(stops[0]!.def.revenue)),
    ...some(0.6, { bonuses: bonusesFor(random) }),
    ...some(0.15, {
      access: { ...access, open: access.open.map((open, i) => (i % 5 === odd ? 1 - open : open)) },
    }),
    ...some(0.15, { ignores: (stop: StopNode) => stop.def.kind === 'town' }),
    ...some(0.15, { endsAt: (stop: StopNode) => stop.index % 4 !== odd }),
    ...some(0.15, { startsAt: (stop: StopNode) => stop.index % 3 === odd }),
    ...some(0.1, { hasStation: (stop: StopNode) => stop.index % 4 === odd }),
    ...some(0.1, {
      demands: [{ code: 'route-wrong-start', met: (route) => route.visits.length % 2 === 1 }],
    } satisfies Partial<TrainProfile>),
    ...some(0.1, {
      spares: { most: 1, of: ({ visits }) => Number(visits.some(({ ferry: used }) => used)) },
    } satisfies Partial<TrainProfile>),
  };
}

/** One bonus bounded for each stop, one for the whole route; the second looks at the track used. */
function bonusesFor(random: RandomState): BonusRule[] {
  const odd = nextIndex(random, 2);
  const marked = (stop: StopNode) => stop.index % 3 === odd;
  return [
    {
      name: 'pairs',
      most: (stop) => (marked(stop) ? 20 : 0),
      amount: ({ visits }) =>
        40 * Math.min(2, Math.floor(visits.filter(({ stops }) => stops.some(marked)).length / 2)),
    },
    {
      name: 'both ends',
      most: 30,
      amount: ({ visits }) =>
        [visits[0]!, visits.at(-1)!].every(({ pieces }) => pieces[0]!.index % 2 === odd) ? 30 : 0,
    },
  ];
}

/** So many goods, to be carried from certain cities to red fields: one for each train. */
function goods(random: RandomState): SharedBonus {
  const supply = 1 + nextIndex(random, 2);
  const carries = ({ route }: { route: { visits: readonly { stops: readonly StopNode[] }[] } }) =>
    route.visits.some(({ stops }) => stops[0]!.def.kind === 'offboard') ? 40 : 0;
  // told for any route, by the stops that it takes, or as the price of all goods
  const told = [
    { ceiling: 40, most: carries },
    { ceiling: (_: unknown, stop: StopNode) => (stop.def.kind === 'offboard' ? 40 : 0), most: carries },
    { ceiling: 0, most: () => 0, rest: 40 * supply },
  ][nextIndex(random, 3)]!;
  return {
    ...told,
    share(run) {
      let left = supply;
      return run.map((earned) => (carries(earned) > 0 && left-- > 0 ? [{ name: 'goods', amount: 40 }] : []));
    },
  };
}
