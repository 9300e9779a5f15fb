import { type BoardData, boardsOf, hexValues } from '@/engine/box/board';
import {
  companyRules,
  gridProblems,
  gridRules,
  privateRules,
  risingProblems,
  settledMarket,
  sum,
  totalProblem,
  trainRules,
} from '@/engine/box/rules';
import { dataAt } from '@/engine/game/box/in-setup';
import type { Sheet, ValueRule } from '@/engine/game/box/sheet';
import type { HexId } from '@/engine/game/ids';
import type { MarketDef } from '@/engine/market/types';
import { beerValue, provenance } from './board';
import { boardData, boardMarks, boardProblems, boardRules } from './board-values';
import {
  companies,
  type DortmundCompany,
  type DortmundTrain,
  market,
  type PrivateBrewery,
  privates,
  trains,
} from './cards';

/** Where beer is paid for. */
export interface BeerData extends BoardData {
  readonly beerValue: Readonly<Record<HexId, number>>;
}

export const beerData: BeerData = { ...boardData, beerValue };

export const beerRules: readonly ValueRule[] = [
  { at: 'beerValue.{hex}', kind: 'beer', min: 10, max: 200, step: 5, src: provenance },
];

/** [18DO 4.3.2] */
export const trainTotal = 26;

/** What an owner of the box may correct in The Railway Game. */
export interface RailwayData extends BeerData {
  readonly companies: readonly DortmundCompany[];
  readonly trains: readonly DortmundTrain[];
  readonly privates: readonly PrivateBrewery[];
  readonly market: MarketDef;
}

const printed: RailwayData = { ...beerData, companies, trains, privates, market };
const { open, settle } = hexValues(printed, 'river');

export const sheet: Sheet<RailwayData> = {
  printed,
  src: provenance,
  rules: [
    ...boardRules,
    ...beerRules,
    ...trainRules.map((rule) => ({ ...rule, src: 'P' as const })),
    { at: 'trains.{train}.beer', kind: 'carried', min: 0, max: 6, step: 1, src: 'G' },
    ...companyRules('P'),
    ...privateRules.map((rule) => ({ ...rule, src: 'P' as const })),
    { at: 'privates.{private}.power.cubes', kind: 'beerCubes', min: 1, max: 6, step: 1, src: 'G' },
    { at: 'privates.{private}.bids.{bid}', kind: 'bid', min: 5, max: 500, step: 5, src: 'G' },
    ...gridRules('P'),
  ],
  marks: boardMarks,
  open,
  settle: (data) => ({ ...settle(data), market: settledMarket(data.market) }),
  problems: (data) => [
    ...boardProblems(data),
    ...totalProblem('cards', sum(data.trains.map(({ count }) => count)), trainTotal),
    ...gridProblems(data.market),
    ...data.privates.flatMap(({ id, bids }) => risingProblems(`privates.${id}.bids`, bids)),
  ],
};

export const valuesAt = dataAt(sheet);
export const boardIn = boardsOf(printed);
