import type { BuildColour, Provenance } from '@/engine/board/types';
import type { CompanyId, HexId, PrivateId, TrainId } from '@/engine/game/ids';

/** A kind of train card. */
export interface TrainType {
  readonly id: TrainId;
  /** How many stops its route may count. */
  readonly stops: number;
  readonly price: number;
  readonly count: number;
  /** The first train of this type takes it out of the game; without one it is permanent. */
  readonly obsoleteOn?: TrainId;
  /** On sale beside the others from the first train of this type on. */
  readonly availableFrom?: TrainId;
  /** On sale beside the others once so many of that type are sold. */
  readonly availableAfter?: { readonly id: TrainId; readonly sold: number };
  /** Never on sale: kept with a private company that becomes it. */
  readonly kept?: boolean;
  readonly src?: Provenance;
}

/**
 * What the first train of a type changes. Values by colour (red fields, bonuses) follow from `colour`; which
 * trains go on sale or leave the game is said by their types.
 */
export interface PhaseDef {
  readonly id: string;
  /** Tiles up to this colour may be laid. */
  readonly colour: BuildColour;
  readonly on: TrainId | 'start';
  readonly trainLimit: number;
  readonly operatingRounds: number;
  readonly closePrivates?: boolean;
}

/** Where a company's token lies before the first move; later only the board's stations tell where it stands. */
export interface HomeStation {
  readonly hex: HexId;
  readonly printedStop: number;
}

/** What a token for the place of a harbour costs: where a private company helps, and everywhere else. */
export interface HarbourToken {
  readonly reduced: number;
  readonly full: number;
}

/** A company with a charter: its certificates; for a railway its station tokens, and where it begins. */
export interface CompanyDef {
  readonly id: CompanyId;
  readonly name: string;
  readonly colour: { readonly fill: string; readonly text: string };
  /** Percent of each certificate in the order of sale; the first is the director's. */
  readonly certificates: readonly number[];
  /** Percent that its price on the stock table buys: one share. 10 where it is silent. */
  readonly shareUnit?: number;
  /** Percent that must be sold before it floats. */
  readonly floatPercent: number;
  /** What each station token costs, in the order of use; none for a company that is no railway. */
  readonly tokenCosts: readonly number[];
  /** A second kind of token, for one place of a harbour. */
  readonly harbourToken?: HarbourToken;
  readonly homes: readonly HomeStation[];
  readonly src?: Provenance;
}

/** A certificate that is sold before the railways: a private company. */
export interface PrivateDef {
  readonly id: PrivateId;
  readonly no: number;
  /** Proper name as printed. */
  readonly name: string;
  readonly price: number;
  readonly revenue: number;
  readonly src?: Provenance;
}

/** A value for each number of players. */
export type ByPlayers<T = number> = Readonly<Record<number, T>>;
