import { certificatesOf, handOver } from '@/engine/finance/certificates';
import { transfer } from '@/engine/finance/money';
import { holdersOf } from '@/engine/finance/seats';
import { plainOf } from '@/engine/game/draft';
import type { CompanyId } from '@/engine/game/ids';
import type { Moment } from '@/engine/game/move';
import type { RuhrBox } from '../../box';
import type { RuhrState } from '../../state';
import { locationsOf, removeMarker } from '../locations';
import { discardCharter } from './markers';

/**
 * [18Ruhr 9.1.1.3 e, ruling 107] a corporation that cannot get an active marker closes without compensation; merged
 * locations stay on the map, but found nothing any more.
 */
export function closeMontan(box: RuhrBox, draft: RuhrState, company: CompanyId, moment: Moment): void {
  const { treasury } = draft.companies[company]!;
  if (treasury > 0) transfer(draft, { company }, 'bank', treasury);
  for (const holder of ['charter', 'pool', ...holdersOf(draft)]) {
    for (const _card of certificatesOf(draft, holder, company))
      handOver(draft, (card) => card.company === company && card.holder === holder, 'gone');
  }
  for (const hex of locationsOf(draft, company)) {
    const own = draft.locations[hex]!.status === 'montan';
    const { value } = draft.locations[hex]!;
    draft.locations[hex] = own
      ? { status: 'removed', company: null, value: 0 }
      : { status: 'orphaned', company: null, value };
    if (own) removeMarker(draft, plainOf(draft.board), hex);
  }
  discardCharter(box, draft, company);
  delete draft.prices[company];
  delete draft.loans[company];
  draft.companies[company]!.floated = false;
  draft.fresh = draft.fresh.filter((id) => id !== company);
  moment.emit({ type: 'montan-closed', company });
}
