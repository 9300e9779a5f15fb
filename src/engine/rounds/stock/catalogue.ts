import type { CompanyId, PlayerId } from '@/engine/game/ids';
import type { NoParams } from '@/engine/game/refusal';
import type { Source } from './state';

/** Stock rounds. */
export interface StockEvents {
  'stock-round': { number: number };
  founded: { player: PlayerId; company: CompanyId; price: number; percent: number };
  bought: { player: PlayerId; company: CompanyId; percent: number; source: Source; amount: number };
  'traded-in': { player: PlayerId; company: CompanyId; percent: number; source: Source; amount: number };
  sold: { player: PlayerId; company: CompanyId; percent: number; price: number; amount: number };
  passed: { player: PlayerId };
  'sold-out': { company: CompanyId };
}

export interface StockRefusals {
  'not-founded': { company: CompanyId };
  'already-founded': { company: CompanyId };
  'no-par': { company: CompanyId };
  'source-closed': { source: Source };
  'none-there': { company: CompanyId; source: Source };
  'too-little-cash': { amount: number; cash: number };
  'sold-this-round': { company: CompanyId };
  'certificate-limit': { limit: number };
  'share-limit': { company: CompanyId; limit: number };
  'must-sell': { limit: number; count: number };
  'no-sales-yet': NoParams;
  'nothing-to-sell': { company: CompanyId };
  'sold-this-turn': { company: CompanyId };
  'pool-limit': { company: CompanyId; limit: number };
  'cannot-sell': { company: CompanyId; percent: number };
}

/** Buying a larger certificate for a smaller one. */
export interface TradeInRefusals {
  'nothing-to-hand-in': { company: CompanyId };
}

declare module '@/engine/game/events' {
  interface EngineEvents extends StockEvents {}
}

declare module '@/engine/game/refusal' {
  interface EngineRefusals extends StockRefusals, TradeInRefusals {}
}
