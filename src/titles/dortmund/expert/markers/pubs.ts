import { transfer } from '@/engine/finance/money';
import type { Moment } from '@/engine/game/move';
import type { HsbBox } from '../../hsb/box';
import { markerOf } from '../box';
import type { ExpertState } from '../state';
import { usableMarkers } from './markers';

/** [18DO 7.1.1, ruling 70] pubs pay into the treasuries of their breweries when a Brewery Round begins. */
export function payPubs(box: HsbBox, draft: ExpertState, moment: Moment): void {
  for (const company of draft.breweryOrder) {
    const pubs = usableMarkers(box, draft, company, 'pub');
    const amount = pubs.reduce((sum, no) => sum + markerOf(draft.markers[no]!.code)!.income!, 0);
    if (amount === 0) continue;
    transfer(draft, 'bank', { company }, amount);
    moment.emit({ type: 'pubs-pay', company, amount });
  }
}
