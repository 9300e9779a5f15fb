import type { AuctionMove, ContestMove } from '@/engine/rounds/auction';
import type { StockMove } from '@/engine/rounds/stock';
import type { DividendMove } from '@/engine/steps/dividend';
import type { RunMove } from '@/engine/steps/run';
import type { StationMove } from '@/engine/steps/station';
import type { TrackMove } from '@/engine/steps/track';
import type { AgreeMove, DiscardMove, RaiseMove, TrainMove } from '@/engine/steps/trains';
import type { BestowMove } from './rules/bestow';
import type { HarbourMove } from './rules/harbours';
import type { ExtraLayMove, KeepApartMove } from './rules/kreisbahn';
import type { PowerMove, PowerStationMove } from './rules/powers';

/** What may be done in a company's turn. */
export type CompanyMove =
  | TrackMove
  | PowerMove
  | ExtraLayMove
  | StationMove
  | HarbourMove
  | RunMove
  | DividendMove
  | KeepApartMove
  | TrainMove;

/** Everything that may be done in a game of the Rhineland box. */
export type RhinelandMove =
  | AuctionMove
  | ContestMove
  | StockMove
  | CompanyMove
  | PowerStationMove
  | BestowMove
  | AgreeMove
  | DiscardMove
  | RaiseMove;

/** The steps of a company's turn. */
export type CompanyStep = 'track' | 'station' | 'run' | 'dividend' | 'trains';

/** Everything that the table may wait for. */
export type RhinelandStage =
  | 'auction'
  | 'contest'
  | 'stock'
  | CompanyStep
  | 'power-station'
  | 'bestow'
  | 'agree-train'
  | 'discard-train'
  | 'raise-money';
