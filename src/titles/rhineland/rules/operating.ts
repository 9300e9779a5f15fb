import { payPrivates } from '@/engine/finance/privates';
import type { FinanceState } from '@/engine/finance/state';
import type { Moment } from '@/engine/game/move';
import { beginOperatingRound, type OperatingRules, operatingOrder } from '@/engine/rounds/operating';
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
import { trackRules } from './track';

export function trainRules(box: RhinelandBox): TrainRules {
  return {
    market: box.market,
    types: box.trains,
    phases: box.phases,
    poolLimit: box.poolLimit,
    bankruptcyEnds: box.bankruptcyEnds,
    canRun: (state, company) => box.couldRun(state, company),
    onPhase(draft, phase, moment) {
      if (phase.closePrivates) closePrivates(draft, moment);
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
    kind: 'operating',
    order: (state) => operatingOrder(box.market, state),
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
      dividendStep({ market: box.market }),
      trainStep(trainRules(box)),
    ],
    onBegin: (draft, moment) => payPrivates(box.privates, draft, moment),
    onEnd: (draft, moment) => nextOfSet([rules], draft, moment),
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
  const of = box.phases.of(draft).operatingRounds;
  beginOperatingRound(rules, draft as RailState, { set, number: 1, of }, moment);
}
