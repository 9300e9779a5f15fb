import { boardsOf, hexValues } from '@/engine/box/board';
import { companyRules, gridRules, hexRules, tileRules, trainRules } from '@/engine/box/rules';
import { dataAt } from '@/engine/game/box/in-setup';
import type { BoxProblem, Sheet } from '@/engine/game/box/sheet';
import type { InvestorDef } from '../box';
import { dataProblems, packageRules, type RhinelandData, settledData, shortValues } from '../values';
import { hexes, tiles } from './board';
import { companies, market, privates, provenance, trains } from './cards';
import { investor } from './investor';

/** What an owner of the box may correct in 18LRA. */
export interface LraData extends RhinelandData {
  readonly investor: InvestorDef;
}

const printed: LraData = { hexes, tiles, trains, companies, privates, market, investor };
const { open, settle } = hexValues(printed, 'river');

/** [18LRA 2] train cards, with the optional one. */
export const trainTotal = 24;

/** [18LRA 9.1] the Investor's corporation starts on a space for start values. */
function startProblems({ market: { par }, investor: { orderCards } }: LraData): BoxProblem[] {
  return orderCards
    .filter(({ investorValue }) => !par.some(({ value }) => value === investorValue))
    .map(({ investorValue }) => ({ code: 'not-on-market', value: investorValue }));
}

export const sheet: Sheet<LraData> = {
  printed,
  src: provenance,
  rules: [
    ...hexRules('hexes'),
    ...tileRules(),
    ...trainRules,
    ...companyRules('P'),
    ...packageRules('privates'),
    // no source prints the table of this game
    ...gridRules('G'),
    { at: 'investor.orderCards.{card}.investorValue', kind: 'start', min: 5, max: 500, step: 5 },
    { at: 'investor.acquisitions.{colour}', kind: 'count', min: 0, max: 6, step: 1, src: 'G' },
  ],
  // [18LRA 6.2.3.2] what a ferry takes off is that of 18Rhl
  marks: Object.fromEntries(
    ['L15', 'L29', 'L30'].map((tile) => [`tiles.${tile}.ferryRevenue`, 'G' as const]),
  ),
  open,
  settle: settledData(settle),
  problems: (data) => [...dataProblems(printed, data, trainTotal), ...startProblems(data)],
};

export const valuesAt = dataAt(sheet);
export const boardIn = boardsOf(printed);

/** What the Short Game on this map has of it. */
export const short = shortValues({ hexes, tiles }, 'river', provenance);
