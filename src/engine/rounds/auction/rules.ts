import { leftOf, seatsOf } from '@/engine/finance/seats';
import type { FinanceState } from '@/engine/finance/state';
import { integer, text } from '@/engine/game/fields';
import type { PrivateId } from '@/engine/game/ids';
import { type Moment, rule } from '@/engine/game/move';
import { type Objection, object } from '@/engine/game/refusal';
import { continueContest, sellPrivate } from './resolve';
import {
  type AuctionRules,
  auctionOf,
  type ContestDecision,
  freeCash,
  layBid,
  nextBid,
  onOffer,
} from './state';

function endTurn(draft: FinanceState): void {
  const round = auctionOf(draft);
  round.turn = leftOf(seatsOf(draft), round.turn);
}

function priceNow(rules: AuctionRules, state: FinanceState): number {
  return onOffer(rules, state)!.price - auctionOf(state).discount;
}

export function buyPrivateRule(rules: AuctionRules) {
  const objection = (state: FinanceState, id: PrivateId): Objection | undefined => {
    const offered = onOffer(rules, state);
    if (offered?.id !== id) return object('private-not-offered', { private: id });
    const amount = priceNow(rules, state);
    const cash = freeCash(state, auctionOf(state).turn);
    return cash < amount ? object('too-little-free-cash', { amount, cash }) : undefined;
  };
  return rule({
    type: 'buy-private',
    fields: { private: text },
    choices(state: FinanceState) {
      const offered = onOffer(rules, state);
      return offered && !objection(state, offered.id)
        ? [{ move: { type: 'buy-private' as const, private: offered.id } }]
        : [];
    },
    check: (state: FinanceState, move) => objection(state, move.private),
    apply(draft: FinanceState, _move, moment) {
      const round = auctionOf(draft);
      const player = round.turn;
      const amount = priceNow(rules, draft);
      round.passes = 0;
      endTurn(draft);
      sellPrivate(rules, draft, onOffer(rules, draft)!, player, amount, moment);
    },
  });
}

export function bidRule(rules: AuctionRules) {
  const biddable = (state: FinanceState) => {
    const offered = onOffer(rules, state);
    // [18Rhl 5.1.1] while the first price falls there is nothing but to buy or to pass
    if (!offered || auctionOf(state).discount > 0) return [];
    return rules.packageOf(state).filter(({ no }) => no > offered.no);
  };
  return rule({
    type: 'bid',
    fields: { private: text, amount: integer },
    choices: (state: FinanceState) =>
      biddable(state).flatMap((def) => {
        const min = nextBid(rules, state, def);
        const max = freeCash(state, auctionOf(state).turn, def.id);
        if (max < min) return [];
        return [
          {
            move: { type: 'bid' as const, private: def.id, amount: min },
            range: { field: 'amount', min, max, step: rules.step },
          },
        ];
      }),
    check(state: FinanceState, { private: id, amount }) {
      const def = biddable(state).find((each) => each.id === id);
      if (!def) return object('private-no-bids', { private: id });
      return bidObjection(rules, state, auctionOf(state).turn, id, amount, nextBid(rules, state, def));
    },
    apply(draft: FinanceState, { private: id, amount }, moment) {
      const round = auctionOf(draft);
      const player = round.turn;
      layBid(draft, { private: id, player, amount });
      moment.emit({ type: 'bid', private: id, player, amount });
      round.passes = 0;
      endTurn(draft);
    },
  });
}

function bidObjection(
  rules: AuctionRules,
  state: FinanceState,
  player: string,
  id: PrivateId,
  amount: number,
  least: number,
): Objection | undefined {
  if (amount < least || (amount - least) % rules.step !== 0) {
    return object('bid-too-low', { amount: least, step: rules.step });
  }
  const cash = freeCash(state, player, id);
  return amount > cash ? object('too-little-free-cash', { amount, cash }) : undefined;
}

export function passAuctionRule(rules: AuctionRules) {
  return rule({
    type: 'pass',
    fields: {},
    choices: () => [{ move: { type: 'pass' as const } }],
    check: () => undefined,
    apply(draft: FinanceState, _move, moment) {
      const round = auctionOf(draft);
      moment.emit({ type: 'passed', player: round.turn });
      round.passes += 1;
      endTurn(draft);
      if (round.passes === seatsOf(draft).length) allPassed(rules, draft, moment);
    },
  });
}

/** The first certificate gets cheaper until it is given away; later ones make all wait a while. */
function allPassed(rules: AuctionRules, draft: FinanceState, moment: Moment): void {
  const round = auctionOf(draft);
  const offered = onOffer(rules, draft)!;
  round.passes = 0;
  if (offered.id !== rules.packageOf(draft)[0]!.id) {
    rules.onAllPassed(draft, moment);
    return;
  }
  round.discount += rules.step;
  const price = offered.price - round.discount;
  if (price > 0) {
    moment.emit({ type: 'price-falls', private: offered.id, price });
    return;
  }
  const player = round.turn;
  endTurn(draft);
  sellPrivate(rules, draft, offered, player, 0, moment);
}

const contestOf = (state: FinanceState) => state.decisions.at(-1) as ContestDecision;

export function raiseRule(rules: AuctionRules) {
  return rule({
    type: 'raise',
    fields: { amount: integer },
    choices(state: FinanceState) {
      const { by, private: id } = contestOf(state);
      const min = nextBid(rules, state, onOffer(rules, state)!);
      const max = freeCash(state, by, id);
      if (max < min) return [];
      return [
        {
          move: { type: 'raise' as const, amount: min },
          range: { field: 'amount', min, max, step: rules.step },
        },
      ];
    },
    check(state: FinanceState, { amount }) {
      const { by, private: id } = contestOf(state);
      return bidObjection(rules, state, by, id, amount, nextBid(rules, state, onOffer(rules, state)!));
    },
    apply(draft: FinanceState, { amount }, moment) {
      const { by, private: id } = contestOf(draft);
      layBid(draft, { private: id, player: by, amount });
      moment.emit({ type: 'bid', private: id, player: by, amount });
      continueContest(rules, draft, by, moment);
    },
  });
}

export function leaveRule(rules: AuctionRules) {
  return rule({
    type: 'leave',
    fields: {},
    choices: () => [{ move: { type: 'leave' as const } }],
    check: () => undefined,
    apply(draft: FinanceState, _move, moment) {
      const contest = contestOf(draft);
      const player = contest.by;
      contest.bidders = contest.bidders.filter((bidder) => bidder !== player);
      moment.emit({ type: 'left-auction', private: contest.private, player });
      continueContest(rules, draft, player, moment);
    },
  });
}
