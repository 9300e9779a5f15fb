import type { BoardState } from '@/engine/board/types';
import type { HexId } from '@/engine/game/ids';
import type { Options } from '@/engine/game/play';
import type { RouteLine } from '../board/RouteView';
import type { RailSeat, Seat } from '../table/seat';
import type { Selection } from './selection';

/** What a panel is given: the seat, what may be done now, and what is picked. */
export interface PanelProps<T extends Seat = Seat> {
  seat: T;
  options: Options;
  selection: Selection;
}

/** The same for a game with money and a stock market. */
export type RailProps = PanelProps<RailSeat>;

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
  /** Quick taps follow each other: turning a tile, drawing a route. */
  readonly everyTap?: boolean;
}
