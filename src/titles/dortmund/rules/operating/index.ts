import { coloursUpTo } from '@/engine/board/colours';
import { payPrivates } from '@/engine/finance/privates';
import type { CompanyId } from '@/engine/game/ids';
import type { Moment, Rule } from '@/engine/game/move';
import { type OperatingRules, operatingOrder } from '@/engine/rounds/operating';
import type { Route, Running } from '@/engine/routes/types';
import { dividendStep } from '@/engine/steps/dividend';
import type { Networks } from '@/engine/steps/network';
import { type RunMove, type RunRules, runStep } from '@/engine/steps/run';
import { turnOf } from '@/engine/steps/state';
import { stationStep } from '@/engine/steps/station';
import { offeredAs, offeredWith, type Step } from '@/engine/steps/step';
import { oneLay, trackStep } from '@/engine/steps/track';
import { type TrainRules, trainStep } from '@/engine/steps/trains';
import { each } from '../../variants/hooks';
import type { VariantMove } from '../../variants/moves';
import { type BreweryMove, withMarkerOfDirector } from '../breweries';
import { linkMissing } from '../track';
import { deliversTo } from './beer';
import { hasSpecial, type OperatingBox } from './box';
import { beerStep } from './deliver';
import { dividendRules } from './dividend';
import { type LinkRules, linkStep } from './link';
import type { DealMove, DeliverMove, OperatingMove, OperatingStep } from './moves';
import { moneyFromDeal, redeemRule, sellShareRule } from './own-shares';
import { runningTrains } from './runners';
import { type Carrier, nothingDone, type OperatingGame } from './state';
import { stationRules } from './station';
import { firstTrainStep, retireTrains, trainRules } from './trains';

export type { OperatingBox } from './box';
export { beerOf } from './deliver';
export { routesOf } from './routes';
export { trainRules } from './trains';

type CompanyStep = Step<OperatingGame, OperatingMove, OperatingStep>;

/** What may be done in any step of a turn. */
type AnytimeMove = BreweryMove | VariantMove;

/** What begins and ends rounds, and moves that may be made in any step of a turn; how a game differs from The Railway Game. */
export interface OperatingOptions {
  readonly anytime: readonly Rule<OperatingGame, AnytimeMove>[];
  onEnd(draft: OperatingGame, moment: Moment): void;
  readonly trains?: TrainRules;
  /** Which companies act, in which order: all that have floated, if left out. */
  order?(state: OperatingGame): CompanyId[];
  readonly onLinked?: LinkRules['onLinked'];
  /** The step after the run in which beer is delivered. */
  readonly beer?: Step<OperatingGame, DeliverMove, 'beer'>;
  /** Other runs that a company may choose between, where what its trains carry leaves a choice. */
  readonly otherInputs?: RunRules['otherInputs'];
  /** Trains that can deliver beer after this run: all on routes to red areas, if left out. */
  carriersIn?(state: OperatingGame, run: readonly Running<Route>[]): Carrier[];
}

/** [18DO 4.5] the steps of a company's turn, and what begins a round and a turn. */
export function operatingRules(
  box: OperatingBox,
  network: Networks,
  options: OperatingOptions,
): OperatingRules<OperatingGame, OperatingMove, OperatingStep> {
  const { anytime, onEnd, trains = trainRules(box), onLinked, beer = beerStep(box) } = options;
  const deals: readonly Rule<OperatingGame, DealMove>[] = [sellShareRule(box, trains), redeemRule(box)];
  const { variants = [] } = box;
  const ofVariants = variants.flatMap((variant) => variant.anytime ?? []);
  const meanwhile = [...anytime, ...ofVariants].map((each) => openingBeer(beer, each));
  /** [18DO 4.5] its own certificates are dealt in at any time. */
  const open = (step: CompanyStep): CompanyStep => ({
    ...step,
    rules: [...step.rules, ...deals, ...meanwhile],
  });
  /** [18DO 4.5, ruling 109] a step is not lost because a certificate has not been sold for it yet. */
  const payable = (step: CompanyStep): CompanyStep => offeredWith(step, (state) => moneyFromDeal(box, state));
  const track = trackStep({
    network,
    colours: (state) => coloursUpTo(box.phases.of(state).colour),
    objection: (state, lay) => linkMissing(state.board, lay),
    extraCost: (state, hex) =>
      variants.reduce((sum, { extraCost }) => sum + (extraCost?.(state as OperatingGame, hex) ?? 0), 0),
    onLaid: (draft, lay) => each(variants, (variant) => variant.onLaid?.(draft as OperatingGame, lay)),
    allowance: oneLay,
  });
  const halves = variants.flatMap(({ dividendMoves }) => dividendMoves?.(box.market) ?? []);
  const tradeIns = variants.flatMap(({ purchaseMoves }) => purchaseMoves?.(trains) ?? []);
  const buying = trainStep(trains);
  return {
    kind: 'operating',
    order: (state) => options.order?.(state) ?? operatingOrder(box.market, state),
    orderStands: true,
    steps: [
      firstTrainStep(box, trains),
      track,
      // [18DO 4.3.1, 4.5.3, ruling 115] nor because a marker has not been assigned yet
      offeredAs(payable(stationStep(stationRules(box, network))), (state) =>
        withMarkerOfDirector(state, turnOf(state).company),
      ),
      payable(linkStep({ box, network, ...(onLinked && { onLinked }) })),
      runningStep(box, options),
      beer,
      dividendStep(dividendRules(box.market, halves)),
      {
        ...buying,
        // after the run the value may have changed: the last chance for a deal of this turn
        rules: [...buying.rules, ...tradeIns],
        pending: (state: OperatingGame) =>
          buying.pending(state) || [...tradeIns, ...deals].some((move) => move.any(state)),
      },
    ].map(open),
    onBegin: (draft, moment) => payPrivates(box.breweries, draft, moment),
    onTurn: (draft, company, moment) => beginTurn(box, draft, company, moment),
    onEnd,
  };
}

function beginTurn(box: OperatingBox, draft: OperatingGame, company: CompanyId, moment: Moment): void {
  draft.done = nothingDone();
  each(box.variants, (variant) => variant.onTurn?.(draft, company));
  // [18DO 4.3.2.1] given at the beginning of the first turn, to be used then or later
  if (!hasSpecial(box, company, 'freeCoalLinkOnce') || draft.companies[company]!.operated) return;
  draft.freeLinks.push(company);
  moment.emit({ type: 'free-link', company });
}

/**
 * [18DO 4.3.1, 4.5.5.1, ruling 111] beer that becomes usable after the run and before the dividend is decided
 * opens the beer step.
 */
function openingBeer(
  beer: CompanyStep,
  move: Rule<OperatingGame, AnytimeMove>,
): Rule<OperatingGame, AnytimeMove> {
  return {
    ...move,
    apply(draft, made, moment, before) {
      move.apply(draft, made, moment, before);
      const turn = turnOf(draft);
      if (turn.step === 'dividend' && beer.pending(draft)) turn.step = beer.id;
    },
  };
}

/** What differs in the runs of the games. */
type RunOptions = Pick<OperatingOptions, 'otherInputs' | 'carriersIn'>;

/** [18DO 4.5.5] all trains run; beer is delivered afterwards, and what is on its last run leaves. */
export function runRules(
  box: OperatingBox,
  { otherInputs, carriersIn = carriersOnRoutes }: RunOptions = {},
): RunRules {
  return {
    ...(otherInputs && { otherInputs }),
    runInput: (state, company) => box.runInput(state as OperatingGame, company),
    ownRules: ({ shared: _, ...rules }) => rules,
    canRun: (state, company) => box.canRun(state as OperatingGame, company),
    onRun(draft, run, moment, before) {
      const game = draft as OperatingGame;
      game.done.carriers = carriersIn(before as OperatingGame, run);
      retireTrains(box, game, moment);
    },
  };
}

function runningStep(box: OperatingBox, options: RunOptions): Step<OperatingGame, RunMove, 'run'> {
  const step = runStep(runRules(box, options));
  return { ...step, pass: (draft, moment) => retireTrains(box, draft, moment) };
}

/** Trains whose routes let them deliver beer, by their place among the company's trains. */
function carriersOnRoutes(state: OperatingGame, run: readonly Running<Route>[]): Carrier[] {
  const types = runningTrains(state, turnOf(state).company).map(({ type }) => type);
  const taken = new Set<number>();
  return run.flatMap(({ train, route }) => {
    const index = types.findIndex((type, i) => type === train.id && !taken.has(i));
    taken.add(index);
    const to = [...deliversTo(route)];
    return to.length > 0 ? [{ index, train: train.id, to }] : [];
  });
}
