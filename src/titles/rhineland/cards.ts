import type { BuildColour } from '@/engine/board/types';
import type { PhaseDef, PrivateDef, TrainType } from '@/engine/finance/cards';
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

/** What the privates of 18Rhl do; those of games to come are in `to-come.ts`. */
export type Power =
  | ({ readonly kind: 'layTile' } & TileLay)
  | ({
      readonly kind: 'layTileAndStation';
      /** What the station costs that may be placed at once on the tile, without a route: nothing, or its token. */
      readonly station: 'free' | 'full';
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
    };

export interface RhinelandPrivate extends PrivateDef {
  readonly power: Power;
}
