import type { BuildColour } from '@/engine/board/types';
import type { PrivateDef } from '@/engine/finance/cards';
import type { CompanyId, HexId, TrainId } from '@/engine/game/ids';
import type { Power } from './cards';

/*
 * What is in the box for games that are not played yet: the Short Game and the options of 18Rhl. No
 * rule reads it so far; each part moves to `cards.ts` with the rule that does.
 */

type LayAndStation = Extract<Power, { kind: 'layTileAndStation' }>;

export type PowerToCome =
  | Power
  | (Omit<LayAndStation, 'reserves'> & {
      /** Kept for the owner until the first 5-train. */
      readonly reserves: 'greenUpgrade';
    })
  | {
      readonly kind: 'rheingoldToken';
      readonly hexes: readonly HexId[];
      readonly from: BuildColour;
      readonly forcedOn: TrainId;
      readonly train: TrainId;
    }
  | {
      readonly kind: 'freeStation';
      readonly hexes: readonly HexId[];
      readonly needsTile: boolean;
      readonly besideSlots: boolean;
    };

export interface PrivateToCome extends PrivateDef {
  readonly power: PowerToCome;
}

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
