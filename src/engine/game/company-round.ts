import type { CompanyId } from './ids';
import type { CoreState, RoundState } from './state';

/** A company's turn; the steps of the turn add what they must remember. */
export interface CompanyTurn {
  company: CompanyId;
  step: string;
  /** Whoever decides is done with the step. */
  finished: boolean;
}

/** A round in which companies act, of whatever kind: operating rounds, or those of other companies than railways. */
export interface CompanyRoundState extends RoundState {
  /** Which set of rounds, counted from 1, and which round of the set. */
  set: number;
  number: number;
  of: number;
  /** Set where the order is that of the round's beginning. */
  order?: CompanyId[];
  /** Companies that have had their turn. */
  done: CompanyId[];
  turn: CompanyTurn | null;
}

/** A game with companies that have turns. */
export interface CompanyGame extends CoreState {
  companies: Record<
    CompanyId,
    {
      /** Has had a turn of its own. */
      operated: boolean;
    }
  >;
}

/** Do companies act in this round, or players? */
export function isCompanyRound(round: RoundState): round is CompanyRoundState {
  return 'done' in round;
}

export function companyRoundOf(state: CoreState): CompanyRoundState {
  return state.round as CompanyRoundState;
}
