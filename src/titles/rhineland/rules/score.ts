import { sharesOf } from '@/engine/finance/certificates';
import type { FinanceState } from '@/engine/finance/state';
import type { PlayerId } from '@/engine/game/ids';
import { priceOf } from '@/engine/market/grid';
import type { MarketDef } from '@/engine/market/types';
import type { Score } from '@/titles/view';

/** [18Rhl 7.2] cash and shares at market value, less twice the credits; richest first. */
export function scores(market: MarketDef, state: FinanceState): Score[] {
  return state.seats.map((player) => scoreOf(market, state, player)).sort((a, b) => b.total - a.total);
}

function scoreOf(market: MarketDef, state: FinanceState, player: PlayerId): Score {
  const shares = Object.keys(state.companies).flatMap((company) => {
    const percent = sharesOf(state, player, company);
    const price = priceOf(market, state, company);
    return percent === 0 ? [] : [{ company, percent, price, value: (price * percent) / 10 }];
  });
  const cash = state.cash[player]!;
  const credit = 2 * (state.credits[player] ?? 0);
  const total = shares.reduce((sum, { value }) => sum + value, cash) - credit;
  return { player, cash, shares, credit, total };
}
