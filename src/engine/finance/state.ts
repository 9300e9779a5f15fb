import type { CompanyId, PlayerId, PrivateId, TrainId } from '@/engine/game/ids';
import type { CoreState } from '@/engine/game/state';
import type { MarketState } from '@/engine/market/state';
import type { HarbourToken } from './cards';
import type { Persons } from './seats';

/**
 * Where a certificate is: still on the stack of the initial offering, on the company's charter, in the
 * Bank Pool, kept with a private company until that is sold, out of the game, or with a player.
 */
export type Holder = 'offer' | 'charter' | 'pool' | 'kept' | 'gone' | PlayerId;

/** One certificate; each is in one place, in the order of its company's stack. */
export interface Certificate {
  company: CompanyId;
  percent: number;
  director: boolean;
  holder: Holder;
}

/** Where a train card is: not yet sold, in the Bank Pool, out of the game, kept with a private, or with a company. */
export type TrainPlace = 'depot' | 'pool' | 'gone' | 'kept' | CompanyId;

/** A card's place in the list of all cards: it never changes, so it tells cards of one type apart. */
export type CardNo = number;

/**
 * One card of the display; the list of all cards is in the order of sale. A title whose cards carry something (a load,
 * markers) adds it here: it goes where the card goes.
 */
export interface Train {
  type: TrainId;
  at: TrainPlace;
  /** What it was taken for, where cards have more than one use and it is no train; the title names these uses. */
  as?: string;
}

/**
 * A company with a treasury and certificates, whatever it does for its money. One that is owned outright has a single
 * certificate of 100 %, and no price.
 */
export interface CompanyState {
  treasury: number;
  /** Its stock value has been set. */
  founded: boolean;
  floated: boolean;
  /** Has had a turn in a round of companies. */
  operated: boolean;
  lastRevenue: number;
}

/** A company that builds stations. */
export interface RailwayState extends CompanyState {
  /** Prices of the station tokens still on the charter, cheapest first. */
  tokens: number[];
  /** Its harbour token, as long as that is on the charter. */
  harbour?: HarbourToken;
}

export interface PrivateState {
  owner: PlayerId | null;
  closed: boolean;
  /** Its once-only power has been used. */
  used: boolean;
}

/** Money, certificates, trains and prices: what all games with stock companies share. */
export interface FinanceState extends CoreState, MarketState, Persons {
  bank: number;
  cash: Record<PlayerId, number>;
  /** Credits taken from the bank; they count against their player at the end. A company may owe one itself [18DO 8.2.2.1]. */
  credits: Record<PlayerId | CompanyId, number>;
  priority: PlayerId;
  /** A value, replaced as a whole: see `plainAt`. */
  certificates: Certificate[];
  companies: Record<CompanyId, CompanyState>;
  /** A value, replaced as a whole: see `plainAt`. */
  trains: Train[];
  privates: Record<PrivateId, PrivateState>;
  /** Set when the bank could not pay in full; says whether companies acted then, or players. */
  broken: null | 'stock' | 'operating';
  /** The bank may owe money: the title says when it is broken. */
  overdraft?: true;
  /** A new director hands over as many certificates as they can for the director's: as few, if left out. */
  smallChange?: true;
  /**
   * Owners and companies without money of their own [18LRA 9] [18DO 8.2]: what they would get stays in the bank, and what
   * they would pay costs nothing.
   */
  penniless?: (PlayerId | CompanyId)[];
  /** Companies whose director stays as long as they keep the director's certificate, whatever others hold. */
  secured?: CompanyId[];
}
