import { describe, expect, it } from 'vitest';
import { choices } from '@/engine/game/play';
import { box, rhl } from '@/titles/rhineland/18rhl';
import { scores } from '@/titles/rhineland/rules/score';
import {
  buy,
  type Given,
  type GivenCompany,
  pass,
  played,
  type RhlState,
  refused,
  rhlState,
  sell,
} from '../../../support/rhl/table';

const skip = { type: 'skip' };
const tens = (count: number) => Array.from({ length: count }, () => 10);

/** Skips through operating rounds, up to the next stock round or the end. */
function endSet(state: RhlState): RhlState {
  let now = state;
  while (!now.over && now.round.kind === 'operating') now = played(now, skip);
  return now;
}

/** ADR at 80: A has 40 %, B 20 %, the charter 30 %, the pool 10 %. */
const adr: GivenCompany = {
  director: 'A',
  held: { A: tens(2), B: tens(2), charter: tens(3), pool: tens(1) },
  at: [1, 2],
};

/** ADR has earned 150; the bank has this much. Privates are closed, so that nothing else is paid. */
const earned = (bank: number, set = { set: 2, number: 1, of: 3 }) =>
  rhlState({
    phase: '5',
    bank,
    cash: { A: 0, B: 0, C: 0 },
    companies: { ADR: adr },
    operating: { company: 'ADR', step: 'dividend', revenue: 150 },
    done: ['RhE'],
    set,
  });
const pay = { type: 'dividend', pay: true };
const keep = { type: 'dividend', pay: false };

/** A can sell three shares of ADR at 80. */
const beforeSale = (bank: number, more: Given = {}) =>
  rhlState({
    stock: 3,
    turn: 'A',
    phase: '5',
    bank,
    cash: { A: 0, B: 0, C: 100 },
    companies: { ADR: { director: 'A', held: { A: tens(4), B: tens(2), charter: tens(2) }, at: [1, 2] } },
    ...more,
  });

describe('the bank breaks in an operating round', () => {
  it('[18Rhl 7.1] a revenue it cannot pay in full: all the same it is paid', () => {
    // 60 to A, 30 to B, 45 to the charter, nothing for the pool: 135
    const state = played(earned(100), pay);
    expect(state.cash).toEqual({ A: 60, B: 30, C: 0 });
    expect(state.companies.ADR!.treasury).toBe(45);
    expect(state.bank).toBe(-35);
    expect(state.broken).toBe('operating');
  });

  it('[18Rhl 7.1] the current set of operating rounds is finished, then the game is over', () => {
    // ADR can buy no train: its turn and the first round end by themselves
    let state = played(earned(100), pay);
    const rounds = new Set<number>();
    while (!state.over) {
      if (state.round.kind !== 'operating') throw new Error('a stock round');
      rounds.add(state.round.number);
      state = played(state, skip);
    }
    expect([...rounds]).toEqual([2, 3]);
    expect(choices(rhl, state)).toBeUndefined();
    expect(refused(state, skip)).toEqual({ code: 'game-over', rule: '' });
  });

  it('[18Rhl 7.1] in the last round of a set the game ends with it', () => {
    const state = endSet(played(earned(100, { set: 2, number: 3, of: 3 }), pay));
    expect(state.over).toBe(true);
  });

  it('[18Rhl 7.1] money withheld counts as well', () => {
    const state = played(earned(149), keep);
    expect(state).toMatchObject({ bank: -1, broken: 'operating' });
  });

  it('[18Rhl 7.1] a bank with nothing left is not broken', () => {
    const paid = played(earned(135), pay);
    expect(paid).toMatchObject({ bank: 0, broken: null });
    expect(endSet(paid)).toMatchObject({ over: false, round: { kind: 'stock' } });
  });

  it('[18Rhl 7.1] the revenue of privates can break it too', () => {
    const before = rhlState({ stock: 2, turn: 'A', bank: 64, cash: { A: 0, B: 0, C: 0 } });
    const state = played(before, pass, pass, pass);
    expect(state).toMatchObject({ bank: -1, broken: 'operating', cash: { A: 65 } });
    expect(endSet(state).over).toBe(true);
  });
});

describe('the bank breaks in a stock round', () => {
  it('[18Rhl 7.1] by a sale: the round is completed', () => {
    // 2 x 80 = 160
    const state = played(beforeSale(159), sell('ADR', 10, 10));
    expect(state).toMatchObject({ bank: -1, broken: 'stock', cash: { A: 160 }, over: false });
    const next = played(state, pass, pass, buy('ADR', 'pool'));
    expect(next).toMatchObject({ round: { kind: 'stock' }, over: false });
  });

  it('[18Rhl 7.1] then a complete set of operating rounds follows, and the game is over', () => {
    let state = played(beforeSale(159), sell('ADR', 10, 10), pass, pass, pass, pass);
    expect(state.round).toMatchObject({ kind: 'operating', number: 1, of: 3 });
    const rounds = new Set<number>();
    while (!state.over) {
      if (state.round.kind !== 'operating') throw new Error('a stock round');
      rounds.add(state.round.number);
      state = played(state, skip);
    }
    expect([...rounds]).toEqual([1, 2, 3]);
  });

  it('[18Rhl 7.1] money that comes back does not mend it', () => {
    const state = played(beforeSale(159), sell('ADR', 10, 10), pass, pass, buy('ADR', 'pool'));
    expect(state.bank).toBe(74);
    expect(state.broken).toBe('stock');
    expect(endSet(played(state, pass, pass, pass)).over).toBe(true);
  });

  it('[18Rhl 7.1] a sale that leaves nothing breaks nothing', () => {
    expect(played(beforeSale(160), sell('ADR', 10, 10))).toMatchObject({ bank: 0, broken: null });
  });
});

describe('who wins', () => {
  const end = (more: Given = {}) =>
    rhlState({
      stock: 4,
      cash: { A: 100, B: 250, C: 30 },
      credits: { A: 0, B: 90, C: 0 },
      companies: {
        ADR: { ...adr, treasury: 777 },
        BME: { director: 'C', held: { C: tens(3) }, at: [0, 16], treasury: 5, trains: ['2'] },
      },
      ...more,
    });
  const totals = (state: RhlState) => scores(box, state).map(({ player, total }) => [player, total]);

  it('[18Rhl 7.2] cash and shares at market value, less twice the credits; the highest total wins', () => {
    // A: 100 + 4 x 80 + RhE 2 x 75 = 570; B: 250 + 2 x 80 - 2 x 90 = 230; C: 30 + 5 x 350 = 1780
    expect(totals(end())).toEqual([
      ['C', 1780],
      ['A', 570],
      ['B', 230],
    ]);
  });

  it('[18Rhl 7.2] line by line', () => {
    const b = scores(box, end()).find(({ player }) => player === 'B');
    expect(b).toEqual({
      player: 'B',
      cash: 250,
      shares: [{ company: 'ADR', percent: 20, price: 80, value: 160 }],
      credit: 180,
      total: 230,
    });
  });

  it('[18Rhl 7.2] treasuries, trains, stations and privates count nothing', () => {
    const rich = end();
    rich.companies.ADR!.treasury = 0;
    rich.privates.NLK!.closed = true;
    expect(totals(rich)).toEqual(totals(end()));
  });

  it('[18Rhl 7.2] a share of a corporation that was never founded is worth nothing', () => {
    const a = scores(box, end()).find(({ player }) => player === 'A')!;
    expect(a.shares.find(({ company }) => company === 'GVE')).toMatchObject({ percent: 10, value: 0 });
  });

  it('[18Rhl 7.2] equal wealth is a shared win', () => {
    const tied = end({ cash: { A: 100, B: 250, C: 30 }, companies: {}, credits: { A: 0, B: 0, C: 0 } });
    // A: 100 + 2 x 75 = 250
    expect(totals(tied).slice(0, 2)).toEqual([
      ['A', 250],
      ['B', 250],
    ]);
  });
});
