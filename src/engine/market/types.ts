import type { BuildColour } from '@/engine/board/types';

/** A space where a new company may start. */
export interface ParSpace {
  readonly row: number;
  readonly col: number;
  readonly value: number;
  /** Not before the phase of this colour. */
  readonly from?: BuildColour;
}

/** A stock table of rows and columns; `null` is a gap. */
export interface MarketDef {
  readonly rows: readonly (readonly (number | null)[])[];
  readonly par: readonly ParSpace[];
}

// What follows is for games to come: no rule reads a table of one row yet.

/** Start values that a phase adds to those of the phases before it. */
export type ParByColour = Readonly<Partial<Record<BuildColour, readonly number[]>>>;

/** A stock table of a single row, from the lowest value to the highest. */
export interface LinearMarketDef {
  readonly values: readonly number[];
}
