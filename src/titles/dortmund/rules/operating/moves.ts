import type { MoveOfRule } from '@/engine/game/move';
import type { DividendMove } from '@/engine/steps/dividend';
import type { RunMove } from '@/engine/steps/run';
import type { StationMove } from '@/engine/steps/station';
import type { TrackMove } from '@/engine/steps/track';
import type { TrainMove } from '@/engine/steps/trains';
import type { LeaveBeerMove } from '../../two/trg/beer';
import type { VariantMove } from '../../variants/moves';
import type { BreweryMove } from '../breweries';
import type { deliverRule } from './deliver';
import type { freeLinkRule, linkRule } from './link';
import type { redeemRule, sellShareRule } from './own-shares';
import type { reservedStationRule } from './station';

export type LinkMove = MoveOfRule<ReturnType<typeof linkRule | typeof freeLinkRule>>;
export type DeliverMove = MoveOfRule<ReturnType<typeof deliverRule>>;
export type ReservedStationMove = MoveOfRule<ReturnType<typeof reservedStationRule>>;
/** Dealing in the company's own certificates. */
export type DealMove = MoveOfRule<ReturnType<typeof sellShareRule | typeof redeemRule>>;

/** What may be done in a company's turn. */
export type OperatingMove =
  | TrackMove
  | StationMove
  | ReservedStationMove
  | LinkMove
  | RunMove
  | DeliverMove
  | LeaveBeerMove
  | DividendMove
  | TrainMove
  | DealMove
  | BreweryMove
  | VariantMove;

/** The steps of a company's turn. */
export type OperatingStep =
  | 'first-train'
  | 'track'
  | 'station'
  | 'link'
  | 'run'
  | 'beer'
  | 'dividend'
  | 'trains';
