import { describe, expect, it } from 'vitest';
import { directorOf } from '@/engine/finance/certificates';
import { trainsOf } from '@/engine/finance/trains';
import {
  asked,
  buyTrain,
  eventsOf,
  type Given,
  held,
  listed,
  played,
  refused,
  ruhrState,
  skip,
  tens,
  valueOfCompany,
} from '../../support/ruhr/table';

/** RhE may buy; its track makes a route. */
function buying(more: object = {}, given: Given = {}) {
  return ruhrState({
    tiles: { M2: ['4', 1], L3: ['718', 1] },
    corporations: {
      RhE: { director: 'A', held: { A: tens(3) }, at: 60, treasury: 500, ...more },
      ...given.corporations,
    },
    operating: { company: 'RhE', step: 'trains' },
    ...Object.fromEntries(Object.entries(given).filter(([key]) => key !== 'corporations')),
  } as Given);
}

const types = (state: ReturnType<typeof buying>, company = 'RhE') =>
  trainsOf(state, company).map(({ type }) => type);

describe('buying trains', () => {
  it('[18Ruhr 10.8.1] one at a time, at the printed price, from the treasury', () => {
    const after = played(buying(), buyTrain('2'), buyTrain('2'));
    expect(after.companies.RhE!.treasury).toBe(340);
    expect(types(after)).toEqual(['2', '2']);
    expect(refused(buying({ treasury: 79, trains: ['2'] }), buyTrain('2'))).toEqual({
      code: 'train-too-dear',
      rule: '10.8.1',
    });
  });

  it('[18Ruhr 10.8.1] (E10) no 3 while a 2 is left; after the first 6 an 8 may be bought beside it', () => {
    expect(refused(buying(), buyTrain('3'))).toEqual({ code: 'train-not-on-sale', rule: '10.8.1' });
    const rich = { treasury: 2000 };
    const early = buying(rich, { phase: '5', next: '6' });
    expect(refused(early, buyTrain('8'))).toMatchObject({ code: 'train-not-on-sale' });
    expect(types(played(early, buyTrain('6'), buyTrain('8')))).toEqual(['6', '8']);
  });

  it('[18Ruhr 10.8.1] (rulings 82, 122) from another railway for at least 1 Mark, if its director agrees; again only for more', () => {
    const other = { corporations: { KWE: { director: 'B', at: 60, trains: ['2'] } } };
    const state = buying({}, other);
    const ask = (price: number) => ({ type: 'buy-train-from', company: 'KWE', train: '2', price });
    expect(refused(state, ask(0))).toEqual({ code: 'price-too-low', rule: '10.8.1' });
    const asking = played(state, ask(5));
    expect(asked(asking)).toBe('B agree-train');
    const declined = played(asking, { type: 'decline' });
    expect(refused(declined, ask(5))).toMatchObject({ code: 'price-too-low' });
    const after = played(declined, ask(6), { type: 'agree' });
    expect(types(after)).toEqual(['2']);
    expect(after.companies.KWE!.treasury).toBe(6);
  });

  it.each([
    ['2', 4],
    ['3', 4],
    ['4', 3],
    ['5', 2],
    ['6', 2],
    ['8', 2],
  ])('[18Ruhr 10.8.2] in phase %s no more than %i trains', (phase, limit) => {
    const state = buying(
      { treasury: 5000, trains: Array.from({ length: limit }, () => phase) },
      { phase, next: phase },
    );
    expect(refused(state, buyTrain(phase))).toEqual({ code: 'train-limit', rule: '10.8.2' });
  });

  it('[18Ruhr 10.8.2] (ruling 83) what is too much goes to the Bank Pool, by choice, and is sold there at full price', () => {
    const state = buying(
      { treasury: 2000, trains: ['3', '4'] },
      { phase: '4', next: '5', corporations: { KWE: { director: 'B', at: 50, trains: ['3', '3', '4'] } } },
    );
    const after = played(state, buyTrain('5'));
    expect(asked(after)).toBe('A discard-train');
    const mine = played(after, { type: 'discard-train', train: '3' });
    expect(asked(mine)).toBe('B discard-train');
    const both = played(mine, { type: 'discard-train', train: '3' });
    expect(types(both, 'KWE')).toEqual(['3', '4']);
    expect(both.trains.filter(({ at }) => at === 'pool').map(({ type }) => type)).toEqual(['3', '3']);
    const poor = buying({ treasury: 200 }, { phase: '5', next: '5', pool: ['3'] });
    expect(played(poor, buyTrain('3', 'pool')).companies.RhE!.treasury).toBe(20);
  });

  it('[18Ruhr 11] (ruling 83) obsolete trains leave the game at once, in the pool too', () => {
    const state = buying(
      { treasury: 500 },
      {
        phase: '3',
        next: '4',
        pool: ['2'],
        corporations: { KWE: { director: 'B', at: 50, trains: ['2', '3'] } },
      },
    );
    const after = played(state, buyTrain('4'));
    expect(types(after, 'KWE')).toEqual(['3']);
    expect(after.trains.some(({ type, at }) => type === '2' && at === 'pool')).toBe(false);
  });

  it('[18Ruhr 10.8.3] (ruling 86) a railway with a route must own a train; without one it need not', () => {
    expect(refused(buying(), skip)).toEqual({ code: 'must-own-train', rule: '10.8.3' });
    const loose = buying({}, { tiles: {} });
    expect(listed(loose, 'skip')).toEqual([skip]);
  });

  it('[18Ruhr 10.8.3] (ruling 84) first one certificate of the offer is sold, then the director pays, no more than needed', () => {
    const state = buying({ treasury: 10 }, { cash: { A: 300 } });
    const force = { type: 'force-train', train: '2', from: 'depot' };
    expect(refused(state, force)).toEqual({ code: 'own-certificate-first', rule: '10.8.3' });
    const sold = played(state, { type: 'sell-charter', percent: 10 });
    expect(valueOfCompany(sold, 'RhE')).toBe(55);
    const after = played(sold, force);
    expect(types(after)).toEqual(['2']);
    expect(after.companies.RhE!.treasury).toBe(0);
    expect(after.cash.A).toBe(300 - (80 - 70));
  });

  it('[18Ruhr 10.8.4] no new 8 while a new 6 is left; a train of another railway for no more than is printed', () => {
    const state = buying(
      { treasury: 0, held: { A: tens(3), B: tens(5) } },
      {
        phase: '6',
        next: '6',
        cash: { A: 2000 },
        corporations: { KWE: { director: 'B', at: 60, trains: ['5'] } },
      },
    );
    expect(refused(state, { type: 'force-train', train: '8', from: 'depot' })).toEqual({
      code: 'smaller-first',
      rule: '10.8.4',
    });
    const ask = (price: number) => ({ type: 'force-train-from', company: 'KWE', train: '5', price });
    expect(refused(state, ask(451))).toEqual({ code: 'forced-price', rule: '10.8.4' });
    const after = played(state, ask(450), { type: 'agree' });
    expect(types(after)).toEqual(['5']);
    expect(after.cash.A).toBe(1550);
  });

  it('[18Ruhr 10.8.4] (rulings 85, 112) sells certificates one by one, not those that would cost the directorship', () => {
    const state = buying(
      { treasury: 0, held: { A: tens(2), B: tens(3), C: tens(3) } },
      {
        phase: '5',
        next: '5',
        pool: ['3'],
        cash: { A: 0 },
        corporations: { KWE: { director: 'A', held: { A: tens(3), B: tens(1) }, at: 65 } },
      },
    );
    expect(refused(state, { type: 'force-train', train: '5', from: 'depot' })).toEqual({
      code: 'would-bankrupt',
      rule: '10.8.4',
    });
    const raising = played(state, { type: 'force-train', train: '3', from: 'pool' });
    expect(asked(raising)).toBe('A raise-money');
    const one = played(raising, { type: 'sell-own', company: 'RhE', percent: 10 });
    expect(refused(one, { type: 'sell-own', company: 'RhE', percent: 10 })).toEqual({
      code: 'keeps-director',
      rule: '10.8.4',
    });
    const after = played(
      one,
      { type: 'sell-own', company: 'KWE', percent: 10 },
      { type: 'sell-own', company: 'KWE', percent: 10 },
    );
    expect(types(after)).toEqual(['3']);
    expect(after.cash.A).toBe(60 + 2 * 65 - 180);
    // one sale of the director: one box, both at the old value
    expect(valueOfCompany(after, 'KWE')).toBe(60);
    expect(directorOf(after, 'KWE')).toBe('A');
  });

  it('[18Ruhr 10.8.4, 5.3, 5.5] (rulings 21, 85) what a successor would hand over as one certificate of 20 % is sold as one', () => {
    const state = buying(
      { treasury: 0, held: { A: tens(2), B: tens(4), C: tens(2) } },
      {
        phase: '5',
        next: '5',
        pool: ['3'],
        cash: { A: 100 },
        corporations: { DGEE: { director: 'A', held: { B: [20] }, at: 50 } },
      },
    );
    const raising = played(state, { type: 'force-train', train: '3', from: 'pool' });
    expect(listed(raising, 'sell-own')).toEqual([{ type: 'sell-own', company: 'DGEE', percent: 20 }]);
    const after = played(raising, { type: 'sell-own', company: 'DGEE', percent: 20 });
    expect(directorOf(after, 'DGEE')).toBe('B');
    expect(held(after, 'pool', 'DGEE')).toEqual([20]);
    expect(types(after)).toEqual(['3']);
    expect(after.cash.A).toBe(100 + 2 * 50 - 180);
  });

  it('[18Ruhr 10.8.4] (ruling 113) nothing is sold of a corporation in its first turn', () => {
    const state = buying(
      { treasury: 0, operated: false, held: { A: tens(4), B: tens(4) } },
      {
        phase: '5',
        next: '5',
        pool: ['3'],
        cash: { A: 100 },
        corporations: { KWE: { director: 'A', held: { A: tens(2) }, at: 100 } },
      },
    );
    const raising = played(state, { type: 'force-train', train: '3', from: 'pool' });
    expect(refused(raising, { type: 'sell-own', company: 'RhE', percent: 10 })).toEqual({
      code: 'has-not-operated',
      rule: '14.4',
    });
  });
});

describe('bankruptcy', () => {
  const ruined = (more: object = {}, given: Given = {}) =>
    buying(
      { treasury: 20, held: { A: tens(2), B: tens(3), pool: tens(3) }, ...more },
      { phase: '5', next: '5', cash: { A: 30, B: 700, C: 50 }, ...given },
    );
  const force = { type: 'force-train', train: '5', from: 'depot' };

  it('[18Ruhr 10.9] (a, b, rulings 87, 114) leaves; certificates to the pool, the new director pays the rest', () => {
    const state = ruined(
      {},
      {
        priority: 'A',
        cards: ['B', 'A', 'C'],
        corporations: { KWE: { director: 'C', held: { A: tens(2) }, at: 50 } },
      },
    );
    const own = (company: string) => ({ type: 'sell-own', company, percent: 10 });
    const after = played(state, force, own('RhE'), own('KWE'), own('KWE'));
    expect(after.seats).toEqual(['B', 'C']);
    expect(after.cards).toEqual(['B', 'C']);
    expect(after.priority).toBe('B');
    expect(directorOf(after, 'RhE')).toBe('B');
    // directed by the bankrupt: one box down for the sale, one for the rest; the other one stays
    expect(valueOfCompany(after, 'RhE')).toBe(50);
    expect(valueOfCompany(after, 'KWE')).toBe(50);
    expect(types(after)).toEqual(['5']);
    // 450 less 20 of the treasury, 30 in cash, 60 and 2 x 50 for what was sold, 3 x 55 for the rest
    expect(state.cash.B! - after.cash.B!).toBe(450 - 20 - 30 - 60 - 100 - 165);
    expect(after.cash.A).toBe(0);
    // private Montan companies become passive
    expect(after.locations.H5).toMatchObject({ status: 'passive' });
    expect(after.companies.P1!.floated).toBe(false);
    expect(held(after, 'pool', 'KWE')).toEqual([10, 10]);
  });

  it('[18Ruhr 10.9] (c, rulings 88, 115, 126) nobody can take over: the bank runs it, lends, runs and withholds', () => {
    const state = ruined({ held: { A: tens(2), B: tens(1), pool: tens(5) } });
    const events = eventsOf(state, force);
    expect(events).toContainEqual({ type: 'bank-takes', company: 'RhE', floated: true });
    expect(events.some(({ type }) => type === 'loan')).toBe(true);
    const after = played(state, force);
    expect(types(after)).toEqual(['5']);
    expect(after.loans.RhE).toBe(450 - 20 - 30 - 240);
    expect(directorOf(after, 'RhE')).toBe(null);
  });

  it('[18Ruhr 10.9] (c, ruling 126) in its turn the best run is made and kept, and the loan repaid', () => {
    const state = ruhrState({
      phase: '5',
      next: '5',
      tiles: { M2: ['4', 1], L3: ['718', 1] },
      corporations: {
        KWE: { director: 'B', at: 100, treasury: 0 },
        RhE: { director: 'pool', held: { B: tens(1), pool: tens(7) }, at: 60, treasury: 0, trains: ['5'] },
      },
      loans: { RhE: 100 },
      operating: { company: 'KWE', step: 'trains' },
      set: { set: 2, number: 1, of: 2 },
    });
    const events = eventsOf(state, skip);
    expect(events).toContainEqual(expect.objectContaining({ type: 'ran', company: 'RhE' }));
    expect(events).toContainEqual(expect.objectContaining({ type: 'withheld', company: 'RhE', revenue: 70 }));
    const after = played(state, skip);
    expect(after.loans.RhE).toBe(30);
    expect(after.companies.RhE!.treasury).toBe(0);
    expect(valueOfCompany(after, 'RhE')).toBe(55);
  });

  it('[18Ruhr 10.9, 9.1.1.3] (rulings 88, 115) a Montan corporation run by the bank buys its active marker on loan', () => {
    const state = ruhrState({
      phase: '5',
      next: '5',
      gone: ['P1', 'P3', 'P5', 'P6', 'P7', 'P9', 'P10', 'P15'],
      corporations: {
        KWE: { director: 'B', at: 100 },
        RB: {
          director: 'pool',
          held: { pool: [20, 20] },
          at: 60,
          treasury: 50,
          hex: 'D15',
          markers: { A: 4, B: 3 },
        },
      },
      operating: { company: 'KWE', step: 'trains' },
    });
    const events = eventsOf(state, skip);
    expect(events).toContainEqual({ type: 'loan', company: 'RB', amount: 220 - 50 });
    // of all sets of three the one with the highest income: a D needs a C below it
    expect(events).toContainEqual({
      type: 'developed',
      company: 'RB',
      card: '5',
      markers: ['C', 'C', 'D'],
      amount: 220,
    });
    expect(played(state, skip).montan.RB!.markers).toMatchObject({ A: 4, B: 3, C: 2, D: 1 });
  });

  it("[18Ruhr 10.9] (ruling 115) the first player with 20 % takes the director's certificate over from the pool", () => {
    const state = ruhrState({
      stock: 5,
      phase: '5',
      cash: { B: 300 },
      turn: 'B',
      corporations: { RhE: { director: 'pool', held: { B: tens(1), pool: tens(7) }, at: 60 } },
    });
    const after = played(state, { type: 'buy', company: 'RhE', source: 'pool', percent: 10 });
    expect(held(after, 'B', 'RhE')).toEqual(['D']);
    expect(held(after, 'pool', 'RhE')).toHaveLength(8);
  });

  it('[18Ruhr 10.9] (ruling 126) the bank sells no train of a corporation that it runs', () => {
    const state = buying(
      {},
      {
        phase: '5',
        next: '5',
        corporations: { KWE: { director: 'pool', held: { pool: tens(8) }, at: 60, trains: ['5'] } },
      },
    );
    expect(refused(state, { type: 'buy-train-from', company: 'KWE', train: '5', price: 10 })).toEqual({
      code: 'bank-refuses',
      rule: '10.9',
    });
  });

  it('[18Ruhr 10.9] (ruling 114) one player left: the game is over at once', () => {
    const state = ruined({ held: { A: tens(2), B: tens(1), pool: tens(5) } });
    const certificates = state.certificates.map((card) =>
      card.holder === 'C' ? { ...card, holder: 'B' } : card,
    );
    const two = {
      ...state,
      seats: ['A', 'B'],
      cash: { A: 30, B: 700, C: 0 },
      bank: state.bank + 50,
      certificates,
    };
    const after = played(two, force);
    expect(after.over).toBe(true);
    expect(after.decisions).toEqual([]);
  });
});
