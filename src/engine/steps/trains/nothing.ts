import { trainsOf } from '@/engine/finance/trains';
import type { EventOf } from '@/engine/game/events';
import type { Rule } from '@/engine/game/move';
import { type RailState, turnOf } from '../state';
import { withPlenty } from '../step';
import type { TrainRules } from './rules';

/** Why a company that may buy trains has none to buy: the limit, its money, or none to be had. */
export function noTrain(
  { phases }: Pick<TrainRules, 'phases'>,
  purchases: readonly Rule<RailState>[],
  state: RailState,
): EventOf<'no-train'> {
  const { company } = turnOf(state);
  const isFull = trainsOf(state, company).length >= phases.of(state).trainLimit;
  const isDear = purchases.some((buy) => buy.any(withPlenty(state)));
  return { type: 'no-train', company, why: isFull ? 'limit' : isDear ? 'dear' : 'none' };
}
