import { listOf, text } from '@/engine/game/fields';
import type { CompanyId } from '@/engine/game/ids';
import { type Moment, type MoveOfRule, rule } from '@/engine/game/move';
import { bestRun } from '@/engine/routes/best';
import { type CheckedRun, checkRun, readRun } from '@/engine/routes/check';
import { explain } from '@/engine/routes/report';
import type { Route, RouteRules, RunInput, Running, RunReport } from '@/engine/routes/types';
import { actingDecider, type RailState, type RevenueMemory, turnOf } from './state';
import type { Step } from './step';

export interface RunRules {
  /** All that the routes of a company depend on; its trains in the order of their cards. */
  runInput(state: RailState, company: CompanyId): RunInput;
  /** Other runs that the company may choose instead: what its trains must do can be done in more than one way. */
  otherInputs?(state: RailState, company: CompanyId): readonly RunInput[];
  /** Without what is only settled after the run; all of it counts at once if left out. */
  ownRules?(rules: RouteRules): RouteRules;
  /** The trains have run: what the title does besides. */
  onRun?(draft: RailState, run: readonly Running<Route>[], moment: Moment, before: RailState): void;
  /** What the routes depend on beside board and trains, where there is more. */
  also?(state: RailState): string;
  /** Has the company trains, and could they run anything at all? */
  canRun(state: RailState, company: CompanyId): boolean;
}

const mostTrains = 8;
const mostPieces = 200;

/**
 * The listed run must be found in moments, also the first time, and be the same on every device, so the search for
 * it stops after so many nodes (a half percent of the revenue of whole games is left); the screen asks the worker for
 * the proven best.
 */
const nodesForListing = 500;

type Routes = readonly (readonly string[])[];

/** Routes as they were read for a company. */
interface Reading {
  readonly company: CompanyId;
  readonly board: RailState['board'];
  readonly trains: RailState['trains'];
  readonly also: string;
  readonly routes: Routes;
  readonly input: RunInput;
  readonly read: CheckedRun;
}

/** Reads the routes of a move; the same ones are not read again when the move is made after its check. */
function reader(rules: RunRules): (state: RailState, routes: Routes) => Reading {
  let last: Reading | undefined;
  return (state, routes) => {
    const { board, trains } = state;
    const { company } = turnOf(state);
    const also = rules.also?.(state) ?? '';
    const isLast =
      last?.routes === routes &&
      last.board === board &&
      last.trains === trains &&
      last.company === company &&
      last.also === also;
    if (last && isLast) return last;
    last = { company, board, trains, also, routes, ...firstLegal(rules, state, company, routes) };
    return last;
  };
}

/** As the company may run: the first way in which these routes are legal, or why they are not. */
function firstLegal(
  rules: RunRules,
  state: RailState,
  company: CompanyId,
  routes: Routes,
): Pick<Reading, 'input' | 'read'> {
  const input = rules.runInput(state, company);
  const read = readRun(input, routes);
  if (!('objection' in read)) return { input, read };
  for (const other of rules.otherInputs?.(state, company) ?? []) {
    const also = readRun(other, routes);
    if (!('objection' in also)) return { input: other, read: also };
  }
  return { input, read };
}

function reportOf({ input, read }: Pick<Reading, 'input' | 'read'>): {
  report: RunReport;
  run: readonly Running<Route>[];
} {
  const run = 'objection' in read ? [] : read.run;
  return { report: explain(input, run), run };
}

/** A good legal run; only where haste would leave a train idle is the search finished. */
function listedRun(input: RunInput): readonly (readonly string[])[] {
  const { routes, proven } = bestRun(input, { nodes: nodesForListing });
  return proven || !checkRun(input, routes) ? routes : bestRun(input).routes;
}

/**
 * A listed run is searched for when it is first looked at: who lists choices mostly asks only whether there are any,
 * and the screen has the best run from the worker by then, who searched for it while track was laid.
 */
function listedMove(find: () => Routes): { type: 'run'; routes: string[][] } {
  let found: string[][] | undefined;
  return {
    type: 'run',
    get routes() {
      found ??= find().map((pieces) => [...pieces]);
      return found;
    },
  };
}

/** The trains have run so: tells of it, and the turn remembers what it has brought. */
function settleRun(
  rules: RunRules,
  draft: RailState,
  { input, read }: Pick<Reading, 'input' | 'read'>,
  moment: Moment,
  before: RailState,
): void {
  const turn = turnOf(draft);
  const own = { ...input, rules: rules.ownRules?.(input.rules) ?? input.rules };
  const { report, run } = reportOf({ input: own, read });
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
  rules.onRun?.(draft, run, moment, before);
}

/** The best run is made, in whatever way the company may run, and nobody is asked [18LRA 9.2.2] [18DO 8.2.2.1]. */
export function runBest(rules: RunRules, draft: RailState, moment: Moment, before: RailState): void {
  const { company } = turnOf(before);
  const ways = [rules.runInput(before, company), ...(rules.otherInputs?.(before, company) ?? [])];
  const { input, routes } = ways
    .map((way) => ({ input: way, ...bestRun(way) }))
    .reduce((best, each) => (each.total > best.total ? each : best));
  settleRun(rules, draft, { input, read: readRun(input, routes) }, moment, before);
}

/** Running trains: one route for each train, as pieces of track; an empty one for a train that stays idle. */
export function runRule(rules: RunRules) {
  const reading = reader(rules);
  return rule({
    type: 'run',
    fields: { routes: listOf(listOf(text, mostPieces), mostTrains) },
    choices(state: RailState) {
      const find = () => listedRun(rules.runInput(state, turnOf(state).company));
      return [{ move: listedMove(find), open: 'routes' }];
    },
    any: () => true,
    check(state: RailState, { routes }) {
      const { read } = reading(state, routes);
      return 'objection' in read ? read.objection : undefined;
    },
    apply(draft: RailState, { routes }, moment, before) {
      settleRun(rules, draft, reading(before, routes), moment, before);
    },
  });
}

export type RunMove = MoveOfRule<ReturnType<typeof runRule>>;

/** The step in which all trains run; without a train or a route there is nothing to decide. */
export function runStep(rules: RunRules): Step<RailState, RunMove, 'run'> {
  return {
    id: 'run',
    actor: actingDecider,
    memory: (): RevenueMemory => ({ revenue: 0 }),
    rules: [runRule(rules)],
    pending(state) {
      return rules.canRun(state, turnOf(state).company);
    },
  };
}
