import { directorOf, shareCertificates } from '@/engine/finance/certificates';
import { exchangeStageOf } from '@/engine/finance/exchange';
import type { FinanceState } from '@/engine/finance/state';
import type { Moment, Rule } from '@/engine/game/move';
import type { GameRules } from '@/engine/game/title';
import { answerOfferStage, chooseCardStage, offerCardStage } from '@/engine/investor/card';
import {
  beginOperatingRound,
  type OperatingRules,
  operatingFlow,
  operatingRound,
} from '@/engine/rounds/operating';
import { nextOfSet } from '@/engine/rounds/sets';
import {
  beginStockRound,
  saleBelow,
  stockRound,
  stockRoundOf,
  type TradeInMove,
  tradeInRule,
} from '@/engine/rounds/stock';
import { tokenBidding } from '@/engine/rounds/token-bidding';
import { turnOf } from '@/engine/steps/state';
import { agreeStageOf, discardStage, raiseFlow, raiseStage } from '@/engine/steps/trains';
import type { TitleView } from '../view';
import type { DortmundBox } from './box';
import type { RailwayMove, RailwayStage } from './moves';
import { assignRule, type BreweryMove, turnOverRule, type WhoseTurn } from './rules/breweries';
import { roundsOfSet } from './rules/end';
import { invariants } from './rules/invariants';
import { linkMayLie } from './rules/links';
import { operatingRules, trainRules } from './rules/operating';
import type { OperatingMove, OperatingStep } from './rules/operating/moves';
import type { OperatingGame } from './rules/operating/state';
import { scores } from './rules/score';
import { setUp } from './rules/setup';
import { startingRules } from './rules/starting';
import { stockRules } from './rules/stock';
import type { DortmundState } from './state';
import { withInvestor } from './two/stock';
import { boxForTwo, investorsPart, isForTwo, roundsForTwo, trainsForTwo } from './two/trg';
import { biddingForTwo } from './two/trg/start';
import { each } from './variants/hooks';
import { keepStage } from './variants/one-time-more';

/** [18DO 4.3.1] what the owner of a brewery may do with it in their turn, of either kind. */
function breweryRules(whose: WhoseTurn): Rule<OperatingGame, BreweryMove>[] {
  return [assignRule(whose), turnOverRule(whose)];
}

/** [18DO 8.3.2, 8.3.5] who has the card of the Investor: asked for in a game for two alone. */
const cardStages = {
  'choose-card': chooseCardStage((draft, moment) => beginStockRound(draft, 1, moment)),
  'offer-card': offerCardStage,
  'answer-offer': answerOfferStage,
};

/** The Railway Game, played with what is in this box. */
export function railwayRules(inBox: DortmundBox): GameRules<DortmundState, RailwayMove, RailwayStage> {
  const box = isForTwo(inBox) ? boxForTwo(inBox) : inBox;
  const trains = isForTwo(box) ? trainsForTwo(box) : trainRules(box);
  const rounds: OperatingRules<OperatingGame, OperatingMove, OperatingStep> = operatingRules(
    box,
    box.network,
    {
      anytime: breweryRules((state) => directorOf(state, turnOf(state).company)!),
      trains,
      onEnd: (draft, moment) => nextOfSet([operating], draft, moment),
    },
  );
  const operating = isForTwo(box) ? roundsForTwo(box, rounds) : rounds;
  const beginSet = (draft: FinanceState, set: number, moment: Moment) => {
    each(box.variants, (variant) => variant.onStockRoundEnd?.(draft as DortmundState, moment));
    const round = { set, number: 1, of: roundsOfSet(box, draft) };
    beginOperatingRound(operating, draft as DortmundState, round, moment);
  };
  const stock = isForTwo(box) ? withInvestor(stockRules(box, beginSet)) : stockRules(box, beginSet);
  const starting = isForTwo(box) ? biddingForTwo(startingRules(box)) : startingRules(box);
  return {
    begin(setup, moment) {
      const state = setUp(box, setup, moment);
      each(box.variants, (variant) => variant.prepare?.(state, moment));
      return state;
    },
    rounds: {
      starting: tokenBidding(starting),
      stock: stockRound<DortmundState, TradeInMove | BreweryMove>(stock, [
        tradeInRule(stock),
        ...breweryRules((state) => stockRoundOf(state).turn),
      ]),
      operating: operatingRound(operating),
    },
    decisions: {
      exchange: exchangeStageOf(saleBelow(stock)),
      'agree-train': agreeStageOf(trains),
      'discard-train': discardStage(trains),
      'keep-train': keepStage,
      'raise-money': raiseStage(trains),
      ...(isForTwo(box) ? cardStages : ({} as typeof cardStages)),
    },
    consequences: [
      raiseFlow(trains),
      ...(isForTwo(box) ? investorsPart(box, stock, operating) : []),
      operatingFlow(operating),
    ],
    invariants: invariants(box),
  };
}

/** What the screens need to show such a game. */
export function railwayView(box: DortmundBox): TitleView<DortmundState> {
  return {
    market: box.market,
    companies: box.companies,
    trains: box.trains,
    phases: box.phases,
    privates: box.privates,
    board: box.board,
    certificateLimit: (state) => box.certificateLimit[state.seats.length] ?? 0,
    certificateCount: shareCertificates,
    shareLimit: (state) => box.shareLimit[state.seats.length] ?? 0,
    poolLimit: box.poolLimit,
    runInput: (state, company) => box.runInput(state, company),
    markerMayLie: (state, marker, hex) => linkMayLie(box.board, state, marker, hex),
    scores: (state) => scores(box, state),
  };
}
