import type { FinanceState } from '@/engine/finance/state';
import type { MoveOfRule } from '@/engine/game/move';
import type { Round, Stage } from '@/engine/game/title';
import { bidRule, buyPrivateRule, leaveRule, passAuctionRule, raiseRule } from './rules';
import { type AuctionRules, auctionOf } from './state';

export {
  type AuctionRoundState,
  type AuctionRules,
  auctionOf,
  type Bid,
  beginAuction,
  type ContestDecision,
  freeCash,
  onOffer,
} from './state';

export type AuctionMove = MoveOfRule<
  ReturnType<typeof buyPrivateRule | typeof bidRule | typeof passAuctionRule>
>;
export type ContestMove = MoveOfRule<ReturnType<typeof raiseRule | typeof leaveRule>>;

/** Certificates in ascending order: buy the lowest, bid for the others, or pass [18Rhl 5.1.1]. */
export function privateAuction(rules: AuctionRules): Round<FinanceState, AuctionMove, 'auction'> {
  const stage: Stage<FinanceState, AuctionMove, 'auction'> = {
    id: 'auction',
    actor: (state: FinanceState) => ({ player: auctionOf(state).turn }),
    rules: [buyPrivateRule(rules), bidRule(rules), passAuctionRule(rules)],
  };
  return { stage: () => stage };
}

/** The players who have bid for the same certificate outbid each other, or leave. */
export function contest(rules: AuctionRules): Stage<FinanceState, ContestMove, 'contest'> {
  return {
    id: 'contest',
    actor: (state: FinanceState) => ({ player: state.decisions.at(-1)!.by }),
    rules: [raiseRule(rules), leaveRule(rules)],
  };
}
