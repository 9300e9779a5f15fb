import type { PlayerId, PrivateId } from '@/engine/game/ids';

/** The auction of private companies, in turns or with spaces for bids. */
export interface AuctionEvents {
  bid: { private: PrivateId; player: PlayerId; amount: number };
  passed: { player: PlayerId };
  'price-falls': { private: PrivateId; price: number };
  'left-auction': { private: PrivateId; player: PlayerId };
  'private-sold': { private: PrivateId; player: PlayerId; amount: number };
}

export interface AuctionRefusals {
  'private-not-offered': { private: PrivateId };
  'private-no-bids': { private: PrivateId };
  'bid-too-low': { amount: number; step: number };
  'too-little-free-cash': { amount: number; cash: number };
}

/** Bids on printed spaces. */
export interface BoxRefusals {
  'private-no-bids': { private: PrivateId };
  'no-such-bid-space': { private: PrivateId; amount: number };
  'bid-space-too-low': { private: PrivateId; amount: number };
  'too-little-cash': { amount: number; cash: number };
}

declare module '@/engine/game/events' {
  interface EngineEvents extends AuctionEvents {}
}

declare module '@/engine/game/refusal' {
  interface EngineRefusals extends AuctionRefusals, BoxRefusals {}
}
