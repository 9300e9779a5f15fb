import { describe, expect, it } from 'vitest';
import {
  acting,
  buy,
  eventsOf,
  found,
  held,
  listed,
  pass,
  played,
  refused,
  ruhrState,
  sell,
  tens,
  valueOfCompany,
} from '../../support/ruhr/table';

const montan = (more: object = {}) => ({
  director: 'A',
  at: 70,
  hex: 'D15',
  markers: { A: 3, B: 1 },
  ...more,
});

describe('stock rounds', () => {
  it('[18Ruhr 13.1, 14.1] (ruling 28) sells any number, then buys at most one; what was sold is not bought again', () => {
    const corporations = {
      RhE: { director: 'B', held: { A: tens(2) }, at: 60 },
      CME: { director: 'C', held: { A: tens(2) }, at: 60 },
    };
    const state = ruhrState({ stock: 2, corporations, cash: { A: 500 } });
    const sold = played(state, sell('RhE', 10), sell('CME', 10, 10));
    expect(acting(sold)).toBe('A');
    expect(refused(sold, buy('RhE', 'pool'))).toEqual({ code: 'sold-this-round', rule: '14.2' });
    const founded = played(sold, found(sold, 'KWE', 50));
    expect(acting(founded)).toBe('B');
    expect(refused(played(founded, pass, pass), buy('CME'))).toMatchObject({ code: 'sold-this-round' });
  });

  it('[18Ruhr 13.2] (ruling 32) ends when all pass in a row; the Priority Deal goes to the left of who acted last', () => {
    const corporations = { RhE: { director: 'B', at: 60 } };
    const state = ruhrState({ stock: 2, corporations, cash: { A: 500, B: 500 }, priority: 'B' });
    expect(played(state, pass, pass, pass).priority).toBe('B');
    const acted = played(state, pass, pass, buy('RhE'), pass, pass, pass);
    expect(acted.priority).toBe('B');
    const sold = ruhrState({
      stock: 2,
      turn: 'A',
      corporations: { RhE: { director: 'B', held: { A: tens(1) }, at: 60 } },
    });
    expect(played(sold, pass, pass, pass).priority).toBe('A');
    expect(played(sold, sell('RhE', 10), pass, pass, pass, pass).priority).toBe('B');
  });

  it('[18Ruhr 14.2] (ruling 26) who is paid: the treasury once the charter is with a player, else the bank', () => {
    const given = (floated: boolean) =>
      ruhrState({
        stock: 2,
        cash: { A: 500 },
        corporations: { RhE: { director: 'B', held: { pool: floated ? tens(1) : [] }, at: 60, floated } },
      });
    const early = given(false);
    expect(played(early, buy('RhE', 'offer')).bank - early.bank).toBe(60);
    const late = given(true);
    expect(played(late, buy('RhE')).companies.RhE!.treasury).toBe(60);
    expect(played(late, buy('RhE', 'pool')).bank - late.bank).toBe(60);
  });

  it.each([
    ['2', [50, 55, 60, 65, 70]],
    ['3', [50, 55, 60, 65, 70, 75, 80]],
    ['4', [50, 55, 60, 65, 70, 75, 80]],
    ['5', [50, 55, 60, 65, 70, 75, 80, 90, 100]],
    ['8', [50, 55, 60, 65, 70, 75, 80, 90, 100]],
  ])('[18Ruhr 14.2] (ruling 27) in phase %s a railway starts at %j, for two shares', (phase, values) => {
    const state = ruhrState({ stock: 3, phase, cash: { A: 900 } });
    const moves = listed(state, 'found').filter(({ company }) => company === 'RhE');
    const prices = moves.map((move) => (900 - played(state, move).cash.A!) / 2).sort((a, b) => a - b);
    expect(prices).toEqual(values);
  });

  it('[18Ruhr 14.2] a Montan corporation is never founded by buying', () => {
    const state = ruhrState({ stock: 3, phase: '4', cash: { A: 900 } });
    expect(refused(state, found(state, 'RB', 60))).toMatchObject({ code: 'director-not-sold' });
    expect(refused(state, buy('RB', 'offer', 20))).toMatchObject({ code: 'not-founded' });
  });

  it.each([
    [3, 25],
    [4, 18],
    [5, 15],
    [6, 12],
  ])(
    '[18Ruhr 14.3] %i players may have %i certificates, private Montan companies among them',
    (players, limit) => {
      const given = (all: number) => {
        const own = { P1: { owner: 'A' } };
        const rest = Object.fromEntries(
          ['P3', 'P5', 'P6', 'P7', 'P9', 'P10', 'P15'].map((id) => [id, { owner: 'B' }]),
        );
        const left = all - 1;
        const [one, two, three] = [Math.min(8, left), Math.min(8, left - 8), left - 16];
        return ruhrState({
          players,
          stock: 3,
          active: { ...own, ...rest },
          cash: { A: 500 },
          corporations: {
            BME: { director: 'B', held: { A: tens(one) }, at: 60 },
            CME: { director: 'B', held: { A: tens(Math.max(0, two)) }, at: 60 },
            KWE: { director: 'B', held: { A: tens(Math.max(0, three)) }, at: 60 },
            RhE: { director: 'B', at: 60 },
          },
        });
      };
      expect(listed(given(limit - 1), 'buy').some(({ company }) => company === 'RhE')).toBe(true);
      expect(refused(given(limit), buy('RhE'))).toEqual({ code: 'certificate-limit', rule: '14.3' });
      expect(refused(given(Math.min(limit + 1, 25)), buy('RhE'))).toMatchObject({
        code: 'certificate-limit',
      });
    },
  );

  it('[18Ruhr 14.3] (ruling 31) above the limit a player sells before anything else; any part of a corporation may be held', () => {
    const active = Object.fromEntries(
      ['P1', 'P3', 'P5', 'P6', 'P7', 'P9', 'P10', 'P15'].map((id) => [id, { owner: 'B' }]),
    );
    const state = ruhrState({
      players: 6,
      stock: 3,
      active,
      corporations: {
        BME: { director: 'A', held: { A: tens(8) }, at: 60 },
        CME: { director: 'C', held: { A: tens(4) }, at: 60 },
      },
    });
    expect(refused(state, pass)).toEqual({ code: 'must-sell', rule: '14.3' });
    expect(listed(played(state, sell('CME', 10)), 'pass')).toHaveLength(1);
  });

  it('[18Ruhr 14.3] (ruling 116) above the limit with nothing to sell a player keeps all and may not buy', () => {
    const active = Object.fromEntries(
      ['P1', 'P3', 'P5', 'P6', 'P7', 'P9', 'P10', 'P15'].map((id) => [id, { owner: 'A' }]),
    );
    const state = ruhrState({
      players: 6,
      stock: 3,
      active,
      cash: { A: 500 },
      corporations: {
        RhE: { director: 'B', held: { A: tens(5) }, at: 60, operated: false },
        KWE: { director: 'B', at: 60 },
      },
    });
    expect(listed(state)).toEqual([pass]);
    expect(refused(state, buy('KWE'))).toMatchObject({ code: 'certificate-limit' });
  });

  it('[18Ruhr 14.4] (ruling 29) not sold: what never operated, a corporation founded just before, more than the pool holds', () => {
    const state = ruhrState({
      stock: 4,
      phase: '4',
      corporations: {
        RhE: { director: 'B', held: { A: tens(1) }, at: 60, operated: false },
        KWE: { director: 'B', held: { A: tens(3), pool: tens(3) }, at: 60 },
        RB: montan({ held: { A: [20] } }),
      },
      fresh: ['RB'],
    });
    expect(refused(state, sell('RhE', 10))).toEqual({ code: 'has-not-operated', rule: '14.4' });
    expect(refused(state, sell('RB', 20))).toEqual({ code: 'just-founded', rule: '14.4' });
    expect(refused(state, sell('KWE', 10, 10, 10))).toEqual({ code: 'pool-limit', rule: '14.4' });
    expect(listed(state, 'sell').map(({ percents }) => percents)).toEqual([[10], [10, 10]]);
  });

  it('[18Ruhr 14.5] (ruling 30) only a sale by the director moves the marker, one box, at the old value', () => {
    const corporations = { RhE: { director: 'A', held: { A: tens(2), B: tens(2) }, at: 70 } };
    const state = ruhrState({ stock: 2, corporations });
    const byDirector = played(state, sell('RhE', 10, 10));
    expect(byDirector.cash.A! - state.cash.A!).toBe(140);
    expect(valueOfCompany(byDirector, 'RhE')).toBe(65);
    const byOther = played(state, pass, sell('RhE', 10, 10));
    expect(valueOfCompany(byOther, 'RhE')).toBe(70);
  });

  it('[18Ruhr 14.5] (ruling 33) a corporation that players have whole does not rise', () => {
    const corporations = { RhE: { director: 'A', held: { A: tens(8) }, at: 70 } };
    expect(valueOfCompany(played(ruhrState({ stock: 2, corporations }), pass, pass, pass), 'RhE')).toBe(70);
  });
});

/** A company that has a turn before the corporations, so that the operating round waits there. */
const working = { P1: { markers: { A: 1, B: 1, C: 1 }, linked: true } };

describe('floating', () => {
  it('[18Ruhr 13.3] (ruling 24) at the end of the stock round, with half of the shares or less in the offer', () => {
    const given = (sold: number) =>
      ruhrState({
        stock: 2,
        corporations: { RhE: { director: 'A', held: { B: tens(sold) }, at: 60, floated: false } },
      });
    expect(played(given(2), pass, pass, pass).companies.RhE!.floated).toBe(false);
    const half = given(3);
    expect(half.companies.RhE!.floated).toBe(false);
    const after = played(half, pass, pass, pass);
    expect(after.companies.RhE).toMatchObject({ floated: true, treasury: 300 });
    expect(held(after, 'charter', 'RhE')).toEqual(tens(5));
  });

  it('[18Ruhr 13.3.1] (X6) in phase 5 with a start value of 80: 800, and the rest of the offer into the pool', () => {
    const state = ruhrState({
      stock: 5,
      phase: '5',
      active: working,
      corporations: { RhE: { director: 'A', held: { B: tens(3) }, at: 80, floated: false } },
    });
    const after = played(state, pass, pass, pass);
    expect(after.companies.RhE).toMatchObject({ floated: true, treasury: 800 });
    expect(held(after, 'pool', 'RhE')).toEqual(tens(5));
    expect(valueOfCompany(after, 'RhE')).toBe(80);
  });

  it('[18Ruhr 13.3.2] (E15) founded in phase 4, only the director sold: two of four to the pool, two boxes down', () => {
    const state = ruhrState({
      stock: 4,
      phase: '4',
      active: working,
      corporations: { RB: montan() },
      fresh: ['RB'],
    });
    const after = played(state, pass, pass, pass);
    expect(held(after, 'pool', 'RB')).toEqual([20, 20]);
    expect(held(after, 'charter', 'RB')).toEqual([20, 20]);
    expect(after.companies.RB!.treasury).toBe(140);
    expect(valueOfCompany(after, 'RB')).toBe(60);
    expect(after.fresh).toEqual([]);
  });

  it('[18Ruhr 13.3.2] (E16) Steinkohle AG in phase 6 at 100, three left: one for 100, two for 75; 450 in all', () => {
    const state = ruhrState({
      stock: 6,
      phase: '6',
      active: working,
      corporations: {
        SK: { director: 'A', held: { B: [20] }, at: 100, treasury: 200, hex: 'D15', markers: { A: 4, B: 2 } },
      },
      fresh: ['SK'],
    });
    const after = played(state, pass, pass, pass);
    expect(valueOfCompany(after, 'SK')).toBe(75);
    expect(after.companies.SK!.treasury).toBe(450);
    expect(held(after, 'pool', 'SK')).toEqual([20, 20, 20]);
  });

  it('[18Ruhr 13.3.2] (X7, ruling 101) in phase 5 at 80 with one left: it goes for 75, and none is in the offer', () => {
    const state = ruhrState({
      stock: 5,
      phase: '5',
      active: working,
      corporations: { RB: montan({ at: 80, held: { A: [20], B: [20], C: [20] }, treasury: 10 }) },
      fresh: ['RB'],
    });
    const after = played(state, pass, pass, pass);
    expect(valueOfCompany(after, 'RB')).toBe(75);
    expect(after.companies.RB!.treasury).toBe(85);
    expect(held(after, 'charter', 'RB')).toEqual([]);
  });

  it('[18Ruhr 13.3.2] (ruling 100) a later stock round does it no more', () => {
    const state = ruhrState({
      stock: 5,
      phase: '5',
      active: working,
      corporations: { RB: montan({ operated: true }) },
    });
    const after = played(state, pass, pass, pass);
    expect(held(after, 'charter', 'RB')).toEqual([20, 20, 20, 20]);
    expect(eventsOf(played(state, pass, pass), pass).some(({ type }) => type === 'montan-floated')).toBe(
      false,
    );
  });
});
