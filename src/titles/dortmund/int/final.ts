import { sharesOf } from '@/engine/finance/certificates';
import { shareOfDividend } from '@/engine/finance/money';
import { plainOf } from '@/engine/game/draft';
import type { CompanyId, TrainId } from '@/engine/game/ids';
import type { Moment } from '@/engine/game/move';
import type { Consequence } from '@/engine/game/title';
import { bestRun } from '@/engine/routes/best';
import { explain } from '@/engine/routes/report';
import { box } from './box';
import { runInput } from './routes';
import type { FinalRun, IntState } from './state';
import { trainOf } from './trains';

/** [18DO 3.3] dividends are paid in full tens of Mark. */
const full = 10;

function runOf(state: IntState, company: CompanyId, train: TrainId): FinalRun {
  const input = runInput(state, company);
  const { routes, total: revenue } = explain(input, bestRun(input).run);
  const [route] = routes;
  return {
    company,
    train,
    pieces: [...(route?.pieces ?? [])],
    stops: (route?.stops ?? []).map(({ hex, value }) => ({ hex, value })),
    revenue,
    paid: revenue - (revenue % full),
  };
}

/** The state with its large parts as plain values, which networks are kept by. */
function plainParts(draft: IntState): IntState {
  const { board, certificates, trains } = draft;
  return {
    ...draft,
    board: plainOf(board),
    certificates: plainOf(certificates),
    trains: plainOf(trains),
  };
}

/** Companies with a train, in the order of the box. */
function runsOf(state: IntState): FinalRun[] {
  return box.companies.flatMap(({ id }) => {
    const train = trainOf(state, id);
    return train === undefined ? [] : [runOf(state, id, train)];
  });
}

function tell(state: IntState, run: FinalRun, moment: Moment): void {
  const { company, train, stops, revenue, paid } = run;
  if (stops.length === 0) {
    moment.emit({ type: 'no-revenue', company });
    return;
  }
  moment.emit({
    type: 'ran',
    company,
    train,
    hexes: stops.map(({ hex }) => hex),
    ferries: [],
    bonuses: [],
    extra: 0,
    revenue,
  });
  moment.emit({ type: 'paid-out', company, revenue: paid });
  for (const player of state.seats) {
    const amount = shareOfDividend(paid, sharesOf(state, player, company));
    if (amount > 0) moment.emit({ type: 'dividend-share', player, company, amount });
  }
}

/** [18DO 3.3] after the last turn each company runs once, for the highest income, and the game is over. */
export const finalRuns: Consequence<IntState> = {
  due({ over, decisions, round }) {
    return !over && decisions.length === 0 && round.step === 'done' && round.number === round.of;
  },
  apply(draft, moment) {
    moment.emit({ type: 'final-runs' });
    const state = plainParts(draft);
    const all = runsOf(state);
    draft.runs = all;
    for (const run of all) tell(state, run, moment);
    draft.over = true;
    moment.emit({ type: 'game-over' });
  },
};
