import type { HexId, TileId } from '@/engine/game/ids';

/** [18Rhl 8.4.1] what a target card asks for during the game. */
export type TargetGoal =
  | { readonly kind: 'runsRoute'; readonly coalmines: number; readonly steelmills: number }
  | {
      readonly kind: 'runsRoute';
      readonly from: readonly HexId[];
      readonly to: readonly HexId[];
      readonly berlinStationDoesNotBlock: boolean;
    }
  | {
      readonly kind: 'trackBetween';
      readonly from: readonly HexId[];
      readonly to: readonly HexId[];
      readonly notThrough?: readonly HexId[];
      readonly ignoreStations: boolean;
    }
  /** Sides of the Eastern Ruhr, as hex/edge. */
  | { readonly kind: 'reaches'; readonly links: readonly string[] }
  | { readonly kind: 'connected'; readonly all: readonly HexId[] }
  | { readonly kind: 'placesStation'; readonly hexes: readonly HexId[] };

export interface TargetCard {
  readonly id: string;
  readonly name: string;
  readonly bonus: number;
  /** Whose doing counts: a corporation of the owner, or whoever it is. */
  readonly by: 'ownCorporation' | 'anyone';
  readonly paidWhoeverBuilds?: boolean;
  readonly goal: TargetGoal;
}

/** [18Rhl 8.4.2] what a destiny card asks for at the end; no bonus when tied for the most. */
export type DestinyGoal =
  | { readonly kind: 'trains'; readonly count: number }
  | { readonly kind: 'highestValue' }
  | { readonly kind: 'metropolises'; readonly gray: number; readonly brown: number }
  | { readonly kind: 'mostIndustriesReached' }
  | { readonly kind: 'mostStations' }
  | { readonly kind: 'stationOnTile'; readonly tile: TileId }
  | { readonly kind: 'mostDifferentCorporations' }
  | { readonly kind: 'mostTownsInOneRoute' }
  | { readonly kind: 'stationsOn'; readonly hexes: readonly HexId[]; readonly count: number }
  | { readonly kind: 'largestTreasury' }
  | { readonly kind: 'highestLastRevenue' }
  | { readonly kind: 'reachesAll'; readonly hexes: readonly HexId[] };

export interface DestinyCard {
  readonly id: string;
  readonly name: string;
  readonly bonus: number;
  /** One corporation of the player, all of them together, anyone's doing, or the player. */
  readonly scope: 'one' | 'all' | 'anyone' | 'player';
  readonly goal: DestinyGoal;
}
