import { expect, it } from 'vitest';
import { tokenPrices } from '@/ui/table/token-prices';

it('tells the prices of tokens in their order, equal ones together', () => {
  const flat = (prices: number[]) => tokenPrices(prices).replaceAll('\u00a0', ' ');
  expect(flat([40, 60, 60, 100])).toBe('40 M, 2 × 60 M, 100 M');
  expect(flat([30])).toBe('30 M');
  expect(flat([])).toBe('');
});
