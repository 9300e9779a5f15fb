import type { ExchangeMove } from '@/engine/finance/exchange';
import type { SurplusMove } from '@/engine/rounds/free';
import type { TurnMove, TurnStage } from './turn';

/** Everything that may be done in the Introduction Game. */
export type IntroductionMove = TurnMove | SurplusMove | ExchangeMove;

/** Everything that its table may wait for. */
export type IntroductionStage = TurnStage | 'surplus' | 'exchange';
