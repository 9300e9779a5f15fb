import type { BuildColour } from '@/engine/board/types';
import type { PrivateDef } from '@/engine/finance/cards';
import type { HexId, TrainId } from '@/engine/game/ids';
import type { Power } from './cards';

/*
 * What is in the box for games that are not played yet: the options of 18Rhl. No
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
