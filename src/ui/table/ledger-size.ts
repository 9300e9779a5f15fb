import { playersOf } from './figures/players';
import { arrangedToTrade, arrangedWhole } from './ledger/arrange';
import { hasMoney, type Seat } from './seat';

/** Heights in rem: they grow with the text. */
const toRead = { head: 2.1875, line: 1.0625 };
/** To trade, each company has a line, and its second line a head. */
const toTrade = { head: 5.25, line: 2.875 };
const belonging = { read: 1.0625, trade: 1.4375 };
/** The line of those that nobody has founded is a little higher than theirs would be. */
const spare = { read: 0.1875, trade: 0.25 };
/** Two blocks have no room for it beside the certificates. */
const creditLine = 0.9375;
/** Where certificates are traded their heads have more lines: marks, cash and certificates lie below each other. */
const narrowHeads = 0.9375;
/** Narrow columns break what a game notes of a player. */
const noteLine = { one: 0.9375, two: 1.75 };

/**
 * How high the whole ledger is, in rem: the board gets what it leaves, and that is the same however many companies have
 * been founded. While certificates are traded its lines are as high as a fingertip.
 */
export function ledgerHeight(seat: Seat, trades: boolean): number {
  const blocks = trades ? arrangedToTrade(seat) : arrangedWhole(seat);
  const { head, line } = trades ? toTrade : toRead;
  const notes = seat.game.noteLines?.(seat) ?? 0;
  // they lie below the last block
  const below = trades
    ? (belongings(seat) + worth(seat)) * belonging.trade
    : belongings(seat) * belonging.read;
  const lines = blocks.map(({ length }, i) => length * line + (i === blocks.length - 1 ? below : 0));
  return (
    head +
    notes * (blocks.length > 1 ? noteLine.two : noteLine.one) +
    Math.max(...lines) +
    (trades ? 0 : (seat.game.ledger?.foot?.rem ?? 0)) +
    (blocks.length > 1 && playersOf(seat).some(({ credit }) => credit > 0) ? creditLine : 0) +
    (trades && blocks.length > 1 ? narrowHeads : 0) +
    (trades ? spare.trade : spare.read)
  );
}

/** A line of what all is worth, where that is known before the end. */
function worth(seat: Seat): number {
  return Number(playersOf(seat).some((player) => player.worth));
}

/** Lines about what players have beside certificates. */
function belongings(seat: Seat): number {
  return Number(hasMoney(seat) && playersOf(seat).some(({ privates }) => privates.length > 0));
}
