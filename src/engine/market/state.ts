import type { CompanyId } from '@/engine/game/ids';

/** A company's token on the stock table. */
export interface PriceToken {
  row: number;
  col: number;
  /** Later arrivals lie under earlier ones in the same space. */
  arrival: number;
}

export interface MarketState {
  prices: Record<CompanyId, PriceToken>;
  /** How often a token has arrived anywhere. */
  arrivals: number;
}
