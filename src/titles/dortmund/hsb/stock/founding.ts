import type { FinanceState } from '@/engine/finance/state';
import type { CompanyId } from '@/engine/game/ids';
import { type Objection, object } from '@/engine/game/refusal';
import { stockRoundOf } from '@/engine/rounds/stock';
import { investorsOwn } from '../../two/stock';
import type { HsbBox } from '../box';
import type { HsbState } from '../state';

/** [18DO 6.3.2.2, ruling 26] may brewery corporations be founded, and minor breweries be traded in? */
export function breweriesOpen(box: HsbBox, state: FinanceState): boolean {
  return stockRoundOf(state).number > 1 && box.phases.of(state).colour !== 'yellow';
}

/**
 * [18DO 4.3.2, 6.2.3, 6.3.2.2, 6.4.9] railways that open later, breweries from green on, bankrupt companies from the
 * next stock round on. What a railway has opened stays open when it is bankrupt (ruling 114).
 */
export function foundingObjection(box: HsbBox, state: HsbState, company: CompanyId): Objection | undefined {
  const own = investorsOwn(state, company);
  if (own) return own;
  if (state.closed[company] !== undefined && stockRoundOf(state).number <= state.closed[company])
    return object('closed-this-round', { company });
  if (box.kindOf(company) === 'corporation')
    return breweriesOpen(box, state) ? undefined : object('no-corporations-yet', { company });
  const after = box.railways.find(({ id }) => id === company)?.afterFounded;
  if (!after || state.companies[after]!.founded || state.closed[after] !== undefined) return undefined;
  return object('not-available', { company, after });
}
