import { directorOf } from '@/engine/finance/certificates';
import type { CompanyId } from '@/engine/game/ids';
import { type Moment, type MoveOfRule, type Rule, rule } from '@/engine/game/move';
import type { Consequence, Round, Stage } from '@/engine/game/title';
import { bestRunOf, dividendsOf, tellRun, trainOf } from '@/engine/rounds/free';
import type { ShortBox } from './box';
import { beginPlayerRound } from './rounds';
import { type ShortState, trainRoundOf } from './state';

/** [18Rhl 10.3.2, ruling 157] the best route, without asking; every share of a player is paid, no other. */
function run(box: ShortBox, draft: ShortState, state: ShortState, company: CompanyId, moment: Moment): void {
  const train = trainOf(state, company)!;
  const { run: found, route } = bestRunOf(box.runInput(state, company), company, train);
  const { revenue } = found;
  tellRun(state, found, route, revenue, moment);
  for (const { player, amount } of dividendsOf(state, company, revenue)) draft.cash[player]! += amount;
  const charter = draft.companies[company]!;
  charter.operated = true;
  charter.lastRevenue = revenue;
  draft.runs.push({
    ...found,
    ferries: (route?.stops ?? []).filter(({ ferry }) => ferry).map(({ hex }) => hex),
    bonuses: (route?.bonuses ?? []).map(({ name, amount }) => ({ name, amount })),
  });
}

/** Those that run from this one on, in alphabetical order. */
function remaining(box: ShortBox, state: ShortState, from: CompanyId): CompanyId[] {
  return box.order.slice(box.order.indexOf(from)).filter((company) => trainOf(state, company) !== undefined);
}

/** The train of one corporation runs, and its working is there to be looked at. */
function runTrainRule(box: ShortBox) {
  return rule({
    type: 'run-train',
    fields: {},
    choices: (_state: ShortState) => [{ move: { type: 'run-train' as const } }],
    check: () => undefined,
    apply(draft: ShortState, _move, moment, before) {
      const { company } = trainRoundOf(draft);
      run(box, draft, before, company!, moment);
      trainRoundOf(draft).company = next(box, company!);
    },
  });
}

/** The same for all that are left, for those in a hurry. */
function runAllRule(box: ShortBox) {
  return rule({
    type: 'run-all',
    fields: {},
    choices: (_state: ShortState) => [{ move: { type: 'run-all' as const } }],
    check: () => undefined,
    apply(draft: ShortState, _move, moment, before) {
      const round = trainRoundOf(draft);
      for (const company of remaining(box, before, round.company!)) run(box, draft, before, company, moment);
      round.company = null;
    },
  });
}

export type TrainMove = MoveOfRule<ReturnType<typeof runTrainRule> | ReturnType<typeof runAllRule>>;

function next({ order }: ShortBox, company: CompanyId): CompanyId | null {
  return order[order.indexOf(company) + 1] ?? null;
}

/** [18Rhl 10.3.2] every train runs once. */
export function trainRound(box: ShortBox): Round<ShortState, TrainMove, 'run-train'> {
  const rules: readonly Rule<ShortState, TrainMove>[] = [runTrainRule(box), runAllRule(box)];
  const stage: Stage<ShortState, TrainMove, 'run-train'> = {
    id: 'run-train',
    actor(state) {
      const company = trainRoundOf(state).company!;
      return { player: directorOf(state, company)!, company };
    },
    rules,
  };
  return { stage: () => stage };
}

/** Passes corporations that run nothing, and ends the round after the last; the last round ends the game. */
export function trainFlow(box: ShortBox): Consequence<ShortState> {
  const hasNothing = (state: ShortState) => {
    const { company } = trainRoundOf(state);
    return company === null || trainOf(state, company) === undefined || !box.canRun(state, company);
  };
  return {
    due: (state) => !state.over && state.round.kind === 'train' && hasNothing(state),
    apply(draft, moment, state) {
      const round = trainRoundOf(draft);
      const { company } = round;
      if (company === null) endTrainRound(box, draft, moment);
      else {
        if (trainOf(state, company) !== undefined) run(box, draft, state, company, moment);
        round.company = next(box, company);
      }
    },
  };
}

/** [18Rhl 10.4] after the last certificate was taken, and the trains have run once more, it is over. */
function endTrainRound(box: ShortBox, draft: ShortState, moment: Moment): void {
  const { after } = trainRoundOf(draft);
  if (after < box.rounds.playerRounds) {
    beginPlayerRound(box, draft, after + 1, moment);
    return;
  }
  draft.over = true;
  moment.emit({ type: 'game-over' });
}
