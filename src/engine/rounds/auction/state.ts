import type { PrivateDef } from '@/engine/finance/cards';
import type { FinanceState } from '@/engine/finance/state';
import type { PlayerId, PrivateId } from '@/engine/game/ids';
import type { Moment } from '@/engine/game/move';
import type { Decision } from '@/engine/game/state';

export interface Bid {
  private: PrivateId;
  player: PlayerId;
  amount: number;
}

export interface AuctionRoundState {
  kind: 'auction';
  turn: PlayerId;
  /** Passes in a row. */
  passes: number;
  /** How far the price of the first certificate has fallen. */
  discount: number;
  /** One for each player and certificate: the money lies beside it and cannot be used. */
  bids: Bid[];
}

/** Several players have bid for a certificate that has come up: they outbid each other now. */
export interface ContestDecision extends Decision {
  kind: 'contest';
  private: PrivateId;
  /** Those still in, clockwise. */
  bidders: PlayerId[];
}

/** Certificates that are sold in ascending order before the companies' own. */
export interface AuctionRules {
  /** In ascending order. */
  packageOf(state: FinanceState): readonly PrivateDef[];
  /** Bids and price reductions go in steps of this. */
  readonly step: number;
  /** The buyer has paid; hands the certificate over with all that comes with it. */
  onSold(draft: FinanceState, sold: PrivateDef, player: PlayerId, amount: number, moment: Moment): void;
  /** All have passed while certificates are left: their owners are paid. */
  onAllPassed(draft: FinanceState, moment: Moment): void;
  /** The last one is sold, to this player. */
  onEnd(draft: FinanceState, lastBuyer: PlayerId, moment: Moment): void;
}

export function auctionOf(state: FinanceState): AuctionRoundState {
  return state.round as AuctionRoundState;
}

export function beginAuction(draft: FinanceState, first: PlayerId): void {
  const round: AuctionRoundState = { kind: 'auction', turn: first, passes: 0, discount: 0, bids: [] };
  draft.round = round;
}

/** The only certificate that can be bought: the lowest unsold. */
export function onOffer(rules: AuctionRules, state: FinanceState): PrivateDef | undefined {
  return rules.packageOf(state).find(({ id }) => !isSold(state, id));
}

function isSold(state: FinanceState, id: PrivateId): boolean {
  const each = state.privates[id]!;
  return each.owner !== null || each.closed;
}

export function bidsFor(state: FinanceState, id: PrivateId): Bid[] {
  return auctionOf(state).bids.filter((bid) => bid.private === id);
}

/** The lowest bid that may be made: a step above the highest, or above the price. */
export function nextBid(rules: AuctionRules, state: FinanceState, def: PrivateDef): number {
  return Math.max(def.price, ...bidsFor(state, def.id).map((bid) => bid.amount)) + rules.step;
}

/** Cash that lies in no bid; for one certificate, the own bid on it may be used again. */
export function freeCash(state: FinanceState, player: PlayerId, besides?: PrivateId): number {
  const laid = auctionOf(state).bids.filter((bid) => bid.player === player && bid.private !== besides);
  return laid.reduce((cash, bid) => cash - bid.amount, state.cash[player]!);
}

export function layBid(draft: FinanceState, bid: Bid): void {
  const round = auctionOf(draft);
  round.bids = round.bids.filter((each) => each.private !== bid.private || each.player !== bid.player);
  round.bids.push(bid);
}
