import type { ExchangeMove } from '@/engine/finance/exchange';
import type { StockMove, TradeInMove } from '@/engine/rounds/stock';
import type { TokenBid } from '@/engine/rounds/token-bidding';
import type { DividendMove } from '@/engine/steps/dividend';
import type { SkipMove } from '@/engine/steps/step';
import type { AgreeMove, DiscardMove, RaiseMove } from '@/engine/steps/trains';
import type { DealMove, OperatingMove, OperatingStep } from '../rules/operating/moves';
import type { PickCardMove } from '../two/hsb/cards';
import type { BrewingVariantMove, KeepMove } from '../variants/moves';
import type { DeliveryMove } from './brewing/deliver';
import type { EquipmentMove } from './brewing/equipment';
import type { DiscardEquipmentMove } from './brewing/equipment-limit';
import type { LoadMove } from './brewing/load';
import type { FloatSaleMove } from './stock/floating';
import type { OrderMove, TradeMinorMove } from './stock/trade-in';

/** What may be done in a brewery's turn. */
export type BrewingMove =
  | DeliveryMove
  | LoadMove
  | DividendMove
  | EquipmentMove
  | DealMove
  | SkipMove
  | BrewingVariantMove;

/** The steps of a brewery's turn. */
export type BrewingStep = 'brew' | 'load' | 'brew-rest' | 'deal' | 'dividend' | 'equipment';

/** Everything that may be done in Heat, Sweat & Beer. */
export type HsbMove =
  | TokenBid
  | StockMove
  | TradeInMove
  | TradeMinorMove
  | OperatingMove
  | BrewingMove
  | ExchangeMove
  | AgreeMove
  | DiscardMove
  | KeepMove
  | DiscardEquipmentMove
  | RaiseMove
  | FloatSaleMove
  | OrderMove
  | PickCardMove;

/** Everything that its table may wait for. */
export type HsbStage =
  | 'starting'
  | 'stock'
  | OperatingStep
  | BrewingStep
  | 'exchange'
  | 'agree-train'
  | 'agree-load'
  | 'discard-train'
  | 'keep-train'
  | 'discard-equipment'
  | 'raise-money'
  | 'float-sale'
  | 'order-place'
  | 'pick-card';
