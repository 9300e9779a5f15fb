import { trainsOf } from '@/engine/finance/trains';
import { listOf, text } from '@/engine/game/fields';
import type { CompanyId } from '@/engine/game/ids';
import { type Moment, rule } from '@/engine/game/move';
import { bestRun } from '@/engine/routes/best';
import { checkRun, readRun } from '@/engine/routes/check';
import { explain } from '@/engine/routes/report';
import type { Route, RunInput, Running, RunReport } from '@/engine/routes/types';
import { actingDirector, type RailState, stateBefore, turnOf } from './state';
import type { Step } from './step';

export interface RunRules {
  /** All that the routes of a company depend on; its trains in the order of their cards. */
  runInput(state: RailState, company: CompanyId): RunInput;
  /** The same without what is only settled after the run; all of it counts at once if left out. */
  ownInput?(state: RailState, company: CompanyId): RunInput;
  /** The trains have run: what the title does besides. */
  onRun?(draft: RailState, run: readonly Running<Route>[], moment: Moment): void;
  /** Could the company's trains run anything at all? */
  canRun(state: RailState, company: CompanyId): boolean;
}

const mostTrains = 8;
const mostPieces = 200;

/**
 * The listed run must be found in moments and be the same on every device, so the search for it stops
 * after so many nodes; the screen asks the worker for the proven best.
 */
const nodesForListing = 20_000;

function reportOf(
  rules: RunRules,
  state: RailState,
  routes: readonly (readonly string[])[],
): { report: RunReport; run: readonly Running<Route>[] } {
  const { company } = turnOf(state);
  const input = rules.ownInput?.(state, company) ?? rules.runInput(state, company);
  const read = readRun(input, routes);
  const run = 'objection' in read ? [] : read.run;
  return { report: explain(input, run), run };
}

/** A good legal run; only where haste would leave a train idle is the search finished. */
function listedRun(input: RunInput): readonly (readonly string[])[] {
  const { routes, proven } = bestRun(input, { nodes: nodesForListing });
  return proven || !checkRun(input, routes) ? routes : bestRun(input).routes;
}

/** Running trains: one route for each train, as pieces of track; an empty one for a train that stays idle. */
export function runRule(rules: RunRules) {
  return rule({
    type: 'run',
    fields: { routes: listOf(listOf(text, mostPieces), mostTrains) },
    choices(state: RailState) {
      const input = rules.runInput(state, turnOf(state).company);
      const move = { type: 'run' as const, routes: listedRun(input).map((pieces) => [...pieces]) };
      return [{ move, open: 'routes' }];
    },
    check: (state: RailState, { routes }) => checkRun(rules.runInput(state, turnOf(state).company), routes),
    apply(draft: RailState, { routes }, moment) {
      const turn = turnOf(draft);
      const { report, run } = reportOf(rules, stateBefore(draft), routes);
      for (const route of report.routes) {
        moment.emit({
          type: 'ran',
          company: turn.company,
          train: route.train,
          hexes: route.stops.map((stop) => stop.hex),
          ferries: route.stops.filter((stop) => stop.ferry).map((stop) => stop.hex),
          bonuses: route.bonuses.map((bonus) => bonus.name),
          extra: route.bonuses.reduce((sum, bonus) => sum + bonus.amount, 0),
          revenue: route.total,
        });
      }
      turn.revenue = report.total;
      turn.finished = true;
      rules.onRun?.(draft, run, moment);
    },
  });
}

/** The step in which all trains run; without a train or a route there is nothing to decide. */
export function runStep(rules: RunRules): Step {
  return {
    id: 'run',
    actor: actingDirector,
    rules: [runRule(rules)],
    pending(state) {
      const { company } = turnOf(state);
      return trainsOf(state, company).length > 0 && rules.canRun(state, company);
    },
  };
}
