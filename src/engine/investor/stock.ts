import { directorOf, sharesOf, total } from '@/engine/finance/certificates';
import { successorOf } from '@/engine/finance/director';
import type { FinanceState } from '@/engine/finance/state';
import type { CompanyId } from '@/engine/game/ids';
import { type Objection, object } from '@/engine/game/refusal';
import { stockRoundOf } from '@/engine/rounds/stock';
import { investor } from './state';

/** [18LRA 9.3, ruling 154] [18DO 8.2, ruling 88] no sale may make the Investor director of a players' company. */
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
