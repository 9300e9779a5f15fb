import type { BuildColour } from '@/engine/board/types';
import type { CompanyId } from '@/engine/game/ids';
import type { MarketState } from './state';

/** A place of a stock table. */
export interface Space {
  readonly row: number;
  readonly col: number;
}

/** A space where a new company may start. */
export interface ParSpace extends Space {
  readonly value: number;
  /** Not before the phase of this colour. */
  readonly from?: BuildColour;
}

/** A sale of certificates, as far as a price asks about it. */
export interface Sale {
  readonly by: 'director' | 'shareholder' | 'company';
  readonly percent: number;
  /** The first of its seller and company: further ones go at the same price. */
  readonly first: boolean;
}

/** What moves a company's token. */
export interface PriceMoves {
  sold(draft: MarketState, company: CompanyId, sale: Sale): void;
  /** The company has paid this much out, or nothing. */
  paid(draft: MarketState, company: CompanyId, dividend: number): void;
  /** It has floated with the capital of what was sold. */
  floated(draft: MarketState, company: CompanyId): void;
  /** At the end of a stock round players have all of it. */
  soldOut(draft: MarketState, company: CompanyId): void;
}

/** A stock table: where prices stand and what moves them. */
export interface StockTable extends PriceMoves {
  /** Its values as they lie on the board, row by row; `null` is a gap. */
  readonly rows: readonly (readonly (number | null)[])[];
  /** Every space where a company may start, now or in a later phase. */
  readonly par: readonly ParSpace[];
  /** Nothing where there is no space. */
  valueAt(space: Space): number | undefined;
  /** Those of the companies that have a value, in the order in which they act. */
  order(state: MarketState, companies: readonly CompanyId[]): CompanyId[];
}

/** The stock market of a game: one table, or several of which each company has its own. */
export interface Market {
  readonly tables: readonly StockTable[];
  tableOf(company: CompanyId): StockTable;
  /** Percent of a company that its price on the table buys. */
  shareUnit(company: CompanyId): number;
}

/** A stock table of rows and columns as it is printed; `null` is a gap. */
export interface MarketDef {
  readonly rows: readonly (readonly (number | null)[])[];
  readonly par: readonly ParSpace[];
}

/** Start values that a phase adds to those of the phases before it. */
export type ParByColour = Readonly<Partial<Record<BuildColour, readonly number[]>>>;

/** A stock table of a single row, from the lowest value to the highest. */
export interface LinearMarketDef {
  readonly values: readonly number[];
}
