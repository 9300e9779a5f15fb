import type { FinanceState } from '@/engine/finance/state';
import type { Move, MoveOfRule, Rule } from '@/engine/game/move';
import type { Round, Stage } from '@/engine/game/title';
import { buyRule, foundRule } from './buy';
import { sellRule } from './sell';
import { type StockRules, stockRoundOf } from './state';
import { passRule } from './turn';

export { saleableCards } from './sales';
export { saleBelow } from './sell';
export { raiseSoldOut } from './sold-out';
export { beginStockRound, type Source, type StockRoundState, type StockRules, stockRoundOf } from './state';
export { type TradeInMove, tradeInRule } from './trade-in';

export type StockMove = MoveOfRule<
  ReturnType<typeof buyRule | typeof foundRule | typeof sellRule | typeof passRule>
>;

/**
 * A stock round: sales first, then at most one purchase, until all pass in a row [18Rhl 5]. Further moves
 * are what a title offers beside these in a player's turn.
 */
export function stockRound<S extends FinanceState = FinanceState, M extends Move = never>(
  rules: StockRules,
  further: readonly Rule<S, M>[] = [],
): Round<S, StockMove | M, 'stock'> {
  const stage: Stage<S, StockMove | M, 'stock'> = {
    id: 'stock',
    actor: (state) => ({ player: stockRoundOf(state).turn }),
    rules: [buyRule(rules), foundRule(rules), sellRule(rules), ...further, passRule(rules)],
  };
  return { stage: () => stage };
}
