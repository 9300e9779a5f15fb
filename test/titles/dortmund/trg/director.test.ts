import { describe, expect, it } from 'vitest';
import { directorOf } from '@/engine/finance/certificates';
import {
  acting,
  buy,
  type Given,
  type GivenCompany,
  held,
  listed,
  pass,
  played,
  refused,
  sell,
  tens,
  trgState,
} from '../../../support/trg/table';

const round = (given: Given = {}) =>
  trgState({ stock: 2, turn: 'A', cash: { A: 1000, B: 1000, C: 1000, D: 1000 }, ...given });
const at = [2, 5] as const;

describe('change of director', () => {
  it('[18DO 4.3.2.2] the founder is the first director', () => {
    const state = played(trgState({ stock: 1 }), { type: 'found', company: 'BME', row: 5, col: 2 });
    expect(directorOf(state, 'BME')).toBe('A');
  });

  it('[18DO 4.3.2.2] whoever comes to hold more takes over at once; as many is not more', () => {
    const bme: GivenCompany = { director: 'A', held: { B: tens(1) }, at };
    const equal = played(round({ companies: { BME: bme }, turn: 'B' }), buy('BME'));
    expect(directorOf(equal, 'BME')).toBe('A');
    const more = played(equal, pass, pass, buy('BME'));
    expect(directorOf(more, 'BME')).toBe('B');
    expect(held(more, 'A', 'BME')).toEqual(tens(2));
    expect(held(more, 'B', 'BME')).toEqual(['D', 10]);
  });

  it('[18DO 4.3.2.2] a certificate of 30 % is taken for three of 10 %', () => {
    const dgee: GivenCompany = { director: 'A', held: { B: tens(3) }, at };
    const state = played(round({ companies: { DGEE: dgee }, turn: 'B' }), buy('DGEE'));
    expect(held(state, 'A', 'DGEE')).toEqual(tens(3));
    expect(held(state, 'B', 'DGEE')).toEqual(['D', 10]);
  });

  it('[18DO 4.3.2.2] a director who sells loses the post to the player with the most shares', () => {
    const bme: GivenCompany = { director: 'A', held: { A: tens(2), B: tens(2), C: tens(3) }, at };
    const state = played(round({ companies: { BME: bme } }), sell('BME', 10, 10));
    expect(directorOf(state, 'BME')).toBe('C');
    expect(held(state, 'A', 'BME')).toEqual(tens(2));
  });

  it('[18DO 4.3.2.2] of several with most shares the first after the old director', () => {
    const bme: GivenCompany = { director: 'B', held: { B: tens(1), A: tens(3), C: tens(3) }, at };
    const state = round({ companies: { BME: bme }, turn: 'B' });
    // A and C have as many as B: still the director; with one share less, C follows B
    expect(directorOf(state, 'BME')).toBe('B');
    expect(directorOf(played(state, sell('BME', 10)), 'BME')).toBe('C');
  });
});

describe('giving the directorship up', () => {
  it('[18DO 4.3.2.2] the director’s certificate is not sold as long as nobody can take it', () => {
    const bme: GivenCompany = { director: 'A', held: { A: tens(1), B: tens(1), C: tens(1) }, at };
    const state = round({ companies: { BME: bme } });
    expect(listed(state, 'sell').map(({ percents }) => percents)).toEqual([[10]]);
    expect(refused(state, sell('BME', 10, 20))).toEqual({ code: 'cannot-sell', rule: '4.3.2.2' });
  });

  it('[18DO 4.3.2.2] for a certificate of 30 % the other must hold 30 %', () => {
    const company = (shares: number): GivenCompany => ({ director: 'A', held: { B: tens(shares) }, at });
    expect(listed(round({ companies: { DGEE: company(2) } }), 'sell')).toEqual([]);
    const state = round({ companies: { DGEE: company(3) } });
    expect(listed(state, 'sell').length).toBeGreaterThan(0);
    const sold = played(state, sell('DGEE', 10));
    expect(held(sold, 'B', 'DGEE')).toEqual(['D']);
    expect(held(sold, 'A', 'DGEE')).toEqual(tens(2));
  });

  it('[18DO 4.3.2.2] the Bank Pool must have room for what is sold', () => {
    const bme: GivenCompany = { director: 'A', held: { B: tens(2), pool: tens(4) }, at };
    expect(listed(round({ companies: { BME: bme } }), 'sell').map(({ percents }) => percents)).toEqual([
      [10],
    ]);
    const full: GivenCompany = { director: 'A', held: { B: tens(2), pool: tens(5) }, at };
    expect(listed(round({ companies: { BME: full } }), 'sell')).toEqual([]);
  });

  it('[18DO 4.3.2.2] a director with 20 % alone sells 10 %: the next with 20 % takes over, and one of the two certificates goes to the pool', () => {
    const bme: GivenCompany = { director: 'A', held: { B: tens(2), C: tens(2), pool: tens(4) }, at };
    const state = played(round({ companies: { BME: bme } }), sell('BME', 10));
    expect(directorOf(state, 'BME')).toBe('B');
    expect(held(state, 'B', 'BME')).toEqual(['D']);
    expect(held(state, 'A', 'BME')).toEqual([10]);
    expect(held(state, 'pool', 'BME')).toEqual(tens(5));
    expect(state.cash.A).toBe(1080);
  });

  it('[18DO 4.3.2.2] the new director has the charter with everything on it', () => {
    const bme: GivenCompany = { director: 'A', held: { B: tens(2) }, at, treasury: 77, trains: ['2'] };
    const state = played(round({ companies: { BME: bme } }), sell('BME', 10, 10));
    expect(directorOf(state, 'BME')).toBe('B');
    expect(state.companies.BME!.treasury).toBe(77);
    expect(state.trains.filter(({ at: place }) => place === 'BME')).toHaveLength(1);
  });
});

describe('what the old director gets', () => {
  /** B has the other certificate of 20 % of DHB and two of 10 %. */
  const dhb: GivenCompany = { director: 'A', held: { A: tens(1), B: [20, 10, 10] }, at };

  it('[18DO 4.3.2.2] where several certificates fit, the old director chooses', () => {
    const state = played(round({ companies: { DHB: dhb } }), sell('DHB', 10));
    expect(state.decisions).toEqual([{ kind: 'exchange', by: 'A', company: 'DHB', player: 'B' }]);
    expect(acting(state)).toBe('A');
    const ways = listed(state);
    expect(ways.map(({ percents }) => percents)).toEqual([[20], [10, 10]]);
    const one = played(state, ways[0]!);
    expect([held(one, 'A', 'DHB'), held(one, 'B', 'DHB')]).toEqual([[20], ['D', 10, 10]]);
    const two = played(state, ways[1]!);
    expect([held(two, 'A', 'DHB'), held(two, 'B', 'DHB')]).toEqual([
      [10, 10],
      ['D', 20],
    ]);
    expect(refused(state, { type: 'take-certificates', percents: [10] })).toEqual({
      code: 'no-such-exchange',
      rule: '4.3.2.2',
    });
  });

  it('[18DO 4.3.2.2, HSB ruling 146] nobody is asked where only one way gives them what they sell', () => {
    const alike: GivenCompany = { director: 'A', held: { A: tens(2), B: [20, 10, 10] }, at };
    const state = played(round({ companies: { DHB: alike } }), sell('DHB', 10, 10, 10));
    expect(state.decisions).toEqual([]);
    expect(held(state, 'A', 'DHB')).toEqual([10]);
  });

  it('[18DO 4.3.2.2] also when somebody else’s purchase costs them the post', () => {
    const bought = played(
      round({ companies: { DHB: { ...dhb, held: { A: tens(2), B: [20, 10, 10] } } }, turn: 'B' }),
      buy('DHB'),
    );
    expect(acting(bought)).toBe('A');
    const done = played(bought, { type: 'take-certificates', percents: [20] });
    expect(directorOf(done, 'DHB')).toBe('B');
    expect(acting(done)).toBe('C');
  });

  it('[18DO 4.3.2.2] what is sold of the director’s own share is what the successor hands over', () => {
    const only: GivenCompany = { director: 'A', held: { B: [20, 10, 10] }, at };
    const state = round({ companies: { DHB: only } });
    expect(listed(state, 'sell').map(({ percents }) => percents)).toEqual([[10], [20], [10, 10]]);
    const sold = played(state, sell('DHB', 10));
    expect([held(sold, 'A', 'DHB'), held(sold, 'B', 'DHB')]).toEqual([[10], ['D', 20]]);
    const whole = played(state, sell('DHB', 20));
    expect([held(whole, 'pool', 'DHB'), held(whole, 'B', 'DHB')]).toEqual([[20], ['D', 10, 10]]);
  });
});
