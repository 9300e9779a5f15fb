import type { CompanyGame } from '@/engine/game/company-round';
import { type Moment, type Move, rule } from '@/engine/game/move';
import type { Objection } from '@/engine/game/refusal';
import type { Stage } from '@/engine/game/title';
import { type RailState, turnOf } from './state';

/** One step of a company's turn. */
export interface Step<S extends CompanyGame = RailState, M extends Move = Move, Id extends string = string>
  extends Stage<S, M, Id> {
  /** What the turn remembers for this step, as it is when the turn begins. */
  memory?(): object;
  /** Is there anything to do or to decide? If not, the turn goes on by itself. */
  pending(state: S): boolean;
  /** What happens when the step is passed over; `state` is the whole one in which it was. */
  pass?(draft: S, moment: Moment, state: S): void;
}

/** The same step, offered also while money that the company could still get would pay for something in it. */
export function offeredWith<S extends RailState, M extends Move, Id extends string>(
  step: Step<S, M, Id>,
  toBeHad: (state: S) => number,
): Step<S, M, Id> {
  const couldPay = (state: S): boolean => {
    const amount = toBeHad(state);
    return amount > 0 && step.pending(withTreasury(state, amount));
  };
  return { ...step, pending: (state) => step.pending(state) || couldPay(state) };
}

/** The same step, offered also while there would be something in it once the company had what is still to be given to it. */
export function offeredAs<S extends CompanyGame, M extends Move, Id extends string>(
  step: Step<S, M, Id>,
  given: (state: S) => S | undefined,
): Step<S, M, Id> {
  const wouldBe = (state: S): boolean => {
    const then = given(state);
    return then !== undefined && step.pending(then);
  };
  return { ...step, pending: (state) => step.pending(state) || wouldBe(state) };
}

/** More than anything costs. */
const plenty = 1e6;

/** The state as it would be if money were no object to the company that acts. */
export function withPlenty<S extends RailState>(state: S): S {
  return withTreasury(state, plenty);
}

/** The state as it would be with so much more in the treasury of the company that acts. */
function withTreasury<S extends RailState>(state: S, more: number): S {
  const { company } = turnOf(state);
  const charter = state.companies[company]!;
  const richer = { ...charter, treasury: charter.treasury + more };
  return { ...state, companies: { ...state.companies, [company]: richer } };
}

export type SkipMove = { type: 'skip' };

/** Ending a step: skipping it, or being done with it. */
export function skipRule<S extends CompanyGame = RailState>(
  objection: (state: S) => Objection | undefined = () => undefined,
) {
  return rule({
    type: 'skip',
    fields: {},
    choices: (state: S) => (objection(state) ? [] : [{ move: { type: 'skip' as const } }]),
    check: (state: S) => objection(state),
    apply(draft: S) {
      turnOf(draft).finished = true;
    },
  });
}
