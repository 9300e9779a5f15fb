import type { AgreeMove } from '@/engine/steps/consent';
import type { DividendMove } from '@/engine/steps/dividend';
import type { SkipMove } from '@/engine/steps/step';
import type { EquipmentMove } from '../hsb/brewing/equipment';
import type { LoadMove } from '../hsb/brewing/load';
import type { BrewingMove, HsbMove, HsbStage } from '../hsb/moves';
import type { DealMove } from '../rules/operating/moves';
import type { BrewingVariantMove } from '../variants/moves';
import type { SupplyMove } from './brewing/supply';
import type { ContractMove } from './events/contract';
import type { IncomeEventMove, SecondShiftMove } from './events/deliveries';
import type { TakeMove } from './events/events';
import type { PurchaseEventMove } from './events/purchase';
import type { AdvertiseMove, MarketingMove } from './events/round';
import type { AnytimeMove } from './events/turn';
import type { MarkerMove } from './markers/buy';
import type { ReturnMove } from './markers/trade-in';
import type { WagonMove } from './markers/wagons';

/** What may be done in a brewery's turn. */
export type ExpertBrewingMove =
  | SupplyMove
  | SecondShiftMove
  | LoadMove
  | ContractMove
  | IncomeEventMove
  | DividendMove
  | EquipmentMove
  | MarkerMove
  | PurchaseEventMove
  | TakeMove
  | AnytimeMove
  | DealMove
  | BrewingVariantMove
  | SkipMove;

/** The steps of a brewery's turn. */
export type ExpertBrewingStep =
  | 'brew'
  | 'shift'
  | 'load'
  | 'brew-rest'
  | 'earnings'
  | 'deal'
  | 'dividend'
  | 'equipment'
  | 'event';

/** Everything that may be done in the Expert Game. */
export type ExpertMove =
  | Exclude<HsbMove, Exclude<BrewingMove, ExpertBrewingMove>>
  | ExpertBrewingMove
  | AdvertiseMove
  | MarketingMove
  | ReturnMove
  | WagonMove
  | AgreeMove;

/** Everything that its table may wait for. */
export type ExpertStage =
  | HsbStage
  | ExpertBrewingStep
  | 'first-marker'
  | 'agree-marker'
  | 'return-marker'
  | 'return-event'
  | 'advertise'
  | 'marketing';
