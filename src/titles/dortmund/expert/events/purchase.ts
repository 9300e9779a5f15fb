import type { CardNo } from '@/engine/finance/state';
import { moveCard, typesOnSale } from '@/engine/finance/trains';
import { integer, text } from '@/engine/game/fields';
import type { TrainId } from '@/engine/game/ids';
import { type MoveOfRule, rule } from '@/engine/game/move';
import { type Objection, object } from '@/engine/game/refusal';
import { turnOf } from '@/engine/steps/state';
import type { TrainRules } from '@/engine/steps/trains';
import type { HsbBox } from '../../hsb/box';
import { purchase, purchaseObjection } from '../../hsb/brewing/equipment';
import { askForDiscards, cardCount, equipmentLimit } from '../../hsb/brewing/equipment-limit';
import { eventOf } from '../box';
import { hasWorked } from '../brewing/work';
import { cardsOf } from '../cards';
import { type ExpertState, expertTurnOf } from '../state';
import { useEvent, useObjection } from './events';

const creditPerType = (eventOf('I')!.effect as { creditPerType: number }).creditPerType;

/** What a card is worth in payment for another. */
export function creditFor({ type }: { readonly type: number }): number {
  return creditPerType * type;
}

/** Cards of the display; those of the Bank Pool are for railways. */
function onSale(box: HsbBox, state: ExpertState): TrainId[] {
  return typesOnSale(box.trains, state).map(({ id }) => id);
}

/** [18DO 7.2 I, rulings 75, 118] a card that has not been used in this round is given in payment; it leaves first. */
export function payWithCardRule(box: HsbBox, cards: TrainRules) {
  const unused = (state: ExpertState) => {
    const turn = expertTurnOf(state);
    return cardsOf(box, state, turn.company).filter(({ card }) => !hasWorked(turn, card));
  };
  const objection = (state: ExpertState, card: TrainId, old: CardNo): Objection | undefined => {
    const { company } = turnOf(state);
    const why = useObjection(box, state, company, 'I');
    if (why) return why;
    const given = unused(state).find((each) => each.card === old);
    if (!given) return object('event-no-use', { event: 'I' });
    return purchaseObjection(box, cards, state, card, { off: creditFor(given), room: 1 });
  };
  return rule({
    type: 'pay-with-card',
    fields: { card: text, old: integer },
    choices(state: ExpertState) {
      if (useObjection(box, state, turnOf(state).company, 'I')) return [];
      return unused(state).flatMap(({ card: old }) =>
        onSale(box, state)
          .filter((card) => !objection(state, card, old))
          .map((card) => ({ move: { type: 'pay-with-card' as const, card, old } })),
      );
    },
    check: (state: ExpertState, { card, old }) => objection(state, card, old),
    apply(draft: ExpertState, { card, old }, moment) {
      const { company } = turnOf(draft);
      const given = cardsOf(box, draft, company).find((each) => each.card === old)!;
      useEvent(box, draft, company, 'I', moment);
      moveCard(draft, old, 'gone');
      moment.emit({ type: 'equipment-in-payment', company, card: given.id, amount: creditFor(given) });
      purchase(box, cards, draft, card, moment, { off: creditFor(given) });
    },
  });
}

/** [18DO 7.2 J, ruling 76] a brewery at its limit buys a card, then gives one up. */
export function upgradeRule(box: HsbBox, cards: TrainRules) {
  const objection = (state: ExpertState, card: TrainId): Objection | undefined => {
    const { company } = turnOf(state);
    const why = useObjection(box, state, company, 'J');
    if (why) return why;
    if (cardCount(state, company) < equipmentLimit(box, state, company))
      return object('event-no-use', { event: 'J' });
    return purchaseObjection(box, cards, state, card, { room: 1 });
  };
  return rule({
    type: 'upgrade',
    fields: { card: text },
    choices: (state: ExpertState) =>
      onSale(box, state)
        .filter((card) => !objection(state, card))
        .map((card) => ({ move: { type: 'upgrade' as const, card } })),
    check: (state: ExpertState, { card }) => objection(state, card),
    apply(draft: ExpertState, { card }, moment) {
      const { company } = turnOf(draft);
      useEvent(box, draft, company, 'J', moment);
      purchase(box, cards, draft, card, moment);
      askForDiscards(box, draft, [company], moment);
    },
  });
}

export type PurchaseEventMove = MoveOfRule<ReturnType<typeof payWithCardRule | typeof upgradeRule>>;
