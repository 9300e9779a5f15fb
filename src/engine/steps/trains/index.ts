import type { MoveOfRule } from '@/engine/game/move';
import { object } from '@/engine/game/refusal';
import { actingDecider, type RailState } from '../state';
import { type SkipMove, type Step, skipRule } from '../step';
import { buyFromRule, buyTrainRule } from './buy';
import { mustOwnTrain } from './duty';
import { forceTrainRule } from './forced';
import { noTrain } from './nothing';
import type { TrainRules } from './rules';

export type { AgreeMove } from '../consent';
export { askForDiscards, type CardRules, type DiscardDecision, takeCard } from './acquire';
export { type DiscardMove, discardStage } from './discard';
export {
  isSellingOwn,
  noForcedPurchase,
  type RaiseDecision,
  type RaiseMove,
  raiseFlow,
  raiseStage,
} from './forced';
export type { Purchase, RaisingMeans, TrainRules } from './rules';
export { type AgreeDecision, agreeStage, agreeStageOf } from './trade';

/** Trains that the treasury pays for. */
export type PurchaseMove = MoveOfRule<ReturnType<typeof buyTrainRule | typeof buyFromRule>>;
export type TrainMove = PurchaseMove | MoveOfRule<ReturnType<typeof forceTrainRule>> | SkipMove;

/** The last step of a company's turn: buying trains, one at a time [18Rhl 6.2.6]. */
export function trainStep(rules: TrainRules): Step<RailState, TrainMove, 'trains'> {
  const buy = buyTrainRule(rules);
  const buyFrom = buyFromRule(rules);
  const force = forceTrainRule(rules);
  const duty = (state: RailState) =>
    mustOwnTrain(rules, state) ? object('must-own-train') : rules.skipObjection?.(state);
  return {
    id: 'trains',
    actor: actingDecider,
    rules: [buy, buyFrom, force, skipRule(duty)],
    pending: (state) => [buy, buyFrom, force].some((each) => each.any(state)),
    nothing: (state) => noTrain(rules, [buy, buyFrom], state),
  };
}
