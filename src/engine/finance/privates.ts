import type { Moment } from '@/engine/game/move';
import type { PrivateDef } from './cards';
import { isPenniless, transfer } from './money';
import type { FinanceState } from './state';

/** [18Rhl 6] [18DO 4.3.1] every private company in play that is still open pays its owner. */
export function payPrivates(privates: readonly PrivateDef[], draft: FinanceState, moment: Moment): void {
  for (const { id, revenue } of privates) {
    const { owner, closed } = draft.privates[id] ?? { owner: null, closed: true };
    if (!owner || closed || revenue === 0 || isPenniless(draft, owner)) continue;
    transfer(draft, 'bank', { player: owner }, revenue);
    moment.emit({ type: 'private-pays', private: id, player: owner, amount: revenue });
  }
}
