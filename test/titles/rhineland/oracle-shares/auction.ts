/** [18Rhl 5.1.1, rulings 11–15, 17, 19, 121] the starting package, from what was played alone. */
import type { Certificate } from './printed';
import { type At, type Bid, fromBank, leftOf, moveToken, type Sheet, sum } from './sheet';
import { beginStock } from './stock';

type Auction = Extract<At, { kind: 'auction' }>;
const auctionIn = (sheet: Sheet) => sheet.at as Auction;

/** [ruling 121] bids and reductions go in fives. */
const step = 5;

function unsold({ printed, privates }: Sheet): Certificate[] {
  return printed.privates.filter(({ id }) => privates[id]!.owner === null && !privates[id]!.closed);
}

/** Money that lies in no bid, but for that on one certificate. */
function free(sheet: Sheet, player: string, on?: string): number {
  const lying = auctionIn(sheet).bids.filter((bid) => bid.player === player && bid.on !== on);
  return sheet.cash[player]! - sum(lying.map(({ amount }) => amount));
}

const bidsOn = (at: Auction, id: string): Bid[] => at.bids.filter(({ on }) => on === id);

/** All sums of fives above the highest bid, or above the price, that the player can lay down. */
function sums(sheet: Sheet, player: string, { id, price }: Certificate): number[] {
  const above = Math.max(price, ...bidsOn(auctionIn(sheet), id).map(({ amount }) => amount));
  const most = free(sheet, player, id);
  const all: number[] = [];
  for (let amount = above + step; amount <= most; amount += step) all.push(amount);
  return all;
}

const told = (amounts: readonly number[]) => `${amounts[0]}-${amounts.at(-1)}`;

export function auctionMoves(sheet: Sheet): string[] {
  const at = auctionIn(sheet);
  const [lowest, ...others] = unsold(sheet);
  if (at.contest) {
    const amounts = sums(sheet, at.contest.asked, lowest!);
    return [...(amounts.length > 0 ? [`raise ${told(amounts)}`] : []), 'leave'];
  }
  const moves = ['pass'];
  if (free(sheet, at.turn) >= lowest!.price - at.off) moves.push(`buy-private ${lowest!.id}`);
  if (at.off > 0) return moves;
  for (const other of others) {
    const amounts = sums(sheet, at.turn, other);
    if (amounts.length > 0) moves.push(`bid ${other.id} ${told(amounts)}`);
  }
  return moves;
}

function layDown(at: Auction, bid: Bid): void {
  at.bids = [...at.bids.filter(({ on, player }) => on !== bid.on || player !== bid.player), bid];
}

/** The certificate with the lowest number is sold, with all that comes with it. */
function sell(sheet: Sheet, player: string, amount: number): void {
  const at = auctionIn(sheet);
  const { id, shareOf, directs } = unsold(sheet)[0]!;
  at.bids = at.bids.filter(({ on }) => on !== id);
  at.off = 0;
  delete at.contest;
  fromBank(sheet, player, -amount);
  sheet.privates[id] = { owner: player, closed: false };
  for (const paper of sheet.papers) {
    if (paper.holder === 'kept' && (paper.company === shareOf || paper.company === directs)) {
      // [8.5] both kinds may be of one corporation in no package
      paper.holder = player;
    }
  }
  if (directs) {
    // [4.1.1 no. 6, rulings 17, 21] 140 for the treasury, the rest of the stack for the charter, and one up
    sheet.privates[id] = { owner: null, closed: true };
    fromBank(sheet, directs, 140);
    for (const paper of sheet.papers) {
      if (paper.company === directs && paper.holder === 'offer') paper.holder = 'charter';
    }
    sheet.floated.push(directs);
    moveToken(sheet, directs, 'up');
  }
  next(sheet, player);
}

/** A certificate with bids is decided as soon as it is the lowest; after the last one shares are sold. */
function next(sheet: Sheet, buyer: string): void {
  const at = auctionIn(sheet);
  const lowest = unsold(sheet)[0];
  if (!lowest) {
    sheet.priority = leftOf(sheet.seats, buyer);
    beginStock(sheet, 1);
    return;
  }
  const bids = bidsOn(at, lowest.id);
  if (bids.length === 1) sell(sheet, bids[0]!.player, bids[0]!.amount);
  if (bids.length < 2) return;
  const least = Math.min(...bids.map(({ amount }) => amount));
  at.contest = {
    on: lowest.id,
    still: bids.map(({ player }) => player),
    asked: bids.find(({ amount }) => amount === least)!.player,
  };
}

/** Clockwise from whoever has spoken to the next who is still in and does not lead; or the leader has it. */
function askNext(sheet: Sheet): void {
  const at = auctionIn(sheet);
  const contest = at.contest!;
  const bids = bidsOn(at, contest.on);
  const best = bids.find(({ amount }) => amount === Math.max(...bids.map((bid) => bid.amount)))!;
  for (let player = leftOf(sheet.seats, contest.asked), i = 0; i < sheet.seats.length; i++) {
    if (contest.still.includes(player) && player !== best.player) {
      contest.asked = player;
      return;
    }
    player = leftOf(sheet.seats, player);
  }
  sell(sheet, best.player, best.amount);
}

interface Told {
  readonly type: string;
  readonly private?: string;
  readonly amount?: number;
}

export function auctionPlayed(sheet: Sheet, move: Told): void {
  const at = auctionIn(sheet);
  const player = at.turn;
  switch (move.type) {
    case 'raise':
      layDown(at, { on: at.contest!.on, player: at.contest!.asked, amount: move.amount! });
      askNext(sheet);
      return;
    case 'leave':
      at.contest!.still = at.contest!.still.filter((each) => each !== at.contest!.asked);
      askNext(sheet);
      return;
    case 'buy-private': {
      const price = unsold(sheet)[0]!.price - at.off;
      at.passes = 0;
      at.turn = leftOf(sheet.seats, player);
      sell(sheet, player, price);
      return;
    }
    case 'bid':
      layDown(at, { on: move.private!, player, amount: move.amount! });
      at.passes = 0;
      at.turn = leftOf(sheet.seats, player);
      return;
    case 'pass':
      at.passes += 1;
      at.turn = leftOf(sheet.seats, player);
      if (at.passes === sheet.seats.length) allPassed(sheet);
      return;
    default:
      throw new Error(`the reader knows no ${move.type} in an auction`);
  }
}

function allPassed(sheet: Sheet): void {
  const at = auctionIn(sheet);
  const lowest = unsold(sheet)[0]!;
  at.passes = 0;
  if (lowest.no > 1) {
    payRevenues(sheet);
    return;
  }
  at.off += step;
  if (at.off < lowest.price) return;
  // nobody wants it for 5 either: the first who was asked has it for nothing
  const lucky = at.turn;
  at.turn = leftOf(sheet.seats, lucky);
  sell(sheet, lucky, 0);
}

/** [18Rhl 4.1, 6] the bank pays players for what they own; the Investor has no cash [ruling 108]. */
export function payRevenues(sheet: Sheet): void {
  for (const { id, revenue } of sheet.printed.privates) {
    const { owner, closed } = sheet.privates[id]!;
    if (owner && !closed) fromBank(sheet, owner, revenue);
  }
}
