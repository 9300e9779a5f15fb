import { directorOf } from '@/engine/finance/certificates';
import type { FinanceState } from '@/engine/finance/state';
import { type Objection, object } from '@/engine/game/refusal';
import { type StockRules, stockRoundOf } from '@/engine/rounds/stock';
import { foundRule } from '@/engine/rounds/stock/buy';

/** [18LRA 9.3, ruling 114] in the first stock round each player founds a corporation before passing, if they can pay for one. */
export function mustFound(rules: StockRules, state: FinanceState): Objection | undefined {
  const { number, turn } = stockRoundOf(state);
  if (number > 1 || Object.keys(state.companies).some((id) => directorOf(state, id) === turn))
    return undefined;
  return foundRule(rules).any(state) ? object('must-found', { player: turn }) : undefined;
}
