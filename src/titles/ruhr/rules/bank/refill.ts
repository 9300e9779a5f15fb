import { transfer } from '@/engine/finance/money';
import { seatsOf } from '@/engine/finance/seats';
import type { Moment, Move, Rule } from '@/engine/game/move';
import type { Consequence } from '@/engine/game/title';
import { worthOf } from '@/engine/market/market';
import type { RuhrBox } from '../../box';
import type { RuhrState } from '../../state';

/** [18Ruhr 15.1 a] what all players together put into the bank. */
const refillOfAll = 600;

/**
 * [18Ruhr 15.1, rulings 103, 129] players share the refill when a payment of a stock round would empty the bank; who
 * cannot pay owes the rest. What the bank owed before the round counts as nothing.
 */
export function refill(draft: RuhrState, payment: number, moment: Moment): void {
  if (payment === 0) return;
  const seats = seatsOf(draft);
  const share = refillOfAll / seats.length;
  while (draft.bank + draft.deficit - payment <= 0) {
    for (const player of seats) {
      const paid = Math.min(share, draft.cash[player]!);
      transfer(draft, { player }, 'bank', paid);
      draft.credits[player] = draft.credits[player]! + share - paid;
      // what is owed is as good as paid: it comes with the next receipts
      draft.deficit += share - paid;
    }
    moment.emit({ type: 'bank-refilled', amount: refillOfAll });
  }
}

/** The bank begins a stock round with what it owes counted as nothing [18Ruhr rulings 117, 129]. */
export function noteDeficit(draft: RuhrState): void {
  draft.deficit = Math.max(0, -draft.bank);
}

/** [18Ruhr ruling 129] sales, too, are payments of the bank. */
export function refillingSale<M extends Move>(box: RuhrBox, sell: Rule<RuhrState, M>): Rule<RuhrState, M> {
  return {
    ...sell,
    apply(draft, move, moment, before) {
      const { company, percents } = move as Move & { company: string; percents: number[] };
      const percent = percents.reduce((sum, each) => sum + each, 0);
      refill(draft, worthOf(box.market, draft, company, percent), moment);
      sell.apply(draft, move, moment, before);
    },
  };
}

/** [18Ruhr ruling 103] whoever owes the bank pays with the next receipts. */
export function debtsPaid(): Consequence<RuhrState> {
  const debtor = (state: RuhrState) =>
    seatsOf(state).find((player) => state.credits[player]! > 0 && state.cash[player]! > 0);
  return {
    due: (state) => debtor(state) !== undefined,
    apply(draft, moment) {
      const player = debtor(draft)!;
      const amount = Math.min(draft.credits[player]!, draft.cash[player]!);
      transfer(draft, { player }, 'bank', amount);
      draft.credits[player]! -= amount;
      if (draft.round.kind === 'stock') draft.deficit -= Math.min(draft.deficit, amount);
      moment.emit({ type: 'debt-paid', player, amount });
    },
  };
}
