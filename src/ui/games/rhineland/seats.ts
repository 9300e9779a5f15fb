import type { RhinelandMove, RhinelandStage } from '@/titles/rhineland/moves';
import type { RhinelandState } from '@/titles/rhineland/state';
import type { RailSeat } from '../../table/seat';
import type { PanelProps } from '../../turn/props';

/** A seat at 18Rhl. */
export type RhlSeat = RailSeat<RhinelandState>;
export type RhlProps = PanelProps<RhlSeat, RhinelandMove, RhinelandStage>;
