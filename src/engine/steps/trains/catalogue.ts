import type { Holder } from '@/engine/finance/state';
import type { CompanyId, PlayerId, TrainId } from '@/engine/game/ids';
import type { NoParams } from '@/engine/game/refusal';
import type { Shop } from './rules';
import type { TrainDeal } from './trade';

/** What the cards of a company are to it, where they are no trains: words and sections are then others. */
export interface Use {
  use?: string;
}

/** Buying trains, from the bank and from others, and finding the money for them. */
export interface TrainEvents {
  'train-bought': { company: CompanyId; train: TrainId; from: Shop; amount: number };
  'train-offer': TrainDeal;
  'train-traded': TrainDeal;
  'train-declined': TrainDeal;
  'train-discarded': { company: CompanyId; train: TrainId };
  'forced-purchase': { company: CompanyId; player: PlayerId; train: TrainId; price: number } & Use;
  'sold-to-raise': {
    seller: Holder;
    company: CompanyId;
    percent: number;
    price: number;
    amount: number;
    /** What it is to pay for: a train, if left out. */
    purpose?: 'card' | 'equipment';
  };
  'director-pays': { player: PlayerId; company: CompanyId; amount: number };
  credit: { player: PlayerId; company: CompanyId; amount: number };
  /** What the director had paid comes back. */
  bankrupt: { player: PlayerId; company: CompanyId; amount: number };
}

export interface TrainRefusals {
  'train-not-on-sale': { train: TrainId } & Use;
  'train-not-owned': { company: CompanyId; train: TrainId };
  'train-limit': { limit: number };
  'train-limit-after': { limit: number };
  'price-too-low': { amount: number };
  'train-too-dear': { amount: number; treasury: number };
  'must-own-train': NoParams;
}

/** A train must be bought that the treasury cannot pay for. */
export interface ForcedRefusals {
  'no-forced-purchase': { company: CompanyId } & Use;
  'treasury-suffices': { company: CompanyId; treasury: number } & Use;
  'train-not-forced': { train: TrainId } & Use;
  'beyond-means': { train: TrainId };
  'cannot-sell': { company: CompanyId; percent: number };
  'not-floated': { company: CompanyId };
  'pool-limit': { company: CompanyId; limit: number };
  'keeps-director': { company: CompanyId };
  'sale-ruins': { company: CompanyId; percent: number };
  'charter-first': NoParams;
  'buyer-alone': { company: CompanyId } & Use;
  'more-than-needed': { company: CompanyId; percent: number };
  'shares-first': NoParams;
  'no-credit': NoParams;
}

declare module '@/engine/game/events' {
  interface EngineEvents extends TrainEvents {}
}

declare module '@/engine/game/refusal' {
  interface EngineRefusals extends TrainRefusals, ForcedRefusals {}
}
