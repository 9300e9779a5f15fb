import { boardsOf, hexValues } from '@/engine/box/board';
import { companyRules, lineProblems, lineRules, parProblems, risingProblems } from '@/engine/box/rules';
import { dataAt } from '@/engine/game/box/in-setup';
import type { Sheet, ValueRule } from '@/engine/game/box/sheet';
import { boardMarks, boardProblems, boardRules } from '../board-values';
import { companies, type DortmundCompany } from '../cards';
import {
  bidBoxes,
  capexTypes,
  market,
  minorBreweries,
  pairsOfRounds,
  par,
  provenance,
  twoPlayerBrewing,
} from '../hsb-cards';
import type { CapexType, MinorBrewery } from '../hsb-types';
import { type BeerData, beerData, beerRules } from '../values';

/** What an owner of the box may correct in Heat, Sweat & Beer. */
export interface BrewingData extends BeerData {
  readonly companies: readonly DortmundCompany[];
  readonly capex: readonly CapexType[];
  readonly minors: readonly MinorBrewery[];
  readonly market: typeof market;
  readonly par: typeof par;
  readonly pairsOfRounds: readonly number[];
  /** [18DO 8.4] */
  readonly pairsForTwo: readonly number[];
  readonly bidBoxes: readonly number[];
}

const printed: BrewingData = {
  ...beerData,
  companies,
  capex: capexTypes,
  minors: minorBreweries,
  market,
  par,
  pairsOfRounds,
  pairsForTwo: twoPlayerBrewing.pairsOfRounds,
  bidBoxes,
};

const cubes = { min: 0, max: 8, step: 1 } as const;

const cardRules: readonly ValueRule[] = [
  // a minor brewery pays half of it
  { at: 'capex.{card}.price', kind: 'price', min: 10, max: 2000, step: 10 },
  { at: 'capex.{card}.train.beer', kind: 'carried', ...cubes },
  { at: 'capex.{card}.bec.cubes', kind: 'cubes', ...cubes, min: 1 },
  { at: 'capex.{card}.bec.export', kind: 'exported', ...cubes },
  { at: 'capex.{card}.link.yellow', kind: 'demand', ...cubes },
  { at: 'capex.{card}.link.orange', kind: 'demand', ...cubes },
  { at: 'capex.{card}.link.segment', kind: 'segment', min: 1, max: 6, step: 1 },
  { at: 'minors.{minor}.price', kind: 'price', min: 5, max: 500, step: 5, src: 'R' },
  { at: 'minors.{minor}.treasury', kind: 'treasury', min: 0, max: 500, step: 5, src: 'G' },
  { at: 'par.{table}.{colour}.{start}', kind: 'start', min: 5, max: 1000, step: 5, src: 'G' },
  { at: 'pairsOfRounds.{set}', kind: 'rounds', min: 1, max: 4, step: 1, src: 'G' },
  { at: 'pairsForTwo.{set}', kind: 'rounds', min: 1, max: 4, step: 1, src: 'G' },
  { at: 'bidBoxes.{bid}', kind: 'bid', min: 0, max: 200, step: 5, src: 'G' },
];

export const sheet: Sheet<BrewingData> = {
  printed,
  src: provenance,
  rules: [
    ...boardRules,
    ...beerRules,
    ...companyRules('P'),
    ...cardRules,
    ...lineRules('P').map((rule) => ({
      ...rule,
      // the red space is never a price
      unless: (_owners: readonly unknown[], { space }: Readonly<Record<string, string>>) =>
        Number(space) === market.bankruptIndex,
    })),
  ],
  marks: boardMarks,
  ...hexValues(printed, 'river'),
  problems: (data) => [
    ...boardProblems(data),
    ...risingProblems('bidBoxes', data.bidBoxes),
    ...lineProblems(data.market),
    ...parProblems(data.market, data.par.railway),
    ...parProblems(data.market, data.par.brewery),
  ],
};

export const valuesAt = dataAt(sheet);
export const boardIn = boardsOf(printed);
