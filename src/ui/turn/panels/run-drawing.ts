import type { StopNode } from '@/engine/board/graph';
import type { HexId } from '@/engine/game/ids';
import { readRoute, readRun } from '@/engine/routes/check';
import { completeRoute } from '@/engine/routes/complete';
import { earnings, explain } from '@/engine/routes/report';
import type { Route, RunInput, RunReport } from '@/engine/routes/types';
import type { Seat } from '../../table/seat';
import { movesOf } from '../moves';
import type { PanelProps } from '../props';
import type { Drawing } from '../selection';

export type Routes = readonly (readonly string[])[];

const inputs = new WeakMap<object, RunInput>();

/** What the routes of the acting company depend on; worked out once for each state. */
export function runInputOf(seat: Seat, company: string): RunInput {
  let input = inputs.get(seat.state);
  if (!input) {
    input = seat.view.runInput(seat.state, company);
    inputs.set(seat.state, input);
  }
  return input;
}

/** The best run known: what the search has found, or the one that the rules list. */
export function bestKnown({ seat, options }: PanelProps): {
  routes: Routes;
  total: number;
  searching: boolean;
  proven: boolean;
} {
  const { company } = options.actor;
  const { result, searching } = company
    ? seat.bestRun(seat.state, company)
    : { result: undefined, searching: false };
  const listed = movesOf(options, 'run')[0]?.routes ?? [];
  const routes = result?.routes ?? listed;
  const total = result?.total ?? (company ? reportOf(runInputOf(seat, company), listed).total : 0);
  return { routes, total, searching, proven: result?.proven ?? false };
}

const reports = new WeakMap<RunInput, WeakMap<Routes, RunReport>>();

/** The working of a run, route by route, worked out once for each. */
export function reportOf(input: RunInput, routes: Routes): RunReport {
  const known = reports.get(input) ?? new WeakMap<Routes, RunReport>();
  reports.set(input, known);
  const report = known.get(routes) ?? newReport(input, routes);
  known.set(routes, report);
  return report;
}

/** Of a run that is not legal as a whole, the working of the routes that are. */
function newReport(input: RunInput, routes: Routes): RunReport {
  const read = readRun(input, routes);
  if ('run' in read) return explain(input, read.run);
  const run = input.trains.flatMap((train, i) => {
    const route = readRoute(input, train, routes[i] ?? []);
    return 'route' in route ? [{ train, route: route.route }] : [];
  });
  return explain(input, run);
}

/** More ways to choose among the cities of tapped hexes than this are not tried. */
const mostWays = 32;

/** Every way to take one stop of each hex. */
function waysThrough(input: RunInput, via: readonly HexId[]): StopNode[][] {
  return via.reduce<StopNode[][]>(
    (ways, hex) =>
      ways
        .flatMap((way) => (input.graph.stopsOf.get(hex) ?? []).map((stop) => [...way, stop]))
        .slice(0, mostWays),
    [[]],
  );
}

/** The best route of a train through the tapped hexes, beside the routes of the other trains. */
export function routeThrough(
  input: RunInput,
  index: number,
  via: readonly HexId[],
  routes: Routes,
): readonly string[] | undefined {
  const train = input.trains[index];
  if (!train || via.length === 0) return undefined;
  const others = input.trains.flatMap((each, i): Route[] => {
    const read = i === index ? undefined : readRoute(input, each, routes[i] ?? []);
    return read && 'route' in read ? [read.route] : [];
  });
  let best: Route | undefined;
  for (const stops of waysThrough(input, via)) {
    const route = completeRoute(input, train, stops, { others, exactEnds: stops.length > 1, nodes: 20_000 });
    if (route && (!best || earnings(train, route) > earnings(train, best))) best = route;
  }
  return best?.pieces.map(({ key }) => key);
}

/** The train that is drawn stays where it is; the others keep their routes. */
export function atRest({ train, routes }: Drawing): Drawing {
  return { routes: routes.map((route, i) => (i === train ? [] : route)), via: [] };
}

/** One more hex on the route that is drawn, or one less if it was on it. */
export function tapped(input: RunInput, drawing: Drawing, hex: HexId): Drawing {
  const { train, via, routes } = drawing;
  if (train === undefined || !input.graph.stopsOf.has(hex)) return drawing;
  const next = via.includes(hex) ? via.filter((each) => each !== hex) : [...via, hex];
  const found = next.length === 0 ? [] : routeThrough(input, train, next, routes);
  const { failed: _, ...kept } = drawing;
  if (!found) return { ...kept, via: next, failed: true };
  return { ...kept, via: next, routes: routes.map((route, i) => (i === train ? found : route)) };
}
