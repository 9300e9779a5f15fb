import type { PrivateDef } from '@/engine/finance/cards';
import { transfer } from '@/engine/finance/money';
import { clockwiseFrom, seatsOf } from '@/engine/finance/seats';
import type { FinanceState } from '@/engine/finance/state';
import type { PlayerId } from '@/engine/game/ids';
import type { Moment } from '@/engine/game/move';
import { type AuctionRules, auctionOf, bidsFor, type ContestDecision, onOffer } from './state';

/** Sells a certificate, takes all bids on it back, and goes on with the next one. */
export function sellPrivate(
  rules: AuctionRules,
  draft: FinanceState,
  def: PrivateDef,
  player: PlayerId,
  amount: number,
  moment: Moment,
): void {
  const round = auctionOf(draft);
  round.bids = round.bids.filter((bid) => bid.private !== def.id);
  round.discount = 0;
  transfer(draft, { player }, 'bank', amount);
  moment.emit({ type: 'private-sold', private: def.id, player, amount });
  rules.onSold(draft, def, player, amount, moment);
  const next = onOffer(rules, draft);
  if (next) resolve(rules, draft, next, moment);
  else rules.onEnd(draft, player, moment);
}

/** [18Rhl 5.1.1] a certificate with bids on it is decided as soon as it comes up; nobody's turn is used. */
function resolve(rules: AuctionRules, draft: FinanceState, def: PrivateDef, moment: Moment): void {
  const bids = bidsFor(draft, def.id);
  const sole = bids[0];
  if (sole && bids.length === 1) sellPrivate(rules, draft, def, sole.player, sole.amount, moment);
  else if (sole) draft.decisions.push(openContest(draft, def));
}

function openContest(draft: FinanceState, def: PrivateDef): ContestDecision {
  const bids = bidsFor(draft, def.id);
  const lowest = bids.reduce((a, b) => (b.amount < a.amount ? b : a)).player;
  const bidders = clockwiseFrom(seatsOf(draft), lowest).filter((player) =>
    bids.some((bid) => bid.player === player),
  );
  return { kind: 'contest', by: lowest, private: def.id, bidders };
}

export function highestBid(state: FinanceState, contest: ContestDecision) {
  return bidsFor(state, contest.private).reduce((a, b) => (b.amount > a.amount ? b : a));
}

/** The next of the bidders still in, clockwise, who does not hold the highest bid; or the winner. */
export function continueContest(
  rules: AuctionRules,
  draft: FinanceState,
  after: PlayerId,
  moment: Moment,
): void {
  const contest = draft.decisions.at(-1) as ContestDecision;
  const high = highestBid(draft, contest);
  const next = clockwiseFrom(seatsOf(draft), after)
    .slice(1)
    .find((player) => contest.bidders.includes(player) && player !== high.player);
  if (next) {
    contest.by = next;
    return;
  }
  draft.decisions.pop();
  sellPrivate(rules, draft, onOffer(rules, draft)!, high.player, high.amount, moment);
}
