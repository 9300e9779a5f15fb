import type { StageView } from '../../games/parts';
import type { RailSeat } from '../../table/seat';
import { DividendPanel, dividendScene } from './DividendPanel';
import { AgreePanel, DiscardPanel } from './decisions';
import { RaisePanel } from './RaisePanel';
import { RunPanel } from './RunPanel';
import { runScene } from './run-scene';
import { StationPanel } from './StationPanel';
import { StockPanel } from './StockPanel';
import { stationScene } from './station-scene';
import { TrackPanel } from './TrackPanel';
import { TrainsPanel } from './TrainsPanel';
import { trackScene } from './track-scene';

/** The stages that all games with money and a stock market share. */
export const railStages: Readonly<Record<string, StageView<RailSeat>>> = {
  stock: { Panel: StockPanel },
  track: { Panel: TrackPanel, scene: trackScene },
  station: { Panel: StationPanel, scene: stationScene },
  run: { Panel: RunPanel, scene: runScene },
  dividend: { Panel: DividendPanel, scene: dividendScene },
  trains: { Panel: TrainsPanel },
  'agree-train': { Panel: AgreePanel },
  'discard-train': { Panel: DiscardPanel },
  'raise-money': { Panel: RaisePanel },
};
