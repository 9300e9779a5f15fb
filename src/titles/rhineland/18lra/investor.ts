import type { Provenance } from '@/engine/board/types';
import type { InvestorDef } from '../box';

/** [18LRA 9.1] start value of the Investor's corporation: every pink space once, the two middle ones twice. */
const orderCards: readonly { no: number; investorValue: number; src: Provenance }[] = [
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
export const investor: InvestorDef = {
  orderCards,
  startCertificates: [20, 10, 10, 10],
  corporations: [
    { corp: 'BME', private: 'RH', scenarios: ['2', '3', '4'] },
    { corp: 'RhE', private: 'NH', scenarios: ['1', '3', '4'] },
    { corp: 'CCE', private: 'UH', scenarios: ['1', '2', '3'] },
    { corp: 'ADR', private: 'UH', scenarios: ['1', '2', '3', '4'] },
  ],
  // one for each operating round that follows; the sheet that prints it is not in the rulebook
  acquisitions: { yellow: 1, green: 2, brown: 3 },
  acquisitionsSrc: 'G',
  mostOfOthers: 20,
  leastOfOwn: 50,
  trainLimit: 2,
};
