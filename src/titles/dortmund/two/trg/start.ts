import { transfer } from '@/engine/finance/money';
import type { FinanceState } from '@/engine/finance/state';
import type { PlayerId } from '@/engine/game/ids';
import type { Moment } from '@/engine/game/move';
import { type CardDecision, investor } from '@/engine/investor/state';
import { startingRoundOf, type TokenBiddingRules } from '@/engine/rounds/token-bidding';

/** [18DO 8.3.2, ruling 15] who has bought the brewery with the lower printed price, whatever was bid. */
function ownerOfCheaper(rules: TokenBiddingRules, state: FinanceState): PlayerId {
  const { bids } = startingRoundOf(state);
  const sold = rules.packageOf(state).filter(({ id }) => bids.some((bid) => bid.private === id));
  const cheaper = sold.reduce((least, def) => (def.price < least.price ? def : least));
  return bids.find((bid) => bid.private === cheaper.id)!.player;
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
      const decision: CardDecision = { kind: 'choose-card', by: ownerOfCheaper(rules, draft) };
      (draft.decisions as CardDecision[]).push(decision);
    },
  };
}
