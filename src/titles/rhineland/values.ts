import { withoutCosts } from '@/engine/board/free';
import { type BoardData, boardsOf, hexValues } from '@/engine/box/board';
import { placeProblems } from '@/engine/box/places';
import {
  gridProblems,
  hexRules,
  privateRules,
  settledMarket,
  sum,
  tileRules,
  totalProblem,
} from '@/engine/box/rules';
import type { TrainType } from '@/engine/finance/cards';
import { dataAt } from '@/engine/game/box/in-setup';
import type { BoxProblem, Sheet, ValueRule } from '@/engine/game/box/sheet';
import type { MarketDef } from '@/engine/market/types';
import { type RhinelandCompany, type RhinelandPrivate, withExtraTrain } from './cards';

/** What an owner of the box may correct on both maps. */
export interface RhinelandData extends BoardData {
  readonly trains: readonly TrainType[];
  readonly companies: readonly RhinelandCompany[];
  readonly privates: readonly RhinelandPrivate[];
  readonly market: MarketDef;
}

/** Price and revenue of private companies; that of a director's certificate follows from its start value. */
export function packageRules(at: string): ValueRule[] {
  return privateRules.map((rule) => ({
    ...rule,
    at: rule.at.replace('privates', at),
    unless: (owners) => (owners[2] as RhinelandPrivate).power.kind === 'directorCertificate',
  }));
}

/** Hexes and the market follow from what was corrected in them. */
export function settledData<D extends RhinelandData>(settle: (data: D) => D): (data: D) => D {
  return (data) => ({ ...settle(data), market: settledMarket(data.market) });
}

/** As many train cards as the box has, with the optional one, and a market that can be walked. */
export function dataProblems(printed: RhinelandData, data: RhinelandData, trainTotal: number): BoxProblem[] {
  const { trains, market } = data;
  const cards = sum(withExtraTrain(trains).map(({ count }) => count));
  return [
    ...totalProblem('cards', cards, trainTotal),
    ...gridProblems(market),
    ...placeProblems(layout, printed, data),
  ];
}

/** Of both maps. */
const layout = 'pointy';

/** The Short Game has neither money nor cards of its own: only the board counts. */
export function shortValues(
  printed: BoardData,
  terrain: Parameters<typeof hexValues>[1],
  src: Sheet<BoardData>['src'],
) {
  const sheet: Sheet<BoardData> = {
    printed,
    src,
    rules: [...hexRules('hexes'), ...tileRules()].filter(({ kind }) => kind !== 'cost'),
    settle: hexValues(printed, terrain).settle,
    problems: (data) => placeProblems(layout, printed, data),
  };
  const boardIn = boardsOf(printed);
  const freeBoardIn: typeof boardIn = (board, data) => withoutCosts(boardIn(board, data));
  return { sheet, at: dataAt(sheet), boardIn: freeBoardIn };
}
