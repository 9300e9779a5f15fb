import type { BoardState } from '@/engine/board/types';
import { directorOf } from '@/engine/finance/certificates';
import type { FinanceState } from '@/engine/finance/state';
import { plainOf } from '@/engine/game/draft';
import type { CompanyId } from '@/engine/game/ids';
import type { Actor } from '@/engine/game/state';

/** A company's turn in an operating round. */
export interface OperatingTurn {
  company: CompanyId;
  step: string;
  /** The director is done with the step. */
  finished: boolean;
  /** Colours of the tiles laid as the turn's ordinary lay. */
  laid: string[];
  /** All tiles of the turn, those laid by powers too. */
  tiles: number;
  /** No ordinary lay any more: a power has taken its place. */
  layBarred: boolean;
  /** The one chance to build a station is gone. */
  stationUsed: boolean;
  /** What the trains have earned in this turn. */
  revenue: number;
}

export interface OperatingRoundState {
  kind: 'operating';
  /** Which set of operating rounds, counted from 1, and which round of the set. */
  set: number;
  number: number;
  of: number;
  /** Set where the order is that of the round's beginning. */
  order?: CompanyId[];
  /** Companies that have had their turn. */
  done: CompanyId[];
  turn: OperatingTurn | null;
}

/** A game with stock companies that build and run on a board. */
export interface RailState extends FinanceState {
  board: BoardState;
}

export function operatingRoundOf(state: RailState): OperatingRoundState {
  return state.round as OperatingRoundState;
}

/** The turn that a step belongs to; steps run only within one. */
export function turnOf(state: RailState): OperatingTurn {
  return operatingRoundOf(state).turn!;
}

/** The director acts for the company whose turn it is. */
export function actingDirector(state: RailState): Actor {
  const { company } = turnOf(state);
  return { player: directorOf(state, company)!, company };
}

/** The board within a draft as a plain value: it is replaced as a whole, never changed in place. */
export function builtBoard(draft: RailState): BoardState {
  return plainOf(draft.board);
}
