import type { OptionDefs } from '@/engine/game/options';

/** [18Rhl 8] what players may agree on, in any combination. */
export const options = {
  /** [18Rhl 8.1] one 2-train more. */
  extraTrain: { kind: 'flag', usual: false },
  /** [18Rhl 8.2] 1,500 Marks for all players together. */
  lowerCapital: { kind: 'flag', usual: false },
  /** [18Rhl 8.3] no credit: a bankruptcy ends the game. */
  noCredit: { kind: 'flag', usual: false },
} as const satisfies OptionDefs;
