import { payPrivates } from '@/engine/finance/privates';
import type { FinanceState } from '@/engine/finance/state';
import { phaseOf } from '@/engine/finance/trains';
import type { Moment } from '@/engine/game/move';
import { moveToken, placeToken, priceOf } from '@/engine/market/grid';
import { beginOperatingRound, type OperatingRules } from '@/engine/rounds/operating';
import { nextOfSet } from '@/engine/rounds/sets';
import { dividendStep } from '@/engine/steps/dividend';
import type { Networks } from '@/engine/steps/network';
import { runStep } from '@/engine/steps/run';
import type { RailState } from '@/engine/steps/state';
import { nextToken, stationStep } from '@/engine/steps/station';
import { trackStep } from '@/engine/steps/track';
import { type TrainRules, trainStep } from '@/engine/steps/trains';
import type { RhinelandBox } from '../box';
import type { CompanyMove, CompanyStep } from '../moves';
import { powerRule, powersPending } from './powers';
import { closePrivates } from './privates';
import { dropOneSpace } from './stock';
import { trackRules } from './track';

/** [18Rhl 6.2.5] right for a dividend of at least the value, left for none; a smaller one goes under the others. */
function onDividend(box: RhinelandBox, draft: RailState, company: string, dividend: number): void {
  const token = draft.prices[company]!;
  if (dividend === 0) moveToken(box.market, draft, company, 'left');
  else if (dividend >= priceOf(box.market, draft, company)) moveToken(box.market, draft, company, 'right');
  else placeToken(draft, company, { row: token.row, col: token.col });
}

export function trainRules(box: RhinelandBox): TrainRules {
  return {
    market: box.market,
    types: box.trains,
    phases: box.phases,
    poolLimit: box.poolLimit,
    canRun: (state, company) => box.couldRun(state, company),
    onPhase(draft, phase, moment) {
      if (phase.closePrivates) closePrivates(draft, moment);
    },
    // one space, however many shares
    onSale(draft, company, { first }) {
      if (first) dropOneSpace(box, draft, company);
    },
  };
}

/** [18Rhl 6.2] the steps of a company's turn, and what begins and ends a round. */
export function operatingRules(
  box: RhinelandBox,
  network: Networks,
): OperatingRules<RailState, CompanyMove, CompanyStep> {
  const powers = { box, network };
  const rules: OperatingRules<RailState, CompanyMove, CompanyStep> = {
    market: box.market,
    steps: [
      trackStep({
        ...trackRules(box, network),
        extras: [powerRule(powers)],
        extrasPending: (state) => powersPending(powers, state),
      }),
      stationStep({ network, price: (state, company) => nextToken(state, company) ?? 0 }),
      runStep({
        runInput: (state, company) => box.runInput(state, company),
        canRun: (state, company) => box.canRun(state, company),
      }),
      dividendStep({ onDividend: (draft, company, dividend) => onDividend(box, draft, company, dividend) }),
      trainStep(trainRules(box)),
    ],
    onBegin: (draft, moment) => payPrivates(box.privates, draft, moment),
    onEnd: (draft, moment) => nextOfSet(rules, draft, moment),
  };
  return rules;
}

/** [18Rhl 6.3] as many rounds as the phase says when the stock round ends. */
export function beginSet(
  box: RhinelandBox,
  rules: OperatingRules<RailState, CompanyMove, CompanyStep>,
  draft: FinanceState,
  set: number,
  moment: Moment,
): void {
  const of = phaseOf(box.phases, draft).operatingRounds;
  beginOperatingRound(rules, draft as RailState, { set, number: 1, of }, moment);
}
