import { certificateCount } from '@/engine/finance/certificates';
import type { GameRules } from '@/engine/game/title';
import { contest, privateAuction } from '@/engine/rounds/auction';
import { operatingFlow, operatingRound } from '@/engine/rounds/operating';
import { stockRound } from '@/engine/rounds/stock';
import { agreeStage, discardStage, raiseFlow, raiseStage } from '@/engine/steps/trains';
import type { TitleView } from '../view';
import type { RhinelandBox } from './box';
import type { RhinelandMove, RhinelandStage } from './moves';
import { bestowing, bestowStage } from './rules/bestow';
import { campOpens } from './rules/camp';
import { deferredMoney } from './rules/deferred-money';
import { linkBonus } from './rules/features';
import { invariants } from './rules/invariants';
import { beginSet, operatingRules, trainRules } from './rules/operating';
import { phaseEffects } from './rules/phase-effects';
import { powerStationStage } from './rules/powers';
import { packageRules } from './rules/privates';
import { scores } from './rules/score';
import { setUp } from './rules/setup';
import { stockRules } from './rules/stock';
import type { RhinelandState } from './state';

/** The rules that both games of the Rhineland box share, played with what is in this one's part of it. */
export function rhinelandRules(box: RhinelandBox): GameRules<RhinelandState, RhinelandMove, RhinelandStage> {
  const { network } = box;
  const auction = packageRules(box);
  const operating = operatingRules(box, network);
  const trains = trainRules(box);
  return {
    begin: (setup, moment) => setUp(box, setup, moment),
    rounds: {
      auction: privateAuction(auction),
      stock: stockRound(
        stockRules(box, (draft, set, moment) => beginSet(box, operating, draft, set, moment)),
      ),
      operating: operatingRound(operating),
    },
    decisions: {
      contest: contest(auction),
      'power-station': powerStationStage({ box, network }),
      bestow: bestowStage(box),
      'agree-train': agreeStage,
      'discard-train': discardStage(trains),
      'raise-money': raiseStage(trains),
    },
    consequences: [
      deferredMoney(box),
      linkBonus(box),
      campOpens(box),
      bestowing(box),
      phaseEffects(box),
      raiseFlow(trains),
      operatingFlow(operating),
    ],
    invariants: invariants(box),
  };
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
    runParts,
    scores: (state) => scores(box.market, state),
  };
}

/** Track and stations, trains with the phase they make, whose stations stand in the way, and who has what tokens. */
function runParts({ board, trains, companies, bestowed }: RhinelandState): readonly unknown[] {
  const floated = Object.keys(companies).filter((id) => companies[id]!.floated);
  return [board, trains, floated.join(), bestowed];
}
