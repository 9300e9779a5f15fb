import type { IntroductionMove, IntroductionStage } from '@/titles/dortmund/int/moves';
import type { IntState } from '@/titles/dortmund/int/state';
import type { RailwayMove, RailwayStage } from '@/titles/dortmund/moves';
import type { OperatingGame } from '@/titles/dortmund/rules/operating/state';
import type { RailSeat, Seat } from '../../table/seat';
import type { PanelProps } from '../../turn/props';

/** A seat at the Introduction Game. */
export type IntSeat = Seat<IntState>;
export type IntProps = PanelProps<IntSeat, IntroductionMove, IntroductionStage>;

/** A seat at The Railway Game. */
export type TrgSeat = RailSeat<OperatingGame>;
export type TrgProps = PanelProps<TrgSeat, RailwayMove, RailwayStage>;
