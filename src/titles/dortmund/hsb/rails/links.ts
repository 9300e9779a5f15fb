import { typesOnSale } from '@/engine/finance/trains';
import type { Moment } from '@/engine/game/move';
import { turnOf } from '@/engine/steps/state';
import { type CardRules, takeCard } from '@/engine/steps/trains';
import { demand } from '../beer/market';
import { linkUse } from '../beer/units';
import type { HsbBox } from '../box';
import type { HsbState } from '../state';

/** [18DO 6.5.1, rulings 17, 40] the next card that a link removes; none once only the last type is left. */
export function cardForLink(box: HsbBox, state: Pick<HsbState, 'trains'>): string | undefined {
  return typesOnSale(box.trains, state).find(({ id }) => box.burning[id])?.id;
}

/**
 * [18DO 6.5.1] a link takes a card out of the game, which may begin a phase; then cubes go to the demand boxes of the
 * segment with its number, yellow first.
 */
export function burnCard(box: HsbBox, cards: CardRules, draft: HsbState, moment: Moment): void {
  const card = cardForLink(box, draft);
  if (card === undefined) return;
  moment.emit({ type: 'card-burnt', company: turnOf(draft).company, card });
  takeCard(cards, draft, { type: card, from: 'depot' }, { at: 'gone', as: linkUse }, moment);
  const { segment, yellow, orange } = box.burning[card]!;
  const regular = demand(draft, segment, 'regular', yellow);
  const fresh = demand(draft, segment, 'fresh', orange);
  if (regular + fresh > 0) moment.emit({ type: 'demand-grows', segment, regular, fresh });
}
