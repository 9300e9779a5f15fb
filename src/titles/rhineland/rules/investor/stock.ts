import { directorOf, sharesOf, total } from '@/engine/finance/certificates';
import { successorOf } from '@/engine/finance/director';
import type { FinanceState } from '@/engine/finance/state';
import type { CompanyId } from '@/engine/game/ids';
import { type Objection, object } from '@/engine/game/refusal';
import { investor } from '@/engine/investor/state';
import { type StockRules, stockRoundOf } from '@/engine/rounds/stock';
import { foundRule } from '@/engine/rounds/stock/buy';

/** [18LRA 9.3, ruling 154] no sale may make the Investor director of a players' corporation. */
export function directsAfterSale(
  state: FinanceState,
  company: CompanyId,
  percents: readonly number[],
): Objection | undefined {
  const { turn } = stockRoundOf(state);
  if (directorOf(state, company) !== turn) return undefined;
  const kept = sharesOf(state, turn, company) - total(percents);
  return successorOf(state, company, kept) === investor ? object('investor-directs', { company }) : undefined;
}

/** [18LRA 9.3, ruling 114] in the first stock round each player founds a corporation before passing, if they can pay for one. */
export function mustFound(rules: StockRules, state: FinanceState): Objection | undefined {
  const { number, turn } = stockRoundOf(state);
  if (number > 1 || Object.keys(state.companies).some((id) => directorOf(state, id) === turn))
    return undefined;
  return foundRule(rules).any(state) ? object('must-found', { player: turn }) : undefined;
}
