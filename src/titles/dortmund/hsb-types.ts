import type { BuildColour } from '@/engine/board/types';
import type { ByPlayers, PhaseDef } from '@/engine/finance/cards';
import type { CompanyId, TrainId } from '@/engine/game/ids';

/* What is in the box for Heat, Sweat & Beer, for two players and for the variants: not played yet. */

/** Brewery equipment: what the other side of a Capex card does for a brewery. */
export interface Equipment {
  /** The segment of the market it reaches, and all below. */
  readonly type: number;
  /** Cubes delivered in each Brewery Round. */
  readonly cubes: number;
  /** How many of those may be loaded on trains. */
  readonly export: number;
}

/** A Capex card: a train for a railway, equipment for a brewery, or the price of a railway link. */
export interface CapexType {
  readonly id: string;
  readonly count: ByPlayers;
  /** Where the English rulebook prints other counts. */
  readonly englishCount?: ByPlayers;
  readonly price: number;
  readonly train: {
    readonly distance: number;
    /** Leaves the game with the first card of this type; null: never. */
    readonly rustsOn: TrainId | null;
    /** Cubes it can carry. */
    readonly beer: number;
    /** Runs once more before it leaves. */
    readonly lastRun?: boolean;
  };
  readonly bec: Equipment;
  /** Cubes from stock into the demand boxes of a segment when a link removes the card. */
  readonly link: { readonly segment: number; readonly yellow: number; readonly orange: number } | null;
  /** Values that no source prints. */
  readonly reconstructed: readonly string[];
}

/** Operating rounds are printed by number, not by phase; see `pairsOfRounds`. */
export interface BrewingPhase extends Omit<PhaseDef, 'operatingRounds' | 'closePrivates'> {
  readonly becLimit: { readonly minor: number; readonly corporation: number | null };
  readonly maxLink: number;
  readonly capexPerTurn: number;
  readonly opensSegment?: number;
  /** Brewery corporations may be founded, minor breweries traded in. */
  readonly breweryCorporations?: boolean;
  readonly floatBonusSale?: boolean;
  readonly exportCubesToStock?: boolean;
}

/** Percent of a corporation that a minor brewery is worth: to found it, from the company, from the pool. */
export interface TradeIn {
  readonly found: number;
  readonly company: number;
  readonly pool: number;
}

export interface MinorBrewery {
  readonly id: string;
  readonly name: string;
  readonly price: number;
  /** Equipment at the start: how many of type 1 and type 2. */
  readonly becs: { readonly 1: number; readonly 2: number };
  readonly treasury: number;
  readonly alwaysLaidOut?: boolean;
  /** Where it differs from `tradeInPercent`. */
  readonly tradeInPercent?: TradeIn;
}

export interface BreweryCorporation {
  readonly id: CompanyId;
  readonly name: string;
  readonly colour: { readonly fill: string; readonly text: string };
  /** In the order in which they leave the company. */
  readonly certificates: readonly number[];
  readonly mcmBoxes: number;
  /** Code of its preprinted special event, whose space can hold one more marker. */
  readonly semSpace?: string;
  /** Only with these numbers of players. */
  readonly players?: readonly number[];
}

/** A pub, a bottling plant or a beer wagon. */
export interface MinorMarker {
  readonly code: string;
  readonly kind: 'pub' | 'bottling' | 'wagon';
  readonly fromPhase: BuildColour;
  readonly price: number;
  /** Per round (pub) or per delivered cube (bottling). */
  readonly income: number | null;
  readonly count: ByPlayers;
}

export type SpecialEffect =
  | { readonly kind: 'treasury'; readonly amount: number }
  | { readonly kind: 'preDeliver'; readonly cubes: number }
  | { readonly kind: 'tradeInBec'; readonly creditPerType: number }
  | { readonly kind: 'exceedBecLimit'; readonly by: number }
  | {
      readonly kind: 'priceOfSegmentAbove';
      readonly cubes: number;
      readonly notForSegments: readonly number[];
    }
  | { readonly kind: 'moveOrder'; readonly places: number }
  | { readonly kind: 'sellOwnCertificates'; readonly max: number }
  | { readonly kind: 'halfPriceUndelivered'; readonly cubes: number }
  | { readonly kind: 'extraCube'; readonly cubes: number; readonly pricePercent: number }
  | { readonly kind: 'loadWithoutConsent'; readonly railways: number };

export interface SpecialEvent {
  readonly code: string;
  readonly fromPhase: BuildColour;
  readonly when: 'turn' | 'roundStart' | 'roundEnd' | 'deliver' | 'load' | 'income' | 'purchase';
  readonly effect: SpecialEffect;
}
