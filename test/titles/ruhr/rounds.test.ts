import { describe, expect, it } from 'vitest';
import { boxAt, viewAt } from '@/titles/ruhr/18ruhr';
import { operatingOrder } from '@/titles/ruhr/rules/operating';
import {
  asked,
  buyTrain,
  eventsOf,
  type Given,
  pass,
  pay,
  played,
  ruhrState,
  sell,
  skip,
  stepIn,
  tens,
} from '../../support/ruhr/table';

const none = ['P1', 'P3', 'P5', 'P6', 'P7', 'P9', 'P10', 'P15'];

describe('the order of an operating round', () => {
  it('[18Ruhr 7.1] (ruling 34) private Montan companies by number, then corporations by value, top marker first', () => {
    const corporations = {
      RhE: { director: 'A', at: 70 },
      RB: { director: 'B', at: 90, hex: 'D15', markers: { A: 3, B: 1 } },
      KWE: { director: 'C', at: 70 },
    };
    const state = ruhrState({ phase: '4', corporations, operating: { company: 'RhE', step: 'track' } });
    expect(operatingOrder(boxAt(state.setup), state)).toEqual([...none, 'RB', 'RhE', 'KWE']);
    // in an interim round only what is sold of the package
    const interim = ruhrState({
      corporations,
      operating: { company: 'P1', step: 'income' },
      set: { set: 0, number: 1, of: 1 },
    });
    expect(operatingOrder(boxAt(interim.setup), interim)).toEqual(none);
  });

  it('[18Ruhr 7.1] (ruling 34) the order is that of the moment: who has risen above others acts before them', () => {
    const state = ruhrState({
      gone: none,
      corporations: {
        RhE: { director: 'A', held: { A: tens(3) }, at: 75, treasury: 0, trains: ['2'] },
        KWE: { director: 'A', held: { A: tens(4) }, at: 70 },
        PWB: { director: 'B', at: 70 },
      },
      operating: { company: 'RhE', step: 'trains' },
    });
    const before = operatingOrder(boxAt(state.setup), state);
    expect(before).toEqual(['RhE', 'KWE', 'PWB']);
    const fallen = structuredClone(state);
    fallen.prices.KWE!.col -= 1;
    expect(stepIn(played(fallen, skip))).toBe('PWB/track');
  });

  it('[18Ruhr 7, 7.4] two operating rounds after a stock round, three at the end', () => {
    const at = (phase: string) =>
      played(
        ruhrState({ stock: 4, phase, gone: none, corporations: { RhE: { director: 'A', at: 60 } } }),
        pass,
        pass,
        pass,
      );
    expect(at('6').round).toMatchObject({ kind: 'operating', number: 1, of: 2 });
    expect(at('8').round).toMatchObject({ kind: 'operating', number: 1, of: 3 });
  });
});

describe('phases', () => {
  const first = (card: string, phase: string, given: Given = {}) =>
    ruhrState({
      phase,
      next: card,
      corporations: { RhE: { director: 'A', at: 60, treasury: 1000 } },
      operating: { company: 'RhE', step: 'trains' },
      ...given,
    });

  it.each([
    ['3', '2', 'green', 4],
    ['4', '3', 'green', 3],
    ['5', '4', 'brown', 2],
    ['6', '5', 'brown', 2],
    ['8', '6', 'gray', 2],
  ])('[18Ruhr 11] the first %s begins its phase', (card, phase, colour, limit) => {
    const after = played(first(card, phase), buyTrain(card));
    const now = boxAt(after.setup).phases.of(after);
    expect(now).toMatchObject({ id: card, colour, trainLimit: limit });
  });

  it('[18Ruhr 11, 9.1.3] A is inactive from 4 on, B from 5, C from 8; W1 goes with the 6, W2 with the 8', () => {
    const four = eventsOf(first('4', '3'), buyTrain('4'));
    expect(four).toContainEqual({ type: 'markers-inactive', stages: ['A'] });
    expect(eventsOf(first('5', '4'), buyTrain('5'))).toContainEqual({
      type: 'markers-inactive',
      stages: ['B'],
    });
    expect(eventsOf(first('8', '6'), buyTrain('8'))).toContainEqual({
      type: 'markers-inactive',
      stages: ['C'],
    });
    const engines = {
      active: {
        P1: { engines: ['W1' as const], linked: true },
        P3: { engines: ['W2' as const], linked: true },
      },
    };
    const six = played(first('6', '5', engines), buyTrain('6'));
    expect(six.montan.P1!.engines).toEqual([]);
    expect(six.montan.P3!.engines).toEqual(['W2']);
    expect(six.scrapped.W1).toBe(1);
    const eight = played(first('8', '6', engines), buyTrain('8'));
    expect(eight.montan.P3!.engines).toEqual([]);
  });
});

describe('the end', () => {
  const paying = (given: Given) =>
    ruhrState({
      gone: none,
      corporations: { RhE: { director: 'A', held: { A: tens(8) }, at: 60, trains: ['5'] } },
      operating: { company: 'RhE', step: 'dividend', revenue: 100 },
      set: { set: 4, number: 1, of: 2 },
      ...given,
    });

  it('[18Ruhr 15.1] (a, rulings 102, 117) the bank empty in phase 5 or 6: the set is finished, then the end', () => {
    const state = paying({ phase: '5', next: '5', bank: 90 });
    const after = played(state, pay(true));
    expect(after.broken).toBe('operating');
    expect(after.over).toBe(false);
    const last = paying({ phase: '5', next: '5', bank: 90, set: { set: 4, number: 2, of: 2 } });
    const done = played(
      last,
      pay(true),
      ...(stepIn(played(last, pay(true))).startsWith('RhE') ? [skip] : []),
    );
    expect(done.over).toBe(true);
  });

  it('[18Ruhr 15.1] (a, ruling 117) exactly nothing left counts as run out', () => {
    expect(played(paying({ phase: '6', next: '6', bank: 100 }), pay(true)).broken).toBe('operating');
    expect(played(paying({ phase: '6', next: '6', bank: 101 }), pay(true)).broken).toBe(null);
  });

  it.each(['4', '8'])('[18Ruhr 15.1] (ruling 103) in phase %s the bank goes on and owes', (phase) => {
    const state = paying({
      phase,
      next: phase,
      bank: 90,
      corporations: { RhE: { director: 'A', held: { A: tens(8) }, at: 60, trains: [phase] } },
    });
    const after = played(state, pay(true));
    expect(after.broken).toBe(null);
    expect(after.bank).toBeLessThan(0);
  });

  it('[18Ruhr 15.1] (b, ruling 102) after the first 8: the set, a Montan Round, the last stock round, three rounds, the end', () => {
    const state = ruhrState({
      phase: '8',
      next: '8',
      gone: none,
      corporations: { RhE: { director: 'A', held: { A: tens(8) }, at: 60, trains: ['8'] } },
      operating: { company: 'RhE', step: 'trains' },
      set: { set: 4, number: 2, of: 2 },
    });
    const stock = played(state, skip);
    expect(stock.round).toMatchObject({ kind: 'stock', number: 5 });
    const final = played(stock, pass, pass, pass);
    expect(final.round).toMatchObject({ of: 3 });
    const last = ruhrState({
      phase: '8',
      next: '8',
      gone: none,
      corporations: { RhE: { director: 'A', held: { A: tens(8) }, at: 60, trains: ['8'] } },
      operating: { company: 'RhE', step: 'trains' },
      set: { set: 5, number: 3, of: 3 },
    });
    expect(played(last, skip).over).toBe(true);
  });

  it('[18Ruhr 15.1] (rulings 103, 129) a payment of a stock round that would empty it: all players share 600 before it', () => {
    const state = ruhrState({
      stock: 4,
      phase: '5',
      bank: 100,
      cash: { A: 500, B: 500, C: 150 },
      corporations: { RhE: { director: 'B', held: { A: tens(2) }, at: 60 } },
    });
    const after = played(state, sell('RhE', 10, 10));
    expect(after.cash).toEqual({ A: 500 - 200 + 120, B: 300, C: 0 });
    expect(after.credits).toMatchObject({ A: 0, B: 0, C: 50 });
    expect(after.broken).toBe(null);
    expect(after.bank).toBe(100 + 550 - 120);
  });

  it('[18Ruhr 15.1] (ruling 129) who owes pays with the next receipts; what is left counts against them', () => {
    const state = ruhrState({
      stock: 4,
      phase: '5',
      turn: 'C',
      cash: { C: 0 },
      credits: { C: 50 },
      corporations: { RhE: { director: 'B', held: { C: tens(2) }, at: 60 } },
    });
    const [score] = viewAt(state.setup)
      .scores(state)
      .filter(({ player }) => player === 'C');
    const own = boxAt(state.setup)
      .active.filter((_, at) => at % 3 === 2)
      .reduce((sum, { price }) => sum + price, 0);
    expect(score!.total).toBe(120 - 50 + own);
    const after = played(state, sell('RhE', 10));
    expect(after.cash.C).toBe(10);
    expect(after.credits.C).toBe(0);
  });

  it('[18Ruhr 15.2] (ruling 104) cash, shares, private Montan companies at their printed price; nothing else', () => {
    const state = ruhrState({
      stock: 4,
      cash: { A: 100, B: 0, C: 0 },
      gone: none.slice(1),
      active: { P1: { owner: 'A', treasury: 500 } },
      privates: { PB: 'A' },
      reserve: 180,
      corporations: { BME: { director: 'A', held: { B: tens(2) }, at: 60, treasury: 400 } },
    });
    const totals = viewAt(state.setup)
      .scores(state)
      .map(({ player, total }) => [player, total]);
    expect(totals).toEqual([
      ['A', 100 + 120 + 105],
      ['B', 120],
      ['C', 0],
    ]);
    expect(asked(state)).toBe('A stock');
  });
});
