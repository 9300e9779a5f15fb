import { typeOf } from '@/engine/finance/trains';
import { text } from '@/engine/game/fields';
import type { TrainId } from '@/engine/game/ids';
import { rule } from '@/engine/game/move';
import { type Objection, object } from '@/engine/game/refusal';
import type { TrainRules } from '@/engine/steps/trains';
import { trainsForSale } from '@/engine/steps/trains/buy';
import type { HsbBox } from '../hsb/box';
import { purchase, purchaseObjection, type Terms } from '../hsb/brewing/equipment';
import { cardTypes, removeEquipment } from '../hsb/brewing/equipment-limit';
import { brewingTurnOf, type HsbState } from '../hsb/state';
import { fiftyPercent } from './fifty-percent';
import type { Variant } from './hooks';
import { ownerOf, spend } from './state';

/** [18DO-MV 8 c, ruling 102] equipment goes out of the game for half its price, off what another card costs; START cards are worth nothing. */
export function tradeInEquipmentRule(box: HsbBox, cards: TrainRules) {
  const worth = (card: TrainId) => Math.floor((typeOf(cards.types, card)?.price ?? 0) / 2);
  const giveObjection = (state: HsbState, give: TrainId): Objection | undefined => {
    const { company } = brewingTurnOf(state);
    if (ownerOf(state, 'fifty') === undefined) return object('no-half-card', { company });
    return cardTypes(state, company).includes(give)
      ? undefined
      : object('no-such-equipment', { company, card: give });
  };
  /** The card that is given makes room for the other. */
  const terms = (give: TrainId): Terms => ({ off: worth(give), room: 1 });
  const takeObjection = (state: HsbState, give: TrainId, card: TrainId) =>
    purchaseObjection(box, cards, state, card, terms(give));
  return rule({
    type: 'trade-in-equipment',
    fields: { give: text, card: text },
    choices: (state: HsbState) =>
      cardTypes(state, brewingTurnOf(state).company)
        .filter((give) => !giveObjection(state, give))
        .flatMap((give) =>
          trainsForSale(cards, state)
            .filter(({ type }) => !takeObjection(state, give, type))
            .map(({ type }) => ({ move: { type: 'trade-in-equipment' as const, give, card: type } })),
        ),
    check: (state: HsbState, { give, card }) =>
      giveObjection(state, give) ?? takeObjection(state, give, card),
    apply(draft: HsbState, { give, card }, moment) {
      const { company } = brewingTurnOf(draft);
      const player = ownerOf(draft, 'fifty')!;
      spend(draft, player, 'fifty');
      removeEquipment(draft, company, give);
      moment.emit({ type: 'equipment-traded-in', player, company, card: give, amount: worth(give) });
      purchase(box, cards, draft, card, moment, terms(give));
    },
  });
}

/** Where breweries buy equipment. */
export const fiftyPercentBrewed: Variant = {
  ...fiftyPercent,
  equipmentMoves: (box, cards) => [tradeInEquipmentRule(box, cards)],
};
