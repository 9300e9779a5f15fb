import type { OptionDefs } from '@/engine/game/options';

/** [18LRA 3.3, 8.1, 8.2, 8.3] what players may agree on, in any combination. */
export const options = {
  /** [18LRA 3.3] with three players: which six corporations are in play. */
  scenario: { kind: 'one', of: ['1', '2', '3', '4'], usual: '1', drawn: true, players: [2, 3] },
  /** [18LRA 8.1] one 2-train more. */
  extraTrain: { kind: 'flag', usual: false },
  /** [18LRA 8.2] 1,500 Marks for all players together. */
  lowerCapital: { kind: 'flag', usual: false },
  /** [18LRA 8.3] no credit: a bankruptcy ends the game. */
  noCredit: { kind: 'flag', usual: false },
  /** [18LRA 9.4] the Investor card may be kept for money. */
  investorOffers: { kind: 'flag', usual: false, players: [2] },
} as const satisfies OptionDefs;
