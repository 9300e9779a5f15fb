import type { StockMove } from '@/engine/rounds/stock';
import type { DividendMove } from '@/engine/steps/dividend';
import type { RunMove } from '@/engine/steps/run';
import type { StationMove } from '@/engine/steps/station';
import type { SkipMove } from '@/engine/steps/step';
import type { TrackMove } from '@/engine/steps/track';
import type { AgreeMove, DiscardMove, PurchaseMove } from '@/engine/steps/trains';
import type { ForceMove } from './rules/bank/forced';
import type { SellOwnMove } from './rules/bank/means';
import type { IncomeMove } from './rules/montan/income';
import type { InvestMove } from './rules/montan/invest';
import type { HorseMove, LinkMove } from './rules/operating/links';
import type { DealMove } from './rules/operating/own-certificates';
import type { EnginesMove, MontanRoundMove, SecondMove } from './rules/round/montan-round';
import type { PackageMove, ValueMove } from './rules/stock/package';
import type { ClosePrivateMove } from './rules/stock/private-bme';

/** Trains, bought or forced upon a railway. */
export type TrainsMove = PurchaseMove | ForceMove | SkipMove;

/** What may be done in a company's turn. */
export type OperatingMove =
  | IncomeMove
  | TrackMove
  | StationMove
  | LinkMove
  | HorseMove
  | DealMove
  | RunMove
  | DividendMove
  | InvestMove
  | TrainsMove;

/** Everything that may be done in a game of the Ruhr. */
export type RuhrMove =
  | PackageMove
  | ValueMove
  | StockMove
  | ClosePrivateMove
  | OperatingMove
  | MontanRoundMove
  | SecondMove
  | EnginesMove
  | AgreeMove
  | DiscardMove
  | SellOwnMove;

/** The steps of a company's turn. */
export type OperatingStep =
  | 'income'
  | 'track'
  | 'station'
  | 'run'
  | 'deal'
  | 'dividend'
  | 'invest'
  | 'trains';

/** Everything that the table may wait for. */
export type RuhrStage =
  | 'package'
  | 'set-value'
  | 'stock'
  | OperatingStep
  | 'found-montan'
  | 'merge-montan'
  | 'second-certificate'
  | 'keep-engines'
  | 'agree-engine'
  | 'agree-forced'
  | 'agree-train'
  | 'discard-train'
  | 'raise-money';
