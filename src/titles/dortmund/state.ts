import type { ExchangeDecision } from '@/engine/finance/exchange';
import type { CardDecision } from '@/engine/investor/state';
import type { StockRoundState } from '@/engine/rounds/stock';
import type { StartingRoundState } from '@/engine/rounds/token-bidding';
import type { OperatingRoundState } from '@/engine/steps/state';
import type { OperatingDecision, OperatingGame } from './rules/operating/state';

/** A game of The Railway Game [18DO 4]. */
export interface DortmundState extends OperatingGame {
  round: StartingRoundState | StockRoundState | OperatingRoundState;
  decisions: (ExchangeDecision | OperatingDecision | CardDecision)[];
}
