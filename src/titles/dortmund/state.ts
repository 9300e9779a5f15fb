import type { StartingRoundState } from '@/engine/rounds/boxes';
import type { StockRoundState } from '@/engine/rounds/stock';
import type { OperatingRoundState } from '@/engine/steps/state';
import type { AgreeDecision, DiscardDecision, RaiseDecision } from '@/engine/steps/trains';
import type { BreweryGame } from './rules/breweries/state';

/** A game of The Railway Game [18DO 4]. */
export interface DortmundState extends BreweryGame {
  round: StartingRoundState | StockRoundState | OperatingRoundState;
  decisions: (AgreeDecision | DiscardDecision | RaiseDecision)[];
}
