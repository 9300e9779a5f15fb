import type { TrainId } from '@/engine/game/ids';
import type { Consequence } from '@/engine/game/title';
import { isInvestors } from '@/engine/investor/state';
import { type RailState, turnOf } from '@/engine/steps/state';
import type { TrainRules } from '@/engine/steps/trains';
import type { HsbBox } from '../../hsb/box';
import { carriersIn, exportStep } from '../../hsb/rails/deliver';
import type { HsbState } from '../../hsb/state';
import { runRules } from '../../rules/operating';
import { operatesByItself } from '../operate';
import type { InvestorsMarket } from '../papers';
import { type ItsRailway, investorsDeals, investorsTrains } from '../railway';
import { raisingItself } from '../raise';
import { salesOf } from './sales';

/** The Investor's railway, whose trains are Capex cards. */
function itsRailway(box: HsbBox, trains: TrainRules): ItsRailway {
  // [18DO 5.4.4] cards 2A and 2B are both of type 2: they differ only in what a link with them brings
  const typeOf = (card: TrainId) => box.equipment[card]!.type;
  return {
    box,
    trains,
    isOfPhase: (state, card) => typeOf(card) === Number(box.phases.of(state).id),
    sameType: (one, other) => typeOf(one) === typeOf(other),
  };
}

/** [18DO 8.2.2.1, algorithm W3] Capex cards in a game with the Investor's railway. */
export function cardsForTwo(box: HsbBox, cards: TrainRules): TrainRules {
  const isIts = (state: RailState) => {
    const { company } = turnOf(state);
    return isInvestors(state as HsbState, company) && box.kindOf(company) !== 'minor';
  };
  return raisingItself(salesOf(box), isIts, investorsTrains(itsRailway(box, cards)));
}

/** The same box, in which its railway deals in its own certificates by rules of its own [18DO 8.2.2.1, W4, W6]. */
export function boxForTwo(box: HsbBox, cards: TrainRules): HsbBox {
  return { ...box, ownDeals: investorsDeals(itsRailway(box, cards)) };
}

/** [18DO 8.2.2.1, rulings 136, 138] what nobody decides in its turn: the best run that its beer allows, dividend, trains. */
export function railwayByItself(
  box: HsbBox,
  cards: TrainRules,
  its: InvestorsMarket,
  trainsPending: (state: HsbState) => boolean,
): Consequence<HsbState> {
  const beer = exportStep(box);
  return operatesByItself<HsbState>({
    ...itsRailway(box, cards),
    its,
    run: runRules(box, {
      otherInputs: (state, company) => box.otherInputs(state as HsbState, company),
      carriersIn: (state, run) => carriersIn(box, state, run),
    }),
    // the area that brings most
    deliver(draft, moment, state) {
      beer.pass!(draft, moment, state);
      turnOf(draft).finished = true;
    },
    trainsPending: (state) => trainsPending(state as HsbState),
  });
}
