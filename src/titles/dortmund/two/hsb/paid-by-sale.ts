import type { CompanyId } from '@/engine/game/ids';
import { worthOf } from '@/engine/market/market';
import { sellablePercents } from '@/engine/steps/own-certificates';
import type { TrainRules } from '@/engine/steps/trains';
import { trainsForSale } from '@/engine/steps/trains/buy';
import type { HsbBox } from '../../hsb/box';
import { purchaseObjection } from '../../hsb/brewing/equipment';
import { brewingTurnOf, type HsbState } from '../../hsb/state';
import { hasTypeOf } from './newest';

/** The state with so much more in the treasury of the brewery that acts. */
function richer(state: HsbState, company: CompanyId, more: number): HsbState {
  const charter = state.companies[company]!;
  const companies = { ...state.companies, [company]: { ...charter, treasury: charter.treasury + more } };
  return { ...state, companies };
}

/** [18DO 8.2.2.2, Y3, ruling 156] equipment of types that it does not have, for which only such a certificate of its own would pay. */
export function paidBySale(
  box: HsbBox,
  cards: TrainRules,
  state: HsbState,
  company: CompanyId,
  percent: number,
): readonly { readonly price: number }[] {
  const after = richer(state, company, worthOf(box.market, state, company, percent));
  return trainsForSale(cards, state).filter(
    ({ type }) =>
      !hasTypeOf(box, state, company, type) &&
      purchaseObjection(box, cards, state, type) &&
      !purchaseObjection(box, cards, after, type),
  );
}

/** [Y4, rulings 154, 156] would that be another card than the one that is forced upon it, the cheapest? */
export function saleLeavesChoice(box: HsbBox, cards: TrainRules, state: HsbState): boolean {
  if (state.done.dealt) return false;
  const { company } = brewingTurnOf(state);
  const least = Math.min(...trainsForSale(cards, state).map(({ price }) => price));
  return sellablePercents(box, state)
    .flatMap((percent) => paidBySale(box, cards, state, company, percent))
    .some(({ price }) => price > least);
}
