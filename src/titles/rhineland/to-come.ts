import type { BuildColour, Provenance } from '@/engine/board/types';
import type { CompanyDef, PrivateDef } from '@/engine/finance/cards';
import type { CompanyId, HexId, TileId, TrainId } from '@/engine/game/ids';
import type { FreeCertificate, Power } from './cards';

/*
 * What is in the box for games that are not played yet: 18LRA and the Short Game. No
 * rule reads it so far; each part moves to `cards.ts` with the rule that does.
 */

type LayAndStation = Extract<Power, { kind: 'layTileAndStation' }>;

export type PowerToCome =
  | Power
  | (LayAndStation & { readonly freeCertificate: FreeCertificate })
  | {
      readonly kind: 'emigrantCamp';
      readonly hex: HexId;
      readonly bonus: number;
      /** Works from here on even without a link. */
      readonly from: BuildColour;
      /** Right-bank hexes that a link may reach: at any time, or once upgraded. */
      readonly rightBank: {
        readonly always: readonly HexId[];
        readonly onceUpgraded: readonly HexId[];
        readonly src: Provenance;
      };
      readonly outOfTurn: boolean;
      readonly lastsAfterClosing: boolean;
    }
  /** The tile of a harbour, and its station by a route for the reduced price. */
  | { readonly kind: 'harbour'; readonly hex: HexId; readonly tile: TileId }
  | {
      readonly kind: 'becomesTrain';
      readonly on: BuildColour;
      readonly train: TrainId;
      readonly stationHex: HexId;
    };

export interface PrivateToCome extends PrivateDef {
  readonly power: PowerToCome;
}

/** What a corporation may do that others may not. */
export type Feature =
  | { readonly kind: 'twoYellowTilesInFirstOperatingRound' }
  | { readonly kind: 'stationWithoutRoute'; readonly hex: HexId; readonly cost: 'full' }
  | {
      readonly kind: 'linkBonus';
      readonly amount: number;
      readonly from: readonly HexId[];
      readonly to: readonly HexId[];
    }
  | { readonly kind: 'harbourPrice'; readonly hex: HexId; readonly cost: number };

export interface CompanyToCome extends CompanyDef {
  readonly feature?: Feature;
  /** Price of the harbour token: for the owner of the harbour's private, and for others. */
  readonly harbourToken?: { readonly reduced: number; readonly full: number };
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
