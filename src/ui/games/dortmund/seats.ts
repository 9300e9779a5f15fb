import type { ExpertMove, ExpertStage } from '@/titles/dortmund/expert/moves';
import type { ExpertState } from '@/titles/dortmund/expert/state';
import type { HsbMove } from '@/titles/dortmund/hsb/moves';
import type { HsbState } from '@/titles/dortmund/hsb/state';
import type { IntroductionMove, IntroductionStage } from '@/titles/dortmund/int/moves';
import type { IntState } from '@/titles/dortmund/int/state';
import type { CardMove, RailwayMove, RailwayStage } from '@/titles/dortmund/moves';
import type { OperatingGame } from '@/titles/dortmund/rules/operating/state';
import type { RailSeat, Seat } from '../../table/seat';
import type { PanelProps } from '../../turn/props';

/** A seat at the Introduction Game. */
export type IntSeat = Seat<IntState>;
export type IntProps = PanelProps<IntSeat, IntroductionMove, IntroductionStage>;

/** A seat at The Railway Game. */
export type TrgSeat = RailSeat<OperatingGame>;
/** Panels of railways are those of the other games too, which have more stages. */
export type TrgProps = PanelProps<TrgSeat, Exclude<RailwayMove, CardMove>, ExpertStage | RailwayStage>;

/** A seat at Heat, Sweat & Beer. */
export type HsbSeat = RailSeat<HsbState>;
/** Its panels are those of the Expert Game too. */
export type HsbProps = PanelProps<HsbSeat, HsbMove, ExpertStage>;

/** A seat at the Expert Game. */
export type ExpertSeat = RailSeat<ExpertState>;
/** Panels of Heat, Sweat & Beer are shown with its own. */
export type ExpertProps = PanelProps<ExpertSeat, ExpertMove | HsbMove, ExpertStage>;
