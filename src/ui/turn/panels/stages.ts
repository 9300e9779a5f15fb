/** The stages of stock rounds and of operating rounds: no game begins with one of them. */
import type { OfType } from '@/engine/game/move';
import type { StationMove } from '@/engine/steps/station';
import type { LayMove } from '@/engine/steps/track';
import { DividendPanel, dividendScene } from './DividendPanel';
import { AgreePanel, DiscardPanel } from './decisions';
import { RaisePanel } from './RaisePanel';
import { RunPanel } from './RunPanel';
import { runScene } from './run-scene';
import { stationStage } from './StationPanel';
import { StockPanel } from './StockPanel';
import { trackStage } from './TrackPanel';
import { TrainsPanel } from './TrainsPanel';

export { TradingLedger } from '../trading/TradingLedger';

export const stages = {
  stock: { Panel: StockPanel },
  track: trackStage<LayMove>('lay'),
  station: stationStage<OfType<StationMove, 'station'>>('station'),
  run: { Panel: RunPanel, scene: runScene },
  dividend: { Panel: DividendPanel, scene: dividendScene },
  trains: { Panel: TrainsPanel },
  'agree-train': { Panel: AgreePanel },
  'discard-train': { Panel: DiscardPanel },
  'raise-money': { Panel: RaisePanel },
};
