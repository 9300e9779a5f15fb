import type { FinanceState } from '@/engine/finance/state';
import type { CompanyId } from '@/engine/game/ids';
import type { HsbBox } from '../../hsb/box';
import { railwayOrder } from '../../hsb/rails/cards';
import type { HsbState } from '../../hsb/state';
import type { InvestorsSales } from '../papers';

/** [18DO 8.2.1.1] companies with shares that operate: railways first, then breweries in their order. */
function inOrder(box: HsbBox, state: FinanceState): CompanyId[] {
  const { breweryOrder } = state as HsbState;
  const breweries = breweryOrder.filter(
    (id) => box.kindOf(id) === 'corporation' && state.companies[id]!.floated,
  );
  return [...railwayOrder(box, state), ...breweries];
}

export function salesOf(box: HsbBox): InvestorsSales {
  const { market, poolLimit } = box;
  return { market, poolLimit, inOrder: (state) => inOrder(box, state) };
}
