import { describe, expect, it } from 'vitest';
import { floatIfSold } from '@/engine/finance/float';
import type { FinanceState } from '@/engine/finance/state';
import { atPrice, oneTable, worthOf } from '@/engine/market/market';
import { wealthOfAll } from '@/titles/wealth';
import { rowOf } from '../../support/markets';
import { companyOf, played, stockGame } from '../../support/stock';
import { stackOf, tableWith } from './holdings';

/** Works: five shares of 20 %, for which one value is paid. Y is a company as usual. */
const works = companyOf('X', { certificates: [40, 20, 20, 20], shareUnit: 20 });
const usual = companyOf('Y');
const market = oneTable(rowOf([50, 60, 70]), [works, usual]);

const found = (company: string) => ({ type: 'found', company, row: 0, col: 2 });
const buy = (company: string, percent: number) => ({ type: 'buy', company, source: 'offer', percent });
const sell = (company: string, percents: number[]) => ({ type: 'sell', company, percents });
const pass = { type: 'pass' };

const held = (
  certificates = stackOf('X', [
    ['A', 40],
    ['B', 20],
    ['offer', 20],
    ['offer', 20],
  ]),
) =>
  tableWith({
    bank: 1000,
    certificates,
    companies: {
      X: { treasury: 0, founded: true, floated: false, operated: false, lastRevenue: 0 },
    },
    prices: { X: { row: 0, col: 1, arrival: 1 } },
  });

describe('what percent one value buys', () => {
  it('is 10 where a company does not say otherwise', () => {
    expect([market.shareUnit('X'), market.shareUnit('Y'), market.shareUnit('Z')]).toEqual([20, 10, 10]);
    expect([atPrice(market, 'X', 70, 40), atPrice(market, 'Y', 70, 40)]).toEqual([140, 280]);
    expect(worthOf(market, held(), 'X', 60)).toBe(180);
  });

  it('founding, buying and selling cost by it', () => {
    const game = stockGame(market, [works, usual]);
    const { state, events } = played(game, found('X'), found('Y'), buy('X', 20), pass, pass, sell('X', [20]));
    expect(state.cash).toEqual({ A: 2000 - 140, B: 2000 - 140, C: 2000 - 70 + 70 });
    expect(events.find(({ type }) => type === 'sold')).toMatchObject({ percent: 20, price: 70, amount: 70 });
  });

  it('nobody founds what two shares of 20 % at that value would cost more than they have', () => {
    const poor = stockGame(market, [works], {}, { cash: { A: 130, B: 0, C: 0 } });
    const cols = played(poor)
      .offered()
      .flatMap((move) => ('col' in move ? [move.col] : []));
    expect(cols).toEqual([0, 1]);
  });

  it('floating pays for what is sold, or for all five shares', () => {
    const float = (capital: 'sold' | 'full') => {
      const state: FinanceState = held();
      floatIfSold({ market, capital: () => capital }, works, state, { emit: () => {} });
      return state.companies.X!.treasury;
    };
    expect([float('sold'), float('full')]).toEqual([180, 300]);
  });

  it('a single share is handed in for a larger certificate', () => {
    const company = companyOf('X', { certificates: [20, 20, 40, 20], shareUnit: 20 });
    const game = stockGame(oneTable(rowOf([50, 60, 70]), [company]), [company]);
    const { state } = played(game, found('X'), buy('X', 20), pass, pass, {
      type: 'trade-in',
      company: 'X',
      source: 'offer',
      percent: 40,
    } as { type: string });
    expect(state.cash.B).toBe(2000 - 70 - 70);
    expect(state.certificates.filter(({ holder }) => holder === 'B').map(({ percent }) => percent)).toEqual([
      40,
    ]);
  });

  it('wealth counts by it', () => {
    const [first] = wealthOfAll(market, held(), 2);
    expect(first).toMatchObject({ player: 'A', total: 220 });
    expect(first!.shares).toEqual([{ company: 'X', percent: 40, price: 60, value: 120 }]);
  });

  it('the director’s certificate is sold as what a successor can hand over, whatever the size of shares', () => {
    const game = stockGame(market, [works], {}, {});
    const { offered } = played(game, found('X'), buy('X', 20), pass, pass, buy('X', 20), pass);
    const sales = offered().flatMap((move) => ('percents' in move ? [move.percents] : []));
    // B has 40 in two certificates: A may sell one of them, or both
    expect(sales).toEqual([[20], [20, 20]]);
  });
});
