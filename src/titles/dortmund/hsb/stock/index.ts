import type { FinanceState } from '@/engine/finance/state';
import type { Moment } from '@/engine/game/move';
import { type StockRules, stockRoundOf } from '@/engine/rounds/stock';
import { stockRules as railwayStockRules } from '../../rules/stock';
import type { HsbBox } from '../box';
import type { HsbState } from '../state';
import { fillFloats, floatOnPurchase } from './floating';
import { foundingObjection } from './founding';

/** [18DO 6.4] stock rounds: as in The Railway Game, with breweries beside the railways. */
export function stockRules(
  box: HsbBox,
  beginOperating: (draft: HsbState, set: number, moment: Moment) => void,
): StockRules {
  const begin = (draft: FinanceState, set: number, moment: Moment) =>
    beginOperating(draft as HsbState, set, moment);
  return {
    ...railwayStockRules(box, begin),
    companies: [...box.railways, ...box.corporations],
    foundingObjection: (state, company) => foundingObjection(box, state as HsbState, company),
    ...(box.stacked && { stacked: box.stacked }),
    onPurchase(draft, company, moment) {
      const game = draft as HsbState;
      // [18DO 6.4.1] the order marker of a new brewery comes last
      if (box.kindOf(company.id) === 'corporation' && !game.breweryOrder.includes(company.id))
        game.breweryOrder.push(company.id);
      floatOnPurchase(box, game, company, moment);
    },
    onEnd(draft, moment) {
      const { number, turn } = stockRoundOf(draft);
      // [18DO 4.4] all have passed in a row, so the turn has come to the left of the last who bought or sold
      draft.priority = turn;
      moment.emit({ type: 'priority', player: turn });
      fillFloats(box, draft as HsbState, moment);
      begin(draft, number, moment);
    },
  };
}
