import type { BuildColour, Provenance } from '@/engine/board/types';
import type { CompanyDef, PhaseDef, PrivateDef, TrainType } from '@/engine/finance/cards';
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

/** [18Rhl 8.1] as an option. */
const optionalTrain = '2';

export function withExtraTrain(trains: readonly TrainType[]): TrainType[] {
  return trains.map((train) => (train.id === optionalTrain ? { ...train, count: train.count + 1 } : train));
}

export interface RhinelandPhase extends PhaseDef {
  /** `incremental`: the treasury gets what is sold; `full`: all ten shares when it floats. */
  readonly capitalisation: 'incremental' | 'full';
}

/** A train that a private company becomes, with its own home. */
export interface Kreisbahn {
  readonly train: TrainType;
  /** Its station: every route of it ends here. */
  readonly start: readonly HexId[];
  /** Cities and red fields with its own, and towns: all count. */
  readonly range: { readonly cities: number; readonly towns: number };
}

/** [18Rhl 4.1] how a private lets its owner lay a tile: once in the game, and without a route. */
export interface TileLay {
  readonly hexes?: readonly HexId[];
  /** Any hex with this kind of cost. */
  readonly terrain?: 'mountain';
  readonly tiles?: readonly TileId[];
  readonly from?: BuildColour;
  /** What is kept for the owner until the privates close; on a printed hex the first tile is its upgrade. */
  readonly reserves?: 'firstTile';
  /** Only on what is still yellow. */
  readonly onYellow?: boolean;
  /** In place of the ordinary lay of the turn; otherwise beside it. */
  readonly onlyLayThisTurn?: boolean;
  readonly ignoresUpgradeRules?: boolean;
  readonly terrainCostPaid?: boolean;
  readonly closesAfterUse: boolean;
}

export interface FreeCertificate {
  readonly corp: CompanyId;
  /** Which certificate of its stack, counted from 1. */
  readonly certificate: number;
}

/** Money that waits for a track link; `via` in this order, `bank` is the side of the first stop. */
export interface DeferredMoney {
  readonly amount: number;
  readonly link: {
    readonly from: HexId;
    readonly bank: 'west' | 'east';
    readonly via: HexId;
    readonly to: HexId;
  };
  /** The bank on which the link must arrive. */
  readonly toBank?: 'west' | 'east';
}

/** What privates do. */
export type Power =
  | ({ readonly kind: 'layTile' } & TileLay)
  | ({
      readonly kind: 'layTileAndStation';
      /** What the station costs that may be placed at once on the tile, without a route: nothing, or its token. */
      readonly station: 'free' | 'full';
      /** A certificate that comes with it besides. */
      readonly freeCertificate?: FreeCertificate;
    } & TileLay)
  | ({ readonly kind: 'freeCertificate' } & FreeCertificate)
  | {
      /** A station of one company for trains of one type alone; at the latest it is placed when privates close. */
      readonly kind: 'trainToken';
      readonly hexes: readonly HexId[];
      readonly from: BuildColour;
      readonly train: TrainId;
    }
  /** One station for nothing and without a route once a tile lies there, beside the places where all are taken. */
  | { readonly kind: 'freeStation'; readonly hexes: readonly HexId[] }
  | {
      /** Its corporation floats at once. */
      readonly kind: 'directorCertificate';
      readonly corp: CompanyId;
      readonly startValue: number;
      /** The rest of a higher bid goes to the bank. */
      readonly toTreasury: number;
      /** Certificates of the corporation that begin in the Bank Pool. */
      readonly poolShares: readonly number[];
      readonly deferred: DeferredMoney;
    }
  | {
      /** [18LRA 4.1.2 no. 1] once active, its token raises routes of one corporation of the owner's choice. */
      readonly kind: 'emigrantCamp';
      readonly hex: HexId;
      readonly bonus: number;
      /** Active from here on even without a link. */
      readonly from: BuildColour;
      /** Hexes whose cities are on the right bank: at any time, or once upgraded. */
      readonly rightBank: {
        readonly always: readonly HexId[];
        readonly onceUpgraded: readonly HexId[];
        readonly src: Provenance;
      };
      readonly outOfTurn: boolean;
      readonly lastsAfterClosing: boolean;
    }
  /** [18LRA 4.1.2] reserves the place of a harbour, for the reduced price. */
  | { readonly kind: 'harbour'; readonly hex: HexId; readonly tile: TileId }
  | {
      /** [18LRA 4.1.2 no. 6] floats by itself, and then is a train of one corporation of the owner's choice. */
      readonly kind: 'becomesTrain';
      readonly on: BuildColour;
      readonly train: TrainId;
      readonly stationHex: HexId;
    };

export type PowerOf<K extends Power['kind']> = Extract<Power, { readonly kind: K }>;

export interface RhinelandPrivate extends PrivateDef {
  readonly power: Power;
}

/** The certificate that comes with a private, beside whatever else it does. */
export function freeCertificateOf(power: Power): FreeCertificate | undefined {
  if (power.kind === 'freeCertificate') return power;
  return power.kind === 'layTileAndStation' ? power.freeCertificate : undefined;
}

/** The private with a power of this kind, in a game that has one. */
export function privateWith<K extends Power['kind']>(
  privates: readonly RhinelandPrivate[],
  kind: K,
): (RhinelandPrivate & { readonly power: PowerOf<K> }) | undefined {
  return privates.find((each): each is RhinelandPrivate & { power: PowerOf<K> } => each.power.kind === kind);
}

/** [18LRA 4.2.3] what a corporation may do that others may not. */
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

export interface RhinelandCompany extends CompanyDef {
  readonly feature?: Feature;
}

/** The feature of a company, if it is of this kind. */
export function featureOf<K extends Feature['kind']>(
  { feature }: RhinelandCompany,
  kind: K,
): Extract<Feature, { readonly kind: K }> | undefined {
  return feature?.kind === kind ? (feature as Extract<Feature, { readonly kind: K }>) : undefined;
}
