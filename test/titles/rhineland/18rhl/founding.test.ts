import { describe, expect, it } from 'vitest';
import {
  acting,
  buy,
  found,
  type Given,
  held,
  listed,
  pass,
  played,
  refused,
  rhlState,
  shareValue,
} from '../../../support/rhl/table';

/** The first stock round, 1000 Marks each. */
const first = (given: Given = {}) =>
  rhlState({ stock: 1, turn: 'A', cash: { A: 1000, B: 1000, C: 1000 }, ...given });

/** Rows and columns of the pink spaces. */
const par = { 60: [3, 0], 65: [3, 1], 70: [2, 1], 75: [2, 2], 80: [1, 2], 90: [1, 3], 100: [0, 3] } as const;
const at = (value: keyof typeof par): readonly [row: number, col: number] => par[value];

describe('the first stock round', () => {
  it('[18Rhl 5.1] players only buy: nothing can be sold', () => {
    const state = first({ companies: { ADR: { director: 'A', held: { A: [10, 10, 10] }, at: at(80) } } });
    expect(listed(state, 'sell')).toEqual([]);
    expect(refused(state, { type: 'sell', company: 'ADR', percents: [10] })).toEqual({
      code: 'no-sales-yet',
      rule: '5.1',
    });
  });

  it('[18Rhl 5.1.2] found, buy an ordinary certificate of a founded corporation, or pass', () => {
    const state = first({ companies: { ADR: { director: 'B', at: at(80), floated: false } } });
    const types = new Set(listed(state).map(({ type }) => type));
    expect([...types].sort()).toEqual(['buy', 'found', 'pass']);
    // one purchase in a turn
    expect(acting(played(state, buy('ADR', 'offer')))).toBe('B');
    expect(acting(played(state, found('BME', ...at(70))))).toBe('B');
    expect(acting(played(state, pass))).toBe('B');
  });

  it('[18Rhl 5.1.2] only the top of a stack and a floated corporation’s charter are for sale', () => {
    const state = first({ companies: { MKB: { director: 'B', at: at(60), floated: false } } });
    expect(listed(state, 'buy')).toEqual([buy('MKB', 'offer', 20), buy('RhE', 'charter')]);
    expect(refused(state, buy('MKB', 'offer', 10))).toEqual({ code: 'none-there', rule: '5.1.4' });
  });

  it('[18Rhl 5.1.2] the three RhE shares in the Bank Pool wait for the second stock round', () => {
    const state = first();
    expect(refused(state, buy('RhE', 'pool'))).toEqual({ code: 'source-closed', rule: '5.1.2' });
    expect(refused(state, buy('RhE', 'charter', 20))).toEqual({ code: 'none-there', rule: '5.1.4' });
    expect(listed(rhlState({ stock: 2 }), 'buy')).toContainEqual(buy('RhE', 'pool'));
  });

  it('[18Rhl 5.1.2] nobody buys for more than their cash', () => {
    const state = first({ cash: { A: 119, B: 120, C: 0 } });
    expect(refused(state, found('ADR', ...at(60)))).toEqual({ code: 'too-little-cash', rule: '5.1.2' });
    expect(refused(state, found('ADR', 3, 0))).toEqual({ code: 'too-little-cash', rule: '5.1.2' });
    expect(listed(state, 'found')).toEqual([]);
    const next = played(state, pass);
    expect(listed(next, 'found')).toContainEqual(found('ADR', 3, 0));
    expect(played(next, found('ADR', 3, 0)).cash.B).toBe(0);
  });
});

describe('founding', () => {
  it.each([
    [60, 120],
    [65, 130],
    [70, 140],
    [75, 150],
    [80, 160],
    [90, 180],
    [100, 200],
  ] as const)('[18Rhl 5.1.3] at %i: the director pays the bank %i for 20 %%', (value, cost) => {
    const before = first();
    const state = played(before, found('ADR', ...at(value)));
    expect(shareValue(state, 'ADR')).toBe(value);
    expect(state.cash.A).toBe(1000 - cost);
    expect(state.bank).toBe(before.bank + cost);
    expect(state.companies.ADR).toMatchObject({ founded: true, floated: false, treasury: 0 });
    expect(held(state, 'A', 'ADR')).toEqual(['D']);
  });

  it('[18Rhl 5.1.3] only a pink space can be the start value', () => {
    const spaces = listed(first(), 'found').filter(({ company }) => company === 'ADR');
    expect(spaces.map(({ row, col }) => [row, col])).toEqual([
      [0, 3],
      [1, 2],
      [1, 3],
      [2, 1],
      [2, 2],
      [3, 0],
      [3, 1],
    ]);
    for (const [row, col] of [
      [0, 0],
      [2, 3],
      [9, 9],
      [-1, 0],
    ] as const) {
      expect(refused(first(), found('ADR', row, col))).toEqual({ code: 'no-par', rule: '5.1.3' });
    }
  });

  it('[18Rhl 5.1.3] a later founded corporation goes below the token that is there', () => {
    const state = played(first(), found('ADR', ...at(80)), found('BME', ...at(80)));
    expect(state.prices.BME!.arrival).toBeGreaterThan(state.prices.ADR!.arrival);
  });

  it('[18Rhl 4.2] the director’s certificate comes first, and only once', () => {
    const state = first();
    expect(refused(state, buy('ADR', 'offer'))).toEqual({ code: 'not-founded', rule: '5.1.3' });
    const founded = played(state, found('ADR', ...at(80)));
    expect(refused(founded, found('ADR', ...at(70)))).toEqual({ code: 'already-founded', rule: '5.1.3' });
    expect(refused(state, found('RhE', ...at(70)))).toEqual({ code: 'already-founded', rule: '5.1.3' });
    expect(refused(state, found('KEG', ...at(70)))).toEqual({ code: 'no-such-company', rule: '' });
  });

  it('[18Rhl 4.2] one value holds for every purchase and sale of a corporation', () => {
    const state = played(first(), found('ADR', ...at(80)), buy('ADR', 'offer'), buy('ADR', 'offer'));
    expect(state.cash).toEqual({ A: 840, B: 920, C: 920 });
  });
});

describe('floating', () => {
  const nearly = (company: string, more: Given = {}) =>
    first({
      companies: { [company]: { director: 'A', held: { B: [10], C: [10] }, at: at(80), floated: false } },
      ...more,
    });

  it('[18Rhl 5.1.4] before a corporation floats, the bank gets the price', () => {
    const before = first({ companies: { ADR: { director: 'A', at: at(80), floated: false } } });
    const state = played(before, buy('ADR', 'offer'));
    expect(state.bank).toBe(before.bank + 80);
    expect(state.companies.ADR!.treasury).toBe(0);
  });

  it('[18Rhl 5.1.4] after it has floated, the corporation gets the price of a charter share', () => {
    const state = played(first(), buy('RhE', 'charter'));
    expect(state.companies.RhE!.treasury).toBe(140 + 75);
    expect(state.cash.A).toBe(925);
    expect(held(state, 'A', 'RhE')).toEqual(['D', 10]);
    expect(held(state, 'charter', 'RhE')).toEqual([10, 10, 10, 10]);
  });

  it('[18Rhl 5.1.5] at 50 %: capital for what players have, the rest onto the charter, one space up', () => {
    const before = nearly('ADR');
    const state = played(before, buy('ADR', 'offer'));
    // 50 % at 80 are 400; then the token goes from 80 to 90, straight up
    expect(state.companies.ADR).toMatchObject({ floated: true, treasury: 400 });
    expect(state.bank).toBe(before.bank + 80 - 400);
    expect(held(state, 'charter', 'ADR')).toEqual([10, 10, 10, 10, 10]);
    expect(held(state, 'offer', 'ADR')).toEqual([]);
    expect(state.prices.ADR).toMatchObject({ row: 0, col: 2 });
    expect(shareValue(state, 'ADR')).toBe(90);
  });

  it('[18Rhl 5.1.5] not before 50 %', () => {
    const state = played(
      first({ companies: { ADR: { director: 'A', held: { B: [10] }, at: at(80), floated: false } } }),
      buy('ADR', 'offer'),
    );
    expect(state.companies.ADR).toMatchObject({ floated: false, treasury: 0 });
    expect(shareValue(state, 'ADR')).toBe(80);
  });

  it('[18Rhl 5.1.5] in the top row the token stays', () => {
    const state = played(
      first({
        companies: { ADR: { director: 'A', held: { B: [10], C: [10] }, at: at(100), floated: false } },
      }),
      buy('ADR', 'offer'),
    );
    expect(state.companies.ADR!.treasury).toBe(500);
    expect(state.prices.ADR).toMatchObject({ row: 0, col: 3 });
  });

  it('[18Rhl 5.1.5] in the green phase as in the yellow one', () => {
    const state = played(nearly('ADR', { stock: 3, phase: '4' }), buy('ADR', 'offer'));
    expect(state.companies.ADR!.treasury).toBe(400);
    expect(held(state, 'charter', 'ADR')).toHaveLength(5);
  });

  it('[18Rhl 5.1.5] in the brown phase: 100 % capital, the rest to the Bank Pool, the token stays', () => {
    const state = played(nearly('ADR', { stock: 3, phase: '5' }), buy('ADR', 'offer'));
    expect(state.companies.ADR).toMatchObject({ floated: true, treasury: 800 });
    expect(held(state, 'pool', 'ADR')).toEqual([10, 10, 10, 10, 10]);
    expect(held(state, 'charter', 'ADR')).toEqual([]);
    expect(shareValue(state, 'ADR')).toBe(80);
  });

  it('[18Rhl 5.1.5] the grey phase is like the brown one', () => {
    const state = played(nearly('ADR', { stock: 3, phase: '8' }), buy('ADR', 'offer'));
    expect(state.companies.ADR!.treasury).toBe(800);
  });

  it('[18Rhl 5.1.5] E14: MKB at 65, brown phase: the third 20 % gives 650, four 10 % go to the pool', () => {
    const before = first({
      stock: 3,
      phase: '5',
      companies: { MKB: { director: 'A', held: { B: [20] }, at: at(65), floated: false } },
    });
    const state = played(before, buy('MKB', 'offer', 20));
    expect(state.companies.MKB).toMatchObject({ floated: true, treasury: 650 });
    expect(held(state, 'pool', 'MKB')).toEqual([10, 10, 10, 10]);
    expect(shareValue(state, 'MKB')).toBe(65);
  });

  it('[18Rhl 5.1.5] E13: GVE at 80, NLK’s owner has 10 %: the second 10 % bought floats it with 400', () => {
    // B owns NLK; A has the director's certificate; C has bought one 10 %
    const before = first({
      privates: { NLK: 'B' },
      companies: { GVE: { director: 'A', held: { C: [10] }, at: at(80), floated: false } },
    });
    expect(held(before, 'B', 'GVE')).toEqual([10]);
    const state = played(before, buy('GVE', 'offer'));
    expect(state.companies.GVE).toMatchObject({ floated: true, treasury: 400 });
    expect(held(state, 'charter', 'GVE')).toEqual([10, 10, 10, 10, 10]);
    expect(shareValue(state, 'GVE')).toBe(90);
  });
});

describe('the corporations of 18Rhl', () => {
  it('[18Rhl 4.2.2] MKB: three certificates of 20 % first, and it floats at 60 %', () => {
    let state = played(first(), found('MKB', ...at(80)), buy('MKB', 'offer', 20));
    expect(state.companies.MKB!.floated).toBe(false);
    // 20 % cost twice the value
    expect(state.cash.B).toBe(840);
    state = played(state, buy('MKB', 'offer', 20));
    expect(state.companies.MKB).toMatchObject({ floated: true, treasury: 480 });
    expect(held(state, 'charter', 'MKB')).toEqual([10, 10, 10, 10]);
    expect(shareValue(state, 'MKB')).toBe(90);
  });

  it('[18Rhl 4.2.2] MKB can be founded and floated from the start', () => {
    expect(listed(first(), 'found')).toContainEqual(found('MKB', ...at(60)));
  });

  it('[18Rhl 4.2.2] GVE floats after 40 % have been bought, and is paid for the free 10 % too', () => {
    const state = played(
      first({ privates: { NLK: 'C' } }),
      found('GVE', ...at(70)),
      buy('GVE', 'offer'),
      buy('GVE', 'offer'),
    );
    expect(held(state, 'C', 'GVE')).toEqual([10, 10]);
    expect(state.companies.GVE).toMatchObject({ floated: true, treasury: 350 });
    expect(state.cash).toEqual({ A: 860, B: 930, C: 930 });
  });

  it('[18Rhl 4.2.2] RhE floats with its director’s certificate, before 50 % are sold', () => {
    const state = first();
    expect(held(state, 'A', 'RhE')).toEqual(['D']);
    expect(state.companies.RhE!.floated).toBe(true);
    const sold = played(state, buy('RhE', 'charter'), buy('RhE', 'charter'), buy('RhE', 'charter'));
    // 50 % with players: nothing happens a second time
    expect(sold.companies.RhE!.treasury).toBe(140 + 3 * 75);
    expect(shareValue(sold, 'RhE')).toBe(75);
  });

  it('[18Rhl 4.2.2] CCE has two home stations, Köln and Krefeld', () => {
    const homes = first().board.stations.filter(({ company }) => company === 'CCE');
    expect(homes.map(({ hex }) => hex)).toEqual(['I10', 'E6']);
  });

  it('[18Rhl 4.2] ten shares each', () => {
    const totals = new Map<string, number>();
    for (const { company, percent } of first().certificates) {
      totals.set(company, (totals.get(company) ?? 0) + percent);
    }
    expect([...totals.values()]).toEqual([100, 100, 100, 100, 100, 100, 100, 100]);
  });
});
