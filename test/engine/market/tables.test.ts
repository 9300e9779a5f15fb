import { describe, expect, it } from 'vitest';
import { gridTable } from '@/engine/market/grid';
import { byPrice, oneTable, priceOf } from '@/engine/market/market';
import type { Market } from '@/engine/market/types';
import { rowOf, still } from '../../support/markets';
import { companyOf, played, stockGame } from '../../support/stock';

const grid = gridTable({ rows: [[50, 60]], par: [{ row: 0, col: 0, value: 50 }] }, still);
const found = (company: string, col: number) => ({ type: 'found', company, row: 0, col });
const buy = (company: string) => ({ type: 'buy', company, source: 'offer', percent: 10 });
const sell = (company: string, percents: number[]) => ({ type: 'sell', company, percents });
const pass = { type: 'pass' };

/** X on a grid, Y on a row of its own. */
function twoTables(told: unknown[] = []): Market {
  const row = rowOf([10, 20, 30], told);
  return { tables: [grid, row], tableOf: (company) => (company === 'Y' ? row : grid), shareUnit: () => 10 };
}

describe('a market of several tables', () => {
  it('a company starts on its own table, at a value of that table', () => {
    const game = stockGame(twoTables(), [companyOf('X'), companyOf('Y')]);
    const { state, offered } = played(game, found('X', 0), found('Y', 2));
    expect([state.cash.A, state.cash.B]).toEqual([1900, 1940]);
    expect(played(game).offered()).toContainEqual(found('Y', 1));
    expect(played(game).offered()).not.toContainEqual(found('X', 1));
    expect(offered()).not.toContainEqual(found('Y', 1));
  });

  it('each is worth what its own table says, also on spaces that both have', () => {
    const market = twoTables();
    const { state } = played(
      stockGame(market, [companyOf('X'), companyOf('Y')]),
      found('X', 0),
      found('Y', 0),
    );
    expect([priceOf(market, state, 'X'), priceOf(market, state, 'Y')]).toEqual([50, 10]);
  });

  it('the order is each table’s own, one table after the other', () => {
    const market = twoTables();
    const prices = {
      X: { row: 0, col: 0, arrival: 1 },
      W: { row: 0, col: 1, arrival: 2 },
      Y: { row: 0, col: 2, arrival: 3 },
    };
    expect(byPrice(market, { prices, arrivals: 3 }, ['Y', 'X', 'W', 'V'])).toEqual(['W', 'X', 'Y']);
  });
});

describe('a table of another kind', () => {
  it('has its own order of equal values', () => {
    const market = oneTable(rowOf([10, 20]), []);
    const prices = { X: { row: 0, col: 1, arrival: 1 }, Y: { row: 0, col: 1, arrival: 2 } };
    expect(byPrice(market, { prices, arrivals: 2 }, ['X', 'Y'])).toEqual(['Y', 'X']);
  });

  it('is told of every sale: who sold, and how much', () => {
    const told: unknown[] = [];
    const game = stockGame(oneTable(rowOf([10, 20, 30], told), []), [companyOf('X')]);
    const { state } = played(
      game,
      found('X', 2),
      buy('X'),
      pass,
      buy('X'),
      sell('X', [10]),
      pass,
      pass,
      sell('X', [10]),
    );
    expect(told).toEqual([
      { sold: 'X', by: 'shareholder', percent: 10, first: true },
      { sold: 'X', by: 'director', percent: 10, first: true },
    ]);
    expect(state.prices.X).toMatchObject({ row: 0, col: 0 });
    expect(state.cash).toEqual({ A: 2000 - 60 - 30 + 20, B: 2000 - 30 + 30, C: 2000 });
  });

  it('is told of a company that players hold alone', () => {
    const told: unknown[] = [];
    const game = stockGame(oneTable(rowOf([10, 20, 30], told), []), [
      companyOf('X', { certificates: [100] }),
    ]);
    const { state } = played(game, found('X', 0), pass, pass, pass);
    expect(told).toEqual([{ soldOut: 'X' }]);
    expect(state.prices.X).toMatchObject({ row: 0, col: 1 });
  });
});
