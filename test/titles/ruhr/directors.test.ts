import { describe, expect, it } from 'vitest';
import { directorOf } from '@/engine/finance/certificates';
import { boxAt } from '@/titles/ruhr/18ruhr';
import {
  acting,
  buy,
  found,
  held,
  listed,
  pass,
  played,
  refused,
  ruhrState,
  sell,
  stepIn,
  tens,
  valueOfCompany,
} from '../../support/ruhr/table';

describe('shares and directors', () => {
  it('[18Ruhr 5.1] a value is one share: 10 % of a railway, 20 % of a Montan corporation', () => {
    const state = ruhrState({
      stock: 4,
      phase: '4',
      cash: { A: 500 },
      corporations: {
        RhE: { director: 'B', at: 70 },
        RB: { director: 'B', at: 70, hex: 'D15', markers: { A: 3, B: 1 } },
      },
    });
    expect(state.cash.A! - played(state, buy('RhE', 'charter', 10)).cash.A!).toBe(70);
    expect(state.cash.A! - played(state, buy('RB', 'charter', 20)).cash.A!).toBe(70);
  });

  it('[18Ruhr 5.2] the director decides for the corporation', () => {
    const state = ruhrState({
      corporations: { RhE: { director: 'C', at: 70 } },
      operating: { company: 'RhE', step: 'track' },
    });
    expect(acting(state)).toBe('C');
  });

  it('[18Ruhr 5.3] (ruling 19) more shares than the director, not as many, change it; of equals the first to the left', () => {
    const corporations = { RhE: { director: 'A', held: { B: tens(2), C: tens(2) }, at: 60 } };
    const state = ruhrState({ stock: 2, corporations, cash: { B: 500, C: 500 } });
    const even = played(state, pass, pass);
    expect(directorOf(even, 'RhE')).toBe('A');
    const after = played(even, buy('RhE'));
    expect(directorOf(after, 'RhE')).toBe('C');
    expect(held(after, 'A', 'RhE')).toEqual([10, 10]);
  });

  it('[18Ruhr 5.3] (E2) a director with 50 % may sell four of five: the left neighbour takes over first', () => {
    const corporations = {
      RhE: { director: 'A', held: { A: tens(3), B: tens(2), C: tens(2), pool: tens(1) }, at: 70 },
    };
    const state = ruhrState({ stock: 2, corporations });
    expect(refused(state, sell('RhE', ...tens(5)))).toEqual({ code: 'pool-limit', rule: '14.4' });
    const after = played(state, sell('RhE', ...tens(4)));
    expect(directorOf(after, 'RhE')).toBe('B');
    expect(held(after, 'pool', 'RhE')).toEqual(tens(5));
    expect(held(after, 'A', 'RhE')).toEqual([10]);
    expect(after.cash.A! - state.cash.A!).toBe(280);
    expect(valueOfCompany(after, 'RhE')).toBe(65);
  });

  it('[18Ruhr 5.3] (E3) a Montan director cannot leave when the pool would hold 60 %', () => {
    const corporations = {
      RB: {
        director: 'B',
        held: { B: [20], C: [20], pool: [20] },
        at: 70,
        hex: 'D15',
        markers: { A: 3, B: 1 },
      },
    };
    const state = ruhrState({ stock: 4, phase: '4', turn: 'B', corporations });
    expect(refused(state, sell('RB', 20, 20))).toEqual({ code: 'pool-limit', rule: '14.4' });
    expect(listed(state, 'sell')).toEqual([{ type: 'sell', company: 'RB', percents: [20] }]);
  });

  it('[18Ruhr 5.3, 5.5] (ruling 21) for DGEE two certificates of 10 % are handed over, else one of 20 %', () => {
    const given = (own: number[]) =>
      ruhrState({
        stock: 3,
        turn: 'B',
        cash: { B: 500 },
        corporations: { DGEE: { director: 'A', held: { B: own }, at: 60 } },
      });
    const small = played(given([10, 10]), buy('DGEE', 'charter', 20));
    expect(directorOf(small, 'DGEE')).toBe('B');
    expect(held(small, 'A', 'DGEE')).toEqual([10, 10]);
    const large = played(given([20]), buy('DGEE', 'charter', 10));
    expect(held(large, 'A', 'DGEE')).toEqual([20]);
  });
});

describe('what is special about railways', () => {
  it("[18Ruhr 5.5] (ruling 22) DGEE's director's certificate is on sale once KWE has had a turn; the rest in any order", () => {
    const kwe = (operated: boolean) => ({ KWE: { director: 'B', at: 60, operated } });
    const early = ruhrState({ stock: 2, corporations: kwe(false), cash: { A: 900 } });
    expect(refused(early, found(early, 'DGEE', 60))).toEqual({ code: 'director-not-on-sale', rule: '5.5' });
    const state = ruhrState({ stock: 2, corporations: kwe(true), cash: { A: 900, B: 900 } });
    const founded = played(state, found(state, 'DGEE', 60));
    expect(listed(founded, 'buy').filter(({ company }) => company === 'DGEE')).toEqual([
      { type: 'buy', company: 'DGEE', source: 'offer', percent: 20 },
      { type: 'buy', company: 'DGEE', source: 'offer', percent: 10 },
    ]);
    const bought = played(founded, buy('DGEE', 'offer', 20));
    expect(state.cash.B! - bought.cash.B!).toBe(120);
  });

  it('[18Ruhr 5.6] (ruling 23) EH floats, but waits for the first card of type 5, then joins the same round', () => {
    const corporations = {
      EH: { director: 'A', held: { A: tens(3) }, at: 80, operated: false, treasury: 100 },
      RhE: { director: 'B', at: 50, treasury: 1000 },
    };
    const waits = ruhrState({
      phase: '4',
      next: '5',
      corporations,
      operating: { company: 'RhE', step: 'trains' },
    });
    const bought = played(waits, { type: 'buy-train', train: '5', from: 'depot' }, { type: 'skip' });
    expect(stepIn(bought)).toBe('EH/track');
    const early = ruhrState({ stock: 3, phase: '4', corporations });
    expect(refused(early, sell('EH', 10))).toEqual({ code: 'has-not-operated', rule: '14.4' });
    const round = played(early, pass, pass, pass);
    expect(boxAt(round.setup).railways.some(({ operatesFromPhase }) => operatesFromPhase === '5')).toBe(true);
    expect(valueOfCompany(round, 'EH')).toBe(80);
  });

  it('[18Ruhr 5.6] (ruling 133) EH that floats in brown is an ordinary railway', () => {
    const state = ruhrState({
      stock: 5,
      phase: '5',
      gone: ['P1', 'P3', 'P5', 'P6', 'P7', 'P9', 'P10', 'P15'],
      corporations: { EH: { director: 'A', held: { A: tens(3) }, at: 80, floated: false } },
    });
    const after = played(state, pass, pass, pass);
    expect(after.companies.EH).toMatchObject({ floated: true, treasury: 800 });
    expect(stepIn(after)).toBe('EH/track');
  });
});
