import type { ShortMove, ShortStage } from '@/titles/rhineland/short/moves';
import type { ShortState } from '@/titles/rhineland/short/state';
import type { Seat } from '../../../table/seat';
import type { PanelProps } from '../../../turn/props';

/** A seat at the Short Game. */
export type ShortSeat = Seat<ShortState>;
export type ShortProps = PanelProps<ShortSeat, ShortMove, ShortStage>;
