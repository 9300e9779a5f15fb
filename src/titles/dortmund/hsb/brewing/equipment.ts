import { directorOf } from '@/engine/finance/certificates';
import { transfer } from '@/engine/finance/money';
import { text } from '@/engine/game/fields';
import type { CompanyId, TrainId } from '@/engine/game/ids';
import { type Moment, type MoveOfRule, type Rule, rule } from '@/engine/game/move';
import { type Objection, object } from '@/engine/game/refusal';
import { actingDecider } from '@/engine/steps/state';
import { type SkipMove, type Step, skipRule, withPlenty } from '@/engine/steps/step';
import type { TrainRules } from '@/engine/steps/trains';
import { acquireTrain } from '@/engine/steps/trains/acquire';
import { trainsForSale } from '@/engine/steps/trains/buy';
import { mustOwnTrain } from '@/engine/steps/trains/duty';
import { forceTrainRule } from '@/engine/steps/trains/forced';
import { minorPurchase } from '../../hsb-cards';
import type { DealMove } from '../../rules/operating/moves';
import type { BrewingVariantMove } from '../../variants/moves';
import { equipmentUse } from '../beer/units';
import type { HsbBox } from '../box';
import { brewingTurnOf, type HsbState } from '../state';
import { cardCount, decideFirst, equipmentLimit } from './equipment-limit';

/** [18DO 6.5.2.6] what the owner of a minor brewery may add: up to half of the price, once its treasury is empty. */
export function subsidyFor(box: HsbBox, state: HsbState, price: number): number {
  const { company } = brewingTurnOf(state);
  if (box.kindOf(company) !== 'minor') return 0;
  const missing = Math.max(0, price - state.companies[company]!.treasury);
  const most = (price * minorPurchase.subsidyPercent) / 100;
  return Math.min(missing, most, state.cash[directorOf(state, company)!]!);
}

/** What makes a purchase another than usual: so much off the price, room for so many cards more. */
export interface Terms {
  readonly off?: number;
  readonly room?: number;
}

/** What a card costs on these terms; nothing, if it is not on sale. */
export function priceOn(
  cards: TrainRules,
  state: HsbState,
  card: TrainId,
  { off = 0 }: Terms,
): number | undefined {
  const offer = trainsForSale(cards, state).find(({ type }) => type === card);
  return offer && Math.max(0, offer.price - off);
}

/** [18DO 6.5.2.6] the last types are not for minor breweries: what is said depends on whose cards these are. */
function buyerOf(box: HsbBox, company: CompanyId, card: TrainId): string {
  const isBarred = box.kindOf(company) === 'minor' && minorPurchase.notTypes.includes(card);
  return isBarred ? 'minor' : equipmentUse;
}

/** Why the brewery that acts cannot buy the card from the bank. */
export function purchaseObjection(
  box: HsbBox,
  cards: TrainRules,
  state: HsbState,
  card: TrainId,
  terms: Terms = {},
): Objection | undefined {
  const { company } = brewingTurnOf(state);
  const price = priceOn(cards, state, card, terms);
  if (price === undefined)
    return object('train-not-on-sale', { train: card, use: buyerOf(box, company, card) });
  const limit = equipmentLimit(box, state, company);
  if (cardCount(state, company) >= limit + (terms.room ?? 0)) return object('equipment-limit', { limit });
  const perTurn = box.phases.of(state).capexPerTurn;
  if (state.done.newTrains >= perTurn)
    return object('new-train-limit', { limit: perTurn, use: equipmentUse });
  const { treasury } = state.companies[company]!;
  const subsidy = subsidyFor(box, state, price);
  return treasury + subsidy < price
    ? object('equipment-too-dear', { amount: price, treasury, subsidy })
    : undefined;
}

/** Pays for the card and puts it on the charter, which may begin a phase. */
export function purchase(
  box: HsbBox,
  cards: TrainRules,
  draft: HsbState,
  card: TrainId,
  moment: Moment,
  terms: Terms = {},
): void {
  const { company } = brewingTurnOf(draft);
  const price = priceOn(cards, draft, card, terms)!;
  const subsidy = subsidyFor(box, draft, price);
  transfer(draft, { company }, 'bank', price - subsidy);
  if (subsidy > 0) transfer(draft, { player: directorOf(draft, company)! }, 'bank', subsidy);
  moment.emit({ type: 'equipment-bought', company, card, amount: price, subsidy });
  acquireTrain(cards, draft, company, card, 'depot', moment);
  decideFirst(draft, company);
}

/** [18DO 6.5.2.6] equipment from the bank: two cards a turn in yellow, one from green on. */
function buyRule(box: HsbBox, cards: TrainRules) {
  const objection = (state: HsbState, card: TrainId) => purchaseObjection(box, cards, state, card);
  return rule({
    type: 'buy-equipment',
    fields: { card: text },
    choices: (state: HsbState) =>
      trainsForSale(cards, state)
        .filter(({ type }) => !objection(state, type))
        .map(({ type }) => ({ move: { type: 'buy-equipment' as const, card: type } })),
    check: (state: HsbState, { card }) => objection(state, card),
    apply: (draft: HsbState, { card }, moment) => purchase(box, cards, draft, card, moment),
  });
}

/** [18DO 6.5.2.7] a corporation must own equipment at the end of its turn, a minor brewery only if its treasury can pay. */
export function dutyObjection(box: HsbBox, cards: TrainRules, state: HsbState): Objection | undefined {
  const { company } = brewingTurnOf(state);
  if (!mustOwnTrain(cards, state)) return undefined;
  const { treasury } = state.companies[company]!;
  const must =
    box.kindOf(company) === 'corporation' ||
    trainsForSale(cards, state).some(({ price }) => price <= treasury);
  return must ? object('must-own-equipment', { company }) : undefined;
}

export type EquipmentMove =
  | MoveOfRule<ReturnType<typeof buyRule> | ReturnType<typeof forceTrainRule>>
  | SkipMove;

/** The last step of a brewery's turn: buying equipment, and the last chance for the turn's deal in its own certificates. */
export function equipmentStep(
  box: HsbBox,
  cards: TrainRules,
  deals: readonly Rule<HsbState, DealMove>[],
): Step<HsbState, EquipmentMove | BrewingVariantMove, 'equipment'> {
  const buy = buyRule(box, cards);
  const tradeIns = (box.variants ?? []).flatMap(({ equipmentMoves }) => equipmentMoves?.(box, cards) ?? []);
  const force = forceTrainRule(cards);
  return {
    id: 'equipment',
    actor: actingDecider,
    rules: [buy, force, ...tradeIns, skipRule<HsbState>((state) => dutyObjection(box, cards, state))],
    pending: (state) => [buy, force, ...tradeIns, ...deals].some((each) => each.any(state)),
    nothing: (state) => ({
      type: 'no-equipment',
      company: brewingTurnOf(state).company,
      why: buy.any(withPlenty(state)) ? 'dear' : 'none',
    }),
  };
}
