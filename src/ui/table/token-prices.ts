import { money } from '@/i18n/table';

/** Prices of station tokens in their order: `40 M, 2 × 60 M`. */
export function tokenPrices(prices: readonly number[]): string {
  const kinds = [...new Set(prices)];
  return kinds
    .map((price) => {
      const count = prices.filter((each) => each === price).length;
      return count > 1 ? `${count} × ${money(price)}` : money(price);
    })
    .join(', ');
}
