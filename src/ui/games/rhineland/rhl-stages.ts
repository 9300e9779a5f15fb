import type { OfType } from '@/engine/game/move';
import type { LayMove } from '@/engine/steps/track';
import type { RhinelandMove } from '@/titles/rhineland/moves';
import type { PowerMove } from '@/titles/rhineland/rules/powers';
import { ContestPanel } from '../../turn/panels/ContestPanel';
import { stationStage } from '../../turn/panels/StationPanel';
import { trackStage } from '../../turn/panels/TrackPanel';
import { BestowPanel } from './BestowPanel';
import { DestinyPanel } from './DestinyPanel';
import { stationStep } from './StationStep';
import { TokenPanel, tokenScene } from './Token';

export const stages = {
  contest: { Panel: ContestPanel },
  'drop-destiny': { Panel: DestinyPanel },
  track: trackStage<LayMove | PowerMove>('lay', 'power'),
  station: stationStep,
  bestow: { Panel: BestowPanel },
  'power-station': stationStage<OfType<RhinelandMove, 'power-station'>>('power-station'),
  'assign-token': { Panel: TokenPanel, scene: tokenScene },
};
