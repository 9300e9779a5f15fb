import type { CompanyId, TrainId } from '@/engine/game/ids';
import { equipmentOf } from '@/titles/dortmund/hsb/beer/units';
import type { HsbState } from '@/titles/dortmund/hsb/state';
import { t } from '../words/brewing';
import { boxOf, cardName, cardWords } from './names';

/** A card of equipment as it lies on a charter: its number, its cubes, and an arrow over those that may go on trains. */
export function EquipmentCard({ state, card }: { state: HsbState; card: TrainId }) {
  const { type, cubes, export: exported } = boxOf(state).equipment[card]!;
  return (
    <span class="bec">
      <span class="hidden-text">{`${cardName(card)}, ${cardWords(state, card)}`}</span>
      <strong class="bec-type" aria-hidden="true">
        {type}
      </strong>
      <BrewedCubes cubes={cubes} exported={exported} />
    </span>
  );
}

/** Cubes of a card, those for export last, under their arrows. */
export function BrewedCubes({ cubes, exported }: { cubes: number; exported: number }) {
  return (
    <span class="bec-cubes" aria-hidden="true">
      {Array.from({ length: cubes }, (_, i) => (
        <span key={i} class={`cube ${i >= cubes - exported ? 'is-export' : ''}`} />
      ))}
    </span>
  );
}

/** All cards of a brewery, the highest first. */
export function EquipmentCards({ state, company }: { state: HsbState; company: CompanyId }) {
  const cards = equipmentOf(boxOf(state), state, company).map(({ card }) => card);
  if (cards.length === 0) return <span>{t('do.hsb.none')}</span>;
  return (
    <span class="becs">
      {cards.map((card, i) => (
        <EquipmentCard key={i} state={state} card={card} />
      ))}
    </span>
  );
}
