import { type BoardData, boardsOf, hexValues, overlaid } from '@/engine/box/board';
import {
  companyRules,
  gridProblems,
  gridRules,
  hexRules,
  privateRules,
  risingProblems,
  settledMarket,
  sum,
  tileRules,
  tileTotals,
  totalProblem,
  trainRules,
} from '@/engine/box/rules';
import { dataAt } from '@/engine/game/box/in-setup';
import type { BoxProblem, Sheet, ValueRule } from '@/engine/game/box/sheet';
import type { MarketDef } from '@/engine/market/types';
import { cityOverlay, hexes, millOverlay, provenance, tiles, twoPlayerOverlays } from './board';
import {
  companies,
  type DortmundCompany,
  type DortmundTrain,
  market,
  type PrivateBrewery,
  privates,
  trains,
} from './cards';

/** Map and tiles of the box: every game of it is played on them. */
export const boardData: BoardData = {
  hexes,
  tiles,
  overlays: overlaid(cityOverlay, millOverlay, twoPlayerOverlays),
};

/** Mines and mills are worth fives, too. */
const step = 5;

/** [18DO 2] how many there are of each tile is printed, but for one that its list leaves out. */
export const boardRules: readonly ValueRule[] = [
  ...hexRules('hexes', step),
  ...hexRules('overlays', step),
  ...tileRules(step).map((rule) => (rule.kind === 'count' ? { ...rule, src: 'R' as const } : rule)),
].map((rule) => ({ ...rule, usual: provenance }));
export const boardMarks = { 'tiles.42.count': 'G' } as const;

/** [18DO 2] tiles of each colour as the overview counts them, without those that are framed. */
export function tileProblems({ tiles: all }: Pick<BoardData, 'tiles'>): BoxProblem[] {
  return tileTotals(all, { yellow: 42, green: 34, brown: 17, gray: 4 }, ({ frame }) => !frame);
}

/** [18DO 4.3.2] */
export const trainTotal = 26;

/** What an owner of the box may correct in The Railway Game. */
export interface RailwayData extends BoardData {
  readonly companies: readonly DortmundCompany[];
  readonly trains: readonly DortmundTrain[];
  readonly privates: readonly PrivateBrewery[];
  readonly market: MarketDef;
}

const printed: RailwayData = { ...boardData, companies, trains, privates, market };
const { open, settle } = hexValues(printed, 'river');

export const sheet: Sheet<RailwayData> = {
  printed,
  src: provenance,
  rules: [
    ...boardRules,
    ...trainRules.map((rule) => ({ ...rule, src: 'P' as const })),
    { at: 'trains.{train}.beer', kind: 'carried', min: 0, max: 6, step: 1, src: 'G' },
    ...companyRules('P'),
    ...privateRules.map((rule) => ({ ...rule, src: 'P' as const })),
    { at: 'privates.{private}.bids.{bid}', kind: 'bid', min: 5, max: 500, step: 5, src: 'G' },
    ...gridRules('P'),
  ],
  marks: boardMarks,
  open,
  settle: (data) => ({ ...settle(data), market: settledMarket(data.market) }),
  problems: (data) => [
    ...tileProblems(data),
    ...totalProblem('cards', sum(data.trains.map(({ count }) => count)), trainTotal),
    ...gridProblems(data.market),
    ...data.privates.flatMap(({ id, bids }) => risingProblems(`privates.${id}.bids`, bids)),
  ],
};

export const valuesAt = dataAt(sheet);
export const boardIn = boardsOf(printed);
