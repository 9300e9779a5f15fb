import type { JSX } from 'preact';
import type { BoardScene, PanelProps } from '../props';
import { AuctionPanel } from './AuctionPanel';
import { ContestPanel } from './ContestPanel';
import { DividendPanel, dividendScene } from './DividendPanel';
import { AgreePanel, DiscardPanel, ListPanel } from './decisions';
import { RaisePanel } from './RaisePanel';
import { RunPanel } from './RunPanel';
import { runScene } from './run-scene';
import { StationPanel } from './StationPanel';
import { StockPanel } from './StockPanel';
import { stationScene } from './station-scene';
import { TrackPanel } from './TrackPanel';
import { TrainsPanel } from './TrainsPanel';
import { trackScene } from './track-scene';

export interface StageView {
  readonly Panel: (props: PanelProps) => JSX.Element | null;
  /** What it shows on the board; nothing where the stage has no business there. */
  scene?(props: PanelProps): BoardScene;
}

/** One line for each stage that is more than a list of choices. */
const stages: Readonly<Record<string, StageView>> = {
  auction: { Panel: AuctionPanel },
  contest: { Panel: ContestPanel },
  stock: { Panel: StockPanel },
  track: { Panel: TrackPanel, scene: trackScene },
  station: { Panel: StationPanel, scene: stationScene },
  'power-station': { Panel: StationPanel, scene: stationScene },
  run: { Panel: RunPanel, scene: runScene },
  dividend: { Panel: DividendPanel, scene: dividendScene },
  trains: { Panel: TrainsPanel },
  'agree-train': { Panel: AgreePanel },
  'discard-train': { Panel: DiscardPanel },
  'raise-money': { Panel: RaisePanel },
};

export function stageView(stage: string): StageView {
  return Object.hasOwn(stages, stage) ? stages[stage]! : { Panel: ListPanel };
}
