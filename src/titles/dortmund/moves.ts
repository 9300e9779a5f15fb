import type { ExchangeMove } from '@/engine/finance/exchange';
import type { ChooseCardMove, OfferCardMove } from '@/engine/investor/card';
import type { StockMove, TradeInMove } from '@/engine/rounds/stock';
import type { TokenBid } from '@/engine/rounds/token-bidding';
import type { AgreeMove, DiscardMove, RaiseMove } from '@/engine/steps/trains';
import type { BreweryMove } from './rules/breweries';
import type { OperatingMove, OperatingStep } from './rules/operating/moves';
import type { KeepMove } from './variants/moves';

/** Everything that may be done in The Railway Game. */
export type RailwayMove =
  | TokenBid
  | StockMove
  | TradeInMove
  | BreweryMove
  | OperatingMove
  | ExchangeMove
  | AgreeMove
  | DiscardMove
  | KeepMove
  | RaiseMove
  | CardMove;

/** [18DO 8.3.2, 8.3.5] with the card of the Investor, in a game for two. */
export type CardMove = ChooseCardMove | OfferCardMove;

/** Everything that its table may wait for. */
export type RailwayStage =
  | 'starting'
  | 'stock'
  | OperatingStep
  | 'exchange'
  | 'agree-train'
  | 'discard-train'
  | 'keep-train'
  | 'raise-money'
  | 'choose-card'
  | 'offer-card'
  | 'answer-offer';
