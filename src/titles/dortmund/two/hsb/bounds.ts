import type { CompanyId, TrainId } from '@/engine/game/ids';
import type { Move, Rule } from '@/engine/game/move';
import { type Objection, object } from '@/engine/game/refusal';
import { worthOf } from '@/engine/market/market';
import type { TrainRules } from '@/engine/steps/trains';
import { trainsForSale } from '@/engine/steps/trains/buy';
import { mustOwnTrain } from '@/engine/steps/trains/duty';
import type { HsbBox } from '../../hsb/box';
import { cardCount, equipmentLimit } from '../../hsb/brewing/equipment-limit';
import type { BrewingStep } from '../../hsb/moves';
import { brewingTurnOf, type HsbState } from '../../hsb/state';
import { mustBuy } from './brewery';
import { isInvestorsBrewery } from './companies';
import { paidBySale } from './paid-by-sale';

/** The same rule with one more reason against some of its moves. */
function bound<M extends Move>(
  rule: Rule<HsbState, M>,
  why: (state: HsbState, company: CompanyId, move: M) => Objection | undefined,
): Rule<HsbState, M> {
  const objection = (state: HsbState, move: Move) => {
    const { company } = brewingTurnOf(state);
    return isInvestorsBrewery(state, company) ? why(state, company, move as M) : undefined;
  };
  const choices = (state: HsbState) => rule.choices(state).filter(({ move }) => !objection(state, move));
  return {
    ...rule,
    choices,
    any: (state) => rule.any(state) && choices(state).length > 0,
    check: (state, move) => rule.check(state, move) ?? objection(state, move),
  };
}

const priceOf = (cards: TrainRules, state: HsbState, card: TrainId) =>
  trainsForSale(cards, state).find(({ type }) => type === card)?.price ?? 0;

/** Steps in which it is settled what the treasury has for equipment: without any there is no income to wait for [ruling 145]. */
const settled: readonly BrewingStep[] = ['deal', 'equipment'];

/** [18DO 8.2.2.2, algorithm Y3] one of its own certificates is sold only if that pays for equipment that it does not have yet. */
export function sellsToEquip<M extends Move & { percent: number }>(
  box: HsbBox,
  cards: TrainRules,
  rule: Rule<HsbState, M>,
): Rule<HsbState, M> {
  return bound(rule, (state, company, { percent }) => {
    const helps =
      settled.includes(brewingTurnOf(state).step as BrewingStep) &&
      paidBySale(box, cards, state, company, percent).length > 0;
    return helps ? undefined : object('investor-sells-to-equip', { company });
  });
}

/** What it must have money for: without any equipment the cheapest, for which it would else have to sell [Y4, ruling 155]. */
function neededCard(box: HsbBox, cards: TrainRules, state: HsbState): TrainId | undefined {
  const card = mustBuy(box, cards, state);
  if (card !== undefined || !mustOwnTrain(cards, state)) return card;
  return trainsForSale(cards, state).sort((a, b) => a.price - b.price)[0]?.type;
}

/** [18DO 8.2.2.2, Y3] it buys certificates back with what equipment that it must buy leaves. */
export function redeemsWithRest<M extends Move & { percent: number }>(
  box: HsbBox,
  cards: TrainRules,
  rule: Rule<HsbState, M>,
): Rule<HsbState, M> {
  return bound(rule, (state, company, { percent }) => {
    const card = neededCard(box, cards, state);
    if (card === undefined) return undefined;
    const left = state.companies[company]!.treasury - worthOf(box.market, state, company, percent);
    return left < priceOf(cards, state, card)
      ? object('investor-equips-first', { company, card })
      : undefined;
  });
}

/** [18DO 8.2.2.2, Y3] the corporation gives one card up, and only to make room for another. */
export function givesUpForRoom<M extends Move>(box: HsbBox, rule: Rule<HsbState, M>): Rule<HsbState, M> {
  return bound(rule, (state, company) => {
    const isFull = cardCount(state, company) >= equipmentLimit(box, state, company);
    return box.kindOf(company) === 'minor' || isFull
      ? undefined
      : object('investor-keeps-equipment', { company });
  });
}
