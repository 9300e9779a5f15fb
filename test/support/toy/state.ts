import type { PlayerId } from '@/engine/game/ids';
import type { CoreState } from '@/engine/game/state';

/**
 * The toy title shows the whole cycle of the engine with as few rules as possible. Its rulebook:
 *
 * 1    Two players sit in an order drawn by lot; each has 100, the bank 150.
 * 2.1  The one certificate of the railway is auctioned: in turn, players bid or pass.
 * 2.2  A bid is at least the asking price, or 5 more than the highest bid, in steps of 5.
 * 2.3  Nobody bids more than they have.
 * 2.4  A pass after a bid sells to the highest bidder; then the railway operates.
 * 2.5  When both pass without a bid, the asking price falls by 5; at 0 the player on turn gets it free.
 * 3.1  In each round the railway earns 30 from the bank; its owner withholds it or pays it out.
 * 3.2  Before that, once a round, the owner may offer the certificate to the other player,
 *      at a price in steps of 10 that the other can pay.
 * 3.3  The other player decides at once; once, they may name a lower price that the owner decides on.
 * 4    The game ends when the bank cannot pay the next earnings.
 */
export interface ToyState extends CoreState {
  round: AuctionRound | CompanyRound;
  decisions: (SaleDecision | CounterDecision)[];
  bank: number;
  /** In the order they sit. */
  players: ToyPlayer[];
  railway: { owner: PlayerId | null; treasury: number };
}

export interface ToyPlayer {
  id: PlayerId;
  cash: number;
}

export interface AuctionRound {
  kind: 'auction';
  turn: PlayerId;
  asking: number;
  highest: { by: PlayerId; amount: number } | null;
  passes: number;
}

export interface CompanyRound {
  kind: 'company';
  number: number;
  offered: boolean;
}

/** [Toy 3.3] The other player takes the certificate, leaves it, or names a lower price. */
export interface SaleDecision {
  kind: 'sale';
  by: PlayerId;
  price: number;
  countered: boolean;
}

/** [Toy 3.3] The owner takes the lower price or leaves it. */
export interface CounterDecision {
  kind: 'counter';
  by: PlayerId;
  price: number;
}

export const startCash = 100;
export const startBank = 150;
export const firstAsking = 20;
export const bidStep = 5;
export const priceStep = 10;
export const earnings = 30;

export function playerOf(state: ToyState, id: PlayerId): ToyPlayer {
  const player = state.players.find((candidate) => candidate.id === id);
  if (!player) throw new Error(`no player ${id}`);
  return player;
}

export function otherThan(state: ToyState, id: PlayerId): ToyPlayer {
  return state.players.find((candidate) => candidate.id !== id)!;
}

export function ownerOf(state: ToyState): ToyPlayer {
  return playerOf(state, state.railway.owner!);
}

/** The largest multiple of the step that the cash can pay. */
export function affordable(cash: number, step: number): number {
  return cash - (cash % step);
}

/** Rounds know their own state: a stage of the auction is only asked for in the auction. */
export function auctionOf(state: ToyState): AuctionRound {
  if (state.round.kind !== 'auction') throw new Error('the auction is over');
  return state.round;
}

export function companyRoundOf(state: ToyState): CompanyRound {
  if (state.round.kind !== 'company') throw new Error('the railway does not operate yet');
  return state.round;
}
