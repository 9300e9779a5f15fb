import type { OfType } from '@/engine/game/move';
import type { IntroductionMove } from '@/titles/dortmund/int/moves';
import { SurplusPanel } from '../../turn/free/GiveUp';
import { trackStage } from '../../turn/panels/TrackPanel';
import { BuildPanel, buildScene } from './BuildPanel';
import { ExchangePanel } from './ExchangePanel';
import { SwapPanel } from './SwapPanel';

export const stages = {
  exchange: { Panel: ExchangePanel },
  surplus: { Panel: SurplusPanel },
  tile: trackStage<OfType<IntroductionMove, 'lay'>>('lay'),
  build: { Panel: BuildPanel, scene: buildScene },
  swap: { Panel: SwapPanel },
};
