import { describe, expect, it } from 'vitest';
import { moneyOf, transfer } from '@/engine/finance/money';
import { clockwiseFrom, leftOf } from '@/engine/finance/seats';
import type { CompanyRoundState } from '@/engine/game/company-round';
import { tableWith } from './holdings';

const company = () => ({
  treasury: 50,
  founded: true,
  floated: true,
  operated: false,
  tokens: [],
  lastRevenue: 0,
});

const round: CompanyRoundState = { kind: 'any', set: 1, number: 1, of: 1, done: [], turn: null };

describe('money', () => {
  it('goes from one to another', () => {
    const state = tableWith({ companies: { X: company() } });
    transfer(state, { player: 'A' }, 'bank', 30);
    transfer(state, 'bank', { company: 'X' }, 80);
    transfer(state, { company: 'X' }, { player: 'B' }, 5);
    expect(moneyOf(state, 'bank')).toBe(950);
    expect(moneyOf(state, { player: 'A' })).toBe(70);
    expect(moneyOf(state, { player: 'B' })).toBe(105);
    expect(moneyOf(state, { company: 'X' })).toBe(125);
    expect(state.broken).toBeNull();
  });

  it('[18Rhl 7.1] a bank that pays more than it has is broken; the kind of round is kept', () => {
    const stock = tableWith({ bank: 10 });
    transfer(stock, 'bank', { player: 'A' }, 10);
    expect(stock.broken).toBeNull();
    transfer(stock, 'bank', { player: 'A' }, 1);
    expect(stock).toMatchObject({ bank: -1, broken: 'stock' });
    const operating = tableWith({ bank: 10, round });
    transfer(operating, 'bank', { player: 'A' }, 11);
    expect(operating.broken).toBe('operating');
  });

  it('[18Rhl 7.1] the first time counts, and money that comes back does not mend the bank', () => {
    const state = tableWith({ bank: 0 });
    transfer(state, 'bank', { player: 'A' }, 1);
    transfer(state, { player: 'A' }, 'bank', 50);
    state.round = round;
    transfer(state, 'bank', { player: 'B' }, 500);
    expect(state.broken).toBe('stock');
  });

  it('[18Ruhr 15.1] a bank that may owe money is not broken by it', () => {
    const state = tableWith({ bank: 10, round, overdraft: true });
    transfer(state, 'bank', { player: 'A' }, 11);
    expect(state).toMatchObject({ bank: -1, broken: null });
  });

  it('nothing paid breaks nothing', () => {
    const state = tableWith({ bank: -5 });
    transfer(state, 'bank', { player: 'A' }, 0);
    expect(state.broken).toBeNull();
  });
});

describe('seats', () => {
  it('go round clockwise', () => {
    expect(clockwiseFrom(['A', 'B', 'C'], 'B')).toEqual(['B', 'C', 'A']);
    expect(['A', 'B', 'C'].map((id) => leftOf(['A', 'B', 'C'], id))).toEqual(['B', 'C', 'A']);
  });
});
