import type { BuildColour } from '@/engine/board/types';
import type { ByPlayers } from '@/engine/finance/cards';
import type { CompanyId, TrainId } from '@/engine/game/ids';

/** [18Rhl 10.1] the Short Game for a number of players. */
export interface ShortGameSetup {
  /** Corporations that lose a 10 % certificate. */
  readonly remove: readonly CompanyId[];
  /** Certificates that are left. */
  readonly certificates: number;
  readonly playerRounds: number;
  readonly trainRounds: number;
  readonly playerRoundsPerTrainRound: number;
}

/** [18Rhl 10.1] what the Short Game on one of the maps takes of its box. */
export interface ShortGame {
  readonly players: ByPlayers<ShortGameSetup>;
  readonly trains: Readonly<Record<TrainId, number>>;
  readonly certificateLimit: ByPlayers;
  /** Yellow tiles that a director may lay from the phase of this colour on; one before. */
  readonly yellowTilesFrom: Readonly<Partial<Record<BuildColour, number>>>;
}
