import type { FinanceState } from '@/engine/finance/state';
import type { Rule } from '@/engine/game/move';
import { object } from '@/engine/game/refusal';
import type { Consequence } from '@/engine/game/title';
import { cardGoesOn } from '@/engine/investor/turn';
import { type OperatingRules, operatingOrder } from '@/engine/rounds/operating';
import type { StockRules } from '@/engine/rounds/stock';
import { turnOf } from '@/engine/steps/state';
import type { Step } from '@/engine/steps/step';
import type { TrainRules } from '@/engine/steps/trains';
import type { DortmundBox } from '../../box';
import { runRules, trainRules } from '../../rules/operating';
import type { OperatingMove, OperatingStep } from '../../rules/operating/moves';
import type { OperatingGame } from '../../rules/operating/state';
import type { DortmundState } from '../../state';
import type { InvestorTerms } from '../cards';
import { operatesByItself } from '../operate';
import type { InvestorsMarket, InvestorsSales } from '../papers';
import { type ItsRailway, investorsDeals, investorsTrains, isItsTurn } from '../railway';
import { raisingItself } from '../raise';
import { investorsStockTurn } from '../stock';
import { asksForBeer, deliverBest, type LeaveBeerMove, leaveBeerRule } from './beer';

/** The Investor of The Railway Game for two, as it was agreed [18DO 8.3]. */
export interface RailwayInvestor extends InvestorTerms {
  /** [18DO 8.3.5] may its card be kept for money? */
  readonly offers: boolean;
}

/** A box for two. */
export type BoxForTwo = DortmundBox & { readonly investor: RailwayInvestor };

export function isForTwo(box: DortmundBox): box is BoxForTwo {
  return box.investor !== undefined;
}

function itsRailway(box: DortmundBox): ItsRailway {
  return {
    box,
    trains: trainRules(box),
    isOfPhase: (state, type) => box.phases.of(state).id === type,
  };
}

/** [18DO 8.2.2.1] trains of a game with the Investor's railway. */
export function trainsForTwo(box: DortmundBox): TrainRules {
  return raisingItself(salesOf(box), isItsTurn, investorsTrains(itsRailway(box)));
}

/** The same box, in which its railway deals in its own certificates by rules of its own. */
export function boxForTwo(box: BoxForTwo): BoxForTwo {
  return { ...box, ownDeals: investorsDeals(itsRailway(box)) };
}

type Rounds = OperatingRules<OperatingGame, OperatingMove, OperatingStep>;
type AnyStep = Step<OperatingGame, OperatingMove, OperatingStep>;

/** [18DO 8.2.2.1, ruling 136] its railway makes the best run; its holder says whether its card is turned over for it. */
export function roundsForTwo(box: DortmundBox, rounds: Rounds): Rounds {
  const leaveBeer: Rule<OperatingGame, LeaveBeerMove> = leaveBeerRule(box);
  const steps = rounds.steps.map(
    (step): AnyStep =>
      step.id === 'run'
        ? { ...step, rules: [...step.rules.map(unlessIts), leaveBeer], declines: 'leave-beer' }
        : step,
  );
  return { ...rounds, steps };
}

/** The run of its railway is nobody's to choose. */
function unlessIts(move: Rule<OperatingGame, OperatingMove>): Rule<OperatingGame, OperatingMove> {
  if (move.type !== 'run') return move;
  return {
    ...move,
    choices: (state) => (isItsTurn(state) ? [] : move.choices(state)),
    any: (state) => !isItsTurn(state) && move.any(state),
    check: (state, made) =>
      isItsTurn(state)
        ? object('investor-runs-best', { company: turnOf(state).company })
        : move.check(state, made),
  };
}

/** What its dealings follow from in The Railway Game. */
function marketOf(box: BoxForTwo): InvestorsMarket {
  return {
    ...salesOf(box),
    terms: box.investor,
    certificateLimit: ({ seats }: FinanceState) => box.certificateLimit[seats.length]!,
  };
}

function salesOf({ market, poolLimit }: DortmundBox): InvestorsSales {
  return { market, poolLimit, inOrder: (state) => operatingOrder(market, state) };
}

/** [18DO 8.2, 8.3] what happens without anybody deciding it. */
export function investorsPart(
  box: BoxForTwo,
  stock: StockRules,
  operating: Rounds,
): Consequence<DortmundState>[] {
  const its = marketOf(box);
  const buying = operating.steps.find(({ id }) => id === 'trains')!;
  return [
    investorsStockTurn({ its, stock }),
    operatesByItself({
      ...itsRailway(box),
      trains: trainsForTwo(box),
      its,
      run: runRules(box),
      asksBeforeRun: (state) => asksForBeer(box, state),
      deliver: deliverBest(box),
      trainsPending: (state) => buying.pending(state),
    }),
    cardGoesOn(box.investor.offers, 'after-round'),
  ];
}
