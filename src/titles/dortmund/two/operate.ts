import { moveCertificates, ordinaryOf } from '@/engine/finance/certificates';
import { transfer } from '@/engine/finance/money';
import type { Moment } from '@/engine/game/move';
import type { Consequence } from '@/engine/game/title';
import { worthOf } from '@/engine/market/market';
import { keepRevenue, payDividend } from '@/engine/steps/dividend';
import { type RunRules, runBest } from '@/engine/steps/run';
import { turnOf } from '@/engine/steps/state';
import { noForcedPurchase } from '@/engine/steps/trains';
import { fullTens } from '../rules/operating/dividend';
import type { OperatingGame } from '../rules/operating/state';
import type { DividendReason } from './catalogue';
import { owedBy, repay } from './credit';
import type { InvestorsMarket } from './papers';
import { type ItsRailway, isItsTurn, ownsNewest, ownsPermanent, saleLeavesChoice } from './railway';
import { buyForced } from './raise';

/** What the steps of its turn are made of. */
export interface ItsSteps extends ItsRailway {
  readonly its: InvestorsMarket;
  readonly run: RunRules;
  /** Is its holder still to decide something before the run: whether the Investor's beer is to be used? */
  asksBeforeRun?(state: OperatingGame): boolean;
  /** Delivers the beer of its run, where nobody is asked. */
  deliver?(draft: OperatingGame, moment: Moment, state: OperatingGame): void;
  /** Has its holder anything to decide in the step in which trains are bought? */
  trainsPending(state: OperatingGame): boolean;
}

type Act = (draft: OperatingGame, moment: Moment, state: OperatingGame) => void;

/** [18DO 8.2.2.1, rulings 136, 138] what nobody decides in the turn of the Investor's railway: its run, its dividend, a train that it must have. */
export function operatesByItself<S extends OperatingGame>(steps: ItsSteps): Consequence<S> {
  return {
    due: (state) => actOf(steps, state) !== undefined,
    apply: (draft, moment, state) => actOf(steps, state)?.(draft, moment, state),
  };
}

function actOf(steps: ItsSteps, state: OperatingGame): Act | undefined {
  if (state.over || state.decisions.length > 0 || !isItsTurn(state)) return undefined;
  const { company, step, finished, revenue } = turnOf(state);
  if (step === 'trains') return withTrains(steps, state);
  if (finished) return undefined;
  switch (step) {
    case 'run':
      return steps.run.canRun(state, company) && !steps.asksBeforeRun?.(state)
        ? (draft, moment) => runBest(steps.run, draft, moment, state)
        : undefined;
    case 'beer':
      return steps.deliver;
    case 'dividend':
      return revenue > 0 ? (draft, moment) => shareOut(steps, draft, moment, state) : undefined;
    default:
      return undefined;
  }
}

function withTrains(steps: ItsSteps, state: OperatingGame): Act | undefined {
  const { finished } = turnOf(state);
  if (!finished && !noForcedPurchase(steps.trains, state))
    return saleLeavesChoice(steps, state)
      ? undefined
      : (draft, moment) => buyForced(steps.its, steps.trains, draft, moment, state);
  const isDone = finished || !steps.trainsPending(state);
  const percent = isDone ? redeemable(steps, state) : undefined;
  return percent === undefined ? undefined : (draft, moment) => redeem(steps, draft, percent, moment);
}

/** [18DO 8.2.2.1, W2] it pays out with a permanent train or one of the newest type on sale, and never while it owes money. */
function reasonOf(steps: ItsSteps, state: OperatingGame): DividendReason {
  const { company } = turnOf(state);
  if (owedBy(state, company) > 0) return 'credit';
  if (ownsPermanent(steps, state, company)) return 'permanent';
  return ownsNewest(steps, state, company) ? 'newest' : 'old';
}

function shareOut(steps: ItsSteps, draft: OperatingGame, moment: Moment, state: OperatingGame): void {
  const { company, revenue } = turnOf(state);
  const { market } = steps.box;
  const reason = reasonOf(steps, state);
  moment.emit({ type: 'investor-shares', company, reason });
  if (reason === 'permanent' || reason === 'newest') {
    payDividend(market, draft, fullTens(revenue), moment);
    return;
  }
  keepRevenue(market, draft, moment);
  if (reason === 'credit') repay(draft, moment);
}

/** [18DO 8.2.2.1, W6] with a permanent train it buys one of its own certificates back in every turn, if it can. */
function redeemable(steps: ItsSteps, state: OperatingGame): number | undefined {
  const { company } = turnOf(state);
  if (state.done.dealt || !ownsPermanent(steps, state, company)) return undefined;
  const { treasury } = state.companies[company]!;
  const percents = ordinaryOf(state, 'pool', company).map(({ percent }) => percent);
  return percents
    .sort((a, b) => a - b)
    .find((percent) => worthOf(steps.box.market, state, company, percent) <= treasury);
}

function redeem({ box }: ItsSteps, draft: OperatingGame, percent: number, moment: Moment): void {
  const { company } = turnOf(draft);
  const amount = worthOf(box.market, draft, company, percent);
  draft.done.dealt = true;
  moveCertificates(draft, company, [percent], 'pool', 'charter');
  transfer(draft, { company }, 'bank', amount);
  moment.emit({ type: 'investor-redeems', company, percent, amount });
}
