import { describe, expect, it } from 'vitest';
import { played, spaceOf, type TrgState, tens } from '../../../support/trg/table';
import { pay, running, turn } from '../../../support/trg/turn';

const bme = (revenue: number, at: readonly [number, number], more = {}) =>
  turn({ company: 'BME', step: 'dividend', turn: { revenue }, companies: { BME: running({ at, ...more }) } });
const moved = (state: TrgState, yes = true) => spaceOf(played(state, pay(yes)), 'BME');

describe('paying or keeping the income', () => {
  it('[18DO 4.5.6.2] example C: rounded down to tens, the rest and charter shares to the treasury, nothing for the pool', () => {
    const state = bme(155, [2, 5], { treasury: 0, held: { A: tens(2), B: [10], C: [10], pool: tens(3) } });
    const after = played(state, pay(true));
    const gained = ['A', 'B', 'C'].map((player) => after.cash[player]! - state.cash[player]!);
    expect(gained).toEqual([60, 15, 15]);
    expect(after.companies.BME!.treasury).toBe(15 + 5);
    expect(state.bank - after.bank).toBe(60 + 15 + 15 + 15 + 5);
  });

  it('[18DO 4.5.6.2] all or nothing; what is kept is not rounded', () => {
    const state = bme(155, [2, 5], { treasury: 0 });
    expect(played(state, pay(false)).companies.BME!.treasury).toBe(155);
  });

  it('[18DO 4.5.6.3] too little for ten Mark is no dividend', () => {
    const state = bme(5, [2, 5], { treasury: 0 });
    const after = played(state, pay(true));
    expect([after.companies.BME!.treasury, spaceOf(after, 'BME')]).toEqual([5, [2, 4]]);
  });
});

describe('the marker after the dividend', () => {
  it('[18DO 4.5.6.3] example E: 80 at (2,5)', () => {
    expect(moved(bme(70, [2, 5]))).toEqual([2, 5]);
    expect(moved(bme(80, [2, 5]))).toEqual([2, 6]);
    expect(moved(bme(235, [2, 5]))).toEqual([2, 6]);
    expect(moved(bme(240, [2, 5]))).toEqual([2, 7]);
  });

  it('[18DO 4.5.6.3] example F: up from the right edge, one space; a second step beyond it is lost', () => {
    expect(moved(bme(70, [4, 5]))).toEqual([3, 5]);
    expect(moved(bme(210, [4, 5]))).toEqual([3, 5]);
    expect(moved(bme(200, [4, 4]))).toEqual([4, 5]);
  });

  it('[18DO 4.5.6.3] example G: left, at the left edge down', () => {
    expect(moved(bme(100, [2, 1]), false)).toEqual([3, 1]);
    expect(moved(bme(100, [3, 1]), false)).toEqual([3, 0]);
    expect(moved(bme(100, [5, 0]), false)).toEqual([5, 0]);
  });

  it('[18DO 4.5.6.3] at the top right it stays', () => {
    expect(moved(bme(1200, [0, 19]))).toEqual([0, 19]);
  });

  it('[18DO 4.5.6.3] less than the value: it stays, under the others of its space', () => {
    const state = turn({
      company: 'BME',
      step: 'dividend',
      turn: { revenue: 70 },
      companies: { BME: running({ at: [2, 5] }), CME: running({ director: 'B', at: [2, 5] }) },
    });
    const after = played(state, pay(true));
    expect(after.prices.BME!.arrival).toBeGreaterThan(after.prices.CME!.arrival);
  });
});
