import type { OptionDefs } from '@/engine/game/options';
import { variantOptions } from '../variants/options';

/** [18DO 6.2.2, ruling 125] for a first game the minor breweries are dealt, one each at its printed price. */
export const options = {
  dealtBreweries: { kind: 'flag', usual: false },
  ...variantOptions,
} as const satisfies OptionDefs;
