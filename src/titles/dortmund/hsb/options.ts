import type { OptionDefs } from '@/engine/game/options';
import { variantOptions } from '../variants/options';

/** [18DO 6.2.2, ruling 125] for a first game of three to five the minor breweries are dealt, one each at its printed price. */
export const options = {
  dealtBreweries: { kind: 'flag', usual: false, players: [3, 4, 5] },
  ...variantOptions,
} as const satisfies OptionDefs;
