import type { BuildColour } from '@/engine/board/types';
import type { CompanyId, TrainId } from '@/engine/game/ids';

/*
 * What is in the box for a game that is not played yet: the Short Game. No rule reads it so far; each part moves to
 * `cards.ts` with the rule that does.
 */

/** [18Rhl 10] the Short Game for a number of players. */
export interface ShortGameSetup {
  /** Corporations that lose a 10 % certificate. */
  readonly remove: readonly CompanyId[];
  /** Certificates that are left. */
  readonly certificates: number;
  readonly playerRounds: number;
  readonly trainRounds: number;
  readonly playerRoundsPerTrainRound: number;
}

export interface ShortGame {
  readonly players: Readonly<Record<number, ShortGameSetup>>;
  readonly trains: Readonly<Record<TrainId, number>>;
  readonly certificateLimit: Readonly<Record<number, number>>;
  /** Yellow tiles that a corporation may lay in the phase of this colour. */
  readonly yellowTilesFrom: Readonly<Partial<Record<BuildColour, number>>>;
}
