import type { Moment } from '@/engine/game/move';
import { beerMarket } from '../../hsb-cards';
import type { HsbState } from '../state';
import { demand } from './market';

type Beer = Pick<HsbState, 'segments' | 'beer'>;

/** [18DO 6.5.2.9] the beer market before the next Brewery Round, in its four steps. */
export function prepareMarket(draft: Beer, moment: Moment): void {
  clearDemand(draft);
  keepCustomers(draft);
  closeSegments(draft, moment);
  fillFreshDemand(draft);
  moment.emit({ type: 'market-prepared', stock: draft.beer });
}

/** [18DO 6.5.2.9 step 1] what nobody delivered goes back to stock. */
function clearDemand(draft: Beer): void {
  for (const segment of draft.segments) {
    draft.beer += segment.regular + segment.fresh;
    segment.regular = 0;
    segment.fresh = 0;
  }
}

/** [18DO 6.5.2.9 step 2] whoever was delivered to is a regular customer from now on. */
function keepCustomers(draft: Beer): void {
  for (const segment of draft.segments) {
    segment.regular = segment.toRegular + segment.toFresh;
    segment.toRegular = 0;
    segment.toFresh = 0;
  }
}

/** [18DO 6.5.2.9 step 3] below the lowest segment with regular customers there is no demand any more. */
function closeSegments(draft: Beer, moment: Moment): void {
  const lowest = draft.segments.findIndex(({ regular }) => regular > 0);
  for (const [i, segment] of draft.segments.entries()) {
    if (i >= lowest || segment.noDemand) continue;
    segment.noDemand = true;
    moment.emit({ type: 'no-demand', segment: i + 1 });
  }
}

/** [18DO 6.5.2.9 step 4] new customers, from the highest segment down. */
function fillFreshDemand(draft: Beer): void {
  for (const { n, newFill } of [...beerMarket.segments].reverse()) {
    const segment = draft.segments[n - 1]!;
    if (!segment.noDemand) demand(draft, n, 'fresh', newFill - segment.fresh);
  }
}
