import { holdersOf } from '@/engine/finance/seats';
import { hasMoney, type Seat } from './seat';

/** Heights in rem: they grow with the text. */
const head = 2.75;
const line = 1.4375;

/**
 * How high the whole ledger is, in rem: the board gets what it leaves. While certificates are traded its lines are
 * as high as a fingertip.
 */
export function ledgerHeight(seat: Seat, _trades: boolean): number {
  const isRail = hasMoney(seat);
  const belongings = isRail && Object.values(seat.state.privates ?? {}).some(({ closed }) => !closed) ? 1 : 0;
  const lines = holdersOf(seat.state).length + 2 + belongings + (isRail ? 6 : 3);
  return head + lines * line + 0.25;
}
