import type { CompanyId } from '@/engine/game/ids';
import type { MarketState } from './state';
import type { Market, Space, StockTable } from './types';

/** Percent that one value buys where a company does not say otherwise. */
const usualUnit = 10;

/** A company, as far as a market asks about it. */
interface Listed {
  readonly id: CompanyId;
  readonly shareUnit?: number;
}

/** The stock market of a game in which all companies are on one table. */
export function oneTable(table: StockTable, companies: readonly Listed[]): Market {
  return { tables: [table], tableOf: () => table, shareUnit: shareUnits(companies) };
}

/** A table and the companies whose prices stand on it. */
export interface Listing {
  readonly table: StockTable;
  readonly companies: readonly Listed[];
}

/** The stock market of a game in which kinds of companies have a table each; they act in the order of the listings. */
export function tablesByKind(listings: readonly Listing[]): Market {
  const tables = new Map(
    listings.flatMap(({ table, companies }) => companies.map(({ id }) => [id, table] as const)),
  );
  return {
    tables: listings.map(({ table }) => table),
    tableOf(company) {
      const table = tables.get(company);
      if (!table) throw new Error(`${company} is on no stock table`);
      return table;
    },
    shareUnit: shareUnits(listings.flatMap(({ companies }) => companies)),
  };
}

function shareUnits(companies: readonly Listed[]): Market['shareUnit'] {
  const units = new Map(companies.map(({ id, shareUnit }) => [id, shareUnit]));
  return (company) => units.get(company) ?? usualUnit;
}

/** What one share is worth; 0 while the company has no value yet. */
export function priceOf(market: Market, state: MarketState, company: CompanyId): number {
  const token = state.prices[company];
  return token ? (market.tableOf(company).valueAt(token) ?? 0) : 0;
}

/** What so many percent of a company cost at a price. */
export function atPrice(market: Market, company: CompanyId, price: number, percent: number): number {
  return (price * percent) / market.shareUnit(company);
}

/** What so many percent of a company are worth now. */
export function worthOf(market: Market, state: MarketState, company: CompanyId, percent: number): number {
  return atPrice(market, company, priceOf(market, state, company), percent);
}

/** Companies with a value in the order in which they act, table by table. */
export function byPrice(market: Market, state: MarketState, companies: readonly CompanyId[]): CompanyId[] {
  return market.tables.flatMap((table) =>
    table.order(
      state,
      companies.filter((company) => market.tableOf(company) === table),
    ),
  );
}

/** Puts a token on a space, under those already there. */
export function placeToken(draft: MarketState, company: CompanyId, { row, col }: Space): void {
  draft.arrivals += 1;
  draft.prices[company] = { row, col, arrival: draft.arrivals };
}

/** Puts a token under the others on its space. */
export function sinkToken(draft: MarketState, company: CompanyId): void {
  placeToken(draft, company, draft.prices[company]!);
}
