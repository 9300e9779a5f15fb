import { transfer } from '@/engine/finance/money';
import { payPrivates } from '@/engine/finance/privates';
import type { CompanyId } from '@/engine/game/ids';
import type { Moment, Rule } from '@/engine/game/move';
import { object } from '@/engine/game/refusal';
import { byPrice } from '@/engine/market/market';
import type { OperatingRules } from '@/engine/rounds/operating';
import { bestRun } from '@/engine/routes/best';
import { dealStep } from '@/engine/steps/deal';
import { type DividendMove, dividendStep } from '@/engine/steps/dividend';
import { type RunMove, runStep } from '@/engine/steps/run';
import { actingDecider, type OperatingRoundState, turnOf } from '@/engine/steps/state';
import { nextToken, stationStep } from '@/engine/steps/station';
import { offeredWith, type Step, skipRule } from '@/engine/steps/step';
import type { TrainRules } from '@/engine/steps/trains';
import { acquireTrain } from '@/engine/steps/trains/acquire';
import { buyFromRule, buyTrainRule, trainsForSale } from '@/engine/steps/trains/buy';
import { mustOwnTrain } from '@/engine/steps/trains/duty';
import { noTrain } from '@/engine/steps/trains/nothing';
import type { RuhrBox } from '../../box';
import type { OperatingMove, OperatingStep, TrainsMove } from '../../moves';
import type { RuhrState, TurnDone } from '../../state';
import { bankRuns } from '../bank/bankruptcy';
import { forceTrainFromRule, forceTrainRule, unpaidDuty } from '../bank/forced';
import { lend } from '../bank/loans';
import { scrapEngineRule } from '../montan/engines';
import { incomeStep } from '../montan/income';
import { investStep } from '../montan/invest';
import { incomeOf, isActive, isMontan } from '../montan/markers';
import { type HorseMove, horseRule, linkRule } from './links';
import { buyCertificateRule, type DealMove, moneyFromDeal, sellCertificateRule } from './own-certificates';
import { layStep } from './track';

export function nothingDone(): TurnDone {
  return { laidOn: [], dealt: false, linked: false, invested: false, declined: {} };
}

/** An operating round that interrupts the sale of the starting package [18Ruhr 3.1]. */
export function isInterim(state: RuhrState): boolean {
  return state.round.kind === 'operating' && (state.round as OperatingRoundState).set === 0;
}

/** [18Ruhr 5.6, ruling 23] has it floated, and need it wait for no phase? */
function operates(box: RuhrBox, state: RuhrState, company: CompanyId): boolean {
  const waitsFor = box.railways.find(({ id }) => id === company)?.operatesFromPhase;
  if (!state.companies[company]!.floated || waitsFor === undefined) return state.companies[company]!.floated;
  const at = (id: string) => box.phases.all.findIndex((phase) => phase.id === id);
  return at(box.phases.of(state).id) >= at(waitsFor);
}

/** [18Ruhr 7.1, ruling 34] private Montan companies by number, then corporations by value as it is now. */
export function operatingOrder(box: RuhrBox, state: RuhrState): CompanyId[] {
  const active = box.active.map(({ id }) => id).filter((id) => state.companies[id]!.floated);
  if (isInterim(state)) return active;
  const corporations = box.listed.map(({ id }) => id).filter((id) => operates(box, state, id));
  return [...active, ...byPrice(box.market, state, corporations)];
}

type RuhrStep = Step<RuhrState, OperatingMove, OperatingStep>;

/** A step of railways that somebody decides for. */
function ofRailways<S extends RuhrStep>(box: RuhrBox, step: S): S {
  const acts = (state: RuhrState) => {
    const { company } = turnOf(state);
    return !isMontan(box, company) && !bankRuns(state, company);
  };
  return {
    ...step,
    pending: (state: RuhrState) => acts(state) && step.pending(state),
    nothing: (state: RuhrState) => (acts(state) ? step.nothing?.(state) : undefined),
  };
}

export interface OperatingOptions {
  readonly trains: TrainRules;
  onEnd(draft: RuhrState, moment: Moment): void;
}

/** [18Ruhr 7] the steps of a turn, of whatever company: those that are not its own are passed over. */
export function operatingRules(
  box: RuhrBox,
  { trains, onEnd }: OperatingOptions,
): OperatingRules<RuhrState, OperatingMove, OperatingStep> {
  const deals: readonly Rule<RuhrState, DealMove>[] = [
    corporationsOnly(box, sellCertificateRule(box)),
    corporationsOnly(
      box,
      buyCertificateRule(box, (state) => unpaidDuty({ box, trains }, state)),
    ),
  ];
  const anytime: readonly Rule<RuhrState, DealMove | HorseMove>[] = [...deals, horseRule(box)];
  const scrap = scrapEngineRule(box);
  const open = (step: RuhrStep): RuhrStep => ({ ...step, rules: [...step.rules, ...anytime, scrap] });
  /** The last step of a turn is not passed over while something may be done at any time and the turn may end. */
  const last = (step: RuhrStep, isItsKind: (company: CompanyId) => boolean): RuhrStep => {
    const skip = step.rules.find(({ type }) => type === 'skip')!;
    return {
      ...step,
      pending(state) {
        const { company } = turnOf(state);
        if (!isItsKind(company) || bankRuns(state, company)) return false;
        return step.pending(state) || (skip.any(state) && anytime.some((each) => each.any(state)));
      },
    };
  };
  const payable = (step: RuhrStep): RuhrStep => offeredWith(step, (state) => moneyFromDeal(box, state));
  const run = ofRunning(box);
  const isBuilt = (state: RuhrState) => turnOf(state).stationUsed;
  const station = ofRailways(box, openForLink(box, payable(stationOf(box)), [run], isBuilt));
  return {
    kind: 'operating',
    order: (state) => operatingOrder(box, state),
    steps: [
      incomeStep(box),
      ofRailways(box, openForLink(box, layStep(box), [station, run])),
      station,
      run,
      dealStep((state) => isIdle(box, state), deals),
      ofCorporations(box),
      last(investStep(box, trains), (company) => isMontan(box, company)),
      last(trainsStep(box, trains), (company) => !isMontan(box, company)),
    ].map(open),
    onBegin: (draft, moment) => payPrivates(box.privates, draft, moment),
    onTurn(draft, company) {
      draft.done = nothingDone();
      if (isMontan(box, company) && !isActive(box, company))
        turnOf(draft).revenue = incomeOf(box, draft, company);
    },
    onEnd,
  };
}

/** Only corporations have certificates that are dealt in. */
function corporationsOnly(box: RuhrBox, deal: Rule<RuhrState, DealMove>): Rule<RuhrState, DealMove> {
  const isPrivate = (state: RuhrState) => isActive(box, turnOf(state).company);
  return {
    ...deal,
    choices: (state) => (isPrivate(state) ? [] : deal.choices(state)),
    any: (state) => !isPrivate(state) && deal.any(state),
    check: (state, move) =>
      isPrivate(state)
        ? object('no-own-certificates', { company: turnOf(state).company })
        : deal.check(state, move),
  };
}

/** [18Ruhr 10.3, ruling 71] a railway builds its link at any moment before its trains run. */
function withLink(box: RuhrBox, step: RuhrStep): RuhrStep {
  const build = linkRule(box);
  return { ...step, rules: [...step.rules, build] };
}

/** A step that stays open for a link where none of the steps before the trains have run is left for it. */
function openForLink(
  box: RuhrBox,
  step: RuhrStep,
  later: readonly RuhrStep[],
  begun: (state: RuhrState) => boolean = () => true,
): RuhrStep {
  const build = linkRule(box);
  const isLast = (state: RuhrState) => begun(state) && !later.some((each) => each.pending(state));
  return {
    ...withLink(box, step),
    pending: (state) => step.pending(state) || (build.any(state) && isLast(state)),
  };
}

/** A place for a station alone is what this step is for: links and deals stand beside the steps before and after it. */
function stationOf(box: RuhrBox): RuhrStep {
  return stationStep({
    network: box.network,
    price: (state, company) => nextToken(state, company) ?? 0,
  });
}

/** [18Ruhr 10.5] all trains run; for a corporation that the bank runs the best run is made at once [ruling 126]. */
function ofRunning(box: RuhrBox): RuhrStep {
  const run = runStep({
    runInput: (state, company) => box.runInput(state, company),
    canRun: (state, company) => box.canRun(state, company),
    // a link that is built before the trains run changes nothing but what locations show
    also: (state) =>
      Object.values((state as RuhrState).locations)
        .map(({ value }) => value)
        .join(),
  });
  const [rule] = run.rules;
  return {
    ...withLink(box, run),
    pending: (state) => !bankRuns(state, turnOf(state).company) && run.pending(state),
    pass(draft, moment, state) {
      if (!bankRuns(state, turnOf(state).company) || !run.pending(state)) return;
      const { routes } = bestRun(box.runInput(state, turnOf(state).company));
      const best: RunMove = { type: 'run', routes: routes.map((pieces) => [...pieces]) };
      rule!.apply(draft, best, moment, state);
      turnOf(draft).finished = false;
    },
  };
}

/** [18Ruhr 7.2, ruling 134] a Montan corporation without income may make its deal of the turn before its marker falls. */
function isIdle(box: RuhrBox, state: RuhrState): boolean {
  const { company, revenue } = turnOf(state);
  return revenue === 0 && isMontan(box, company) && !isActive(box, company) && !bankRuns(state, company);
}

/** [18Ruhr 10.6.2, 7.2] railways and Montan corporations pay out or withhold; the bank always withholds. */
function ofCorporations(box: RuhrBox): RuhrStep {
  const dividend = dividendStep({ market: box.market });
  const [decide] = dividend.rules;
  return {
    ...dividend,
    pending: (state) => {
      const { company } = turnOf(state);
      return !isActive(box, company) && !bankRuns(state, company) && dividend.pending(state);
    },
    pass(draft, moment, state) {
      const { company, revenue } = turnOf(state);
      if (isActive(box, company)) return;
      if (revenue === 0) dividend.pass!(draft, moment, state);
      else {
        const keep: DividendMove = { type: 'dividend', pay: false };
        decide!.apply(draft, keep, moment, state);
        turnOf(draft).finished = false;
      }
    },
  };
}

/** [18Ruhr 10.8] trains, one at a time; the bank buys the cheapest when it must, on loan [rulings 115, 126]. */
function trainsStep(box: RuhrBox, trains: TrainRules): RuhrStep {
  const forcing = { box, trains };
  const purchases: readonly Rule<RuhrState, TrainsMove>[] = [
    buyTrainRule(trains),
    buyFromRule(trains),
    forceTrainRule(forcing),
    forceTrainFromRule(forcing),
  ];
  const skip = skipRule<RuhrState>((state) =>
    mustOwnTrain(trains, state) ? object('must-own-train') : undefined,
  );
  return {
    id: 'trains',
    actor: actingDecider,
    rules: [...purchases, skip],
    pending: (state) => mustOwnTrain(trains, state) || purchases.some((each) => each.any(state)),
    nothing(state) {
      const { company } = turnOf(state);
      const asksNobody = isMontan(box, company) || bankRuns(state, company);
      return asksNobody ? undefined : noTrain(trains, purchases.slice(0, 2), state);
    },
    pass(draft, moment, state) {
      const { company } = turnOf(state);
      if (isMontan(box, company) || !bankRuns(state, company) || !mustOwnTrain(trains, state)) return;
      const [cheapest] = trainsForSale(trains, state).sort((a, b) => a.price - b.price);
      lend(draft, company, cheapest!.price - draft.companies[company]!.treasury, moment);
      transfer(draft, { company }, 'bank', cheapest!.price);
      const { type: train, from, price: amount } = cheapest!;
      moment.emit({ type: 'train-bought', company, train, from, amount });
      acquireTrain(trains, draft, company, train, from, moment);
    },
  };
}
