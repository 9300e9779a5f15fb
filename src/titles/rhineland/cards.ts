import type { BuildColour, Provenance } from '@/engine/board/types';
import type { CompanyDef, PhaseDef, PrivateDef } from '@/engine/finance/cards';
import type { CompanyId, HexId, TileId, TrainId } from '@/engine/game/ids';
import type { MarketDef } from '@/engine/market/types';

/** The stock table of both games of the box. For 18LRA it is an assumption: no source prints its own. */
export const market: MarketDef = {
  rows: [
    [75, 80, 90, 100, 110, 120, 135, 150, 165, 180, 200, 220, 240, 265, 290, 320, 350],
    [70, 75, 80, 90, 100, 110, 120, 135, 150, 165, 180, 200, 220, 240],
    [65, 70, 75, 80, 90, 100, 110, 120, 135, 150, 165],
    [60, 65, 70, 75, 80, 90, 100],
    [55, 60, 65, 70],
    [50, 55, 60],
  ],
  par: [
    { row: 0, col: 3, value: 100 },
    { row: 1, col: 2, value: 80 },
    { row: 1, col: 3, value: 90 },
    { row: 2, col: 1, value: 70 },
    { row: 2, col: 2, value: 75 },
    { row: 3, col: 0, value: 60 },
    { row: 3, col: 1, value: 65 },
  ],
};

/** [18Rhl 5.2.2] percent of one corporation that a player, and the Bank Pool, may hold. */
export const shareLimit = { player: 100, pool: 50 } as const;

/** [18Rhl 6.2.3] a town costs a train length only where its route ends. */
export const trainLength = { counts: ['city', 'offboard'], townCountsOnlyAsEnd: true } as const;

/** [18Rhl 8.1] one more train of this type, as an option. */
export const optionalTrain: { id: TrainId; extra: number } = { id: '2', extra: 1 };

/** [18Rhl 4.1] the first train of this type closes the private companies. They count as certificates. */
export const privatesCloseOn: TrainId = '5';

export interface RhinelandPhase extends PhaseDef {
  /** `incremental`: the treasury gets what is sold; `full`: all ten shares when it floats. */
  readonly capitalisation: 'incremental' | 'full';
  /** Types of train that go on sale beside the current one. */
  readonly available?: readonly TrainId[];
  /** Hexes with a green border that may be built on from now. */
  readonly opens?: readonly HexId[];
}

/** When a power of a private lets its owner lay a tile. */
export interface TileLay {
  readonly hexes?: readonly HexId[];
  /** Any hex with this kind of cost. */
  readonly terrain?: 'mountain';
  readonly tiles?: readonly TileId[];
  readonly from?: BuildColour;
  /** What is kept for the owner until the first 5-train. */
  readonly reserves?: 'firstTile' | 'greenUpgrade';
  readonly lay?: readonly ('new' | 'upgrade' | 'yellowToGreen')[];
  /** Beside the ordinary lay of the turn; otherwise in its place. */
  readonly extraLay: boolean;
  readonly onlyLayThisTurn?: boolean;
  readonly ignoresUpgradeRules?: boolean;
  readonly terrainCostPaid?: boolean;
  readonly needsRoute: boolean;
  readonly uses: number;
  readonly closesAfterUse: boolean;
}

/** The station that comes with a power. */
export interface StationOffer {
  /** `free`, with the cheapest token left; `full`: price of the token; `reduced`: harbour price. */
  readonly cost: 'free' | 'full' | 'reduced';
  readonly needsRoute: boolean;
  /** Only directly after the tile. */
  readonly atOnce?: boolean;
}

export interface FreeCertificate {
  readonly corp: CompanyId;
  /** Which certificate of its stack, counted from 1. */
  readonly certificate: number;
  readonly percent: number;
}

/** Money that waits for a track link; `via` in this order, `bank` is the side of the first stop. */
export interface DeferredMoney {
  readonly amount: number;
  /** A hex, or the area of a red field. */
  readonly heldAt: HexId;
  readonly link: {
    readonly from: HexId;
    readonly bank: 'west' | 'east';
    readonly via: HexId;
    readonly to: HexId;
  };
  /** The bank on which the link must arrive. */
  readonly toBank?: 'west' | 'east';
}

export type Power =
  | ({ readonly kind: 'layTile'; readonly station?: StationOffer } & TileLay)
  | ({
      readonly kind: 'layTileAndStation';
      readonly station: StationOffer;
      readonly freeCertificate?: FreeCertificate;
    } & TileLay)
  | ({ readonly kind: 'freeCertificate' } & FreeCertificate)
  | {
      readonly kind: 'directorCertificate';
      readonly corp: CompanyId;
      readonly startValue: number;
      /** The rest of a higher bid goes to the bank. */
      readonly toTreasury: number;
      readonly floatsAtOnce: boolean;
      /** Certificates of the corporation that begin in the Bank Pool. */
      readonly poolShares: readonly number[];
      readonly deferred: DeferredMoney;
    }
  | {
      readonly kind: 'rheingoldToken';
      readonly hexes: readonly HexId[];
      readonly from: BuildColour;
      readonly forcedOn: TrainId;
      readonly train: TrainId;
      readonly uses: number;
      readonly closesAfterUse: boolean;
    }
  | {
      readonly kind: 'freeStation';
      readonly hexes: readonly HexId[];
      readonly needsTile: boolean;
      readonly needsRoute: boolean;
      readonly besideSlots: boolean;
      readonly uses: number;
      readonly closesAfterUse: boolean;
    }
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
  | {
      readonly kind: 'harbour';
      readonly hex: HexId;
      readonly tile: TileId;
      readonly station: StationOffer;
      readonly uses: number;
      readonly closesAfterUse: boolean;
    }
  | {
      readonly kind: 'becomesTrain';
      readonly on: BuildColour;
      readonly train: TrainId;
      readonly stationHex: HexId;
    };

export interface RhinelandPrivate extends PrivateDef {
  readonly power: Power;
}

/** What a corporation may do that others may not. */
export type Feature =
  | { readonly kind: 'twoHomeStations' }
  | { readonly kind: 'directorCertificateInPackage' }
  | { readonly kind: 'twoYellowTilesInFirstOperatingRound' }
  | { readonly kind: 'stationWithoutRoute'; readonly hex: HexId; readonly cost: 'full' }
  | {
      readonly kind: 'linkBonus';
      readonly amount: number;
      readonly from: readonly HexId[];
      readonly to: readonly HexId[];
    }
  | { readonly kind: 'harbourPrice'; readonly hex: HexId; readonly cost: number };

export interface RhinelandCompany extends CompanyDef {
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
