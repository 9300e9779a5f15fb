import { describe, expect, it } from 'vitest';
import { certificateCount, directorOf } from '@/engine/finance/certificates';
import {
  eventsOf,
  held,
  item,
  lay,
  listed,
  pass,
  played,
  refused,
  ruhrStart,
  ruhrState,
  sell,
  setValue,
  stepIn,
  tens,
  valueOfCompany,
} from '../../support/ruhr/table';

const close = { type: 'close-private' } as const;

describe('the Private BME', () => {
  it('[18Ruhr 4.1.1] (X1) 140 to the bank, a value from 50 to 70, three certificates to the pool, their money aside', () => {
    const asking = played(ruhrStart(), item('PB'));
    expect(listed(asking).map(({ value }) => value)).toEqual([50, 55, 60, 65, 70]);
    expect(refused(asking, setValue(75))).toEqual({ code: 'no-start-value', rule: '4.1.1' });
    const state = played(asking, setValue(60));
    expect(valueOfCompany(state, 'BME')).toBe(60);
    expect(held(state, 'pool', 'BME')).toEqual(tens(3));
    expect(held(state, 'A', 'BME')).toEqual(['D']);
    expect(state.reserve).toBe(180);
    expect(state.companies.BME).toMatchObject({ founded: true, floated: false, treasury: 0 });
  });

  it('[18Ruhr 4.1.1, 13.3.1, 5.4] (X1) floats when the first stock round ends, paid for what players took from the offer', () => {
    const bme = { director: 'A', held: { pool: tens(3) }, at: 60, floated: false };
    const alone = ruhrState({ stock: 1, corporations: { BME: bme }, privates: { PB: 'A' }, reserve: 180 });
    expect(played(alone, pass, pass, pass).companies.BME).toMatchObject({ floated: true, treasury: 120 });
    const two = { ...bme, held: { pool: tens(3), B: tens(2) } };
    const shared = ruhrState({ stock: 1, corporations: { BME: two }, privates: { PB: 'A' }, reserve: 180 });
    expect(played(shared, pass, pass, pass).companies.BME!.treasury).toBe(240);
    // certificates from the pool are paid to the bank alone
    const pool = { ...bme, held: { pool: tens(2), B: tens(1) } };
    const bought = ruhrState({ stock: 1, corporations: { BME: pool }, privates: { PB: 'A' }, reserve: 180 });
    expect(played(bought, pass, pass, pass).companies.BME!.treasury).toBe(120);
  });

  it('[18Ruhr 5.4] (X1, ruling 14) the money comes with the link of Barmen and Hagen, whoever builds it', () => {
    const state = ruhrState({
      corporations: {
        BME: { director: 'A', held: { pool: tens(3) }, at: 60, treasury: 120, operated: false },
      },
      privates: { PB: 'A' },
      reserve: 180,
      operating: { company: 'BME', step: 'track' },
    });
    const first = played(state, lay('Q12', '4', 1));
    expect(first.companies.BME!.treasury).toBe(120 - 40);
    expect(first.reserve).toBe(180);
    const joined = played(first, lay('P13', '718', 1));
    expect(joined.reserve).toBe(0);
    expect(joined.companies.BME!.treasury).toBe(120 - 40 + 180);
  });

  it('[18Ruhr 4.1.1] (ruling 15) its owner stays director whatever others hold, until the first card of type 4', () => {
    const corporations = {
      BME: { director: 'A', held: { B: tens(4), A: tens(1) }, at: 60, operated: true },
      RhE: { director: 'C', held: { C: tens(3) }, at: 70, treasury: 1000, trains: ['3', '3', '3'] },
    };
    const state = ruhrState({
      phase: '3',
      corporations,
      privates: { PB: 'A' },
      operating: { company: 'RhE', step: 'trains' },
      next: '4',
    });
    expect(directorOf(state, 'BME')).toBe('A');
    const after = played(state, { type: 'buy-train', train: '4', from: 'depot' });
    expect(after.privates.PB!.closed).toBe(true);
    expect(directorOf(after, 'BME')).toBe('B');
    expect(held(after, 'A', 'BME')).toEqual([10, 10, 10]);
  });

  it('[18Ruhr 4.1.1] (ruling 132) its owner may close it in a stock turn: no action, the turn goes on', () => {
    const corporations = { BME: { director: 'A', held: { B: tens(4) }, at: 60 } };
    const state = ruhrState({ stock: 2, corporations, privates: { PB: 'A' } });
    const after = played(state, close);
    expect(directorOf(after, 'BME')).toBe('B');
    expect(after.round).toMatchObject({ turn: 'A', passes: 0 });
    expect(refused(after, close)).toEqual({ code: 'no-private-bme', rule: '4.1.1' });
    expect(refused(played(state, pass), close)).toMatchObject({ code: 'no-private-bme' });
    // the Priority Deal does not count it as an action
    expect(played(after, pass, pass, pass).priority).toBe('A');
  });

  it('[18Ruhr 4.1.1] (ruling 15) goes when its owner sells down to 10 %, which needs another with 20 %', () => {
    const corporations = { BME: { director: 'A', held: { B: tens(2) }, at: 60 } };
    const state = ruhrState({ stock: 2, corporations, privates: { PB: 'A' } });
    const after = played(state, sell('BME', 10));
    expect(directorOf(after, 'BME')).toBe('B');
    expect(after.privates.PB!.closed).toBe(true);
    const alone = ruhrState({
      stock: 2,
      corporations: { BME: { director: 'A', held: { B: tens(1) }, at: 60 } },
      privates: { PB: 'A' },
    });
    expect(listed(alone, 'sell')).toEqual([]);
  });

  it("[18Ruhr 4.1.1, 14.3] (ruling 16) it counts as a certificate, beside the director's", () => {
    // three private Montan companies, the director's certificate and eight others: twelve, with it thirteen
    const active = { P1: { owner: 'A' }, P3: { owner: 'A' }, P5: { owner: 'A' } };
    const others = Object.fromEntries(['P6', 'P7', 'P9', 'P10', 'P15'].map((id) => [id, { owner: 'B' }]));
    const given = {
      players: 6,
      stock: 2,
      active: { ...active, ...others },
      corporations: {
        BME: { director: 'A', held: { A: tens(4) }, at: 60 },
        CME: { director: 'B', held: { A: tens(3) }, at: 60 },
      },
      cash: { A: 500 },
    };
    expect(listed(ruhrState(given), 'buy')).not.toEqual([]);
    const withIt = ruhrState({ ...given, privates: { PB: 'A' } });
    expect(refused(withIt, { type: 'buy', company: 'CME', source: 'charter', percent: 10 })).toEqual({
      code: 'certificate-limit',
      rule: '14.3',
    });
  });

  it('[18Ruhr 14.3] (ruling 136) whoever is over the limit may not pass while a sale of BME would take it along', () => {
    // four mines, the Private BME, the director's certificate and seven others, where twelve are allowed
    const mines = Object.fromEntries(['P1', 'P3', 'P5', 'P6'].map((id) => [id, { owner: 'A' }]));
    const others = Object.fromEntries(['P7', 'P9', 'P10', 'P15'].map((id) => [id, { owner: 'B' }]));
    const state = ruhrState({
      players: 6,
      stock: 2,
      active: { ...mines, ...others },
      corporations: {
        BME: { director: 'A', held: { B: tens(2), pool: tens(4) }, at: 60 },
        // nothing of these can be sold: half of them is in the pool
        CME: { director: 'B', held: { A: tens(3), pool: tens(5) }, at: 60 },
        KWE: { director: 'B', held: { A: tens(3), pool: tens(5) }, at: 60 },
        PWB: { director: 'B', held: { A: tens(1), pool: tens(5) }, at: 50 },
      },
      privates: { PB: 'A' },
    });
    expect(refused(state, pass)).toEqual({ code: 'must-sell', rule: '14.3' });
    const after = played(state, sell('BME', 10));
    expect(after.privates.PB!.closed).toBe(true);
    // the director's certificate against two of 10 %, one of which is sold; and the Private BME
    expect(certificateCount(state, 'A') - certificateCount(after, 'A')).toBe(1);
    expect(listed(after, 'pass')).toEqual([pass]);
  });

  it('[18Ruhr 4.1.1] (ruling 137) it may be closed by wish in the sale of the package, too', () => {
    const state = played(ruhrStart(), item('PB'), setValue(60));
    expect(refused(state, close)).toEqual({ code: 'no-private-bme', rule: '4.1.1' });
    const own = played(state, pass, pass);
    const after = played(own, close);
    expect(after.privates.PB!.closed).toBe(true);
    expect(after.round).toMatchObject({ kind: 'package', turn: 'A', passes: 2 });
    expect(held(after, 'A', 'BME')).toEqual(['D']);
  });
});

describe('other private companies', () => {
  it('[18Ruhr 4.1.2, 7.1] (ruling 17) all pay at the start of every operating round', () => {
    const state = ruhrState({
      players: 4,
      stock: 2,
      privates: { RS: 'A', SP: 'B', GP: 'C', PB: 'D' },
      corporations: { BME: { director: 'D', at: 60 } },
      cash: { A: 0, B: 0, C: 0, D: 0 },
    });
    const after = played(state, pass, pass, pass, pass);
    expect(after.cash).toEqual({ A: 15, B: 10, C: 5, D: 10 });
  });

  it('[18Ruhr 4.1.2, 11] Ruhrschifffahrt and the horse railways close with the first card of type 5, unused', () => {
    const state = ruhrState({
      players: 4,
      phase: '4',
      next: '5',
      privates: { RS: 'A', SP: 'B', GP: 'C' },
      corporations: { RhE: { director: 'A', at: 60, treasury: 1000 } },
      operating: { company: 'RhE', step: 'trains' },
    });
    const after = played(state, { type: 'buy-train', train: '5', from: 'depot' });
    expect(Object.values(after.privates).every(({ closed }) => closed)).toBe(true);
    expect(listed(state).some(({ type }) => type === 'close-private')).toBe(false);
  });

  it('[18Ruhr 4.1.3, 4.1.4, 10.3] (ruling 18) a horse railway links any location on the network and closes', () => {
    const state = ruhrState({
      players: 4,
      privates: { SP: 'A', GP: 'B' },
      // from Krefeld to Duisburg, where the location of no. 15 is
      tiles: { M2: ['4', 1], L3: ['718', 1] },
      corporations: { RhE: { director: 'B', at: 60 } },
      operating: { company: 'P1', step: 'income' },
      active: { P1: { owner: 'A' }, P15: { owner: 'C' } },
    });
    const uses = listed(state, 'horse-railway');
    expect(uses).toEqual([{ type: 'horse-railway', private: 'SP', hex: 'L3' }]);
    const after = played(state, uses[0]!);
    expect(after.locations.L3!.value).toBe(10);
    expect(after.privates.SP).toMatchObject({ closed: true, used: true });
    expect(after.done.invested).toBe(false);
    expect(stepIn(after)).toBe('P1/income');
    expect(refused(state, { type: 'horse-railway', private: 'GP', hex: 'L3' })).toEqual({
      code: 'no-horse-railway',
      rule: '4.1.3',
    });
    expect(refused(state, { type: 'horse-railway', private: 'SP', hex: 'C10' })).toMatchObject({
      code: 'not-on-network',
    });
    expect(eventsOf(state, uses[0]!)).toContainEqual({ type: 'private-leaves', private: 'SP' });
  });
});
