import { playersOf } from './figures/players';
import { arranged, arrangedToTrade } from './ledger/arrange';
import { hasMoney, type Seat } from './seat';

/** Heights in rem: they grow with the text. */
const toRead = { head: 2.3125, line: 1.125, folded: 1.75 };
const toTrade = { head: 4.25, line: 2.9375, folded: 3 };
const belonging = { read: 1.125, trade: 1.4375 };
const spare = 0.25;

/**
 * How high the whole ledger is, in rem: the board gets what it leaves. While certificates are traded its lines are
 * as high as a fingertip.
 */
export function ledgerHeight(seat: Seat, trades: boolean): number {
  const { blocks, folded } = trades ? arrangedToTrade(seat) : arranged(seat);
  const { head, line, folded: unfounded } = trades ? toTrade : toRead;
  const lines = Math.max(...blocks.map(({ length }) => length));
  return (
    head +
    lines * line +
    (folded.length > 0 ? unfounded : 0) +
    belongings(seat) * (trades ? belonging.trade : belonging.read) +
    (trades ? 0 : (seat.game.ledger?.foot?.rem ?? 0)) +
    spare
  );
}

/** Lines about what players have beside certificates. */
function belongings(seat: Seat): number {
  if (!hasMoney(seat)) return 0;
  const players = playersOf(seat);
  return (
    Number(players.some(({ privates }) => privates.length > 0)) +
    Number(players.some(({ credit }) => credit > 0))
  );
}
