import { type AskForExchange, changeDirector, exchangesOf } from '@/engine/finance/director';
import type { FinanceState } from '@/engine/finance/state';
import type { Moment } from '@/engine/game/move';

/** [18Ruhr 5.3, ruling 21] the new director hands over two certificates of 10 % if they have them, else one of 20 %. */
export function exchangeInTens(moment: Moment): AskForExchange<FinanceState> {
  return (draft, company, to) => {
    const ways = exchangesOf(draft, company, to);
    changeDirector(draft, company, to, ways.at(-1)!, moment);
  };
}
