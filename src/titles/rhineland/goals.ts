import type { Edge } from '@/engine/board/types';
import type { HexId, TileId } from '@/engine/game/ids';

/** [18Rhl 8.4.1] what a target card asks for during the game. */
export type TargetGoal =
  /** A company of the owner runs a train past so many industries. */
  | { readonly kind: 'runsIndustries'; readonly coalmines: number; readonly steelmills: number }
  /** A company of the owner runs from one red field to the other, which no station shuts for that route. */
  | { readonly kind: 'runsBetween'; readonly from: HexId; readonly to: HexId }
  /** Track leads there, whoever built it and whatever stations stand on it. */
  | {
      readonly kind: 'trackBetween';
      readonly from: readonly HexId[];
      readonly to: readonly HexId[];
      readonly notThrough?: readonly HexId[];
    }
  /** A company of the owner has routes to all these edges of red fields. */
  | { readonly kind: 'reaches'; readonly edges: readonly { readonly hex: HexId; readonly edge: Edge }[] }
  /** Track joins each of them to some station, whoever built it. */
  | { readonly kind: 'connected'; readonly all: readonly HexId[] }
  /** A company of the owner builds a station there. */
  | { readonly kind: 'placesStation'; readonly hexes: readonly HexId[] };

export interface TargetCard {
  readonly id: string;
  readonly bonus: number;
  readonly goal: TargetGoal;
}

/**
 * [18Rhl 8.4.2] what a destiny card asks for at the end: of one company that the player directs, unless said otherwise.
 * Whoever shares the first place with another has not reached it.
 */
export type DestinyGoal =
  | { readonly kind: 'trains'; readonly count: number }
  | { readonly kind: 'highestValue' }
  /** So many grey and the rest at least brown, whoever built them. */
  | {
      readonly kind: 'metropolises';
      readonly hexes: readonly HexId[];
      readonly gray: number;
    }
  | { readonly kind: 'mostIndustriesReached' }
  /** All companies of the player together. */
  | { readonly kind: 'mostStations' }
  | { readonly kind: 'stationOnTile'; readonly tile: TileId }
  /** Companies of which the player has certificates. */
  | { readonly kind: 'mostDifferentCompanies' }
  | { readonly kind: 'mostTownsInOneRoute' }
  | { readonly kind: 'stationsOn'; readonly hexes: readonly HexId[]; readonly count: number }
  | { readonly kind: 'largestTreasury' }
  | { readonly kind: 'highestLastRevenue' }
  | { readonly kind: 'reachesAll'; readonly hexes: readonly HexId[] };

export interface DestinyCard {
  readonly id: string;
  readonly bonus: number;
  readonly goal: DestinyGoal;
}
