import { equipmentOf } from '@/titles/dortmund/hsb/beer/units';
import { isBrewery } from '@/titles/dortmund/hsb/box';
import type { LedgerPlan } from '../../parts';
import type { HsbSeat } from '../seats';
import { t } from '../words/brewing';
import { boxOf } from './names';

/** Railways in one block, breweries in the other; each acts in rounds of its own. */
export const ledger: LedgerPlan<HsbSeat> = {
  blockOf: ({ state }, company) => Number(isBrewery(boxOf(state), company)),
  columns: [
    {
      id: 'equipment',
      name: () => t('do.hsb.ledger.equipment'),
      of({ state }, company) {
        const box = boxOf(state);
        const cards = equipmentOf(box, state, company);
        return cards.length > 0
          ? cards.map(({ card }) => box.equipment[card]!.type).join('\u2009')
          : undefined;
      },
    },
  ],
};
