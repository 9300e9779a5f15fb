import type { ExchangeDecision } from '@/engine/finance/exchange';
import type { PlayerId } from '@/engine/game/ids';
import type { CompanyRun, FreeState, SurplusDecision } from '@/engine/rounds/free';

/** The steps of a player's turn [18DO 3.2]; `done` when nothing is left to do in it. */
export type TurnStep = 'take' | 'tile' | 'build' | 'swap' | 'done';

/** The whole game is one round of turns. */
export interface TurnsRoundState {
  kind: 'turns';
  /** Which turn, counted from 1. */
  number: number;
  of: number;
  turn: PlayerId;
  step: TurnStep;
  /** The acting player was at the limit, has given a certificate up and takes another one for it. */
  discarded: boolean;
}

/** The one run of a company, at the end [18DO 3.3]. */
export interface FinalRun extends CompanyRun {
  /** What all ten shares are paid, rounded down. */
  paid: number;
}

/** The Introduction Game: no money, no market. */
export interface IntState extends FreeState {
  round: TurnsRoundState;
  decisions: (ExchangeDecision | SurplusDecision)[];
  /** Empty before the end. */
  runs: FinalRun[];
}
