import type { OfType } from '@/engine/game/move';
import type { LayMove } from '@/engine/steps/track';
import type { RhinelandMove, RhinelandStage } from '@/titles/rhineland/moves';
import type { PowerMove } from '@/titles/rhineland/rules/powers';
import type { RailSeat } from '../../table/seat';
import { railStages } from '../../turn/panels';
import { AuctionPanel } from '../../turn/panels/AuctionPanel';
import { ContestPanel } from '../../turn/panels/ContestPanel';
import { stationStage } from '../../turn/panels/StationPanel';
import { trackStage } from '../../turn/panels/TrackPanel';
import type { GameParts } from '../parts';
import { BestowPanel } from './BestowPanel';
import { speech } from './words';

const glossary = async () => (await import('./words/glossary')).glossary;

/** 18Rhl: the starting package, and special functions of private companies. */
export const rhineland: GameParts<RailSeat, RhinelandMove, RhinelandStage> = {
  speech,
  stages: {
    ...railStages,
    auction: { Panel: AuctionPanel },
    contest: { Panel: ContestPanel },
    track: trackStage<LayMove | PowerMove>('lay', 'power'),
    bestow: { Panel: BestowPanel },
    'power-station': stationStage<OfType<RhinelandMove, 'power-station'>>('power-station'),
  },
  glossary,
  steps: { operating: ['track', 'station', 'run', 'dividend', 'trains'] },
};
