import { shareCertificates } from '@/engine/finance/certificates';
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
import { agreeStageOf, discardStage, raiseFlow, raiseStage, type TrainRules } from '@/engine/steps/trains';
import type { TitleView } from '../../view';
import { linkMayLie } from '../rules/links';
import { operatingRules } from '../rules/operating';
import type { OperatingMove, OperatingStep } from '../rules/operating/moves';
import type { OperatingGame } from '../rules/operating/state';
import { investorsPart, stockForTwo } from '../two/hsb';
import { pickCardStage, swapCards } from '../two/hsb/cards';
import { beginGrayAtLatest } from '../two/hsb/gray';
import { boxForTwo, cardsForTwo } from '../two/hsb/railway';
import { each } from '../variants/hooks';
import { keepStage } from '../variants/one-time-more';
import { bankruptcy } from './bankruptcy';
import type { HsbBox } from './box';
import { discardEquipmentStage } from './brewing/equipment-limit';
import { agreeLoadStage } from './brewing/load';
import { brewingRules } from './brewing/round';
import { invariants } from './invariants';
import type { HsbMove, HsbStage } from './moves';
import { cardRules, railwayOrder } from './rails/cards';
import { carriersIn, exportStep } from './rails/deliver';
import { burnCard } from './rails/links';
import { scores } from './score';
import { setUp } from './setup';
import { startingRules, withBids } from './starting';
import type { HsbDecision, HsbState } from './state';
import { stockRules } from './stock';
import { floatSaleStage } from './stock/floating';
import { foundWithMinorRule, orderPlaceStage, type TradeMinorMove, tradeMinorRule } from './stock/trade-in';

/** [18DO 6.5.1] Railway Rounds: Capex cards as trains, links that burn one, export beer. */
export function railwayRounds(
  box: HsbBox,
  cards: TrainRules,
  goOn: (draft: HsbState, moment: Moment) => void,
): OperatingRules<OperatingGame, OperatingMove, OperatingStep> {
  return operatingRules(box, box.network, {
    anytime: [],
    trains: cards,
    order: (state) => railwayOrder(box, state),
    onLinked: (draft, _value, moment) => burnCard(box, cards, draft as HsbState, moment),
    beer: exportStep(box),
    otherInputs: (state, company) => box.otherInputs(state as HsbState, company),
    carriersIn: (state, run) => carriersIn(box, state, run),
    onEnd: (draft, moment) => goOn(draft as HsbState, moment),
  });
}

/** Heat, Sweat & Beer, played with what is in this box [18DO 6]. */
export function brewingGame(inBox: HsbBox): GameRules<HsbState, HsbMove, HsbStage> {
  type Rounds = OperatingRules<HsbState, HsbMove, HsbStage>;
  const box = inBox.investor ? boxForTwo(inBox, cardRules(inBox)) : inBox;
  const cards = box.investor ? cardsForTwo(box, cardRules(box)) : cardRules(box);
  /** [18DO 6.2, 6.6] six sets; the last Brewery Round of the last one ends the game, whatever the bank has left. */
  const goOn = (draft: HsbState, moment: Moment) =>
    nextOfSet([railways, breweries], draft, moment, (_draft, set) => set >= box.pairs.length);
  const railways: Rounds = { ...railwayRounds(box, cards, goOn), kind: 'operating' };
  const breweries: Rounds = {
    ...brewingRules(box, cards, (draft, moment) => {
      swapCards(draft, moment);
      goOn(draft, moment);
    }),
    kind: 'brewery',
  };
  const stockOfAll = stockRules(box, (draft, set, moment) => {
    each(box.variants, (variant) => variant.onStockRoundEnd?.(draft, moment));
    beginGrayAtLatest(box, cards, draft, set, moment);
    beginOperatingRound(railways, draft, { set, number: 1, of: box.pairs[set - 1]! }, moment);
  });
  const stock = box.investor ? stockForTwo(stockOfAll) : stockOfAll;
  const minors = { box, stock };
  return {
    begin(setup, moment) {
      const state = setUp(box, setup, moment);
      each(box.variants, (variant) => variant.prepare?.(state, moment));
      return state;
    },
    rounds: {
      starting: tokenBidding(startingRules(box)),
      stock: stockRound<HsbState, TradeInMove | TradeMinorMove>(stock, [
        tradeInRule(stock),
        foundWithMinorRule(minors),
        tradeMinorRule(minors),
      ]),
      operating: operatingRound(railways),
      brewery: operatingRound(breweries),
    },
    decisions: ownDecisions({
      exchange: exchangeStageOf(saleBelow(stock)),
      'agree-train': agreeStageOf(cards),
      'agree-load': agreeLoadStage(box),
      'discard-train': discardStage(cards),
      'keep-train': keepStage,
      'discard-equipment': discardEquipmentStage(box),
      'raise-money': raiseStage(cards),
      'float-sale': floatSaleStage(box),
      'order-place': orderPlaceStage,
      'pick-card': pickCardStage,
    }),
    consequences: [
      bankruptcy(box, cards),
      raiseFlow(cards),
      ...(box.investor ? investorsPart({ box, stock, cards, railways }, box.investor) : []),
      operatingFlow(railways),
      operatingFlow(breweries),
    ],
    invariants: invariants(box),
  };
}

type Decisions = GameRules<HsbState, HsbMove, HsbStage>['decisions'];

/** Those of a game that stands on this one are never asked for here. */
function ownDecisions(own: Pick<Decisions, HsbDecision['kind']>): Decisions {
  return own as Decisions;
}

/** What the screens need to show such a game. */
export function brewingView(box: HsbBox): TitleView<HsbState> {
  return {
    market: box.market,
    companies: box.companies,
    trains: box.trains,
    phases: box.phases,
    privates: box.minors.map((minor) => withBids(box.bidBoxes, minor)),
    board: box.board,
    certificateLimit: (state) => box.certificateLimit[state.seats.length] ?? 0,
    certificateCount: shareCertificates,
    shareLimit: (state) => box.shareLimit[state.seats.length] ?? 0,
    poolLimit: box.poolLimit,
    sets: box.pairs,
    runInput: (state, company) => box.runInput(state, company),
    markerMayLie: (state, marker, hex) => linkMayLie(box.board, state, marker, hex),
    scores: (state) => scores(box, state),
  };
}
