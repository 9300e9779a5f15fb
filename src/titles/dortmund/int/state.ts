import type { BoardState } from '@/engine/board/types';
import type { ExchangeDecision } from '@/engine/finance/exchange';
import type { Certificate, RailwayState, Train } from '@/engine/finance/state';
import type { CompanyId, HexId, PlayerId, TrainId } from '@/engine/game/ids';
import type { CoreState, Decision } from '@/engine/game/state';

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

/** A player holds more certificates than the limit allows and gives some up at once [18DO 3.2.1]. */
export interface SurplusDecision extends Decision {
  kind: 'surplus';
}

/** The one run of a company, at the end [18DO 3.3]. */
export interface FinalRun {
  company: CompanyId;
  train: TrainId;
  /** The track in order; none where the train found no route. */
  pieces: string[];
  stops: { hex: HexId; value: number }[];
  revenue: number;
  /** What all ten shares are paid, rounded down. */
  paid: number;
}

/** The Introduction Game: no money, no market. */
export interface IntState extends CoreState {
  round: TurnsRoundState;
  decisions: (ExchangeDecision | SurplusDecision)[];
  /** Players clockwise around the table. */
  seats: PlayerId[];
  /** A value, replaced as a whole: see `plainOf`. On the display they are with `offer`. */
  certificates: Certificate[];
  companies: Record<CompanyId, Pick<RailwayState, 'founded' | 'tokens'>>;
  /** A value, replaced as a whole: see `plainOf`. */
  trains: Train[];
  board: BoardState;
  /** Empty before the end. */
  runs: FinalRun[];
}
