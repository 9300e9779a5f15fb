import type { BoardDef, BoardState, BuildColour } from '@/engine/board/types';
import type { CompanyDef, PhaseDef, PrivateDef, TrainType } from '@/engine/finance/cards';
import type { Phases } from '@/engine/finance/phases';
import type { Persons } from '@/engine/finance/seats';
import type { Certificate, FinanceState, RailwayState, Train } from '@/engine/finance/state';
import type { CompanyId, HexId, PlayerId } from '@/engine/game/ids';
import type { CoreState, Setup } from '@/engine/game/state';
import type { Market } from '@/engine/market/types';
import type { RunInput } from '@/engine/routes/types';

/** A charter, whatever the game: where there is no money it has no treasury. */
type Charter = Pick<RailwayState, 'founded' | 'tokens'> & Partial<RailwayState>;

/** The parts of a state that only games with money and a stock market have. */
type MoneyParts = Pick<
  FinanceState,
  'bank' | 'cash' | 'credits' | 'priority' | 'privates' | 'broken' | 'prices' | 'arrivals'
>;

/** What every game on the table has: players, companies with certificates and trains, and a board. */
export interface TableState extends CoreState, Partial<MoneyParts>, Persons {
  certificates: Certificate[];
  companies: Record<CompanyId, Charter>;
  trains: Train[];
  board: BoardState;
}

/** A player's wealth, line by line. */
export interface Score {
  player: PlayerId;
  /** Nothing in a game without money. */
  cash?: number;
  shares: { company: CompanyId; percent: number; price: number; value: number }[];
  /** What credits take off. */
  credit?: number;
  /** What cards bring that were kept to the end, also those that bring nothing. */
  bonuses?: { card: string; amount: number }[];
  total: number;
  /** Of players with the same total, those with the most of this win. */
  tieBreak?: number;
}

/** What the screens ask of a game beside its rules: its cards, and values worked out from a state. */
export interface TitleView<S extends TableState = TableState> {
  /** A title without a stock market has no money either. */
  readonly market?: Market;
  readonly companies: readonly CompanyDef[];
  readonly trains: readonly TrainType[];
  readonly phases: Phases<PhaseDef, S>;
  readonly privates: readonly PrivateDef[];
  readonly board: BoardDef;
  certificateLimit(state: S): number;
  /** How many of a player's cards count against it. */
  certificateCount(state: S, player: PlayerId): number;
  /** Percent of one company that a player may hold, where that is limited. */
  shareLimit?(state: S): number;
  /** Percent of one company that may lie in the Bank Pool. */
  readonly poolLimit?: number;
  /** The game ends after so many sets of rounds, whatever is left in the bank; each has so many rounds. */
  readonly sets?: readonly number[];
  /** What the routes of a company depend on, for the search for its best run. */
  runInput(state: S, company: CompanyId): RunInput;
  /** All that it reads of a state: where these are the same values, so are the runs. The whole state if silent. */
  runParts?(state: S): readonly unknown[];
  /** Runs are only made at the end: they count the values of this colour, whatever the phase. */
  readonly endColour?: BuildColour;
  /** What a company was paid for in its run at the end; nothing before. */
  paidAtEnd?(state: S, company: CompanyId): number | undefined;
  /** May something that lies on a hex be put on this one when the table puts it right? Anywhere, if silent. */
  markerMayLie?(state: TableState, marker: string, hex: HexId): boolean;
  /** Wealth as it is now, richest first. */
  scores(state: S): Score[];
}

/** What screens ask of a title's games follows from what was agreed, as their rules do. */
export type ViewAt<S extends TableState = TableState> = (setup: Setup) => TitleView<S>;
