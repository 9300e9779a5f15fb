import { describe, expect, it } from 'vitest';
import { priceOf } from '@/engine/market/market';
import { box } from '@/titles/rhineland/18rhl';
import { eventsOf, listed, played, type RhlState } from '../../../support/rhl/table';
import { floated, skip, stepIn, turn } from '../../../support/rhl/turn';

const pay = { type: 'dividend', pay: true };
const withhold = { type: 'dividend', pay: false };

/** ADR has run and now decides; its value is that of this space of the stock table. */
const earned = (revenue: number, at: readonly [number, number] = [2, 4], more = {}) =>
  turn({
    company: 'ADR',
    step: 'dividend',
    companies: { ADR: floated({ at, trains: ['3'] }) },
    turn: { revenue },
    ...more,
  });

const space = ({ prices }: RhlState, company: string) => [prices[company]!.row, prices[company]!.col];

describe('revenue', () => {
  it('[18Rhl 6.2.4] E9: a dividend of 150', () => {
    const state = earned(150, [2, 4], {
      companies: {
        ADR: floated({
          held: { A: [10, 10], B: [10], C: [10], charter: [10, 10, 10], pool: [10] },
          treasury: 0,
          trains: ['3'],
        }),
      },
      cash: { A: 0, B: 0, C: 0 },
    });
    const after = played(state, pay);
    expect(after.cash).toEqual({ A: 60, B: 15, C: 15 });
    expect(after.companies.ADR!.treasury).toBe(45);
    expect(state.bank - after.bank).toBe(135);
  });

  it('[18Rhl 6.2.4] withheld, all of it goes to the treasury', () => {
    const state = earned(150);
    const after = played(state, withhold);
    expect(after.companies.ADR!.treasury).toBe(650);
    expect(after.cash).toEqual(state.cash);
    expect(state.bank - after.bank).toBe(150);
  });

  it('[18Rhl 6.2.4] the director decides: all of it, or nothing', () => {
    expect(listed(earned(150))).toEqual([pay, withhold]);
  });

  it('[18Rhl 6.2.4] a certificate of 20 % gets twice as much', () => {
    const state = turn({
      company: 'MKB',
      step: 'dividend',
      companies: {
        MKB: floated({ held: { A: [20], B: [20], charter: [10, 10, 10, 10] }, treasury: 0, trains: ['3'] }),
      },
      cash: { A: 0, B: 0, C: 0 },
      turn: { revenue: 70 },
    });
    const after = played(state, pay);
    expect(after.cash).toEqual({ A: 28, B: 14, C: 0 });
    expect(after.companies.MKB!.treasury).toBe(28);
  });
});

describe('the stock value', () => {
  it('[18Rhl 6.2.5] E22: value 90, dividend 90, 80 and none', () => {
    const right = played(earned(90), pay);
    expect([space(right, 'ADR'), priceOf(box.market, right, 'ADR')]).toEqual([[2, 5], 100]);
    const stays = played(earned(80), pay);
    expect(space(stays, 'ADR')).toEqual([2, 4]);
    const left = played(earned(90), withhold);
    expect([space(left, 'ADR'), priceOf(box.market, left, 'ADR')]).toEqual([[2, 3], 80]);
  });

  it('[18Rhl 6.2.5] E22: a token that stays goes under the others of its space', () => {
    const state = earned(80, [2, 4], {
      companies: { ADR: floated({ at: [2, 4], trains: ['3'] }), BME: floated({ at: [2, 4] }) },
    });
    expect(state.prices.ADR!.arrival).toBeLessThan(state.prices.BME!.arrival);
    const after = played(state, pay);
    expect(after.prices.ADR!.arrival).toBeGreaterThan(after.prices.BME!.arrival);
  });

  it('[18Rhl 6.2.5] a token that arrives goes under those already there', () => {
    const state = earned(90, [2, 4], {
      companies: { ADR: floated({ at: [2, 4], trains: ['3'] }), BME: floated({ at: [2, 5] }) },
    });
    const after = played(state, pay);
    expect(space(after, 'ADR')).toEqual(space(after, 'BME'));
    expect(after.prices.ADR!.arrival).toBeGreaterThan(after.prices.BME!.arrival);
  });

  it('[18Rhl 6.2.5] at the end of a row up instead of right, at the top right it stays', () => {
    expect(space(played(earned(170, [2, 10]), pay), 'ADR')).toEqual([1, 10]);
    expect(space(played(earned(350, [0, 16]), pay), 'ADR')).toEqual([0, 16]);
  });

  it('[18Rhl 6.2.5] at the left edge down instead of left, at the bottom it stays', () => {
    expect(space(played(earned(90, [1, 0]), withhold), 'ADR')).toEqual([2, 0]);
    expect(space(played(earned(90, [5, 0]), withhold), 'ADR')).toEqual([5, 0]);
  });

  it('[18Rhl 6.2.5] without a train or a route the token goes left, too', () => {
    const state = turn({ company: 'ADR', step: 'track', companies: { ADR: floated({ at: [2, 4] }) } });
    const after = played(state, skip);
    expect(space(after, 'ADR')).toEqual([2, 3]);
    expect(stepIn(after)).toBe('ADR/trains');
    expect(eventsOf(state, skip)).toContainEqual({ type: 'no-revenue', company: 'ADR' });
  });

  it('[18Rhl 6.2.5] the whole dividend counts, not what is paid out in the end', () => {
    // half of it stays on the charter, and it still equals the value
    const after = played(earned(90, [2, 4]), pay);
    expect(after.companies.ADR!.treasury).toBe(500 + 45);
    expect(space(after, 'ADR')).toEqual([2, 5]);
  });

  it('[18Rhl 6.2.5] corporations that have not floated keep their value', () => {
    const state = earned(90, [2, 4], {
      companies: {
        ADR: floated({ at: [2, 4], trains: ['3'] }),
        BME: { director: 'B', at: [3, 1], floated: false },
      },
    });
    const after = played(state, pay);
    expect(space(after, 'BME')).toEqual([3, 1]);
  });
});
