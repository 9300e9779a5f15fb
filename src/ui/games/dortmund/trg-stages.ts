import { dividendScene } from '../../turn/panels/DividendPanel';
import { TrainsPanel } from '../../turn/panels/TrainsPanel';
import { BeerPanel } from './BeerPanel';
import { ExchangePanel } from './ExchangePanel';
import { LinkPanel, linkScene } from './LinkPanel';
import { stationStep } from './StationStep';
import { runStage } from './two/RunOrBeer';
import { KeepPanel } from './variants/KeepPanel';

export const stages = {
  'keep-train': { Panel: KeepPanel },
  exchange: { Panel: ExchangePanel },
  'first-train': { Panel: TrainsPanel },
  station: stationStep,
  run: runStage,
  link: { Panel: LinkPanel, scene: linkScene },
  beer: { Panel: BeerPanel, scene: dividendScene },
};
