import { exchangeStageOf } from '@/engine/finance/exchange';
import type { Moment } from '@/engine/game/move';
import type { GameRules } from '@/engine/game/title';
import {
  beginOperatingRound,
  type OperatingRules,
  operatingFlow,
  operatingRound,
} from '@/engine/rounds/operating';
import { nextOfSet } from '@/engine/rounds/sets';
import { saleBelow, stockRound, type TradeInMove, tradeInRule } from '@/engine/rounds/stock';
import { tokenBidding } from '@/engine/rounds/token-bidding';
import { agreeStageOf, discardStage, raiseFlow, raiseStage } from '@/engine/steps/trains';
import { bankruptcy } from '../hsb/bankruptcy';
import type { HsbBox } from '../hsb/box';
import { discardEquipmentStage } from '../hsb/brewing/equipment-limit';
import { agreeLoadStage } from '../hsb/brewing/load';
import { cardRules } from '../hsb/rails/cards';
import { startingRules } from '../hsb/starting';
import { stockRules } from '../hsb/stock';
import { floatSaleStage } from '../hsb/stock/floating';
import {
  foundWithMinorRule,
  orderPlaceStage,
  type TradeMinorMove,
  tradeMinorRule,
} from '../hsb/stock/trade-in';
import { pickCardStage } from '../two/hsb/cards';
import { each } from '../variants/hooks';
import { keepStage } from '../variants/one-time-more';
import { expertBrewingRules } from './brewing/round';
import { advertiseStage, cubesAheadReturn, marketingStage } from './events/round';
import { invariants } from './invariants';
import { agreeMarkerStage, firstMarkerStage } from './markers/buy';
import { returnEventStage, returnMarkerStage } from './markers/trade-in';
import { wagonsStay } from './markers/wagons';
import { stockRoundFollows } from './more';
import type { ExpertMove, ExpertStage } from './moves';
import { railwaysWithWagons } from './railways';
import { setUp } from './setup';
import type { ExpertState } from './state';

/** The Expert Game, played with what is in this box [18DO 7]. */
export function expertGame(box: HsbBox): GameRules<ExpertState, ExpertMove, ExpertStage> {
  type Rounds = OperatingRules<ExpertState, ExpertMove, ExpertStage>;
  const cards = cardRules(box);
  const goOn = (draft: ExpertState, moment: Moment) =>
    nextOfSet([railways, breweries], draft, moment, (_draft, set) => set >= box.pairs.length);
  const railways: Rounds = railwaysWithWagons(box, cards, goOn);
  const breweries: Rounds = { ...expertBrewingRules(box, cards, goOn), kind: 'brewery' };
  const stock = stockRules(box, (draft, set, moment) => {
    each(box.variants, (variant) => variant.onStockRoundEnd?.(draft, moment));
    beginOperatingRound(railways, draft as ExpertState, { set, number: 1, of: box.pairs[set - 1]! }, moment);
  });
  const minors = { box, stock };
  return {
    begin(setup, moment) {
      const state = setUp(box, setup, moment);
      each(box.variants, (variant) => variant.prepare?.(state, moment));
      return state;
    },
    rounds: {
      starting: tokenBidding(startingRules(box)),
      stock: stockRound<ExpertState, TradeInMove | TradeMinorMove>(stock, [
        tradeInRule(stock),
        foundWithMinorRule(minors),
        tradeMinorRule(minors),
      ]),
      operating: operatingRound(railways),
      brewery: operatingRound(breweries),
    },
    decisions: {
      exchange: exchangeStageOf(saleBelow(stock)),
      'agree-train': agreeStageOf(cards),
      'agree-load': agreeLoadStage(box),
      'agree-marker': agreeMarkerStage,
      'discard-train': discardStage(cards),
      'keep-train': keepStage,
      'discard-equipment': discardEquipmentStage(box),
      'raise-money': raiseStage(cards),
      'float-sale': floatSaleStage(box),
      'order-place': orderPlaceStage,
      'pick-card': pickCardStage,
      'first-marker': firstMarkerStage,
      'return-marker': returnMarkerStage(box),
      'return-event': returnEventStage(box),
      advertise: advertiseStage(box),
      marketing: marketingStage(box),
    },
    consequences: [
      bankruptcy(box, cards),
      wagonsStay(box),
      cubesAheadReturn(box),
      stockRoundFollows,
      raiseFlow(cards),
      operatingFlow(railways),
      operatingFlow(breweries),
    ],
    invariants: invariants(box),
  };
}
