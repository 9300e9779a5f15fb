import type { Moment, Move, Rule } from '@/engine/game/move';
import type { OperatingRules } from '@/engine/rounds/operating';
import { dealStep } from '@/engine/steps/deal';
import type { Step } from '@/engine/steps/step';
import type { TrainRules } from '@/engine/steps/trains';
import { prepareMarket } from '../../hsb/beer/prepare';
import type { HsbBox } from '../../hsb/box';
import { dutyObjection, equipmentStep } from '../../hsb/brewing/equipment';
import { hasNoEquipment, nextOrder, scrapUnwanted, shareStep } from '../../hsb/brewing/round';
import type { DealMove } from '../../rules/operating/moves';
import { redeemRule, sellShareRule } from '../../rules/operating/own-shares';
import { nothingDone } from '../../rules/operating/state';
import { loadWithContractStep } from '../events/contract';
import { incomeStep, secondShiftStep } from '../events/deliveries';
import { takeStep } from '../events/events';
import { payWithCardRule, upgradeRule } from '../events/purchase';
import { askForAdvertising, askForMarketing } from '../events/round';
import { fairRule, investorRule } from '../events/turn';
import { buyMarkerFromRule, buyMarkerRule } from '../markers/buy';
import { payPubs } from '../markers/pubs';
import type { ExpertBrewingMove, ExpertBrewingStep } from '../moves';
import type { ExpertState } from '../state';
import { supplyRestStep, supplyStep } from './supply';

type BreweryStep = Step<ExpertState, ExpertBrewingMove, ExpertBrewingStep>;

/** [18DO 7.6] a Brewery Round with equipment markers and special events. */
export function expertBrewingRules(
  box: HsbBox,
  cards: TrainRules,
  next: (draft: ExpertState, moment: Moment) => void,
): OperatingRules<ExpertState, ExpertBrewingMove, ExpertBrewingStep> {
  const deals: readonly Rule<ExpertState, DealMove>[] = [sellShareRule(box, cards), redeemRule(box)];
  /** [18DO 6.5.2.1, 7.2 G, M] at any time of the turn. */
  const investor = investorRule(box);
  const anytime = [...deals, fairRule(box), investor];
  const open = (step: BreweryStep): BreweryStep => ({ ...step, rules: [...step.rules, ...anytime] });
  return {
    kind: 'brewery',
    order: (state) => state.breweryOrder.filter((id) => state.companies[id]!.floated),
    orderStands: true,
    steps: [
      supplyStep(box),
      secondShiftStep(box),
      loadWithContractStep(box),
      supplyRestStep(box),
      incomeStep(box),
      dealStep(hasNoEquipment, [...deals, investor]),
      shareStep(box),
      purchaseStep(box, cards, anytime),
      takeStep(),
    ].map(open),
    announce: ({ set, number, of }, moment) => moment.emit({ type: 'brewery-round', set, number, of }),
    // [18DO 6.5.2, ruling 47] in this order
    onBegin(draft, moment) {
      draft.spent = {};
      draft.ordered = false;
      scrapUnwanted(box, draft, moment);
      payPubs(box, draft, moment);
      askForAdvertising(box, draft);
    },
    onTurn(draft) {
      draft.done = nothingDone();
      draft.refused = [];
    },
    onEnd(draft, moment) {
      if (draft.ordered) {
        prepareMarket(draft, moment);
        next(draft, moment);
        return;
      }
      draft.ordered = true;
      draft.breweryOrder = nextOrder(box, draft);
      moment.emit({ type: 'brewery-order', companies: [...draft.breweryOrder] });
      // [18DO 7.2 L] the round ends once the event is used or kept
      askForMarketing(box, draft);
    },
  };
}

/** [18DO 7.6, ruling 67] equipment or a marker, from the bank or from other companies; with the events for purchases. */
function purchaseStep(
  box: HsbBox,
  cards: TrainRules,
  anytime: readonly Rule<ExpertState, Move>[],
): BreweryStep {
  const shop = { box, owesCard: (state: ExpertState) => dutyObjection(box, cards, state) !== undefined };
  const step = equipmentStep(box, cards, []);
  const more = [
    buyMarkerRule(shop),
    buyMarkerFromRule(shop),
    payWithCardRule(box, cards),
    upgradeRule(box, cards),
  ];
  return {
    ...step,
    rules: [...step.rules, ...more],
    pending: (state) => step.pending(state) || [...more, ...anytime].some((each) => each.any(state)),
  };
}
