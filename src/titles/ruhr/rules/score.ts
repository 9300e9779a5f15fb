import { directorOf } from '@/engine/finance/certificates';
import { type Wealth, wealthOfAll } from '@/titles/wealth';
import type { RuhrBox } from '../box';
import type { RuhrState } from '../state';

/**
 * [18Ruhr 15.2, rulings 104, 129] cash and shares, private Montan companies at their printed price, less what is owed to
 * the bank; whoever has left the game has nothing.
 */
export function scores(box: RuhrBox, state: RuhrState): Wealth[] {
  const seated = wealthOfAll(box.market, state, 1).map((wealth) => {
    const own = box.active.filter(({ id }) => directorOf(state, id) === wealth.player);
    const lines = own.map(({ id, price }) => ({ company: id, percent: 100, price, value: price }));
    const shares = [...wealth.shares.filter(({ percent, price }) => percent < 100 || price > 0), ...lines];
    return { ...wealth, shares, total: wealth.total + own.reduce((sum, { price }) => sum + price, 0) };
  });
  const gone = state.setup.players
    .map(({ id }) => id)
    .filter((player) => !state.seats.includes(player))
    .map((player): Wealth => ({ player, cash: 0, shares: [], credit: 0, total: 0 }));
  return [...seated.sort((a, b) => b.total - a.total), ...gone];
}
