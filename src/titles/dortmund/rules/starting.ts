import { beginStockRound } from '@/engine/rounds/stock';
import type { TokenBiddingRules } from '@/engine/rounds/token-bidding';
import type { DortmundBox } from '../box';

/** [18DO 4.2.2] everybody buys one private brewery; whoever has the lowest begins the first stock round. */
export function startingRules(box: DortmundBox): TokenBiddingRules {
  return {
    packageOf: () => box.privates,
    onSold(draft, { id }, player) {
      draft.privates[id]!.owner = player;
    },
    onEnd(draft, moment) {
      draft.priority = draft.privates[box.privates[0]!.id]!.owner!;
      moment.emit({ type: 'priority', player: draft.priority });
      beginStockRound(draft, 1, moment);
    },
  };
}
