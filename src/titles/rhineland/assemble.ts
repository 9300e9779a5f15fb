import { certificateCount } from '@/engine/finance/certificates';
import type { FinanceState } from '@/engine/finance/state';
import type { Moment } from '@/engine/game/move';
import type { Consequence, GameRules } from '@/engine/game/title';
import { answerOfferStage, chooseCardStage, offerCardStage } from '@/engine/investor/card';
import { cardGoesOn, investorsTurn } from '@/engine/investor/turn';
import { contest, privateAuction } from '@/engine/rounds/auction';
import { operatingFlow, operatingRound } from '@/engine/rounds/operating';
import { stockRound, stockRoundOf } from '@/engine/rounds/stock';
import { agreeStage, discardStage, raiseFlow, raiseStage } from '@/engine/steps/trains';
import type { TitleView } from '../view';
import type { RhinelandBox } from './box';
import type { RhinelandMove, RhinelandStage } from './moves';
import { bestowing, bestowStage } from './rules/bestow';
import { campOpens } from './rules/camp';
import { deferredMoney } from './rules/deferred-money';
import { askForDrops, dealDestinies, dropStage } from './rules/destinies/hands';
import { linkBonus } from './rules/features';
import { besideTakesPlace, hasFreeStation } from './rules/free-station';
import { invariants } from './rules/invariants';
import { acquire } from './rules/investor/acquire';
import { operatesByItself } from './rules/investor/operate';
import { beginSet, operatingRules, runRules, trainRules } from './rules/operating';
import { phaseEffects } from './rules/phase-effects';
import { dearOfferLapses, powerStationStage } from './rules/powers';
import { packageRules } from './rules/privates';
import { scores } from './rules/score';
import { setUp } from './rules/setup';
import { stockRules } from './rules/stock';
import { beginDraft, targetDraft, targetsPay } from './rules/targets';
import { hasTrainToken, tokenIsDue, tokenStage } from './rules/train-token';
import type { RhinelandState } from './state';

/** The rules that both games of the Rhineland box share, played with what is in this one's part of it. */
export function rhinelandRules(box: RhinelandBox): GameRules<RhinelandState, RhinelandMove, RhinelandStage> {
  const { network } = box;
  const auction = packageRules(box);
  const operating = operatingRules(box, network);
  const trains = trainRules(box);
  const begin = (draft: FinanceState, set: number, moment: Moment) =>
    beginSet(box, operating, draft, set, moment);
  const deal = (draft: RhinelandState, moment: Moment) => dealDestinies(box, draft, moment);
  return {
    begin(setup, moment) {
      if (box.targetCards) return beginDraft(box, box.targetCards, setup, moment);
      const state = setUp(box, setup, moment);
      deal(state, moment);
      return state;
    },
    rounds: {
      draft: targetDraft(deal),
      auction: privateAuction(auction),
      stock: stockRound(
        stockRules(box, (draft, set, moment) => {
          // [18Rhl 8.4.2] after the first stock round a destiny card is dropped; then companies operate
          if (box.destinyCards && set === 1) askForDrops(draft as RhinelandState);
          else begin(draft, set, moment);
        }),
      ),
      operating: operatingRound(operating),
    },
    decisions: {
      contest: contest(auction),
      'power-station': powerStationStage({ box, network }),
      'assign-token': tokenStage(box),
      'drop-destiny': dropStage((draft, moment) => begin(draft, 1, moment)),
      bestow: bestowStage(box),
      'agree-train': agreeStage,
      'discard-train': discardStage(trains),
      'raise-money': raiseStage(trains),
      'choose-card': chooseCardStage((draft, moment) => begin(draft, 1, moment)),
      'offer-card': offerCardStage,
      'answer-offer': answerOfferStage,
    },
    consequences: [
      // only where there is something to look for: each is asked after every move
      ...(hasFreeStation(box) ? [besideTakesPlace(box)] : []),
      ...(box.targetCards ? [targetsPay(box)] : []),
      deferredMoney(box),
      linkBonus(box),
      dearOfferLapses,
      campOpens(box),
      bestowing(box),
      ...(hasTrainToken(box) ? [tokenIsDue(box)] : []),
      phaseEffects(box),
      raiseFlow(trains),
      ...investorsPart(box),
      operatingFlow(operating),
    ],
    invariants: invariants(box),
  };
}

/** [18LRA 9] what happens without anybody deciding it in a game for two. */
function investorsPart(box: RhinelandBox): Consequence<RhinelandState>[] {
  const terms = box.investor;
  if (!terms) return [];
  return [
    investorsTurn({
      takesPart: (state) => stockRoundOf(state).number > 1,
      acquire: (draft, moment, state) => acquire(box, terms, draft, moment, state),
    }),
    operatesByItself({ box, terms, run: runRules(box), trains: trainRules(box) }),
    cardGoesOn(terms.offers),
  ];
}

/** What the screens need to show such a game. */
export function rhinelandView(box: RhinelandBox): TitleView<RhinelandState> {
  return {
    market: box.market,
    companies: box.companies,
    trains: box.trains,
    phases: box.phases,
    privates: box.privates,
    board: box.board,
    certificateLimit: (state) => box.certificateLimit[state.seats.length] ?? 0,
    certificateCount,
    poolLimit: box.poolLimit,
    runInput: (state, company) => box.runInput(state, company),
    runParts: (state) => [...runParts(state), ...(box.routesAlso?.(state) ?? [])],
    scores: (state) => scores(box, state),
  };
}

/** Track and stations, trains with the phase they make, and whose stations stand in the way. */
function runParts({ board, trains, companies }: RhinelandState): readonly unknown[] {
  const floated = Object.keys(companies).filter((id) => companies[id]!.floated);
  return [board, trains, floated.join()];
}
