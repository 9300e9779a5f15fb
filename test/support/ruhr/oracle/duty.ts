/** What a corporation must buy, and what it has for it [18Ruhr 9.1.1.3, 10.8.3, ruling 84]. */
import { ownSizes, type Table } from './facts';
import { markersDue } from './montan';
import { hasRoute } from './track';

/** A train or a marker is missing, and the treasury has less than the cheapest one costs. */
export function owesMore(t: Table, company: string): boolean {
  const prices = t.railways.includes(company) ? trainsDue(t, company) : markersDue(t, company);
  return prices.length > 0 && prices.every((price) => price > t.treasury(company));
}

function trainsDue(t: Table, company: string): number[] {
  const offers = [...t.onSale, ...t.inPool];
  if (t.trainsOf(company).length > 0 || offers.length === 0 || !hasRoute(t, company)) return [];
  return offers.map((train) => t.box.trains.find(({ id }) => id === train)!.price);
}

/** [7.2, ruling 36] may the corporation sell or buy one of its certificates now, had it not dealt yet? */
export function mayDeal(t: Table, company: string): boolean {
  const sells = ownSizes(t, company, 'charter').some((percent) => t.percent('pool', company) + percent <= 50);
  const buys = ownSizes(t, company, 'pool').some(
    (percent) => t.treasury(company) >= t.worth(company, percent),
  );
  return sells || (buys && !owesMore(t, company));
}
