import type { CompanyId, PlayerId } from '@/engine/game/ids';
import type { Move } from '@/engine/game/move';
import type { Options, Outcome } from '@/engine/game/play';
import type { Refusal } from '@/engine/game/refusal';
import type { Instant } from '@/engine/game/timeline';
import type { Title } from '@/engine/game/title';
import type { Market } from '@/engine/market/types';
import type { RailState } from '@/engine/steps/state';
import type { RunAnswer } from '@/table/routes/protocol';
import type { TableState, TitleView } from '@/titles/view';
import type { GameParts } from '../games/parts';
import type { Looking } from '../looking/looking';

/**
 * Everything that a panel of the table may know and do. Panels are functions of a seat: they show what
 * its options list, and send moves; they keep nothing that matters.
 */
export interface Seat<S extends TableState = TableState> {
  readonly title: Title;
  readonly view: TitleView<S>;
  /** The panels and views of this game. */
  readonly game: GameParts;
  /** The state that the table looks at: the present, or a point in the past. */
  readonly state: S;
  /** Who acts and all they may do; nothing once the game is over. */
  readonly options: Options | undefined;
  /** False in a second window, or for a game that can only be read. Playing on from the past asks once. */
  readonly mayAct: boolean;
  /** Plays a move for good; several, one after the other. */
  act(...moves: Move[]): void;
  /** What the move would lead to, without playing it. */
  preview(move: Move): Outcome<S>;
  /** Why a move that is not listed may not be made. */
  whyNot(move: Move): Refusal | undefined;
  /** The best run known so far of a company as things are in a state; grows better while it is searched. */
  bestRun(
    state: S,
    company: CompanyId,
  ): {
    readonly result:
      | (Pick<RunAnswer, 'routes' | 'total' | 'proven'> & Partial<Pick<RunAnswer, 'report'>>)
      | undefined;
    readonly searching: boolean;
  };
  /**
   * So many moves ago: 0 is now, with the move that led here. Nothing before the game began; -1 is the moment after,
   * where the table looks at the past.
   */
  ago(moves: number): Instant<S> | undefined;
  /** Takes back so many moves: they can be made again until others are. */
  goBack?(moves: number): void;
  /** What somebody looks at on the board, whoever's turn it is. */
  readonly looking: Looking;
  nameOf(player: PlayerId): string;
  colourOf(player: PlayerId): string;
}

interface RailView<S extends TableState> extends TitleView<S> {
  readonly market: Market;
  readonly poolLimit: number;
}

/** A seat at a game with money and a stock market. */
export interface RailSeat<S extends RailState = RailState> extends Seat<S> {
  readonly view: RailView<S>;
}

/** Are players paid during the game, be it dividends alone? */
export function hasCash({ state }: Pick<Seat, 'state'>): boolean {
  return state.cash !== undefined;
}

/** Is this a game with money and a stock market? */
export function hasMoney(seat: Seat): seat is RailSeat {
  return seat.view.market !== undefined && seat.state.cash !== undefined;
}
