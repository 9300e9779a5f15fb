/** A small table for tests of finance: players A, B, C and the certificates that are named. */
import type { Certificate, FinanceState, Holder } from '@/engine/finance/state';
import type { CompanyId } from '@/engine/game/ids';

/** Certificates of a company in the order of its stack; the first is the director's. */
export type Stack = readonly (readonly [holder: Holder, percent: number])[];

export function stackOf(company: CompanyId, stack: Stack): Certificate[] {
  return stack.map(([holder, percent], i) => ({ company, percent, director: i === 0, holder }));
}

export function tableWith(more: Partial<FinanceState> = {}): FinanceState {
  return {
    setup: { title: 'test', players: [], seed: 1, options: {} },
    random: 1,
    round: { kind: 'stock' },
    decisions: [],
    over: false,
    seats: ['A', 'B', 'C'],
    bank: 1000,
    cash: { A: 100, B: 100, C: 100 },
    credits: {},
    priority: 'A',
    certificates: [],
    companies: {},
    trains: [],
    privates: {},
    broken: null,
    prices: {},
    arrivals: 0,
    ...more,
  };
}

/** A table with one company X. */
export const holding = (...stack: Stack) => tableWith({ certificates: stackOf('X', stack) });
