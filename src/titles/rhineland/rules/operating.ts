import { payPrivates } from '@/engine/finance/privates';
import type { FinanceState } from '@/engine/finance/state';
import type { HexId } from '@/engine/game/ids';
import type { Moment } from '@/engine/game/move';
import { beginOperatingRound, type OperatingRules, operatingOrder } from '@/engine/rounds/operating';
import { nextOfSet } from '@/engine/rounds/sets';
import { dividendStep } from '@/engine/steps/dividend';
import type { Networks } from '@/engine/steps/network';
import { runStep } from '@/engine/steps/run';
import { type RailState, turnOf } from '@/engine/steps/state';
import { nextToken, stationStep } from '@/engine/steps/station';
import type { Step } from '@/engine/steps/step';
import { trackStep } from '@/engine/steps/track';
import { type TrainRules, trainStep } from '@/engine/steps/trains';
import type { RhinelandBox } from '../box';
import type { CompanyMove, CompanyStep } from '../moves';
import { freeStationRule, hasFreeStation } from './free-station';
import { powerRule, powersPending } from './powers';
import { closePrivates } from './privates';
import { payForRun, payForStation } from './targets';
import { trackRules } from './track';
import { tokenPending, tokenRules } from './train-token';

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

function tokenPrice(box: RhinelandBox, token: number, hex: HexId): number {
  return box.stationPrice?.(token, hex) ?? token;
}

/** [18Rhl 6.2] the steps of a company's turn, and what begins and ends a round. */
export function operatingRules(
  box: RhinelandBox,
  network: Networks,
): OperatingRules<RailState, CompanyMove, CompanyStep> {
  const powers = { box, network };
  const anywhere = tokenRules(box);
  type AnyStep = Step<RailState, CompanyMove, CompanyStep>;
  const withToken = (step: AnyStep): AnyStep => ({ ...step, rules: [...step.rules, ...anywhere] });
  const rules: OperatingRules<RailState, CompanyMove, CompanyStep> = {
    kind: 'operating',
    order: (state) => operatingOrder(box.market, state),
    steps: [
      trackStep({
        ...trackRules(box, network),
        extras: [powerRule(powers)],
        extrasPending: (state) => powersPending(powers, state) || tokenPending(box, state),
      }),
      stationStep({
        network,
        price: (state, company, { hex }) => tokenPrice(box, nextToken(state, company) ?? 0, hex),
        onBuilt: (draft, company, place, moment) => payForStation(box, draft, company, place, moment),
        ...(hasFreeStation(box) && { extras: [freeStationRule(box)] }),
      }),
      runStep({
        runInput: (state, company) => box.runInput(state, company),
        canRun: (state, company) => box.canRun(state, company),
        also: (state) => box.routesAlso?.(state).join() ?? '',
        onRun: (draft, run, moment, before) =>
          payForRun(box, draft, turnOf(draft).company, run, moment, before),
      }),
      dividendStep({ market: box.market }),
      trainStep(trainRules(box)),
    ].map(withToken),
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
