import { describe, expect, it } from 'vitest';
import { trg, viewAt } from '@/titles/dortmund/trg';
import { box } from '../../../support/trg/box';
import {
  type AnyMove,
  type Given,
  type GivenCompany,
  listed,
  pass,
  played,
  refused,
  sell,
  type TrgState,
  tens,
  trgState,
} from '../../../support/trg/table';

/** A directs BME at 100 with five shares; C never does anything. */
const bme: GivenCompany = { director: 'A', held: { A: tens(3), B: tens(2) }, at: [2, 7], trains: ['5'] };
const stock = (given: Given = {}) =>
  trgState({ stock: 5, phase: '5', turn: 'A', companies: { BME: bme }, ...given });

/** Plays on with as little as possible until this holds. */
function until(state: TrgState, done: (state: TrgState) => boolean): TrgState {
  let now = state;
  for (let i = 0; i < 200 && !done(now); i++) {
    const moves = listed(now);
    const quiet = ['skip', 'pass', 'run', 'dividend', 'deliver', 'bid'];
    const next = quiet.map((type) => moves.find((move) => move.type === type)).find((move) => move);
    now = played(now, (next ?? moves[0]) as AnyMove);
  }
  return now;
}

describe('the bank breaks', () => {
  it('[18DO 4.6] by a sale in a stock round: three operating rounds follow it, and the game is over', () => {
    const broken = played(stock({ bank: 50 }), sell('BME', 10));
    expect(broken.broken).toBe('stock');
    expect(broken.bank).toBe(50 - 100);
    const operating = until(broken, ({ round }) => round.kind === 'operating');
    expect(operating.round).toMatchObject({ number: 1, of: 3 });
    const end = until(operating, ({ over }) => over);
    expect(end.over).toBe(true);
    expect(end.round).toMatchObject({ kind: 'operating', number: 3 });
    // what the bank could not pay later changes nothing
    expect(end.broken).toBe('stock');
    expect(refused(end, pass).code).toBe('game-over');
  });

  it('[18DO 4.6] three rounds even in a phase with one', () => {
    const early = trgState({ stock: 2, turn: 'A', companies: { BME: { ...bme, trains: ['2'] } }, bank: 50 });
    const operating = until(played(early, sell('BME', 10)), ({ round }) => round.kind === 'operating');
    expect(operating.round).toMatchObject({ of: 3 });
  });

  it('[18DO 4.6] a bank with nothing left is not broken before it has to pay', () => {
    const state = played(stock({ bank: 100 }), sell('BME', 10));
    expect([state.bank, state.broken]).toEqual([0, null]);
  });

  it('[18DO 4.6] in an operating round: the set is finished, and no stock round follows', () => {
    // the breweries are paid first
    const operating = played(stock({ bank: 10 }), pass, pass, pass);
    expect(operating.broken).toBe('operating');
    expect(operating.round).toMatchObject({ kind: 'operating', number: 1, of: 3 });
    const end = until(operating, ({ over }) => over);
    expect(end.round).toMatchObject({ kind: 'operating', number: 3, of: 3 });
  });

  it('[18DO 4.6] once broken it stays so, even if money comes back', () => {
    const sold = played(stock({ bank: 50, cash: { A: 0, B: 500, C: 0 } }), sell('BME', 10), pass);
    const bought = played(sold, { type: 'buy', company: 'BME', source: 'pool', percent: 10 });
    expect(bought.bank).toBeGreaterThan(0);
    expect(bought.broken).toBe('stock');
  });

  it('[18DO 4.6] otherwise a set is followed by the next stock round', () => {
    const later = until(played(stock(), pass, pass, pass), ({ round }) => round.kind === 'stock');
    expect(later.over).toBe(false);
    expect(later.round).toMatchObject({ kind: 'stock', number: 6 });
  });
});

describe('the winner', () => {
  const rich = trgState({
    stock: 9,
    phase: '8',
    breweries: { B1: { cubes: 5 }, B3: {}, B4: {} },
    cash: { A: 100, B: 400, C: 55 },
    credits: { A: 10, B: 0, C: 0 },
    companies: {
      BME: { director: 'A', held: { A: tens(2), B: tens(1) }, at: [2, 7], treasury: 900 },
      DGEE: { director: 'C', held: { A: tens(2) }, at: [0, 19] },
    },
  });

  it('[18DO 4.6] cash and shares at their value, less twice the loans; treasuries, breweries and cubes count nothing', () => {
    const totals = Object.fromEntries(
      viewAt(rich.setup)
        .scores(rich)
        .map(({ player, total }) => [player, total]),
    );
    expect(totals).toEqual({
      A: 100 + 4 * 100 + 2 * 380 - 20,
      B: 400 + 100,
      C: 55 + 3 * 380,
    });
  });

  it('[18DO 4.6] the richest comes first, and equal wealth is shared', () => {
    expect(
      viewAt(rich.setup)
        .scores(rich)
        .map(({ player }) => player),
    ).toEqual(['A', 'C', 'B']);
    const even = trgState({ stock: 2, cash: { A: 300, B: 300, C: 10 } });
    expect(
      viewAt(even.setup)
        .scores(even)
        .map(({ total }) => total),
    ).toEqual([300, 300, 10]);
  });
});

describe('money and agreements', () => {
  it('[18DO 4.7] everybody’s cash and every treasury can be seen', () => {
    const state = stock();
    expect(Object.keys(state.cash).sort()).toEqual(['A', 'B', 'C']);
    expect(Object.values(state.companies).every(({ treasury }) => typeof treasury === 'number')).toBe(true);
  });

  it('[18DO 4.7] no move pays anything to another player, nor sells them a certificate', () => {
    const state = stock();
    const { rounds, decisions } = trg.at(state.setup);
    const types = [...rounds.starting.stage(state).rules, ...rounds.stock.stage(state).rules].map(
      ({ type }) => type,
    );
    expect(types.sort()).toEqual(
      ['assign-brewery', 'bid', 'buy', 'found', 'pass', 'sell', 'trade-in', 'turn-brewery'].sort(),
    );
    expect(Object.keys(decisions).sort()).toEqual([
      'agree-train',
      'discard-train',
      'exchange',
      'keep-train',
      'raise-money',
    ]);
  });

  it('[18DO 4.1] the bank holds 9,000 Mark in all', () => {
    expect(box.bank).toBe(9000);
  });
});
