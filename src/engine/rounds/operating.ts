import type { CompanyId } from '@/engine/game/ids';
import type { Moment, Move } from '@/engine/game/move';
import type { Consequence, Round } from '@/engine/game/title';
import { byPrice } from '@/engine/market/grid';
import type { MarketDef } from '@/engine/market/types';
import { type OperatingRoundState, operatingRoundOf, type RailState } from '@/engine/steps/state';
import type { Step } from '@/engine/steps/step';

export interface OperatingRules<S extends RailState, M extends Move, Id extends string = string> {
  readonly market: MarketDef;
  /** In the order of a company's turn. */
  readonly steps: readonly Step<S, M, Id>[];
  /** The order is that of prices when the round begins, whatever they do later [18DO 4.5]. */
  readonly orderStands?: boolean;
  /** Before the first company acts. */
  onBegin(draft: S, moment: Moment): void;
  /** A company's turn has begun. */
  onTurn?(draft: S, company: CompanyId, moment: Moment): void;
  /** All companies have acted. */
  onEnd(draft: S, moment: Moment): void;
}

export function beginOperatingRound<S extends RailState, M extends Move, Id extends string>(
  rules: OperatingRules<S, M, Id>,
  draft: S,
  round: { set: number; number: number; of: number },
  moment: Moment,
): void {
  const next: OperatingRoundState = { kind: 'operating', ...round, done: [], turn: null };
  if (rules.orderStands) next.order = operatingOrder(rules.market, draft);
  draft.round = next;
  moment.emit({ type: 'operating-round', set: round.set, number: round.number, of: round.of });
  rules.onBegin(draft, moment);
}

/** Companies in the order in which they would act now. */
export function operatingOrder(market: MarketDef, state: RailState): CompanyId[] {
  const floated = Object.keys(state.companies).filter((id) => state.companies[id]!.floated);
  return byPrice(market, state, floated);
}

/** An operating round: each floated company in turn goes through its steps [18Rhl 6]. */
export function operatingRound<S extends RailState, M extends Move, Id extends string>(
  rules: OperatingRules<S, M, Id>,
): Round<S, M, Id> {
  return { stage: (state) => stepOf(rules, state) };
}

function stepOf<S extends RailState, M extends Move, Id extends string>(
  rules: OperatingRules<S, M, Id>,
  state: S,
): Step<S, M, Id> {
  const { turn } = operatingRoundOf(state);
  return rules.steps.find((step) => step.id === turn?.step) ?? rules.steps[0]!;
}

/** Goes on by itself: from a step that is done or empty to the next, to the next company, to the end. */
export function operatingFlow<S extends RailState, M extends Move, Id extends string>(
  rules: OperatingRules<S, M, Id>,
): Consequence<S> {
  return {
    due(state) {
      if (state.over || state.decisions.length > 0 || state.round.kind !== 'operating') return false;
      const { turn } = operatingRoundOf(state);
      return !turn || turn.finished || !stepOf(rules, state).pending(state);
    },
    apply(draft, moment, state) {
      const { turn } = operatingRoundOf(draft);
      if (turn) endStep(rules, draft, moment);
      else beginTurn(rules, draft, moment, state);
    },
  };
}

/** [18Rhl 6] the highest value that has not acted yet, as prices are now; or the next of the order that stands. */
function beginTurn<S extends RailState, M extends Move, Id extends string>(
  rules: OperatingRules<S, M, Id>,
  draft: S,
  moment: Moment,
  state: S,
): void {
  const round = operatingRoundOf(draft);
  const order = round.order ?? operatingOrder(rules.market, state);
  const company = order.find((id) => !round.done.includes(id));
  if (!company) {
    rules.onEnd(draft, moment);
    return;
  }
  round.turn = {
    company,
    step: rules.steps[0]!.id,
    finished: false,
    laid: [],
    tiles: 0,
    layBarred: false,
    stationUsed: false,
    revenue: 0,
  };
  moment.emit({ type: 'operates', company });
  rules.onTurn?.(draft, company, moment);
}

function endStep<S extends RailState, M extends Move, Id extends string>(
  rules: OperatingRules<S, M, Id>,
  draft: S,
  moment: Moment,
): void {
  const round = operatingRoundOf(draft);
  const turn = round.turn!;
  const step = stepOf(rules, draft);
  if (!turn.finished) step.pass?.(draft, moment);
  const next = rules.steps[rules.steps.indexOf(step) + 1];
  turn.finished = false;
  if (next) turn.step = next.id;
  else endTurn(draft);
}

function endTurn(draft: RailState): void {
  const round = operatingRoundOf(draft);
  const { company } = round.turn!;
  draft.companies[company]!.operated = true;
  round.done.push(company);
  round.turn = null;
}
