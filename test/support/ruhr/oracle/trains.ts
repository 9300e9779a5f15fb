/** Trains, bought and forced [18Ruhr 10.8]. */
import { type Add, acting, ownSizes, type Table } from './facts';
import { meansFor } from './shares';
import { hasRoute } from './track';

const trainLimits: Record<string, number> = { 2: 4, 3: 4, 4: 3, 5: 2, 6: 2, 8: 2 };

export function trainMoves(t: Table, add: Add): void {
  const { state, box } = t;
  const company = acting(state);
  const money = t.treasury(company);
  const trains = t.trainsOf(company);
  const priceOf = (train: string) => box.trains.find(({ id }) => id === train)!.price;
  const offers = [
    ...t.onSale.map((train) => ({ train, from: 'depot' })),
    ...t.inPool.map((train) => ({ train, from: 'pool' })),
  ];
  const must = trains.length === 0 && offers.length > 0 && hasRoute(t, company);
  if (!must) add({ type: 'skip' });
  if (trains.length < trainLimits[t.phase]!) {
    for (const { train, from } of offers)
      if (money >= priceOf(train)) add({ type: 'buy-train', train, from });
    for (const seller of t.railways) {
      if (seller === company || !t.director(seller)) continue;
      for (const train of new Set(t.trainsOf(seller))) {
        const min = (state.done.declined[`${seller}/${train}`] ?? 0) + 1;
        if (min <= money)
          add(
            { type: 'buy-train-from', company: seller, train, price: 0 },
            { field: 'price', min, max: money, step: 1 },
          );
      }
    }
  }
  const mustSell =
    !state.done.dealt &&
    ownSizes(t, company, 'charter').some((percent) => t.percent('pool', company) + percent <= 50);
  if (!must || mustSell) return;
  const means = meansFor(t, company);
  const affordable = offers.some(({ train }) => priceOf(train) <= means);
  for (const { train, from } of offers) {
    if (priceOf(train) <= money) continue;
    if (from === 'depot' && train === '8' && t.onSale[0] !== '8') continue;
    if (priceOf(train) > means && affordable) continue;
    add({ type: 'force-train', train, from });
  }
  for (const seller of t.railways) {
    if (seller === company || !t.director(seller)) continue;
    for (const train of new Set(t.trainsOf(seller))) {
      const min = Math.max(state.done.declined[`${seller}/${train}`] ?? 0, money) + 1;
      const max = Math.min(priceOf(train), means);
      if (min <= max)
        add(
          { type: 'force-train-from', company: seller, train, price: 0 },
          { field: 'price', min, max, step: 1 },
        );
    }
  }
}
