import type { CompanyId, TrainId } from '@/engine/game/ids';
import type { Consequence } from '@/engine/game/title';
import { bestRunOf, plainParts, tellRun, trainOf } from '@/engine/rounds/free';
import type { RouteReport } from '@/engine/routes/types';
import { box } from './box';
import { runInput } from './routes';
import type { FinalRun, IntState } from './state';

/** [18DO 3.3] dividends are paid in full tens of Mark. */
const full = 10;

interface Told {
  readonly run: FinalRun;
  readonly route: RouteReport | undefined;
}

function runOf(state: IntState, company: CompanyId, train: TrainId): Told {
  const { run, route } = bestRunOf(runInput(state, company), company, train);
  return { run: { ...run, paid: run.revenue - (run.revenue % full) }, route };
}

/** Companies with a train, in the order of the box. */
function runsOf(state: IntState): Told[] {
  return box.companies.flatMap(({ id }) => {
    const train = trainOf(state, id);
    return train === undefined ? [] : [runOf(state, id, train)];
  });
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
    draft.runs = all.map(({ run }) => run);
    for (const { run, route } of all) tellRun(state, run, route, run.paid, moment);
    draft.over = true;
    moment.emit({ type: 'game-over' });
  },
};
