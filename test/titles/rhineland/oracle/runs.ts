/** What trains may run and what it is worth: all routes are counted out, and all ways to share the track. */

import type { Printed } from './turns';
import { allStops, type Doors, doorsOf, stationsAt, TooMany, type Way, walkFrom } from './ways';
import {
  areaHexes,
  directorIn,
  edgesTouched,
  isEdgeEnd,
  type Piece,
  phaseOf,
  stopName,
  stopNamed,
  stopNo,
  trainsAt,
  valueNow,
  type World,
} from './world';

/** One time at a city, town or red field: both banks where a ferry joins them. */
interface Visit {
  readonly hex: string;
  readonly stops: readonly string[];
  readonly kind: string;
  readonly ferry: boolean;
  readonly pieces: readonly Piece[];
}

export interface Income {
  readonly type: string;
  readonly key: string;
  readonly used: ReadonlySet<string>;
  readonly value: number;
  /** Hexes with towns on the way, whether or not the train takes notice of them. */
  readonly towns: number;
}

const keyOf = ({ hex, a, b }: Piece) => `${hex}:${[a, b].map(String).sort().join('-')}`;
export const routeKey = (pieces: readonly string[]) => [...pieces].sort().join(' ');

const joinsStops = ({ a, b }: Piece) => !isEdgeEnd(a) && !isEdgeEnd(b);

function visitsOf(world: World, { stops, pieces }: Way): Visit[] {
  const groups: string[][] = [];
  for (const stop of stops) {
    const last = groups.at(-1)?.at(-1);
    const joined =
      last !== undefined &&
      pieces.some((piece) => {
        if (!piece.ferry || !joinsStops(piece)) return false;
        const ends = [piece.a, piece.b].map((end) => stopName(piece.hex, stopNo(end)));
        return ends.includes(last) && ends.includes(stop);
      });
    if (joined) groups.at(-1)!.push(stop);
    else groups.push([stop]);
  }
  return groups.map((group) => {
    const { hex, def } = stopNamed(world, group[0]!);
    const ends = group.map((stop) => `s${stopNamed(world, stop).no}`);
    const touching = pieces.filter(
      (piece) => piece.hex === hex && (ends.includes(String(piece.a)) || ends.includes(String(piece.b))),
    );
    return {
      hex,
      stops: group,
      kind: def.kind,
      ferry: touching.some(({ ferry }) => ferry),
      pieces: touching,
    };
  });
}

/** Where a route may be once: a red or grey area, a city that a ferry makes one, a bank, or a stop. */
function areaOf({ board, face }: World, { hex, stops }: Visit): string {
  const group = board.hexes[hex]!.group;
  if (group) return group;
  if (face(hex).pieces.some((piece) => piece.ferry && joinsStops(piece))) return `${hex} with its ferry`;
  const no = Number(stops[0]!.split('.')[1]);
  const { bank } = face(hex).stops[no]!;
  return bank ? `${hex} ${bank}` : stops[0]!;
}

/** [18Rhl 6.2.4.3, ruling 79] */
const ruhrLinks: readonly (readonly [string, number])[] = [
  ['C12', 4],
  ['D13', 3],
  ['D13', 4],
  ['E14', 3],
];
const easternRuhr = (world: World) =>
  10 + 10 * ruhrLinks.filter(([hex, edge]) => edgesTouched(world.face(hex)).includes(edge)).length;

function worthAt(world: World, { hex, stops, ferry }: Visit): number {
  const { def } = stopNamed(world, stops[0]!);
  if (hex === 'C14' || hex === 'D15') if (def.revenueRule) return easternRuhr(world);
  const lower = ferry ? world.face(hex).ferryRevenue : undefined;
  return lower ?? valueNow(def.revenue, phaseOf(world.state).colour);
}

/** Industries of the places that a route has been at: a place counts once, however often it is passed. */
function industriesIn(world: World, visits: readonly Visit[]): string[] {
  const { board, state } = world;
  const seen = new Set<string>();
  return visits.flatMap(({ hex, pieces }) => {
    const links = board.hexes[hex]!.links;
    if (links)
      return links
        .filter(({ edge }) => pieces.some(({ a, b }) => a === edge || b === edge))
        .map(({ industry }) => industry);
    const area = areaHexes(board, hex);
    if (seen.has(area[0]!)) return [];
    seen.add(area[0]!);
    return area
      .flatMap((each) => [...world.face(each).icons, ...(state.board.markers[each] ?? [])])
      .filter((each) => each === 'coalmine' || each === 'steelmill');
  });
}

const at = (visits: readonly Visit[], ...hexes: string[]) => visits.some(({ hex }) => hexes.includes(hex));
const cardinal = (list: readonly string[], item: string) => list.filter((each) => each === item).length;

/** [18LRA 6.2.4] */
function lowerRhineBonus(world: World, company: string, visits: readonly Visit[]): number {
  const { state } = world;
  const isHarbour = (stop: string) =>
    state.board.stations.some(
      (each) =>
        each.company === company && each.place === 'harbour' && stopName(each.hex, each.stop) === stop,
    );
  const harbour = visits.some(({ stops }) => stops.some(isHarbour));
  const isBuilt = (hex: string) =>
    ['green', 'brown'].includes(world.face(hex).colour) && state.board.tiles[hex];
  const rightBank = ['A13', 'A15', 'B16', 'C15', 'H16', ...['B14', 'D14', 'G15'].filter(isBuilt)];
  const camp = state.bestowed?.DEC === company && at(visits, 'I3') && at(visits, ...rightBank);
  const iron = at(visits, 'A13', 'A15', 'B16') && at(visits, 'H2', 'I1');
  return (harbour ? 10 * industriesIn(world, visits).length : 0) + (camp ? 20 : 0) + (iron ? 80 : 0);
}

/** [18Rhl 6.2.4, 8.5.3] */
function rhinelandBonus(world: World, printed: Printed, visits: readonly Visit[]): number {
  const industries = industriesIn(world, visits);
  const [mines, mills] = [cardinal(industries, 'coalmine'), cardinal(industries, 'steelmill')];
  const isLate = ['brown', 'gray'].includes(phaseOf(world.state).colour);
  const pairs = Math.min(mines, mills, 2) * (isLate ? 40 : 20);
  const quarry = printed.isAlternative && at(visits, 'E12') ? 10 * mills : 0;
  const iron = at(visits, 'H1') && at(visits, 'C14', 'D15') ? 80 : 0;
  return pairs + quarry + iron;
}

const kreisbahn = '2+4';
const rheingold = '8';

function incomeOf(
  world: World,
  printed: Printed,
  company: string,
  type: string,
  visits: readonly Visit[],
): number {
  const stops = visits.reduce((sum, visit) => sum + worthAt(world, visit), 0);
  if (type === kreisbahn) return stops;
  if (type === rheingold && !printed.isLowerRhine) {
    const isWhole = at(visits, 'A4', 'A6') && at(visits, 'L11', 'L13');
    const metropolises = visits.filter(({ hex }) => ['D9', 'F9', 'I10'].includes(hex));
    return stops + (isWhole ? metropolises.reduce((sum, visit) => sum + worthAt(world, visit), 0) : 0);
  }
  return (
    stops +
    (printed.isLowerRhine ? lowerRhineBonus(world, company, visits) : rhinelandBonus(world, printed, visits))
  );
}

const never = [
  ['K11', 'K15'],
  ['A14', 'B15'],
] as const;

/** [18Rhl 8.4.1 T5, ruling 104] whose corporations Berlin's stations do not shut out on the way from Boxtel. */
function hasBoxteler({ state }: World, company: string): boolean {
  const card = state.targets?.find(({ target }) => target === 'T5');
  return card !== undefined && !card.paid && card.owner !== null && card.owner === directorIn(state, company);
}

function doorsFor(world: World, company: string, type: string): Doors {
  const token =
    type === rheingold && world.state.trainToken?.company === company ? world.state.trainToken : null;
  const doors = doorsOf(world, company, token);
  const opensBerlin = type !== rheingold && hasBoxteler(world, company);
  return {
    passes: (stop, arriving, leaving) =>
      !(type === rheingold && stop.startsWith('E2.')) && doors.passes(stop, arriving, leaving),
    isShut: (stop) => !(opensBerlin && stop.startsWith('B15.')) && doors.isShut(stop),
  };
}

/** [18Rhl 6.2.3, 6.2.4.4, 18LRA 4.1.2] is it a route that this train may run? */
function isLegal(world: World, company: string, type: string, stops: number, all: readonly Visit[]): boolean {
  const { state } = world;
  const isRheingold = type === rheingold;
  const visits = isRheingold ? all.filter(({ kind }) => kind !== 'town') : all;
  const ends = [all[0]!, all.at(-1)!];
  const towns = all.filter(({ kind }) => kind === 'town').length;
  const endTowns = ends.filter(({ kind }) => kind === 'town').length;
  const cities = all.length - towns;
  if (new Set(visits.map(({ hex }) => hex)).size < 2) return false;
  const areas = all.map((visit) => areaOf(world, visit));
  if (new Set(areas).size < areas.length) return false;
  if (!isRheingold && never.some(([one, other]) => at(all, one) && at(all, other))) return false;
  if (
    hasBoxteler(world, company) &&
    at(all, 'B15') &&
    !at(all, 'C2') &&
    doorsOf(world, company).isShut('B15.0')
  )
    return false;
  if (type === kreisbahn)
    return cities <= 2 && towns <= 4 && ends.some(({ hex }) => hex === 'A1' || hex === 'A3');
  const token = isRheingold && state.trainToken?.company === company ? state.trainToken.hex : undefined;
  const isOwn = ({ hex, stops: names }: Visit) =>
    names.some((stop) => {
      const { no, def } = stopNamed(world, stop);
      if (hex === token && def.kind === 'city') return true;
      return stationsAt(world, hex, no, def).some((each) => each.company === company);
    });
  if (!all.some(isOwn)) return false;
  if (isRheingold)
    return endTowns === 0 && cities <= stops && ends.some(({ hex }) => hex === 'A4' || hex === 'A6');
  return cities + endTowns <= stops;
}

const mostSteps = 12_000;

/** Every route that a train of this type could run, each in one direction. */
export function incomesOf(world: World, printed: Printed, company: string, type: string): Income[] {
  const { stops } = printed.trains.find(({ id }) => id === type)!;
  const found = new Map<string, Income>();
  const doors = doorsFor(world, company, type);
  const starts =
    type === kreisbahn ? ['A1.0', 'A3.0'] : allStops(world).filter((stop) => !doors.isShut(stop));
  let steps = 0;
  for (const start of starts) {
    walkFrom(
      {
        world,
        doors,
        most: mostSteps,
        atStop(way) {
          if (++steps > mostSteps) throw new TooMany();
          const visits = visitsOf(world, way);
          const key = routeKey(way.pieces.map(keyOf));
          if (!found.has(key) && isLegal(world, company, type, stops, visits)) {
            const counted = type === rheingold ? visits.filter(({ kind }) => kind !== 'town') : visits;
            const value = incomeOf(world, printed, company, type, counted);
            const used = new Set([...way.used].filter((use) => use.includes('|') || /:s\d-s\d$/.test(use)));
            const townHexes = visits.filter(({ kind }) => kind === 'town').map(({ hex }) => hex);
            found.set(key, { type, key, used, value, towns: new Set(townHexes).size });
          }
          const cities = visits.filter(({ kind }) => kind !== 'town').length;
          return type === kreisbahn ? visits.length < 6 : cities <= stops;
        },
      },
      start,
    );
  }
  return [...found.values()];
}

/** [18Rhl 6.2.3, ruling 72] as many trains as possible, and of those runs the one that brings most. */
export function bestOf(lists: readonly (readonly Income[])[]): { running: number; total: number } {
  let best = { running: 0, total: 0 };
  let tries = 0;
  const place = (train: number, used: ReadonlySet<string>, running: number, total: number): void => {
    if (++tries > 100_000) throw new TooMany();
    if (train === lists.length) {
      if (running > best.running || (running === best.running && total > best.total))
        best = { running, total };
      return;
    }
    for (const income of lists[train]!) {
      if ([...income.used].some((use) => used.has(use))) continue;
      place(train + 1, new Set([...used, ...income.used]), running + 1, total + income.value);
    }
    place(train + 1, used, running, total);
  };
  place(0, new Set(), 0, 0);
  return best;
}

/** [18Rhl 8.4.2 D8] */
export function townsInOneRoute(world: World, printed: Printed, company: string): number {
  const types = [...new Set(trainsAt(world.state, company))];
  const incomes = types.flatMap((type) => incomesOf(world, printed, company, type));
  return Math.max(0, ...incomes.map(({ towns }) => towns));
}
