import { sharesOf } from '@/engine/finance/certificates';
import type { FinanceState } from '@/engine/finance/state';
import type { CompanyId, PlayerId } from '@/engine/game/ids';
import { atPrice, priceOf } from '@/engine/market/market';
import type { Market } from '@/engine/market/types';
import type { Score } from './view';

/** A player's wealth in a game with money: all its lines are there. */
export type Wealth = Score & Required<Pick<Score, 'cash' | 'credit'>>;

/** What the certificate of a company is worth that has no price on the market. */
export type Printed = (company: CompanyId) => number;

/** Cash and shares at market value, less so many times the credits; richest first. */
export function wealthOfAll(
  market: Market,
  state: FinanceState,
  creditFactor: number,
  printed: Printed = () => 0,
): Wealth[] {
  return state.seats
    .map((player) => wealthOf(market, state, player, creditFactor, printed))
    .sort((a, b) => b.total - a.total);
}

function wealthOf(
  market: Market,
  state: FinanceState,
  player: PlayerId,
  creditFactor: number,
  printed: Printed,
): Wealth {
  const shares = Object.keys(state.companies).flatMap((company) => {
    const percent = sharesOf(state, player, company);
    if (percent === 0) return [];
    if (!state.prices[company])
      return [{ company, percent, price: printed(company), value: printed(company) }];
    const price = priceOf(market, state, company);
    return [{ company, percent, price, value: atPrice(market, company, price, percent) }];
  });
  const cash = state.cash[player]!;
  const credit = creditFactor * (state.credits[player] ?? 0);
  const total = shares.reduce((sum, { value }) => sum + value, cash) - credit;
  return { player, cash, shares, credit, total };
}
