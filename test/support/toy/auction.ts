import { integer } from '@/engine/game/fields';
import type { PlayerId } from '@/engine/game/ids';
import { type Moment, type MoveOfRule, rule } from '@/engine/game/move';
import { object } from '@/engine/game/refusal';
import type { Consequence, Round } from '@/engine/game/title';
import { affordable, auctionOf, bidStep, otherThan, playerOf, type ToyState } from './state';

const lowestBid = (state: ToyState): number => {
  const { highest, asking } = auctionOf(state);
  return highest ? highest.amount + bidStep : asking;
};

const highestBid = (state: ToyState): number =>
  affordable(playerOf(state, auctionOf(state).turn).cash, bidStep);

/** [Toy 2.2, 2.3] One choice stands for all bids: the screen shows a stepper for its range. */
export const bid = rule({
  type: 'bid',
  fields: { amount: integer },
  choices(state: ToyState) {
    const min = lowestBid(state);
    const max = highestBid(state);
    if (min > max) return [];
    return [{ move: { type: 'bid', amount: min }, range: { field: 'amount', min, max, step: bidStep } }];
  },
  check(state, { amount }) {
    if (amount < lowestBid(state)) return object('bid-below-asking', { least: lowestBid(state) });
    if (amount % bidStep !== 0) return object('bid-not-in-steps', { step: bidStep });
    if (amount > highestBid(state)) return object('bid-above-cash', { most: highestBid(state) });
    return undefined;
  },
  apply(draft, { amount }, moment) {
    const round = auctionOf(draft);
    round.highest = { by: round.turn, amount };
    moment.emit({ type: 'toy-bid', by: round.turn, amount });
    nextBidder(draft);
  },
});

/** [Toy 2.4, 2.5] */
export const pass = rule({
  type: 'pass',
  fields: {},
  choices: () => [{ move: { type: 'pass' } }],
  check: () => undefined,
  apply(draft: ToyState, _move, moment) {
    const round = auctionOf(draft);
    moment.emit({ type: 'toy-passed', by: round.turn });
    if (round.highest) return buy(draft, round.highest.by, round.highest.amount, moment);
    round.passes += 1;
    if (round.passes % draft.players.length === 0) round.asking -= bidStep;
    nextBidder(draft);
  },
});

function nextBidder(draft: ToyState): void {
  const round = auctionOf(draft);
  round.turn = otherThan(draft, round.turn).id;
}

function buy(draft: ToyState, by: PlayerId, price: number, moment: Moment): void {
  playerOf(draft, by).cash -= price;
  draft.bank += price;
  draft.railway.owner = by;
  draft.round = { kind: 'company', number: 1, offered: false };
  moment.emit({ type: 'toy-bought', by, price });
}

/** [Toy 2.5] Follows from the asking price alone, whoever passed last. */
export const freeCertificate: Consequence<ToyState> = {
  due: ({ round }) => round.kind === 'auction' && round.asking === 0,
  apply: (draft, moment) => buy(draft, auctionOf(draft).turn, 0, moment),
};

export type AuctionMove = MoveOfRule<typeof bid> | MoveOfRule<typeof pass>;

export const auction: Round<ToyState, AuctionMove> = {
  stage: () => ({
    id: 'auction',
    actor: (state) => ({ player: auctionOf(state).turn }),
    rules: [bid, pass],
  }),
};
