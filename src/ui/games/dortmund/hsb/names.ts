import type { CompanyId, TrainId } from '@/engine/game/ids';
import { list, number } from '@/i18n/table';
import { boxAt } from '@/titles/dortmund/hsb';
import { equipmentOf } from '@/titles/dortmund/hsb/beer/units';
import type { HsbBox } from '@/titles/dortmund/hsb/box';
import type { HsbState } from '@/titles/dortmund/hsb/state';
import { t } from '../words/brewing';

export function boxOf(state: HsbState): HsbBox {
  return boxAt(state.setup);
}

/** `3`, `2A`, or `2 START` for a card that a minor brewery began with. */
export function cardName(card: TrainId): string {
  return card.startsWith('S') ? t('do.hsb.start', { type: card.slice(1) }) : card;
}

/** `Equipment 3 and 2 × 2A`, the highest first. */
export function equipmentNames(state: HsbState, company: CompanyId): string {
  const cards = equipmentOf(boxOf(state), state, company).map(({ card }) => card);
  const kinds = [...new Set(cards)];
  if (kinds.length === 0) return t('do.hsb.none');
  return list(
    kinds.map((kind) => {
      const count = cards.filter((card) => card === kind).length;
      return count > 1 ? `${number(count)} × ${cardName(kind)}` : cardName(kind);
    }),
  );
}

/** Cubes that a card delivers in a round, and how many of them may go on trains. */
export function cardWords(state: HsbState, card: TrainId): string {
  const { cubes, export: exported } = boxOf(state).equipment[card]!;
  return exported > 0
    ? t('do.hsb.card.export', { cubes: number(cubes), exported: number(exported) })
    : t('do.hsb.card', { cubes: number(cubes) });
}
