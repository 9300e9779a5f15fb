import type { Place } from '@/engine/board/stations';
import { isPenniless } from '@/engine/finance/money';
import { payPrivates } from '@/engine/finance/privates';
import type { FinanceState } from '@/engine/finance/state';
import type { CompanyId, HexId, TrainId } from '@/engine/game/ids';
import type { Moment, Rule } from '@/engine/game/move';
import { object } from '@/engine/game/refusal';
import { isInvestors } from '@/engine/investor/state';
import { beginOperatingRound, type OperatingRules, operatingOrder } from '@/engine/rounds/operating';
import { nextOfSet } from '@/engine/rounds/sets';
import { dividendStep } from '@/engine/steps/dividend';
import type { Networks } from '@/engine/steps/network';
import { type RunRules, runStep } from '@/engine/steps/run';
import { type RailState, turnOf } from '@/engine/steps/state';
import { nextToken, stationStep } from '@/engine/steps/station';
import type { Step } from '@/engine/steps/step';
import { trackStep } from '@/engine/steps/track';
import { type TrainRules, trainStep } from '@/engine/steps/trains';
import type { RhinelandBox } from '../box';
import type { CompanyMove, CompanyStep } from '../moves';
import type { RhinelandState } from '../state';
import { buildsWithoutRoute } from './features';
import { type FreeStationMove, freeStationRule, hasFreeStation } from './free-station';
import { type HarbourMove, harbourRule } from './harbours';
import { keptForHarbour, shutsHarbour } from './investor/way';
import { type ExtraLayMove, extraLayRule, keepApartRule, noteApart } from './kreisbahn';
import { hasPhaseEffects, planEffects } from './phase-effects';
import { type PowerMove, powerRule, powersPending } from './powers';
import { closePrivates } from './privates';
import { payForRun, payForStation } from './targets';
import { trackRules } from './track';
import { tokenPending, tokenRules } from './train-token';

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
    tradeObjection: (state, seller, type) =>
      // [18LRA 9.2.2] the Investor's corporation never sells one
      isInvestors(state as RhinelandState, seller)
        ? object('investor-keeps-trains', { company: seller })
        : staysObjection(type),
    discardObjection: (_state, _company, type) => staysObjection(type),
  };
}

function tokenPrice(box: RhinelandBox, token: number, hex: HexId): number {
  return box.stationPrice?.(token, hex) ?? token;
}

export function runRules(box: RhinelandBox): RunRules {
  const { kreisbahn } = box;
  return {
    runInput: (state, company) => box.runInput(state, company),
    canRun: (state, company) => box.canRun(state, company),
    also: (state) => box.routesAlso?.(state).join() ?? '',
    onRun(draft, run, moment, before) {
      if (kreisbahn) noteApart(kreisbahn, draft, run);
      payForRun(box, draft, turnOf(draft).company, run, moment, before);
    },
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
  const stationExtras: readonly Rule<RailState, HarbourMove | FreeStationMove>[] = [
    ...(hasHarbours ? [harbourRule(box, network)] : []),
    ...(hasFreeStation(box) ? [freeStationRule(box)] : []),
  ];
  const anywhere = tokenRules(box);
  type AnyStep = Step<RailState, CompanyMove, CompanyStep>;
  const withToken = (step: AnyStep): AnyStep => ({ ...step, rules: [...step.rules, ...anywhere] });
  const rules: OperatingRules<RailState, CompanyMove, CompanyStep> = {
    kind: 'operating',
    order: (state) => operatingOrder(box.market, state),
    steps: [
      trackStep({
        ...trackRules(box, network),
        extras: layExtras,
        extrasPending: (state) =>
          powersPending(powers, state) ||
          tokenPending(box, state) ||
          extraLays.some((extraLay) => extraLay.any(state)),
      }),
      stationStep({
        network,
        price: (state, company, { hex }) =>
          isPenniless(state, company) ? 0 : tokenPrice(box, nextToken(state, company) ?? 0, hex),
        ...(box.investor && {
          tokenKept: (state: RailState, company: CompanyId) => keptForHarbour(box, state, company),
          placeKept: (state: RailState, company: CompanyId, { hex }: Place) =>
            shutsHarbour(box, state, company, hex),
        }),
        withoutRoute: (_state, company, place) => buildsWithoutRoute(box, company, place),
        onBuilt: (draft, company, place, moment) => payForStation(box, draft, company, place, moment),
        extras: stationExtras,
      }),
      runStep(runRules(box)),
      dividendStep({ market: box.market, extras: kreisbahn ? [keepApartRule(box.market)] : [] }),
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
