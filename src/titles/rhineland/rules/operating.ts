import { payPrivates } from '@/engine/finance/privates';
import type { FinanceState } from '@/engine/finance/state';
import type { TrainId } from '@/engine/game/ids';
import type { Moment, Rule } from '@/engine/game/move';
import { object } from '@/engine/game/refusal';
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
import type { RhinelandState } from '../state';
import { buildsWithoutRoute } from './features';
import { harbourRule } from './harbours';
import { type ExtraLayMove, extraLayRule, keepApartRule, noteApart } from './kreisbahn';
import { hasPhaseEffects, planEffects } from './phase-effects';
import { type PowerMove, powerRule, powersPending } from './powers';
import { closePrivates } from './privates';
import { trackRules } from './track';

export function trainRules(box: RhinelandBox): TrainRules {
  const bound = box.kreisbahn?.train.id;
  // [18LRA ruling 94] neither sold nor given up
  const staysObjection = (type: TrainId) =>
    type === bound ? object('train-stays', { train: type }) : undefined;
  const settles = hasPhaseEffects(box);
  return {
    market: box.market,
    types: box.trains,
    phases: box.phases,
    poolLimit: box.poolLimit,
    bankruptcyEnds: box.bankruptcyEnds,
    canRun: (state, company) => box.couldRun(state, company),
    onPhase(draft, phase, moment) {
      if (settles) planEffects(draft as RhinelandState, phase);
      else if (phase.closePrivates) closePrivates(draft, moment);
    },
    discardsFollow: settles,
    // [18LRA 4.1.2 no. 6] it does not spare its corporation a train of its own
    sufficesAsTrain: (type) => type !== bound,
    tradeObjection: (_state, _seller, type) => staysObjection(type),
    discardObjection: (_state, _company, type) => staysObjection(type),
  };
}

/** [18Rhl 6.2] the steps of a company's turn, and what begins and ends a round. */
export function operatingRules(
  box: RhinelandBox,
  network: Networks,
): OperatingRules<RailState, CompanyMove, CompanyStep> {
  const powers = { box, network };
  const { kreisbahn } = box;
  const extraLays = kreisbahn ? [extraLayRule({ box, kreisbahn, network })] : [];
  const layExtras: readonly Rule<RailState, PowerMove | ExtraLayMove>[] = [powerRule(powers), ...extraLays];
  const hasHarbours = box.companies.some(({ harbourToken }) => harbourToken);
  const rules: OperatingRules<RailState, CompanyMove, CompanyStep> = {
    kind: 'operating',
    order: (state) => operatingOrder(box.market, state),
    steps: [
      trackStep({
        ...trackRules(box, network),
        extras: layExtras,
        extrasPending: (state) =>
          powersPending(powers, state) || extraLays.some((extraLay) => extraLay.any(state)),
      }),
      stationStep({
        network,
        price: (state, company) => nextToken(state, company) ?? 0,
        withoutRoute: (_state, company, place) => buildsWithoutRoute(box, company, place),
        extras: hasHarbours ? [harbourRule(box, network)] : [],
      }),
      runStep({
        runInput: (state, company) => box.runInput(state, company),
        canRun: (state, company) => box.canRun(state, company),
        onRun: (draft, run) => kreisbahn && noteApart(kreisbahn, draft, run),
      }),
      dividendStep({ market: box.market, extras: kreisbahn ? [keepApartRule(box.market)] : [] }),
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
