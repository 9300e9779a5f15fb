import type { OptionDefs } from '@/engine/game/options';

export const options = {
  /** [Moselle 3] all vineyards are picked twice. */
  goodYear: { kind: 'flag', usual: false },
} as const satisfies OptionDefs;
