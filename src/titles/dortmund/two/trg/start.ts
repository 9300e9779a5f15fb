import { transfer } from '@/engine/finance/money';
import type { FinanceState } from '@/engine/finance/state';
import type { PlayerId } from '@/engine/game/ids';
import type { Moment } from '@/engine/game/move';
import { type CardDecision, investor } from '@/engine/investor/state';
import { startingRoundOf, type TokenBiddingRules } from '@/engine/rounds/token-bidding';

/** [18DO 8.3.2, ruling 15] whoever has paid less, of equals for the lower number. */
function whoPaidLess(rules: TokenBiddingRules, state: FinanceState): PlayerId {
  const { bids } = startingRoundOf(state);
  const inOrder = rules.packageOf(state).flatMap(({ id }) => bids.filter((bid) => bid.private === id));
  return inOrder.reduce((least, bid) => (bid.amount < least.amount ? bid : least)).player;
}

/** [18DO 8.3.2, ruling 139] what nobody has bid for goes to the Investor at its lowest space. */
function sellTheRest(rules: TokenBiddingRules, draft: FinanceState, moment: Moment): void {
  for (const def of rules.packageOf(draft)) {
    if (draft.privates[def.id]!.owner) continue;
    const amount = Math.min(...def.bids);
    transfer(draft, { player: investor }, 'bank', amount);
    moment.emit({ type: 'private-sold', private: def.id, player: investor, amount });
    rules.onSold(draft, def, investor, moment);
  }
}

/** [18DO 8.3.2] the two players bid for three breweries; then one of them chooses a card, and the other gets the other. */
export function biddingForTwo(rules: TokenBiddingRules): TokenBiddingRules {
  return {
    ...rules,
    onEnd(draft, moment) {
      sellTheRest(rules, draft, moment);
      const decision: CardDecision = { kind: 'choose-card', by: whoPaidLess(rules, draft) };
      (draft.decisions as CardDecision[]).push(decision);
    },
  };
}
