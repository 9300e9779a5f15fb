import { describe, expect, it } from 'vitest';
import { operatingOrder } from '@/engine/rounds/operating';
import { box } from '../../../support/trg/box';
import {
  acting,
  buy,
  eventsOf,
  found,
  type Given,
  type GivenCompany,
  held,
  listed,
  pass,
  played,
  refused,
  spaceOf,
  tens,
  trgState,
} from '../../../support/trg/table';

function startValue(row: unknown, col: unknown): number {
  return box.market.tableOf('BME').valueAt({ row: Number(row), col: Number(col) }) ?? 0;
}

const round = (given: Given = {}) =>
  trgState({ stock: 1, turn: 'A', cash: { A: 1000, B: 1000, C: 1000 }, ...given });

const kwe: GivenCompany = { director: 'B', at: [1, 2], floated: false };
const dgee: GivenCompany = { director: 'C', at: [1, 2], floated: false };
const foundable = (state: ReturnType<typeof round>) => [
  ...new Set(listed(state, 'found').map(({ company }) => company)),
];
const values = (state: ReturnType<typeof round>) =>
  listed(state, 'found')
    .filter(({ company }) => company === 'BME')
    .map(({ row, col }) => startValue(row, col));

describe('which railways can be founded', () => {
  it('[18DO 4.3.2] BME, CME, RhE and KWE from the first stock round on', () => {
    expect(foundable(round())).toEqual(['BME', 'CME', 'RhE', 'KWE']);
    expect(refused(round(), found('DGEE', 1, 2))).toEqual({ code: 'not-available', rule: '4.3.2' });
    expect(refused(round(), found('DHB', 1, 2)).code).toBe('not-available');
  });

  it('[18DO 4.3.2] DGEE once KWE is founded, DHB and HHW once DGEE is', () => {
    expect(foundable(round({ companies: { KWE: kwe } }))).toEqual(['BME', 'CME', 'RhE', 'DGEE']);
    const both = round({ companies: { KWE: kwe, DGEE: dgee } });
    expect(foundable(both)).toEqual(['BME', 'CME', 'RhE', 'DHB', 'HHW']);
  });

  it('[18DO 4.3.2] the director’s certificate comes first', () => {
    expect(refused(round(), buy('BME'))).toEqual({ code: 'not-founded', rule: '4.3.2' });
    expect(refused(round({ companies: { KWE: kwe } }), found('KWE', 1, 2))).toEqual({
      code: 'already-founded',
      rule: '4.4.1',
    });
  });
});

describe('the start value', () => {
  it.each([
    [undefined, [75, 70, 65, 60, 55, 50]],
    ['3', [75, 70, 65, 60, 55, 50, 80, 75, 70, 65, 60, 55]],
    ['5', [75, 70, 65, 60, 55, 50, 80, 75, 70, 65, 60, 55, 90, 80, 75, 70, 65, 60]],
  ] as const)(
    '[18DO 4.4.1] is a coloured value of the present phase or an earlier one (first %s-train)',
    (phase, open) => {
      expect(values(round(phase ? { phase, stock: 4 } : {}))).toEqual(open);
    },
  );

  it('[18DO 4.4.1] in the grey phase all coloured values are open, up to 100', () => {
    const all = values(round({ phase: '8', stock: 8 }));
    expect(all).toHaveLength(23);
    expect(Math.max(...all)).toBe(100);
  });

  it('[18DO 4.4.1] of a later phase is refused, and so is a space without colour', () => {
    expect(refused(round(), found('BME', 0, 3))).toEqual({ code: 'no-par', rule: '4.4.1' });
    expect(refused(round({ phase: '8', stock: 8 }), found('BME', 2, 6)).code).toBe('no-par');
  });

  it('[18DO 4.4.1] the founder chooses among spaces of one value; the one further right acts first', () => {
    const green = round({ phase: '3', stock: 3 });
    const sixty = listed(green, 'found').filter(
      ({ company, row, col }) => company === 'BME' && startValue(row, col) === 60,
    );
    expect(sixty.map(({ row, col }) => [row, col])).toEqual([
      [3, 2],
      [4, 3],
    ]);
    const state = trgState({
      stock: 3,
      phase: '3',
      companies: { BME: { director: 'A', at: [3, 2] }, CME: { director: 'B', at: [4, 3] } },
    });
    expect(operatingOrder(box.market, state)).toEqual(['CME', 'BME']);
  });

  it('[18DO 4.4.1] a new marker goes under those already there', () => {
    const state = played(round(), found('BME', 1, 2), found('CME', 1, 2));
    expect([spaceOf(state, 'BME'), spaceOf(state, 'CME')]).toEqual([
      [1, 2],
      [1, 2],
    ]);
    expect(state.prices.BME!.arrival).toBeLessThan(state.prices.CME!.arrival);
  });
});

describe('the capital of a railway', () => {
  it('[18DO 4.4.1] the director’s certificate is paid to the treasury, and the others lie on the charter', () => {
    const state = played(round(), found('BME', 1, 2));
    expect(state.cash.A).toBe(1000 - 140);
    expect(state.companies.BME).toMatchObject({ founded: true, floated: false, treasury: 140 });
    expect(held(state, 'A', 'BME')).toEqual(['D']);
    expect(held(state, 'charter', 'BME')).toEqual(tens(8));
    expect(held(state, 'offer', 'BME')).toEqual([]);
    expect(state.bank).toBe(round().bank);
  });

  it('[18DO 4.4.1] DGEE at 70: 210 for the certificate of 30 %; with two more shares it has 350 and operates', () => {
    let state = played(round({ companies: { KWE: kwe } }), found('DGEE', 1, 2));
    expect([state.companies.DGEE!.treasury, state.cash.A]).toEqual([210, 790]);
    state = played(state, buy('DGEE'));
    expect(state.companies.DGEE).toMatchObject({ treasury: 280, floated: false });
    expect(eventsOf(state, buy('DGEE'))).toContainEqual({ type: 'floated', company: 'DGEE', capital: 0 });
    state = played(state, buy('DGEE'));
    expect(state.companies.DGEE).toMatchObject({ treasury: 350, floated: true });
  });

  it('[18DO 4.4.2] five shares with players, not four, put a railway into operation; its value stays', () => {
    const four = round({
      companies: { BME: { director: 'A', held: { B: tens(2) }, at: [1, 2], floated: false } },
    });
    expect(four.companies.BME!.floated).toBe(false);
    const five = played(four, buy('BME'));
    expect(five.companies.BME!.floated).toBe(true);
    expect(spaceOf(five, 'BME')).toEqual([1, 2]);
    expect(held(five, 'charter', 'BME')).toEqual(tens(5));
  });

  it('[18DO 4.4.2] a railway in operation stays so, whatever players sell', () => {
    const state = played(
      round({
        stock: 3,
        companies: { BME: { director: 'A', held: { A: tens(1), B: tens(2) }, at: [1, 2] } },
      }),
      pass,
      { type: 'sell', company: 'BME', percents: [10, 10] },
    );
    expect(state.companies.BME!.floated).toBe(true);
  });

  it('[18DO 4.4.2] one that is not in operation has no turn in the operating round', () => {
    const state = played(round({ cash: { A: 0, B: 0, C: 0 }, companies: { KWE: kwe } }), pass, pass, pass);
    // nobody operates: the round is over at once
    expect(state.round).toMatchObject({ kind: 'stock', number: 2 });
  });

  it('[18DO 4.4.3] certificates of the charter are paid to the railway, those of the Bank Pool to the bank', () => {
    const company: GivenCompany = {
      director: 'B',
      held: { B: tens(3), pool: tens(2) },
      at: [2, 4],
      treasury: 5,
    };
    const before = round({ stock: 2, companies: { BME: company } });
    const charter = played(before, buy('BME', 'charter'));
    expect([charter.companies.BME!.treasury, charter.bank]).toEqual([5 + 75, before.bank]);
    const pool = played(before, buy('BME', 'pool'));
    expect([pool.companies.BME!.treasury, pool.bank]).toEqual([5, before.bank + 75]);
    expect(refused(before, buy('BME', 'charter', 20))).toEqual({ code: 'none-there', rule: '4.4.3' });
  });

  it('[18DO 4.4.3] nobody buys what they cannot pay', () => {
    const poor = round({ cash: { A: 99, B: 0, C: 0 } });
    expect(listed(poor).map(({ type }) => type)).toEqual(['turn-brewery', 'pass']);
    expect(refused(poor, found('BME', 5, 2))).toEqual({ code: 'too-little-cash', rule: '4.4.3' });
  });
});

describe('the first stock round', () => {
  it('[18DO 4.2.3] found, buy or pass, one after the other; nothing is sold', () => {
    let state = played(round(), found('BME', 1, 2));
    expect(acting(state)).toBe('B');
    state = played(state, buy('BME'), pass);
    expect(acting(state)).toBe('A');
    expect(listed(state, 'sell')).toEqual([]);
    expect(refused(state, { type: 'sell', company: 'BME', percents: [10] })).toEqual({
      code: 'no-sales-yet',
      rule: '4.2.3',
    });
  });

  it('[18DO 4.2.3] ends when all have passed in a row; the player left of the last buyer begins the next', () => {
    // the railway does not float, so that the second stock round follows at once
    const state = played(round(), pass, found('BME', 1, 2), pass, pass, pass);
    expect(state.priority).toBe('C');
    expect(state.round).toMatchObject({ kind: 'stock', number: 2, turn: 'C' });
  });
});
