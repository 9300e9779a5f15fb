import { type RailState, turnOf } from '../state';
import { trainsForSale } from './buy';
import { cardsOwned, type TrainRules } from './rules';

/** [18Rhl 6.2.6.1] no train, a route that one could run, and a train to be had. */
export function mustOwnTrain(rules: TrainRules, state: RailState): boolean {
  const { company } = turnOf(state);
  return (
    !cardsOwned(rules, state, company).some(({ type }) => rules.sufficesAsTrain?.(type) ?? true) &&
    trainsForSale(rules, state).length > 0 &&
    rules.canRun(state, company)
  );
}
