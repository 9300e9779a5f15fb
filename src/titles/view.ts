import type { BoardDef } from '@/engine/board/types';
import type { CompanyDef, PhaseDef, PrivateDef, TrainType } from '@/engine/finance/cards';
import type { FinanceState } from '@/engine/finance/state';
import type { CompanyId, PlayerId } from '@/engine/game/ids';
import type { Setup } from '@/engine/game/state';
import type { MarketDef } from '@/engine/market/types';
import type { RunInput } from '@/engine/routes/types';
import type { RailState } from '@/engine/steps/state';

/** A player's wealth, line by line. */
export interface Score {
  player: PlayerId;
  cash: number;
  shares: { company: CompanyId; percent: number; price: number; value: number }[];
  /** What credits take off. */
  credit: number;
  total: number;
}

/** What the screens ask of a title beside its rules: its cards, and values worked out from a state. */
export interface TitleView {
  /** Proper name as printed on the box. */
  readonly name: string;
  readonly market: MarketDef;
  readonly companies: readonly CompanyDef[];
  readonly trains: readonly TrainType[];
  readonly phases: readonly PhaseDef[];
  privates(setup: Setup): readonly PrivateDef[];
  board(setup: Setup): BoardDef;
  certificateLimit(state: FinanceState): number;
  /** Percent of one company that may lie in the Bank Pool. */
  readonly poolLimit: number;
  /** What the routes of a company depend on, for the search for its best run. */
  runInput(state: RailState, company: CompanyId): RunInput;
  /** Wealth as it is now, richest first. */
  scores(state: FinanceState): Score[];
}
