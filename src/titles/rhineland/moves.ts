import type { ChooseCardMove, OfferCardMove } from '@/engine/investor/card';
import type { AuctionMove, ContestMove } from '@/engine/rounds/auction';
import type { StockMove } from '@/engine/rounds/stock';
import type { DividendMove } from '@/engine/steps/dividend';
import type { RunMove } from '@/engine/steps/run';
import type { StationMove } from '@/engine/steps/station';
import type { TrackMove } from '@/engine/steps/track';
import type { AgreeMove, DiscardMove, RaiseMove, TrainMove } from '@/engine/steps/trains';
import type { BestowMove } from './rules/bestow';
import type { DropMove } from './rules/destinies/hands';
import type { FreeStationMove } from './rules/free-station';
import type { HarbourMove } from './rules/harbours';
import type { ExtraLayMove, KeepApartMove } from './rules/kreisbahn';
import type { PowerMove, PowerStationMove } from './rules/powers';
import type { DraftMove } from './rules/targets';
import type { TokenMove } from './rules/train-token';

/** What may be done in a company's turn. */
export type CompanyMove =
  | TrackMove
  | PowerMove
  | ExtraLayMove
  | StationMove
  | HarbourMove
  | FreeStationMove
  | TokenMove
  | RunMove
  | DividendMove
  | KeepApartMove
  | TrainMove;

/** Everything that may be done in a game of the Rhineland box. */
export type RhinelandMove =
  | DraftMove
  | AuctionMove
  | ContestMove
  | StockMove
  | CompanyMove
  | PowerStationMove
  | BestowMove
  | DropMove
  | AgreeMove
  | DiscardMove
  | RaiseMove
  | ChooseCardMove
  | OfferCardMove;

/** The steps of a company's turn. */
export type CompanyStep = 'track' | 'station' | 'run' | 'dividend' | 'trains';

/** Everything that the table may wait for. */
export type RhinelandStage =
  | 'draft'
  | 'auction'
  | 'contest'
  | 'stock'
  | CompanyStep
  | 'power-station'
  | 'bestow'
  | 'assign-token'
  | 'drop-destiny'
  | 'agree-train'
  | 'discard-train'
  | 'raise-money'
  | 'choose-card'
  | 'offer-card'
  | 'answer-offer';
