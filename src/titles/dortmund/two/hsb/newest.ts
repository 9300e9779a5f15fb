import { typesOnSale } from '@/engine/finance/trains';
import type { CompanyId, TrainId } from '@/engine/game/ids';
import { equipmentOf } from '../../hsb/beer/units';
import type { HsbBox } from '../../hsb/box';
import type { HsbState } from '../../hsb/state';

type Equipped = Pick<HsbState, 'trains'>;

/** [18DO 8.2.2.2, algorithm Y2] the newest card in the display: of the last two types, where both are on sale, the later. */
export function newestCard(box: HsbBox, state: Equipped): TrainId | undefined {
  return typesOnSale(box.trains, state).at(-1)?.id;
}

/** Has the brewery equipment of the newest type? START cards are as good as others of their type. */
export function hasNewest(box: HsbBox, state: Equipped, company: CompanyId): boolean {
  const card = newestCard(box, state);
  return card !== undefined && hasTypeOf(box, state, company, card);
}

/** Has it equipment of the same type as this card? */
export function hasTypeOf(box: HsbBox, state: Equipped, company: CompanyId, card: TrainId): boolean {
  return equipmentOf(box, state, company).some(({ type }) => type === box.equipment[card]!.type);
}

/** [18DO 8.2.2.2] a type from which on no train becomes obsolete, and the holder of the card shares the income out. */
export function hasPermanent(box: HsbBox, state: Equipped, company: CompanyId): boolean {
  const isPermanent = (card: TrainId) =>
    box.trains.some(({ id, obsoleteOn }) => id === card && obsoleteOn === undefined);
  return equipmentOf(box, state, company).some(({ card }) => isPermanent(card));
}
