import { directorOf, type Holdings } from '@/engine/finance/certificates';
import type { FinanceState } from '@/engine/finance/state';
import {
  type CompanyGame,
  type CompanyRoundState,
  companyRoundOf,
  isCompanyRound,
} from '@/engine/game/company-round';
import { newValue, plainAt } from '@/engine/game/draft';
import type { CompanyId } from '@/engine/game/ids';
import type { Moment, Move } from '@/engine/game/move';
import type { Consequence, Round } from '@/engine/game/title';
import { byPrice } from '@/engine/market/market';
import type { Market } from '@/engine/market/types';
import type { Step } from '@/engine/steps/step';

/** A round of the set between two stock rounds. */
export interface RoundOfSet {
  readonly set: number;
  readonly number: number;
  readonly of: number;
}

/** One kind of round of companies: who takes part, in which order, and what their turns consist of. */
export interface OperatingRules<S extends CompanyGame, M extends Move, Id extends string = string> {
  /** Names this kind of round in the state. */
  readonly kind: S['round']['kind'];
  /** In the order of a company's turn. */
  readonly steps: readonly Step<S, M, Id>[];
  /** Companies that take part, in the order in which they would act now. */
  order(state: S): CompanyId[];
  /** The order is that of the round's beginning, whatever happens later [18DO 4.5]. */
  readonly orderStands?: boolean;
  /** Says that a round of this kind begins: an operating round, if left out. */
  announce?(round: RoundOfSet, moment: Moment): void;
  /** Before the first company acts. */
  onBegin(draft: S, moment: Moment): void;
  /** A company's turn has begun. */
  onTurn?(draft: S, company: CompanyId, moment: Moment): void;
  /** All companies have acted. */
  onEnd(draft: S, moment: Moment): void;
}

export function beginOperatingRound<S extends CompanyGame, M extends Move, Id extends string>(
  rules: OperatingRules<S, M, Id>,
  draft: S,
  round: RoundOfSet,
  moment: Moment,
): void {
  const next: CompanyRoundState = { kind: rules.kind, ...round, done: [], turn: null };
  if (rules.orderStands) next.order = rules.order(draft);
  draft.round = next;
  if (rules.announce) rules.announce(round, moment);
  else moment.emit({ type: 'operating-round', set: round.set, number: round.number, of: round.of });
  rules.onBegin(draft, moment);
}

/** Companies that have floated, in the order of their prices now. */
export function operatingOrder(market: Market, state: FinanceState): CompanyId[] {
  const floated = Object.keys(state.companies).filter((id) => state.companies[id]!.floated);
  return byPrice(market, state, floated);
}

/** A round of companies: each in turn goes through its steps [18Rhl 6]. */
export function operatingRound<S extends CompanyGame, M extends Move, Id extends string>(
  rules: OperatingRules<S, M, Id>,
): Round<S, M, Id> {
  return { stage: (state) => stepOf(rules, state) };
}

function stepOf<S extends CompanyGame, M extends Move, Id extends string>(
  rules: OperatingRules<S, M, Id>,
  state: S,
): Step<S, M, Id> {
  const { turn } = companyRoundOf(state);
  return rules.steps.find((step) => step.id === turn?.step) ?? rules.steps[0]!;
}

/** Goes on by itself: from a step that is done or empty to the next, to the next company, to the end. */
export function operatingFlow<S extends CompanyGame, M extends Move, Id extends string>(
  rules: OperatingRules<S, M, Id>,
): Consequence<S> {
  return {
    due(state) {
      if (state.over || state.decisions.length > 0 || state.round.kind !== rules.kind) return false;
      const { turn } = companyRoundOf(state);
      return !turn || turn.finished || !stepOf(rules, state).pending(state);
    },
    apply(draft, moment, state, before) {
      if (companyRoundOf(state).turn) endStep(rules, draft, moment, state, before);
      else beginTurn(rules, draft, moment, state);
    },
  };
}

/** [18Rhl 6] the first that has not acted yet, as the order is now; or the next of the order that stands. */
function beginTurn<S extends CompanyGame, M extends Move, Id extends string>(
  rules: OperatingRules<S, M, Id>,
  draft: S,
  moment: Moment,
  state: S,
): void {
  const round = companyRoundOf(state);
  const order = round.order ?? rules.order(state);
  const company = order.find((id) => !round.done.includes(id));
  if (!company) {
    rules.onEnd(draft, moment);
    return;
  }
  const memory = rules.steps.map((step) => step.memory?.());
  goOn(draft, {
    turn: Object.assign({ company, step: rules.steps[0]!.id, finished: false }, ...memory),
  });
  moment.emit({ type: 'operates', company });
  rules.onTurn?.(draft, company, moment);
}

function endStep<S extends CompanyGame, M extends Move, Id extends string>(
  rules: OperatingRules<S, M, Id>,
  draft: S,
  moment: Moment,
  state: S,
  before: S,
): void {
  const step = stepOf(rules, state);
  if (!companyRoundOf(state).turn!.finished) passOver(step, draft, moment, state, before);
  const turn = roundIn(draft).turn!;
  const next = rules.steps[rules.steps.indexOf(step) + 1];
  if (next) goOn(draft, { turn: { ...turn, finished: false, step: next.id } });
  else endTurn(draft, turn.company, state);
}

/**
 * Whoever has done something in the step knows that it is over; else it is said why nobody was asked. A company whose
 * owner has no seat has acted by itself.
 */
function passOver<S extends CompanyGame, M extends Move>(
  step: Step<S, M>,
  draft: S,
  moment: Moment,
  state: S,
  before: S,
): void {
  const acted = isSameStep(state, before) || isItsOwn(state);
  const said = acted ? undefined : step.nothing?.(state);
  if (said) moment.emit(said);
  step.pass?.(draft, moment, state);
}

function isItsOwn(state: CompanyGame & Partial<Holdings>): boolean {
  const { certificates, seats = [] } = state;
  if (!certificates) return false;
  const director = directorOf({ ...state, certificates, seats }, companyRoundOf(state).turn!.company);
  return director !== null && !seats.includes(director);
}

function isSameStep(state: CompanyGame, before: CompanyGame): boolean {
  const [now, then] = [state, before].map(({ round }) => (isCompanyRound(round) ? round.turn : null));
  return now?.company === then?.company && now?.step === then?.step;
}

function endTurn(draft: CompanyGame, company: CompanyId, before: CompanyGame): void {
  if (!before.companies[company]!.operated) draft.companies[company]!.operated = true;
  goOn(draft, { done: [...roundIn(draft).done, company], turn: null });
}

function roundIn(draft: CompanyGame): CompanyRoundState {
  return plainAt(draft, 'round') as CompanyRoundState;
}

/** The round as a new value: most of what happens by itself is this, and drafts of its parts would cost more. */
function goOn(draft: CompanyGame, change: Partial<CompanyRoundState>): void {
  draft.round = newValue({ ...roundIn(draft), ...change });
}
