import type { CompanyDef } from '@/engine/finance/cards';
import type { AskForExchange } from '@/engine/finance/director';
import type { FinanceState } from '@/engine/finance/state';
import type { CompanyId, PlayerId } from '@/engine/game/ids';
import type { Moment } from '@/engine/game/move';
import type { Objection } from '@/engine/game/refusal';
import type { Market, ParSpace } from '@/engine/market/types';

export interface StockRoundState {
  kind: 'stock';
  number: number;
  turn: PlayerId;
  /** Passes in a row. */
  passes: number;
  /** What each player has sold in this round, and may not buy again in it. */
  sold: Record<PlayerId, CompanyId[]>;
  /** What the acting player has sold in this turn. */
  selling: CompanyId[];
  /** Who has passed first of those who have passed now; remembered where somebody owns without a seat. */
  passedFirst?: PlayerId;
}

export type Source = 'offer' | 'charter' | 'pool';

/** What a title says about its stock rounds. */
export interface StockRules {
  readonly market: Market;
  readonly companies: readonly CompanyDef[];
  readonly poolLimit: number;
  certificateLimit(state: FinanceState): number;
  /** How many a player has of those that count against the limit. */
  certificateCount(state: FinanceState, player: PlayerId): number;
  /** How many certificates beside those of a company leave a player with its directorship; none, if left out. */
  lostWithDirector?(state: FinanceState, company: CompanyId): number;
  /** Percent of one company that a player may hold. */
  shareLimit(state: FinanceState): number;
  /**
   * Whom the price of a director's certificate is paid to. A company that gets it has all its certificates
   * on its charter from then on.
   */
  readonly foundersPay: 'bank' | 'company';
  /** Why a company may not be founded yet. */
  foundingObjection?(state: FinanceState, company: CompanyId): Objection | undefined;
  /** Lets someone choose where a new director could hand over different certificates. */
  readonly askForExchange?: AskForExchange<FinanceState>;
  /** Do certificates leave the charter of this company in the order of its stack alone? Any does, if left out. */
  stacked?(company: CompanyId): boolean;
  /** Spaces where this company may start now. */
  parSpaces(state: FinanceState, company: CompanyId): readonly ParSpace[];
  /** May certificates be sold at all in this round? */
  salesOpen(state: FinanceState): boolean;
  /** Certificates of the initial offering are sold in any order after the director's [18Ruhr 5.5]. */
  readonly offerInAnyOrder?: boolean;
  /** May players buy from this source in this round? */
  sourceOpen(state: FinanceState, source: Source): boolean;
  /** Why a company's certificates may not be sold yet. */
  saleObjection(state: FinanceState, company: CompanyId): Objection | undefined;
  /** Why the acting player may not have so much more of the company, whatever the limits. */
  purchaseBarred?(state: FinanceState, company: CompanyId, percent: number): Objection | undefined;
  /** Why just these certificates may not be sold. */
  saleBarred?(state: FinanceState, company: CompanyId, percents: readonly number[]): Objection | undefined;
  /** Do those who own without a seat pass, too, before a round is over [18DO 8.2.1]? Players alone do, if left out. */
  readonly holdersPass?: boolean;
  /** Why the acting player may not pass yet. */
  passObjection?(state: FinanceState): Objection | undefined;
  /** What follows from a purchase: floating, above all. */
  onPurchase(draft: FinanceState, company: CompanyDef, moment: Moment): void;
  /** All have passed in a row. */
  onEnd(draft: FinanceState, moment: Moment): void;
}

export function stockRoundOf(state: FinanceState): StockRoundState {
  return state.round as StockRoundState;
}

export function beginStockRound(draft: FinanceState, number: number, moment: Moment): void {
  const round: StockRoundState = {
    kind: 'stock',
    number,
    turn: draft.priority,
    passes: 0,
    sold: {},
    selling: [],
  };
  draft.round = round;
  moment.emit({ type: 'stock-round', number });
}
