import type { Moment, Move } from '@/engine/game/move';
import type { OperatingRules } from '@/engine/rounds/operating';
import type { Step } from '@/engine/steps/step';
import type { TrainRules } from '@/engine/steps/trains';
import { mustOwnTrain } from '@/engine/steps/trains/duty';
import { railwayRounds } from '../hsb/assemble';
import type { HsbBox } from '../hsb/box';
import type { OperatingStep } from '../rules/operating/moves';
import { buyMarkerFromRule, buyMarkerRule } from './markers/buy';
import { moveWagonRule } from './markers/wagons';
import type { ExpertMove } from './moves';
import type { ExpertState } from './state';

type RailwayStep = Step<ExpertState, ExpertMove, OperatingStep>;

/** [18DO 7.5] Railway Rounds as in Heat, Sweat & Beer; railways buy wagons, and move them at any time in their turn. */
export function railwaysWithWagons(
  box: HsbBox,
  cards: TrainRules,
  next: (draft: ExpertState, moment: Moment) => void,
): OperatingRules<ExpertState, ExpertMove, OperatingStep> {
  const railways = railwayRounds(box, cards, (draft, moment) => next(draft as ExpertState, moment));
  // [ruling 117] whoever must buy a train buys it first
  const shop = { box, owesCard: (state: ExpertState) => mustOwnTrain(cards, state) };
  const purchases = [buyMarkerRule(shop), buyMarkerFromRule(shop)];
  const move = moveWagonRule(box);
  const withWagons = (step: RailwayStep): RailwayStep => {
    if (step.id !== 'trains') return { ...step, rules: [...step.rules, move] };
    // the last chance of the turn
    const more = [...purchases, move];
    return {
      ...step,
      rules: [...step.rules, ...more],
      pending: (state) => step.pending(state) || more.some((each) => each.any(state)),
    };
  };
  return {
    ...(railways as OperatingRules<ExpertState, Move & ExpertMove, OperatingStep>),
    steps: (railways.steps as readonly RailwayStep[]).map(withWagons),
    onTurn(draft, company, moment) {
      draft.refused = [];
      railways.onTurn?.(draft, company, moment);
    },
  };
}
