import { readRoute, readRun } from '@/engine/routes/check';
import { explain } from '@/engine/routes/report';
import type { RunInput, RunReport } from '@/engine/routes/types';
import type { RunMove } from '@/engine/steps/run';
import type { Seat } from '../../table/seat';
import { movesOf } from '../moves';
import type { PanelProps } from '../props';

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
export function bestKnown(props: PanelProps<Seat, RunMove>): {
  routes: Routes;
  total: number;
  searching: boolean;
  proven: boolean;
} {
  const { seat, options } = props;
  const { company } = options.actor;
  const { result, searching } = company
    ? seat.bestRun(seat.state, company)
    : { result: undefined, searching: false };
  if (result) return { ...result, searching };
  const routes = movesOf(props, 'run')[0]?.routes ?? [];
  const total = company ? reportOf(runInputOf(seat, company), routes).total : 0;
  return { routes, total, searching, proven: false };
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
