import type { SurplusMove } from '@/engine/rounds/free';
import type { PlayerMove, PlayerStage } from './player-round';
import type { TrainMove } from './train-round';

/** Everything that may be done in the Short Game. */
export type ShortMove = PlayerMove | SurplusMove | TrainMove;

/** Everything that its table may wait for. */
export type ShortStage = PlayerStage | 'surplus' | 'run-train';
