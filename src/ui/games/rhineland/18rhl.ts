import type { RailSeat } from '../../table/seat';
import { railStages } from '../../turn/panels';
import { AuctionPanel } from '../../turn/panels/AuctionPanel';
import { ContestPanel } from '../../turn/panels/ContestPanel';
import { StationPanel } from '../../turn/panels/StationPanel';
import { stationScene } from '../../turn/panels/station-scene';
import type { GameParts } from '../parts';
import { speech } from './words';

const glossary = async () => (await import('./words/glossary')).glossary;

/** 18Rhl: the starting package, and special functions of private companies. */
export const rhineland: GameParts<RailSeat> = {
  speech,
  stages: {
    ...railStages,
    auction: { Panel: AuctionPanel },
    contest: { Panel: ContestPanel },
    'power-station': { Panel: StationPanel, scene: stationScene },
  },
  glossary,
  steps: { operating: ['track', 'station', 'run', 'dividend', 'trains'] },
};
