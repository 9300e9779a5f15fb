import { sharesOf } from '@/engine/finance/certificates';
import { shareOfDividend } from '@/engine/finance/money';
import { trainsOf } from '@/engine/finance/trains';
import type { Prospect } from '../parts';
import type { IntSeat } from './seats';

/** [18DO 3.3] dividends are paid in full tens of Mark. */
const full = 10;

/** What each player would be paid if every company made its one run now. */
export function ifOver(seat: IntSeat): readonly Prospect[] {
  const { state, view } = seat;
  const runs = view.companies
    .filter(({ id }) => trainsOf(state, id).length > 0)
    .map(({ id }) => ({ id, total: seat.bestRun(state, id).result?.total ?? 0 }));
  return state.seats.map((player) => ({
    player,
    total: runs.reduce(
      (sum, { id, total }) => sum + shareOfDividend(total - (total % full), sharesOf(state, player, id)),
      0,
    ),
  }));
}
