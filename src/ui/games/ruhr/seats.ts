import type { RuhrMove, RuhrStage } from '@/titles/ruhr/moves';
import type { RuhrState } from '@/titles/ruhr/state';
import type { RailSeat } from '../../table/seat';
import type { PanelProps } from '../../turn/props';

/** A seat at 18Ruhr. */
export type RuhrSeat = RailSeat<RuhrState>;
export type RuhrProps = PanelProps<RuhrSeat, RuhrMove, RuhrStage>;
