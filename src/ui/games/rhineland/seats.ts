import type { RhinelandMove, RhinelandStage } from '@/titles/rhineland/moves';
import type { RhinelandState } from '@/titles/rhineland/state';
import type { RailSeat } from '../../table/seat';
import type { PanelProps } from '../../turn/props';

/** A seat at a game of the Rhineland. */
export type RhinelandSeat = RailSeat<RhinelandState>;
export type RhinelandProps = PanelProps<RhinelandSeat, RhinelandMove, RhinelandStage>;
