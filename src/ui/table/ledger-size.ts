import { playersOf } from './figures/players';
import { arranged, arrangedToTrade } from './ledger/arrange';
import { hasMoney, type Seat } from './seat';

/** Heights in rem: they grow with the text. */
const toRead = { head: 2.1875, line: 1.0625, folded: 1.1875 };
/** To trade, each company has a line, and its second line a head. */
const toTrade = { head: 6, line: 2.875, folded: 0 };
const belonging = { read: 1.0625, trade: 1.4375 };
const spare = { read: 0.0625, trade: 0.25 };
/** Two blocks have no room for it beside the certificates. */
const creditLine = 0.9375;
/** Where certificates are traded their heads have more lines: marks, cash and certificates lie below each other. */
const narrowHeads = 0.9375;
/** Narrow columns break what a game notes of a player. */
const noteLine = { one: 0.9375, two: 1.75 };
/** So many companies that nobody has founded stand in one line. */
const unfoundedInLine = 14;

/**
 * How high the whole ledger is, in rem: the board gets what it leaves. While certificates are traded its lines are
 * as high as a fingertip.
 */
export function ledgerHeight(seat: Seat, trades: boolean): number {
  const { blocks, folded } = trades ? { blocks: arrangedToTrade(seat), folded: [] } : arranged(seat);
  const { head, line, folded: unfounded } = trades ? toTrade : toRead;
  const foldedLines = Math.ceil(folded.length / unfoundedInLine);
  const notes = seat.game.noteLines?.(seat) ?? 0;
  const lines = Math.max(...blocks.map(({ length }) => length));
  return (
    head +
    notes * (blocks.length > 1 ? noteLine.two : noteLine.one) +
    lines * line +
    foldedLines * unfounded +
    (trades ? (belongings(seat) + worth(seat)) * belonging.trade : belongings(seat) * belonging.read) +
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
