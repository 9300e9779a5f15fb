import { describe, expect, it } from 'vitest';
import type { CompanyDef } from '@/engine/finance/cards';
import { floatAtEnd, floatIfSold } from '@/engine/finance/float';
import type { FinanceState } from '@/engine/finance/state';
import { moveToken } from '@/engine/market/grid';
import type { MarketDef } from '@/engine/market/types';
import { gridOf } from '../../support/markets';
import { type Stack, stackOf, tableWith } from './holdings';

const grid: MarketDef = { rows: [[70], [60]], par: [{ row: 1, col: 0, value: 60 }] };
const market = gridOf(grid, { floated: (draft, company) => moveToken(grid, draft, company, 'up') });
const x: CompanyDef = {
  id: 'X',
  name: 'X',
  colour: { fill: '#000000', text: '#ffffff' },
  certificates: [20, 10, 10, 10, 50],
  floatPercent: 50,
  tokenCosts: [0],
  homes: [{ hex: 'A1', printedStop: 0 }],
};

const table = (founded: boolean, ...stack: Stack): FinanceState =>
  tableWith({
    certificates: stackOf('X', stack),
    companies: { X: { treasury: 0, founded, floated: false, operated: false, lastRevenue: 0 } },
    prices: { X: { row: 1, col: 0, arrival: 1 } },
  });

function floated(state: FinanceState, capital: 'sold' | 'full' | 'paid'): FinanceState {
  floatIfSold({ market, capital: () => capital }, x, state, { emit: () => {} });
  return state;
}

const half: Stack = [
  ['A', 20],
  ['B', 10],
  ['B', 10],
  ['C', 10],
  ['offer', 50],
];

describe('floating', () => {
  it('[18Rhl 5.1.5] pays for what players hold, fills the charter, moves the token up', () => {
    const state = floated(table(true, ...half), 'sold');
    expect(state.companies.X).toMatchObject({ floated: true, treasury: 300 });
    expect(state.bank).toBe(700);
    expect(state.certificates.at(-1)!.holder).toBe('charter');
    expect(state.prices.X).toMatchObject({ row: 0 });
  });

  it('[18Rhl 5.1.5] fully: pays for all ten shares, fills the pool, leaves the token', () => {
    const state = floated(table(true, ...half), 'full');
    expect(state.companies.X!.treasury).toBe(600);
    expect(state.certificates.at(-1)!.holder).toBe('pool');
    expect(state.prices.X).toMatchObject({ row: 1 });
  });

  it('[18DO 4.4.2] where every purchase was paid to it: nothing is paid, and nothing moves', () => {
    const before = table(true, ...half);
    const state = floated(structuredClone(before), 'paid');
    expect(state.companies.X).toMatchObject({ floated: true, treasury: 0 });
    expect([state.bank, state.certificates, state.prices]).toEqual([
      before.bank,
      before.certificates,
      before.prices,
    ]);
  });

  it('[18Rhl 5.1.5] shares outside of players’ hands do not count', () => {
    const state = table(true, ['A', 20], ['B', 10], ['B', 10], ['pool', 10], ['offer', 50]);
    expect(floated(state, 'sold').companies.X!.floated).toBe(false);
  });

  it('not before it is founded, and never twice', () => {
    expect(floated(table(false, ...half), 'sold').companies.X!.floated).toBe(false);
    const once = floated(table(true, ...half), 'sold');
    expect(floated(structuredClone(once), 'full')).toEqual(once);
  });
});

/** What is sold counts, wherever it is by now. */
const taken: Stack = [
  ['A', 20],
  ['pool', 10],
  ['B', 10],
  ['C', 10],
  ['offer', 50],
];

describe('floating at the end of a stock round', () => {
  const at = (state: FinanceState, capital: 'sold' | 'full', unpaid = 0) => {
    const asked: number[] = [];
    const rules = {
      market,
      capital: () => capital,
      unpaid: () => unpaid,
      onCapital: (sum: number) => asked.push(sum),
    };
    floatAtEnd(rules, [x], state, { emit: () => {} });
    return { state, asked };
  };

  it('[18Ruhr 13.3, 13.3.1] half of it has left the offer: capital for that, the rest onto the charter, no move', () => {
    const { state, asked } = at(table(true, ...taken), 'sold');
    expect(state.companies.X).toMatchObject({ floated: true, treasury: 300 });
    expect(state.certificates.at(-1)!.holder).toBe('charter');
    expect(state.prices.X).toMatchObject({ row: 1 });
    expect(asked).toEqual([300]);
  });

  it('[18Ruhr 13.3.1] what left it without being paid for brings nothing', () => {
    expect(at(table(true, ...taken), 'sold', 10).state.companies.X!.treasury).toBe(240);
  });

  it('[18Ruhr 13.3.1] fully: capital for everything, the rest into the pool', () => {
    const { state } = at(table(true, ...taken), 'full', 10);
    expect(state.companies.X!.treasury).toBe(600);
    expect(state.certificates.at(-1)!.holder).toBe('pool');
  });

  it('[18Ruhr 13.3] with more than half in the offer it waits', () => {
    const state = table(true, ['A', 20], ['B', 10], ['offer', 10], ['offer', 10], ['offer', 50]);
    expect(at(state, 'sold').state.companies.X!.floated).toBe(false);
  });
});
