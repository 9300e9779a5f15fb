import type { FinanceState } from '@/engine/finance/state';
import type { Round, Stage } from '@/engine/game/title';
import { buyRule, foundRule } from './buy';
import { sellRule } from './sell';
import { type StockRules, stockRoundOf } from './state';
import { passRule } from './turn';

export { beginStockRound, type Source, type StockRoundState, type StockRules, stockRoundOf } from './state';

/** A stock round: sales first, then at most one purchase, until all pass in a row [18Rhl 5]. */
export function stockRound(rules: StockRules) {
  const stage = {
    id: 'stock',
    actor: (state: FinanceState) => ({ player: stockRoundOf(state).turn }),
    rules: [buyRule(rules), foundRule(rules), sellRule(rules), passRule(rules)],
  } satisfies Stage<FinanceState>;
  return { stage: () => stage } satisfies Round<FinanceState>;
}
