import { describe, expect, it } from 'vitest';
import { directorOf } from '@/engine/finance/certificates';
import {
  acting,
  buy,
  eventsOf,
  type GivenCompany,
  held,
  listed,
  pass,
  played,
  type RhlState,
  refused,
  rhlState,
  sell,
  shareValue,
} from '../../../support/rhl/table';

/** A later stock round; RhE and others as given, 1000 Marks each. */
const round = (companies: Record<string, GivenCompany>, turn = 'A', players = 3) =>
  rhlState({ players, stock: 2, turn, cash: { A: 1000, B: 1000, C: 1000 }, companies });

const holdings = (state: RhlState, company: string) =>
  Object.fromEntries(['A', 'B', 'C', 'charter', 'pool'].map((at) => [at, held(state, at, company)]));

/** The distribution of the book's example; RhE stands at 90, in the second row. */
const example = (pool: number, charter: number): Record<string, GivenCompany> => ({
  RhE: {
    director: 'A',
    held: {
      B: [10, 10],
      C: [10],
      charter: Array.from({ length: charter }, () => 10),
      pool: Array.from({ length: pool }, () => 10),
    },
    at: [1, 3],
  },
});

describe('another player comes to hold more', () => {
  it('[18Rhl 4.2.1] a player with as many shares as the director changes nothing', () => {
    const state = played(
      round(
        { ADR: { director: 'A', held: { A: [10], B: [10, 10], charter: [10, 10, 10, 10, 10] }, at: [1, 2] } },
        'B',
      ),
      buy('ADR', 'charter'),
    );
    expect(directorOf(state, 'ADR')).toBe('A');
  });

  it('[18Rhl 4.2.1] with one more they become director, against certificates of the same worth', () => {
    const state = played(
      round(
        { ADR: { director: 'A', held: { B: [10, 10], C: [10], charter: [10, 10, 10, 10, 10] }, at: [1, 2] } },
        'B',
      ),
      buy('ADR', 'charter'),
    );
    expect(holdings(state, 'ADR')).toEqual({
      A: [10, 10],
      B: ['D', 10],
      C: [10],
      charter: [10, 10, 10, 10],
      pool: [],
    });
  });

  it('[18Rhl 4.2.1] the charter with everything on it belongs to the new director', () => {
    const state = round(
      { RhE: { director: 'A', held: { B: [10, 10], charter: [10, 10] }, at: [1, 2], trains: ['2'] } },
      'B',
    );
    const before = state.companies.RhE!;
    const after = played(state, buy('RhE', 'charter'));
    expect(after.companies.RhE).toEqual({ ...before, treasury: before.treasury + 80 });
    expect(after.trains.filter(({ at }) => at === 'RhE')).toHaveLength(1);
    // all pass, and B acts for RhE
    expect(acting(played(after, pass, pass, pass))).toBe('B');
  });

  it('[18Rhl 4.2.1] also before the corporation floats', () => {
    const state = played(
      round({ MKB: { director: 'A', held: { B: [20] }, at: [1, 2], floated: false } }, 'B'),
      buy('MKB', 'offer', 20),
    );
    expect(held(state, 'A', 'MKB')).toEqual([20]);
    expect(held(state, 'B', 'MKB')).toEqual(['D', 20]);
    expect(state.companies.MKB!.floated).toBe(true);
  });

  it('[18Rhl 4.2.1] the new director hands over a 20 % certificate if they have one', () => {
    const state = played(
      round(
        { MKB: { director: 'A', held: { B: [20, 10], C: [20], charter: [10, 10, 10] }, at: [1, 2] } },
        'A',
      ),
      pass,
    );
    expect(directorOf(state, 'MKB')).toBe('A');
    const after = played(state, buy('MKB', 'charter'));
    expect(held(after, 'A', 'MKB')).toEqual([20]);
    expect(held(after, 'B', 'MKB')).toEqual(['D', 10, 10]);
  });

  it('[18Rhl 4.2.1] otherwise two of 10 %', () => {
    const state = played(
      round(
        { MKB: { director: 'A', held: { B: [10, 10], C: [20], pool: [20], charter: [10, 10] }, at: [1, 2] } },
        'B',
      ),
      buy('MKB', 'charter'),
    );
    expect(held(state, 'A', 'MKB')).toEqual([10, 10]);
    expect(held(state, 'B', 'MKB')).toEqual(['D', 10]);
  });
});

describe('a director sells', () => {
  it('[18Rhl 4.2.1] E1: A sells 10 % of a 20 % director’s certificate: B takes over', () => {
    const before = round(example(4, 1));
    const state = played(before, sell('RhE', 10));
    expect(holdings(state, 'RhE')).toEqual({
      A: [10],
      B: ['D'],
      C: [10],
      charter: [10],
      pool: [10, 10, 10, 10, 10],
    });
    // one value, from before the sale; then one space down, from 90 to 80
    expect(state.cash).toEqual({ A: 1090, B: 1000, C: 1000 });
    expect(shareValue(state, 'RhE')).toBe(80);
    expect(state.prices.RhE).toMatchObject({ row: 2, col: 3 });
  });

  it('[18Rhl 4.2.1] E2: with 50 % in the Bank Pool the same sale is refused', () => {
    const state = round(example(5, 0));
    expect(refused(state, sell('RhE', 10))).toEqual({ code: 'pool-limit', rule: '5.2.1' });
    expect(listed(state, 'sell')).toEqual([]);
  });

  it('[18Rhl 4.2.1] the whole director’s certificate: what the successor hands over goes to the pool', () => {
    const state = played(round(example(3, 2)), sell('RhE', 10, 10));
    expect(holdings(state, 'RhE')).toEqual({
      A: [],
      B: ['D'],
      C: [10],
      charter: [10, 10],
      pool: [10, 10, 10, 10, 10],
    });
    expect(state.cash.A).toBe(1180);
    expect(shareValue(state, 'RhE')).toBe(80);
  });

  it('[18Rhl 4.2.1] not without a successor who holds as much as the director’s certificate', () => {
    const state = round({
      RhE: { director: 'A', held: { A: [10], B: [10], C: [10], charter: [10, 10, 10] }, at: [1, 3] },
    });
    expect(refused(state, sell('RhE', 10, 10))).toEqual({ code: 'cannot-sell', rule: '4.2.1' });
    expect(listed(state, 'sell')).toEqual([sell('RhE', 10)]);
    expect(directorOf(played(state, sell('RhE', 10)), 'RhE')).toBe('A');
  });

  it('[18Rhl 4.2.1] ordinary certificates go first: equal holdings leave the director in office', () => {
    const state = round({
      RhE: { director: 'A', held: { A: [10], B: [10, 10], charter: [10, 10] }, at: [1, 3] },
    });
    expect(directorOf(played(state, sell('RhE', 10)), 'RhE')).toBe('A');
    const given = played(state, sell('RhE', 10, 10));
    expect(directorOf(given, 'RhE')).toBe('B');
    expect(held(given, 'A', 'RhE')).toEqual([10]);
  });

  it('[18Rhl 4.2.1] selling ordinary certificates below another’s holding gives the directorship away', () => {
    const state = round({
      RhE: { director: 'A', held: { A: [10, 10], B: [10, 10, 10] }, at: [1, 3] },
    });
    const given = played(state, sell('RhE', 10, 10));
    expect(holdings(given, 'RhE')).toMatchObject({ A: [10, 10], B: ['D', 10], pool: [10, 10] });
  });

  it('[18Rhl 4.2.1] the player with the most shares takes over', () => {
    const state = round({
      RhE: { director: 'A', held: { A: [10], B: [10, 10], C: [10, 10, 10], charter: [10] }, at: [1, 3] },
    });
    expect(directorOf(played(state, sell('RhE', 10)), 'RhE')).toBe('C');
    expect(directorOf(played(state, sell('RhE', 10, 10, 10)), 'RhE')).toBe('C');
  });

  it('[18Rhl 4.2.1] of several with the same, the one next to the left of the former director', () => {
    const tied = (director: string, left: string, right: string) =>
      round({ RhE: { director, held: { [left]: [10, 10], [right]: [10, 10] }, at: [1, 3] } }, director);
    expect(directorOf(played(tied('A', 'B', 'C'), sell('RhE', 10, 10)), 'RhE')).toBe('B');
    expect(directorOf(played(tied('B', 'C', 'A'), sell('RhE', 10, 10)), 'RhE')).toBe('C');
    expect(directorOf(played(tied('C', 'A', 'B'), sell('RhE', 10, 10)), 'RhE')).toBe('A');
  });

  it('[18Rhl 4.2.1] the director’s certificate itself never goes to the Bank Pool', () => {
    const state = round(example(3, 2));
    expect(refused(state, sell('RhE', 20))).toEqual({ code: 'cannot-sell', rule: '4.2.1' });
    expect(listed(state, 'sell')).toEqual([sell('RhE', 10), sell('RhE', 10, 10)]);
  });

  it('[18Rhl 4.2.1] the change is told', () => {
    const events = eventsOf(round(example(4, 1)), sell('RhE', 10));
    expect(events).toContainEqual({ type: 'new-director', company: 'RhE', player: 'B', before: 'A' });
  });
});

describe('MKB with its certificates of 20 %', () => {
  const mkb = {
    director: 'A',
    held: { B: [20], C: [10], charter: [10, 10, 10], pool: [20] },
    at: [1, 3],
  } as const;

  it('[18Rhl 4.2.1] E29: A cannot sell 10 %, B has no certificates of 10 %', () => {
    const state = round({ MKB: mkb });
    expect(refused(state, sell('MKB', 10))).toEqual({ code: 'cannot-sell', rule: '4.2.1' });
  });

  it('[18Rhl 4.2.1] E29: A sells 20 %: B has the director’s certificate, A nothing, pool 40 %, one down', () => {
    const state = played(round({ MKB: mkb }), sell('MKB', 20));
    expect(holdings(state, 'MKB')).toEqual({
      A: [],
      B: ['D'],
      C: [10],
      charter: [10, 10, 10],
      pool: [20, 20],
    });
    expect(state.cash.A).toBe(1180);
    expect(shareValue(state, 'MKB')).toBe(80);
  });

  it('[18Rhl 4.2.1] part of it can be sold if the successor has two of 10 %, and then those are used', () => {
    const state = round({
      MKB: { director: 'A', held: { A: [20], B: [20, 10, 10], charter: [10, 10] }, at: [1, 3] },
    });
    const sold = played(state, sell('MKB', 10, 20));
    expect(holdings(sold, 'MKB')).toMatchObject({ A: [10], B: ['D', 20], pool: [20, 10] });
    // with the whole of it B hands the 20 % over and keeps the others
    const whole = played(state, sell('MKB', 20, 20));
    expect(holdings(whole, 'MKB')).toMatchObject({ A: [], B: ['D', 10, 10], pool: [20, 20] });
  });

  it('[18Rhl 4.2.1] certificates are never changed: 20 % is sold whole', () => {
    const state = round(
      {
        MKB: { director: 'A', held: { B: [20], C: [20], charter: [10, 10, 10, 10] }, at: [1, 3] },
      },
      'B',
    );
    expect(listed(state, 'sell')).toEqual([sell('MKB', 20)]);
    expect(refused(state, sell('MKB', 10))).toEqual({ code: 'cannot-sell', rule: '4.2.1' });
    expect(refused(state, sell('MKB', 10, 10))).toEqual({ code: 'cannot-sell', rule: '4.2.1' });
    expect(played(state, sell('MKB', 20)).cash.B).toBe(1180);
  });
});
