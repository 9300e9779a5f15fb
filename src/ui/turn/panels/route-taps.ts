import type { StopNode } from '@/engine/board/graph';
import type { HexId } from '@/engine/game/ids';
import { readRoute } from '@/engine/routes/check';
import { completeRoute } from '@/engine/routes/complete';
import { earnings, explain } from '@/engine/routes/report';
import type { Route, RunInput, Train } from '@/engine/routes/types';
import type { Drawing } from '../selection';
import type { Routes } from './run-drawing';

/** The route of one train is about to be drawn: the stops that it has are those that are tapped already. */
export function beginDrawing(input: RunInput, routes: Routes, train: number): Drawing {
  const route = routeOf(input, routes, train);
  return { routes, train, via: route ? stopsOf(input.trains[train]!, route, input) : [] };
}

/** The train that is drawn stays where it is; the others keep their routes. */
export function atRest({ train, routes }: Drawing): Drawing {
  return { routes: routes.map((route, i) => (i === train ? [] : route)), via: [] };
}

/** One more hex on the route that is drawn, or one less if it was on it. */
export function tapped(input: RunInput, drawing: Drawing, hex: HexId): Drawing {
  const { train, via, routes } = drawing;
  if (train === undefined || !input.graph.stopsOf.has(hex)) return drawing;
  const attempts = via.includes(hex) ? waysWithout(via, hex) : waysWith(via, hex);
  const { failed: _, ...kept } = drawing;
  const drawn = (next: readonly HexId[], pieces: readonly string[]): Drawing => ({
    ...kept,
    via: next,
    routes: routes.map((route, i) => (i === train ? pieces : route)),
  });
  for (const attempt of attempts) {
    const found = attempt
      .map((next) => ({ next, route: routeThrough(input, train, next, routes) }))
      .filter(({ route }) => route && !(via.includes(hex) && isVisited(input, train, route, hex)))
      .sort((a, b) => earningsOf(input, train, b.route) - earningsOf(input, train, a.route))[0];
    if (found?.route) return drawn(found.next, piecesOf(found.route));
  }
  if (!via.includes(hex)) return { ...kept, via: [...via, hex], failed: true };
  // what is left of it is no route yet
  const left = via.filter((each) => each !== hex);
  return left.length < 2 ? drawn(left, []) : { ...kept, via: left, failed: true };
}

/** Without a stop, the route goes another way; where there is none, one side of the stop is left. */
function waysWithout(via: readonly HexId[], hex: HexId): (readonly HexId[])[][] {
  const [first, last] = [via.indexOf(hex), via.lastIndexOf(hex)];
  const sides = [via.slice(0, first), via.slice(last + 1)];
  return [[via.filter((each) => each !== hex)], sides].map((ways) => ways.filter((way) => way.length > 1));
}

/** A stop more at either end; where the train does not run so far, the other end gives way. */
function waysWith(via: readonly HexId[], hex: HexId): (readonly HexId[])[][] {
  const shorter = via.map((_, dropped) => [
    [...via.slice(dropped), hex],
    [hex, ...via.slice(0, via.length - dropped)],
  ]);
  return [...shorter, [[hex]]];
}

/** More ways to choose among the cities of tapped hexes than this are not tried. */
const mostWays = 32;

/** Every way to take one stop of each hex; of a hex that the route visits already, only that stop. */
function waysThrough(
  input: RunInput,
  via: readonly HexId[],
  isVisited: (stop: StopNode) => boolean,
): StopNode[][] {
  return via.reduce<StopNode[][]>(
    (ways, hex) => {
      const all = input.graph.stopsOf.get(hex) ?? [];
      const visited = all.filter(isVisited);
      const stops = visited.length > 0 ? visited : all;
      return ways.flatMap((way) => stops.map((stop) => [...way, stop])).slice(0, mostWays);
    },
    [[]],
  );
}

/** The best route of a train through the tapped hexes, beside the routes of the other trains. */
function routeThrough(
  input: RunInput,
  index: number,
  via: readonly HexId[],
  routes: Routes,
): Route | undefined {
  const train = input.trains[index];
  if (!train || via.length === 0) return undefined;
  const others = input.trains.flatMap((_, i) => {
    const route = i === index ? undefined : routeOf(input, routes, i);
    return route ? [route] : [];
  });
  const now = routeOf(input, routes, index);
  const visits = now ? explain(input, [{ train, route: now }]).routes.flatMap(({ stops }) => stops) : [];
  const isOnIt = ({ hex, stop }: StopNode) =>
    visits.some((visit) => visit.hex === hex && visit.stops.includes(stop));
  let best: Route | undefined;
  for (const stops of waysThrough(input, via, isOnIt)) {
    const route = completeRoute(input, train, stops, { others, exactEnds: stops.length > 1, nodes: 20_000 });
    if (route && (!best || earnings(train, route) > earnings(train, best))) best = route;
  }
  return best;
}

function routeOf(input: RunInput, routes: Routes, index: number): Route | undefined {
  const read = readRoute(input, input.trains[index]!, routes[index] ?? []);
  return 'route' in read ? read.route : undefined;
}

/** The hexes at which a route stops, in order. */
function stopsOf(train: Train, route: Route, input: RunInput): readonly HexId[] {
  return explain(input, [{ train, route }]).routes.flatMap(({ stops }) => stops.map(({ hex }) => hex));
}

function isVisited(input: RunInput, index: number, route: Route | undefined, hex: HexId): boolean {
  return route !== undefined && stopsOf(input.trains[index]!, route, input).includes(hex);
}

function earningsOf(input: RunInput, index: number, route: Route | undefined): number {
  return route ? earnings(input.trains[index]!, route) : 0;
}

function piecesOf({ pieces }: Route): readonly string[] {
  return pieces.map(({ key }) => key);
}
