import type { FinanceState } from '@/engine/finance/state';
import { newValue, plainOf } from '@/engine/game/draft';
import type { CompanyId } from '@/engine/game/ids';
import type { Moment, Move, Rule } from '@/engine/game/move';
import { object } from '@/engine/game/refusal';
import type { OperatingRules } from '@/engine/rounds/operating';
import { dealStep } from '@/engine/steps/deal';
import { dividendStep } from '@/engine/steps/dividend';
import type { Step } from '@/engine/steps/step';
import type { TrainRules } from '@/engine/steps/trains';
import { dividendRules } from '../../rules/operating/dividend';
import type { DealMove } from '../../rules/operating/moves';
import { redeemRule, sellShareRule } from '../../rules/operating/own-shares';
import { nothingDone } from '../../rules/operating/state';
import { redeemsWithRest, sellsToEquip } from '../../two/hsb/bounds';
import type { BrewingVariantMove } from '../../variants/moves';
import { prepareMarket } from '../beer/prepare';
import { equipmentOf, equipmentUse } from '../beer/units';
import type { HsbBox } from '../box';
import type { BrewingMove, BrewingStep } from '../moves';
import { brewingTurnOf, type HsbState } from '../state';
import { deliverRestStep, deliverStep } from './deliver';
import { equipmentStep } from './equipment';
import { cardCount } from './equipment-limit';
import { loadStep } from './load';

type BreweryStep = Step<HsbState, BrewingMove, BrewingStep>;

/** [18DO 6.5.2] a Brewery Round: breweries in their order, what begins it and what ends it. */
export function brewingRules(
  box: HsbBox,
  cards: TrainRules,
  next: (draft: HsbState, moment: Moment) => void,
): OperatingRules<HsbState, BrewingMove, BrewingStep> {
  const deals: readonly Rule<HsbState, DealMove>[] = dealsOf(box, cards);
  /** [18DO 6.5.2.1] its own certificates are dealt in at any time. */
  const open = (step: BreweryStep): BreweryStep => ({ ...step, rules: [...step.rules, ...deals] });
  return {
    kind: 'brewery',
    // [18DO 6.4.1, ruling 110] one that is founded but has not floated is passed over
    order: (state) => state.breweryOrder.filter((id) => state.companies[id]!.floated),
    orderStands: true,
    steps: [
      deliverStep(box),
      loadStep(box),
      deliverRestStep(),
      dealStep(hasNoEquipment, deals),
      shareStep(box),
      equipmentStep(box, cards, deals),
    ].map(open),
    announce: ({ set, number, of }, moment) => moment.emit({ type: 'brewery-round', set, number, of }),
    onBegin: (draft, moment) => scrapUnwanted(box, draft, moment),
    onTurn(draft) {
      draft.done = nothingDone();
    },
    onEnd(draft, moment) {
      draft.breweryOrder = nextOrder(box, draft);
      moment.emit({ type: 'brewery-order', companies: [...draft.breweryOrder] });
      prepareMarket(draft, moment);
      next(draft, moment);
    },
  };
}

/** Its own certificates; the Investor's brewery has its reasons for them [18DO 8.2.2.2]. */
function dealsOf(box: HsbBox, cards: TrainRules): Rule<HsbState, DealMove>[] {
  const [sell, redeem] = [sellShareRule(box, cards), redeemRule(box)];
  if (!box.investor) return [sell, redeem];
  return [sellsToEquip(box, cards, sell), redeemsWithRest(box, cards, redeem)];
}

/** [ruling 145] it delivers nothing: its value is about to fall. */
export const hasNoEquipment = (state: HsbState) => cardCount(state, brewingTurnOf(state).company) === 0;

/** [18DO 6.5.2.5] what a brewery has earned is shared out or kept. */
export function shareStep(box: HsbBox) {
  const halves = (box.variants ?? [])
    .flatMap(({ dividendMoves }) => dividendMoves?.(box.market) ?? [])
    .map((half) => ofCorporations(box, half as Rule<HsbState, BrewingVariantMove>));
  return {
    ...dividendStep(
      dividendRules(box.market, halves as readonly Rule<FinanceState, BrewingVariantMove>[], (id) =>
        isMinor(box, id),
      ),
    ),
    memory: () => ({ revenue: 0 }),
  };
}

const isMinor = (box: HsbBox, company: CompanyId) => box.kindOf(company) === 'minor';

/** [18DO-MV 8 b, ruling 102] minor breweries halve their income anyhow. */
function ofCorporations<M extends Move>(box: HsbBox, half: Rule<HsbState, M>): Rule<HsbState, M> {
  const minor = (state: HsbState) => isMinor(box, brewingTurnOf(state).company);
  return {
    ...half,
    choices: (state) => (minor(state) ? [] : half.choices(state)),
    any: (state) => !minor(state) && half.any(state),
    check: (state, move) =>
      minor(state)
        ? object('no-half-dividend', { company: brewingTurnOf(state).company })
        : half.check(state, move),
  };
}

/** [18DO 6.5.2.2 b, ruling 47] equipment for a segment without demand leaves the game. */
export function scrapUnwanted(box: HsbBox, draft: HsbState, moment: Moment): void {
  const closed = draft.segments.flatMap(({ noDemand }, i) => (noDemand ? [i + 1] : []));
  const isUnwanted = (type: string) => closed.includes(box.equipment[type]!.type);
  draft.trains = newValue(
    plainOf(draft.trains).map((card) => {
      if (card.as !== equipmentUse || card.at === 'gone' || !isUnwanted(card.type)) return card;
      moment.emit({ type: 'equipment-lost', company: card.at, card: card.type });
      return { ...card, at: 'gone' };
    }),
  );
}

/** [18DO 6.5.2.8, ruling 58] by the highest type of equipment, then by the second; of equals as before. */
export function nextOrder(box: HsbBox, state: Pick<HsbState, 'breweryOrder' | 'trains'>): CompanyId[] {
  const types = (company: CompanyId) => equipmentOf(box, state, company).map(({ type }) => type);
  const key = (company: CompanyId) => {
    const [first = 0, second = 0] = types(company);
    return first * weightOfFirst + second;
  };
  return [...state.breweryOrder].sort((a, b) => key(b) - key(a));
}

/** More than any type: the second card counts only where the first are equal. */
const weightOfFirst = 100;
