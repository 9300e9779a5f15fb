import type { FreeLayMove } from '@/engine/rounds/free';
import { SurplusPanel } from '../../../turn/free/GiveUp';
import { trackStage } from '../../../turn/panels/TrackPanel';
import { DirectPanel, directScene } from './DirectPanel';
import { RunTrainPanel, runTrainScene } from './RunTrainPanel';

export { Actions } from './DirectPanel';

export const stages = {
  surplus: { Panel: SurplusPanel },
  direct: { Panel: DirectPanel, scene: directScene },
  'second-tile': trackStage<FreeLayMove>('lay'),
  'run-train': { Panel: RunTrainPanel, scene: runTrainScene },
};
