import type { OneOption, OptionDefs } from '@/engine/game/options';

/** [18Rhl 8.5] the certificate of a number: of the alternative package, or of the base game. */
function certificate<const V extends string>(alternative: V, base: V) {
  return {
    kind: 'one',
    of: [alternative, base],
    usual: alternative,
    drawn: true,
    needs: [{ option: 'alternativePackage', is: true }],
  } as const satisfies OneOption<V>;
}

/** [18Rhl 8] what players may agree on, in any combination. */
export const options = {
  /** [18Rhl 8.1] one 2-train more. */
  extraTrain: { kind: 'flag', usual: false },
  /** [18Rhl 8.2] 1,500 Marks for all players together. */
  lowerCapital: { kind: 'flag', usual: false },
  /** [18Rhl 8.3] no credit: a bankruptcy ends the game. */
  noCredit: { kind: 'flag', usual: false },
  /** [18Rhl 8.4.1] goals during the game, drafted openly. */
  targetCards: { kind: 'flag', usual: false },
  /** [18Rhl 8.4.2] hidden goals for its end. */
  destinyCards: { kind: 'flag', usual: false },
  /** [18Rhl 8.5] other private companies on a board with overlays; each number may be that of the base game. */
  alternativePackage: { kind: 'flag', usual: false },
  private1: certificate('ATB', 'PWB'),
  private2: certificate('MBR', 'KEO'),
  private3: certificate('RGC', 'THS'),
  private4: certificate('KSW', 'TF'),
  private5: certificate('AMD', 'NLK'),
  private6: certificate('CME', 'RhE'),
} as const satisfies OptionDefs;
