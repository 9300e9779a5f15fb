import type { RailSeat } from '../table/seat';
import { railStages } from '../turn/panels';
import { AuctionPanel } from '../turn/panels/AuctionPanel';
import { ContestPanel } from '../turn/panels/ContestPanel';
import { StationPanel } from '../turn/panels/StationPanel';
import { stationScene } from '../turn/panels/station-scene';
import type { GameParts } from './parts';

const glossary = async () => (await import('@/i18n/sentences/glossary')).glossary;

export const rhineland: GameParts<RailSeat> = {
  stages: {
    ...railStages,
    auction: { Panel: AuctionPanel },
    contest: { Panel: ContestPanel },
    'power-station': { Panel: StationPanel, scene: stationScene },
  },
  glossary,
  steps: { operating: ['track', 'station', 'run', 'dividend', 'trains'] },
};
