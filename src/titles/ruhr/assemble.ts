import { certificateCount } from '@/engine/finance/certificates';
import type { Moment, Rule } from '@/engine/game/move';
import type { Setup } from '@/engine/game/state';
import type { GameRules, Stage } from '@/engine/game/title';
import { beginOperatingRound, operatingFlow, operatingRound } from '@/engine/rounds/operating';
import { beginStockRound, type StockMove, stockRound } from '@/engine/rounds/stock';
import type { OperatingRoundState } from '@/engine/steps/state';
import { type AgreeDecision, type AgreeMove, agreeStage, discardStage } from '@/engine/steps/trains';
import type { TitleView } from '../view';
import type { RuhrBox } from './box';
import type { RuhrMove, RuhrStage } from './moves';
import { takesOver } from './rules/bank/bankruptcy';
import { bankRunsOut, endGame } from './rules/bank/end';
import { agreeForcedStage, raiseFlow, raiseStage } from './rules/bank/forced';
import { loansRepaid } from './rules/bank/loans';
import { debtsPaid, noteDeficit, refillingSale } from './rules/bank/refill';
import { deferredMoney } from './rules/deferred-money';
import { invariants } from './rules/invariants';
import { agreeEngineStage, declinedKey } from './rules/montan/engines';
import { operatingRules } from './rules/operating';
import { trainRules } from './rules/operating/trains';
import {
  beginMontanRound,
  enginesStage,
  type MontanRoundRules,
  montanFlow,
  montanRound,
  secondStage,
} from './rules/round/montan-round';
import { scores } from './rules/score';
import { setUp } from './rules/setup';
import { type PackageRules, packageRound, resumePackage, valueStage } from './rules/stock/package';
import { bmeGoes, type ClosePrivateMove, closeBmeRule } from './rules/stock/private-bme';
import { stockRules } from './rules/stock/rules';
import type { RuhrState } from './state';

/** [18Ruhr 7.4, 15.1] the last set has three operating rounds; a game ends after it. */
const roundsOfLastSet = 3;

function beginStock(draft: RuhrState, number: number, moment: Moment): void {
  noteDeficit(draft);
  beginStockRound(draft, number, moment);
}

type StockStageMove = StockMove | ClosePrivateMove;

/** [18Ruhr 13, 14] a player's turn in a stock round; a sale may make the players refill the bank. */
function stockStage(
  box: RuhrBox,
  beginSet: (draft: RuhrState, set: number, moment: Moment) => void,
): Stage<RuhrState, StockStageMove, 'stock'> {
  const round = stockRound<RuhrState, ClosePrivateMove>(stockRules(box, beginSet), [closeBmeRule(box)]);
  const stage = round.stage({} as RuhrState);
  const rules = stage.rules.map((each) => (each.type === 'sell' ? refillingSale(box, each) : each));
  return { ...stage, rules };
}

/** [ruling 122] what was refused for a train is remembered until the buyer's turn is over. */
function remembering(
  stage: Stage<RuhrState, AgreeMove, 'agree-train'>,
): Stage<RuhrState, AgreeMove, 'agree-train'> {
  const rules = stage.rules.map((each): Rule<RuhrState, AgreeMove> => {
    if (each.type !== 'decline') return each;
    return {
      ...each,
      apply(draft, move, moment, before) {
        const { seller, train, price } = draft.decisions.at(-1) as AgreeDecision;
        draft.done.declined[declinedKey(seller, train)] = price;
        each.apply(draft, move, moment, before);
      },
    };
  });
  return { ...stage, rules };
}

/** What the screens need to show such a game. */
export function ruhrView(box: RuhrBox): TitleView<RuhrState> {
  return {
    market: box.market,
    companies: box.companies,
    trains: box.trains,
    phases: box.phases,
    privates: box.privates,
    board: box.board,
    certificateLimit: () => box.certificateLimit,
    certificateCount,
    poolLimit: box.poolLimit,
    runInput: (state, company) => box.runInput(state, company),
    scores: (state) => scores(box, state),
  };
}

/** 18Ruhr, played with what is in this box. */
export function ruhrRules(box: RuhrBox, scenario: string): GameRules<RuhrState, RuhrMove, RuhrStage> {
  const trains = trainRules(box);
  const operating = operatingRules(box, { trains, onEnd: nextRound });
  const beginSet = (draft: RuhrState, set: number, moment: Moment) => {
    const of = box.phases.of(draft).operatingRounds;
    beginOperatingRound(operating, draft, { set, number: 1, of }, moment);
  };
  const packaged: PackageRules = {
    box,
    onAllPassed(draft, moment) {
      moment.emit({ type: 'interim-round' });
      beginOperatingRound(operating, draft, { set: 0, number: 1, of: 1 }, moment);
    },
    onEnd(draft, next, moment) {
      beginStock(draft, 1, moment);
      Object.assign(draft.round, { turn: next });
    },
  };
  const montan: MontanRoundRules = {
    box,
    onEnd: (draft, set, moment) => beginStock(draft, set + 1, moment),
  };
  /** [18Ruhr 7.4, 12, 15.1] the next round of the set, a Montan Round, a stock round, or the end. */
  function nextRound(draft: RuhrState, moment: Moment): void {
    const { set, number, of } = draft.round as OperatingRoundState;
    if (set === 0) resumePackage(draft);
    else if (number < of) beginOperatingRound(operating, draft, { set, number: number + 1, of }, moment);
    else if (draft.broken || of === roundsOfLastSet) endGame(draft, moment);
    else if (box.phases.of(draft).montanRound) beginMontanRound(draft, set, moment);
    else beginStock(draft, set + 1, moment);
  }
  const stock = stockStage(box, beginSet);
  return {
    begin: (setup: Setup, moment: Moment) => setUp(box, setup, scenario, moment),
    rounds: {
      package: packageRound(packaged),
      stock: { stage: () => stock },
      operating: operatingRound(operating),
      montan: montanRound(montan),
    },
    decisions: {
      'set-value': valueStage(packaged),
      'second-certificate': secondStage(montan),
      'keep-engines': enginesStage(montan),
      'agree-engine': agreeEngineStage(box),
      'agree-forced': agreeForcedStage(),
      'agree-train': remembering(agreeStage),
      'discard-train': discardStage(trains),
      'raise-money': raiseStage(box),
    },
    consequences: [
      debtsPaid(),
      loansRepaid(),
      bmeGoes(box),
      takesOver(box),
      deferredMoney(box),
      bankRunsOut(box),
      raiseFlow({ box, trains }),
      montanFlow(montan),
      operatingFlow(operating),
    ],
    invariants: invariants(box),
  };
}
