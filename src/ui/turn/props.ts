import type { BoardState } from '@/engine/board/types';
import type { HexId } from '@/engine/game/ids';
import type { Move } from '@/engine/game/move';
import type { Options } from '@/engine/game/play';
import type { Refusal } from '@/engine/game/refusal';
import type { RouteLine } from '../board/RouteView';
import type { RailSeat, Seat } from '../table/seat';
import type { Selection } from './selection';

/** What a panel is given: the seat, what may be done now, and what is picked. It picks from moves that it knows. */
export interface PanelProps<T extends Seat = Seat, M extends Move = Move, Id extends string = string> {
  seat: T;
  options: Options<Move, Id>;
  selection: Selection<M>;
}

/** The same for a game with money and a stock market. */
export type RailProps<M extends Move = Move> = PanelProps<RailSeat, M>;

/** The same for what is shown with every panel: there any move of the game may be picked, as the table lets them all. */
export function wholly<T extends Seat>({ seat, options, selection }: PanelProps<T, never>): PanelProps<T> {
  return { seat, options, selection: selection as Selection };
}

/** What a stage shows on the board, and what a tap there means. */
export interface BoardScene {
  /** The board with what is tried out on it. */
  readonly board?: BoardState;
  readonly highlighted?: ReadonlySet<HexId>;
  readonly selected?: HexId;
  /** A tile on the selected hex that is not laid yet. */
  readonly trying?: boolean;
  readonly routes?: readonly RouteLine[];
  tap?(hex: HexId): void;
  /** Why nothing can be done on a hex that does not glow. */
  whyNot?(hex: HexId): Refusal | undefined;
  /** Quick taps follow each other: turning a tile, drawing a route. */
  readonly everyTap?: boolean;
}
