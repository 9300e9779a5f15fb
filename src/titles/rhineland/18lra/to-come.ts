import type { BuildColour, Provenance } from '@/engine/board/types';
import type { CompanyId } from '@/engine/game/ids';

/* The game for two: no rule reads this so far. */

/** [18LRA 9.1] start value of the Investor's corporation: every pink space once, the two middle ones twice. */
export const orderCards: readonly { no: number; investorValue: number; src: Provenance }[] = [
  { no: 1, investorValue: 60, src: 'G' },
  { no: 2, investorValue: 65, src: 'G' },
  { no: 3, investorValue: 70, src: 'G' },
  { no: 4, investorValue: 75, src: 'G' },
  { no: 5, investorValue: 80, src: 'G' },
  { no: 6, investorValue: 90, src: 'G' },
  { no: 7, investorValue: 100, src: 'G' },
  { no: 8, investorValue: 75, src: 'G' },
  { no: 9, investorValue: 80, src: 'G' },
];

/** [18LRA 9] the Investor of the game for two. */
export const investor: {
  readonly startCertificates: readonly number[];
  readonly startCash: number;
  readonly corporations: readonly {
    readonly corp: CompanyId;
    /** Number of the private that comes with it. */
    readonly private: number;
    readonly scenarios: readonly number[];
  }[];
  /** By phase: one for each operating round that follows. The sheet that prints it is not in the rulebook. */
  readonly acquisitionsPerStockRound: Readonly<Partial<Record<BuildColour, number>>>;
  readonly maxShareOfPlayersCorporation: number;
  readonly minShareOfOwnCorporation: number;
  readonly trainLimit: number;
  readonly noSecondTrainOfSameType: boolean;
  readonly certificateLimit: number;
} = {
  startCertificates: [20, 10, 10, 10],
  startCash: 0,
  corporations: [
    { corp: 'BME', private: 4, scenarios: [2, 3, 4] },
    { corp: 'RhE', private: 3, scenarios: [1, 3, 4] },
    { corp: 'CCE', private: 2, scenarios: [1, 2, 3] },
    { corp: 'ADR', private: 2, scenarios: [1, 2, 3, 4] },
  ],
  acquisitionsPerStockRound: { yellow: 1, green: 2, brown: 3 },
  maxShareOfPlayersCorporation: 20,
  minShareOfOwnCorporation: 50,
  trainLimit: 2,
  noSecondTrainOfSameType: true,
  certificateLimit: 14,
};
