/** Stock tables for tests: a grid on which nothing moves by itself, and a table of another kind. */
import { gridTable } from '@/engine/market/grid';
import { oneTable, placeToken } from '@/engine/market/market';
import type { MarketState } from '@/engine/market/state';
import type { Market, MarketDef, PriceMoves, Sale, StockTable } from '@/engine/market/types';

/** Nothing moves a price. */
export const still: PriceMoves = { sold() {}, paid() {}, floated() {}, soldOut() {} };

export function gridOf(def: MarketDef, moves: Partial<PriceMoves> = {}): Market {
  return oneTable(gridTable(def, { ...still, ...moves }), []);
}

/** A single row of values, later arrivals on top; what is sold, paid and so on is noted down. */
export function rowOf(values: readonly number[], told: unknown[] = []): StockTable {
  const step = (draft: MarketState, company: string, by: number) => {
    const col = Math.min(Math.max(draft.prices[company]!.col + by, 0), values.length - 1);
    placeToken(draft, company, { row: 0, col });
  };
  return {
    rows: [values],
    par: values.map((value, col) => ({ row: 0, col, value })),
    valueAt: ({ row, col }) => (row === 0 ? values[col] : undefined),
    order: ({ prices }, companies) =>
      companies
        .filter((id) => prices[id])
        .sort((a, b) => prices[b]!.col - prices[a]!.col || prices[b]!.arrival - prices[a]!.arrival),
    sold(draft, company, sale: Sale) {
      told.push({ sold: company, ...sale });
      step(draft, company, -1);
    },
    paid(draft, company, dividend) {
      told.push({ paid: company, dividend });
      step(draft, company, dividend > 0 ? 1 : -1);
    },
    floated: (_draft, company) => told.push({ floated: company }),
    soldOut(draft, company) {
      told.push({ soldOut: company });
      step(draft, company, 1);
    },
  };
}
