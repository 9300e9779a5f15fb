import type { PrivateDef } from '@/engine/finance/cards';
import { transfer } from '@/engine/finance/money';
import { clockwiseFrom, seatsOf } from '@/engine/finance/seats';
import type { FinanceState } from '@/engine/finance/state';
import { integer, text } from '@/engine/game/fields';
import type { PlayerId, PrivateId } from '@/engine/game/ids';
import { type Moment, type MoveOfRule, rule } from '@/engine/game/move';
import { type Objection, object } from '@/engine/game/refusal';
import type { Round, Stage } from '@/engine/game/title';
import type { Bid } from './auction';

/** A certificate with printed spaces for bids beside it. */
export interface PrivateWithBids extends PrivateDef {
  readonly bids: readonly number[];
}

/** Everybody has one bidding token: it lies on a space of the certificate that its player wants. */
export interface StartingRoundState {
  kind: 'starting';
  turn: PlayerId;
  /** At most one for each player, in the order in which they were laid. */
  bids: Bid[];
}

/** Certificates of which each player gets one: as many as there are players. */
export interface TokenBiddingRules {
  packageOf(state: FinanceState): readonly PrivateWithBids[];
  /** The buyer has paid; hands the certificate over with all that comes with it. */
  onSold(draft: FinanceState, sold: PrivateWithBids, player: PlayerId, moment: Moment): void;
  /** Each has bought one. */
  onEnd(draft: FinanceState, moment: Moment): void;
}

export function startingRoundOf(state: FinanceState): StartingRoundState {
  return state.round as StartingRoundState;
}

function highestOn(state: FinanceState, id: PrivateId): number {
  const there = startingRoundOf(state).bids.filter((bid) => bid.private === id);
  return Math.max(0, ...there.map(({ amount }) => amount));
}

/** Must this player lay a token: has none yet, or one that another lies above? [18DO 4.2.2] */
export function mustBid(state: FinanceState, player: PlayerId): boolean {
  const own = startingRoundOf(state).bids.find((bid) => bid.player === player);
  return !own || highestOn(state, own.private) > own.amount;
}

/** Spaces that a token may be laid on: those above all tokens beside the same certificate. */
function spacesFor(state: FinanceState, { id, bids }: PrivateWithBids): number[] {
  return bids.filter((amount) => amount > highestOn(state, id));
}

export type TokenBid = MoveOfRule<ReturnType<typeof bidRule>>;

/** [18DO 4.2.2] bidding tokens on spaces, until all lie beside different certificates. */
export function tokenBidding(rules: TokenBiddingRules): Round<FinanceState, TokenBid, 'starting'> {
  const bid = bidRule(rules);
  const stage: Stage<FinanceState, TokenBid, 'starting'> = {
    id: 'starting',
    actor: (state: FinanceState) => ({ player: startingRoundOf(state).turn }),
    rules: [bid],
  };
  return { stage: () => stage };
}

function bidRule(rules: TokenBiddingRules) {
  const objection = (state: FinanceState, id: PrivateId, amount: number): Objection | undefined => {
    const def = rules.packageOf(state).find((each) => each.id === id);
    if (!def) return object('private-no-bids', { private: id });
    if (!def.bids.includes(amount)) return object('no-such-bid-space', { private: id, amount });
    if (!spacesFor(state, def).includes(amount)) return object('bid-space-too-low', { private: id, amount });
    const cash = state.cash[startingRoundOf(state).turn]!;
    return cash < amount ? object('too-little-cash', { amount, cash }) : undefined;
  };
  return rule({
    type: 'bid',
    fields: { private: text, amount: integer },
    choices: (state: FinanceState) =>
      rules
        .packageOf(state)
        .flatMap(({ id, bids }) =>
          bids
            .filter((amount) => !objection(state, id, amount))
            .map((amount) => ({ move: { type: 'bid' as const, private: id, amount } })),
        ),
    check: (state: FinanceState, { private: id, amount }) => objection(state, id, amount),
    apply(draft: FinanceState, { private: id, amount }, moment) {
      const round = startingRoundOf(draft);
      const player = round.turn;
      round.bids = [...round.bids.filter((each) => each.player !== player), { private: id, player, amount }];
      moment.emit({ type: 'bid', private: id, player, amount });
      goOn(rules, draft, moment);
    },
  });
}

/** To the next player who must move a token; with none, everybody pays for what they bid for. */
function goOn(rules: TokenBiddingRules, draft: FinanceState, moment: Moment): void {
  const round = startingRoundOf(draft);
  const next = clockwiseFrom(seatsOf(draft), round.turn)
    .slice(1)
    .find((player) => mustBid(draft, player));
  if (next) round.turn = next;
  else sellAll(rules, draft, moment);
}

function sellAll(rules: TokenBiddingRules, draft: FinanceState, moment: Moment): void {
  const { bids } = startingRoundOf(draft);
  for (const def of rules.packageOf(draft)) {
    const sold = bids.find((bid) => bid.private === def.id);
    if (!sold) continue;
    transfer(draft, { player: sold.player }, 'bank', sold.amount);
    moment.emit({ type: 'private-sold', private: def.id, player: sold.player, amount: sold.amount });
    rules.onSold(draft, def, sold.player, moment);
  }
  rules.onEnd(draft, moment);
}
