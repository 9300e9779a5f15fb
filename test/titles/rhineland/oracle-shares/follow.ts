/** What happens by itself: rounds of companies begin and end, prices move, the Investor takes its share. */
import type { GameEvent } from '@/engine/game/events';
import type { RhinelandState } from '@/titles/rhineland/state';
import { payRevenues } from './auction';
import {
  type At,
  fromBank,
  give,
  investor,
  leftOf,
  moveToken,
  order,
  putToken,
  type Sheet,
  shareValue,
  sizes,
} from './sheet';
import { beginStock, investorTakes } from './stock';

type Operating = Extract<At, { kind: 'operating' }>;

/** Something that the game has done and the reader has not, or otherwise. */
export type Complain = (what: string) => void;

/** [18Rhl 6.3] what has been bought makes the phase. */
export function phaseIn({ trains }: RhinelandState): Sheet['phase'] {
  const isOut = (type: string) => trains.some((train) => train.type === type && train.at !== 'depot');
  return isOut('5') ? 'brown' : isOut('3') ? 'green' : 'yellow';
}

/** The first of those that have floated and have not acted, as prices stand now [18Rhl 6, ruling 36]. */
function nextToAct(sheet: Sheet, { acted }: Operating): string | undefined {
  return order(sheet).find((company) => sheet.floated.includes(company) && !acted.includes(company));
}

/** A round of companies is over once all have acted; was it so? */
function endsRound(sheet: Sheet, complain: Complain): Operating | undefined {
  const { at } = sheet;
  if (at.kind !== 'operating') {
    complain(`a round ends while the reader is at ${at.kind}`);
    return undefined;
  }
  const left = nextToAct(sheet, at);
  if (left) complain(`the round ends before ${left} has acted`);
  return at;
}

/** [18Rhl 6.2.5] what a dividend does to the price. */
function paid(sheet: Sheet, company: string, dividend: number): void {
  if (dividend === 0) moveToken(sheet, company, 'left');
  else if (dividend >= shareValue(sheet, company)) moveToken(sheet, company, 'right');
  else putToken(sheet, company, spaceUnder(sheet, company));
}

const spaceUnder = ({ spaces }: Sheet, company: string) =>
  Object.keys(spaces).find((space) => spaces[space]!.includes(company))!;

/** [18Rhl 6.2.6.2, rulings 28, 96] all that one seller sells of a corporation is one sale. */
function soldToRaise(
  sheet: Sheet,
  { seller, company, percent, price }: { seller: string; company: string; percent: number; price: number },
  complain: Complain,
): void {
  const key = `${seller} ${company}`;
  const isFirst = sheet.forced[key] === undefined;
  sheet.forced[key] ??= shareValue(sheet, company);
  if (price !== sheet.forced[key]) complain(`${company} was sold for ${price}, not ${sheet.forced[key]}`);
  if (sheet.bank < (price * percent) / 10) sheet.broken = true;
  give(sheet, company, percent, seller, 'pool');
  if (isFirst) moveToken(sheet, company, 'down');
}

type Reading = (sheet: Sheet, event: never, complain: Complain) => void;

/** Money is told by another reader, and only noted here. */
const readings: Readonly<Partial<Record<GameEvent['type'], Reading>>> = {
  'operating-round'(sheet, event: { set: number; number: number; of: number }, complain) {
    let { at } = sheet;
    if (at.kind === 'operating') {
      endsRound(sheet, complain);
      at = { ...at, kind: 'begins', number: at.number + 1 };
    }
    const told = `${event.set}.${event.number} of ${event.of}`;
    const read = at.kind === 'begins' && at.number <= at.of ? `${at.set}.${at.number} of ${at.of}` : 'none';
    if (told !== read) complain(`operating round ${told}, the reader says ${read}`);
    sheet.at = { kind: 'operating', set: event.set, number: event.number, of: event.of, acted: [] };
    payRevenues(sheet);
  },
  operates(sheet, { company }: { company: string }, complain) {
    const { at } = sheet;
    if (at.kind !== 'operating') {
      complain(`${company} operates while the reader is at ${at.kind}`);
      return;
    }
    const read = nextToAct(sheet, at);
    if (read !== company) complain(`${company} operates, the reader says ${read}`);
    at.acted.push(company);
  },
  'paid-out': (sheet, { company, revenue }: { company: string; revenue: number }) =>
    paid(sheet, company, revenue),
  withheld(sheet, { company, revenue }: { company: string; revenue: number }) {
    paid(sheet, company, 0);
    fromBank(sheet, company, revenue);
  },
  'no-revenue': (sheet, { company }: { company: string }) => paid(sheet, company, 0),
  'dividend-share': (sheet, { player, amount }: { player: string; amount: number }) =>
    fromBank(sheet, player, amount),
  'dividend-kept': (sheet, { company, amount }: { company: string; amount: number }) =>
    fromBank(sheet, company, amount),
  'dividend-rest': (sheet, { company, amount }: { company: string; amount: number }) =>
    fromBank(sheet, company, amount),
  'target-paid': (sheet, { player, amount }: { player: string; amount: number }) =>
    fromBank(sheet, player, amount),
  'link-bonus': (sheet, { company, amount }: { company: string; amount: number }) =>
    fromBank(sheet, company, amount),
  'link-paid'(sheet, { company, amount }: { company: string; amount: number }) {
    sheet.treasury[company]! += amount;
    sheet.reserve -= amount;
  },
  'forced-purchase'(sheet) {
    sheet.forced = {};
  },
  'sold-to-raise': soldToRaise,
  'power-used'(sheet, { private: id }: { private: string }) {
    // [18Rhl 4.1.1 no. 2] of all of them this one is discarded
    if (id === 'KEO') sheet.privates[id]!.closed = true;
  },
  'privates-close'(sheet, _event, complain) {
    if (sheet.phase !== 'brown') complain('privates close before the first 5-train');
  },
  'investor-acquires': (
    sheet,
    { company, percent, source }: { company: string; percent: number; source: string },
  ) => investorTakes(sheet, company, percent, source),
  'investor-swaps'(
    sheet,
    { company, percent, source, given }: { company: string; percent: number; source: string; given: string },
  ) {
    give(sheet, given, Math.min(...sizes(sheet, investor, given)), investor, 'pool');
    investorTakes(sheet, company, percent, source);
  },
  'stock-round'(sheet, { number }: { number: number }, complain) {
    // the first follows the auction, which is told from its moves
    if (number === 1) return;
    const over = endsRound(sheet, complain);
    if (!over) return;
    if (over.number < over.of) complain(`a stock round after ${over.number} of ${over.of} rounds`);
    if (sheet.broken) complain('a stock round after the bank was broken');
    beginStock(sheet, over.set + 1);
    if (number !== over.set + 1) complain(`stock round ${number}, the reader says ${over.set + 1}`);
  },
  bankrupt(sheet) {
    sheet.at = { kind: 'over' };
  },
  'game-over'(sheet, _event, complain) {
    if (sheet.at.kind === 'over') return;
    const over = endsRound(sheet, complain);
    if (over && over.number < over.of) complain('the game ends before its last set is finished');
    if (!sheet.broken) complain('the game ends with money in the bank');
    sheet.at = { kind: 'over' };
  },
};

/** Reads what has happened after a move, in its order. */
export function follow(
  sheet: Sheet,
  events: readonly GameEvent[],
  after: RhinelandState,
  complain: Complain,
): void {
  const was = sheet.phase;
  sheet.phase = phaseIn(after);
  for (const event of events) readings[event.type]?.(sheet, event as never, complain);
  // [18Rhl 4.1] the first 5-train
  if (was !== 'brown' && sheet.phase === 'brown') {
    for (const each of Object.values(sheet.privates)) each.closed = true;
  }
  const { at } = sheet;
  // [18LRA 9.2.1] it has taken its turn, or has none, once nobody else has something to decide
  if (at.kind === 'stock' && at.turn === investor && after.decisions.length === 0) {
    at.turn = leftOf(sheet.circle, at.turn);
  }
}
