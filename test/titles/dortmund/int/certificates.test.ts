import { describe, expect, it } from 'vitest';
import { countOf } from '@/engine/rounds/free';
import {
  asked,
  bury,
  discard,
  eventsOf,
  type GivenCompany,
  held,
  intState,
  listed,
  played,
  refused,
  skip,
  take,
  takeCertificates,
  tens,
  trainAt,
} from '../../../support/do-int/table';

const all = ['BME', 'CME', 'RhE', 'KWE', 'DGEE', 'DHB', 'HHW'];

/** Five players; A is at the limit of ten, as director of BME and CME. */
const full = (companies: Record<string, GivenCompany> = {}) =>
  intState({
    players: 5,
    companies: {
      BME: { director: 'A', held: { A: tens(4) }, train: '2' },
      CME: { director: 'A', held: { A: tens(4) }, train: '2' },
      ...companies,
    },
  });

describe('taking a certificate', () => {
  it('[18DO 3.2.1] from any stack, all seven companies are open from the start', () => {
    expect(listed(intState({})).map(({ type, company }) => `${type} ${company}`)).toEqual(
      all.map((id) => `take ${id}`),
    );
  });

  it('[18DO 3.2.1] always the top one: of DHB the director’s, the second of 20 %, then those of 10 %', () => {
    let state = intState({});
    for (const player of ['A', 'B', 'C']) {
      state = played(state, take('DHB'), skip);
      while (state.round.turn === player) state = played(state, skip);
    }
    expect([held(state, 'A', 'DHB'), held(state, 'B', 'DHB'), held(state, 'C', 'DHB')]).toEqual([
      ['D'],
      [20],
      [10],
    ]);
  });

  it('[18DO 3.2.1] nobody passes as long as a certificate can be taken', () => {
    expect(refused(intState({}), skip).code).toBe('not-now');
    expect(refused(intState({}), bury('BME'))).toEqual({ code: 'must-take', rule: '3.2.1' });
    expect(
      refused(intState({ companies: { BME: { held: { A: [10] }, director: 'A' } } }), discard('BME')),
    ).toEqual({ code: 'discard-not-needed', rule: '3.2.1' });
  });

  it('[18DO 3.2.1] the director’s certificate comes with the charter and the next train', () => {
    const state = intState({ companies: { BME: { director: 'B', train: '2' } } });
    const after = played(state, take('HHW'));
    expect(after.companies.HHW!.founded).toBe(true);
    expect(trainAt(after, 'HHW')).toEqual(['2']);
    expect(eventsOf(state, take('HHW'))).toEqual([
      { type: 'took-director', player: 'A', company: 'HHW', percent: 30 },
      { type: 'train-taken', company: 'HHW', train: '2' },
    ]);
  });

  it('[18DO 3.2.1] trains in ascending order: a 3-train when no 2-train is left', () => {
    const companies = Object.fromEntries(
      ['BME', 'CME', 'RhE'].map((id) => [id, { director: 'B', train: '2' } as const]),
    );
    const state = intState({ companies });
    expect(trainAt(played(state, take('KWE')), 'KWE')).toEqual(['3']);
    expect(eventsOf(state, take('KWE'))).toContainEqual({ type: 'phase', phase: '3', colour: 'green' });
  });

  it('[18DO 3.2.1] a company that is founded when no train is left stays without one', () => {
    const state = intState({ phase: '8', companies: { BME: { director: 'B', train: '8' } } });
    const companies = { BME: { director: 'B', train: '8' }, CME: { director: 'B', train: '8' } } as const;
    const last = intState({ phase: '8', companies: { ...companies, RhE: { director: 'B', train: '8' } } });
    expect(trainAt(state, 'depot')).toEqual(['8', '8']);
    expect(trainAt(played(last, take('KWE')), 'KWE')).toEqual([]);
    expect(eventsOf(last, take('KWE'))).toContainEqual({ type: 'no-train-left', company: 'KWE' });
  });

  it('[18DO 3.2.1] not from an empty stack, nor of a company that there is not', () => {
    const state = intState({
      companies: { BME: { director: 'B', held: { B: tens(4), C: tens(4) }, train: '2' } },
    });
    expect(refused(state, take('BME'))).toEqual({ code: 'stack-empty', rule: '3.2.1' });
    expect(refused(state, take('XYZ'))).toEqual({ code: 'no-such-company', rule: '' });
  });

  it('[18DO 3.2.1] no more than 60 % of a company, whatever the number of players', () => {
    const state = intState({
      companies: {
        BME: { director: 'A', held: { A: tens(4) }, train: '2' },
        DGEE: { director: 'A', held: { A: tens(3) }, train: '2' },
        RhE: { director: 'A', held: { A: tens(3) }, train: '2' },
      },
    });
    expect(refused(state, take('BME'))).toEqual({ code: 'share-limit', rule: '3.2.1' });
    expect(refused(state, take('DGEE'))).toEqual({ code: 'share-limit', rule: '3.2.1' });
    expect(listed(state, 'take').map(({ company }) => company)).toEqual(['CME', 'RhE', 'KWE', 'DHB', 'HHW']);
  });

  it('[18DO 3.2.1] nothing is taken from the Bank Pool', () => {
    const state = intState({
      companies: { BME: { director: 'B', held: { pool: tens(8) }, train: '2' } },
    });
    expect(refused(state, take('BME')).code).toBe('stack-empty');
  });
});

describe('at the certificate limit', () => {
  it.each([
    [3, 17],
    [4, 13],
    [5, 10],
  ])('[18DO 3.2.1] with %i players it is %i', (players, limit) => {
    expect(listed(withCertificates(players, limit - 1), 'take').length).toBeGreaterThan(0);
    expect(refused(withCertificates(players, limit), take('HHW'))).toEqual({
      code: 'take-at-limit',
      rule: '3.2.1',
    });
    expect(listed(withCertificates(players, limit), 'take')).toEqual([]);
  });

  it('[18DO 3.2.1] example S: one is given up for another from the display', () => {
    const state = full();
    expect(countOf(state, 'A')).toBe(10);
    const room = played(state, discard('BME'));
    expect(held(room, 'pool', 'BME')).toEqual([10]);
    expect(asked(room)).toBe('A take');
    expect(listed(room).every(({ type }) => type === 'take')).toBe(true);
    const after = played(room, take('KWE'));
    expect(countOf(after, 'A')).toBe(10);
    expect(asked(after)).toBe('A tile');
  });

  it('[18DO 3.2.1] example S: or one goes from the display to the Bank Pool, and the player gets none', () => {
    const after = played(full(), bury('BME'));
    expect(countOf(after, 'A')).toBe(10);
    expect(held(after, 'pool', 'BME')).toEqual([10]);
    expect(asked(after)).toBe('A tile');
  });

  it('[18DO 3.2.1] the director’s certificate is never given up', () => {
    const state = full();
    expect(listed(state, 'discard').map(({ company, percent }) => `${company} ${percent}`)).toEqual([
      'BME 10',
      'CME 10',
    ]);
    expect(refused(state, discard('BME', 20))).toEqual({ code: 'none-to-discard', rule: '3.2.1' });
  });

  it('[18DO 3.2.1] who has given one up takes one, no more and no less', () => {
    const room = played(full(), discard('BME'));
    expect(refused(room, discard('CME'))).toEqual({ code: 'must-take', rule: '3.2.1' });
    expect(refused(room, bury('CME'))).toEqual({ code: 'must-take', rule: '3.2.1' });
    // given up is given up: the next one of the same company is another certificate
    expect(held(played(room, take('BME')), 'A', 'BME')).toEqual(['D', 10, 10, 10, 10]);
  });

  it('[18DO 3.2.1] the next player at the limit has to make room, too', () => {
    const ofB: GivenCompany = { director: 'B', held: { B: tens(4) } };
    let state = played(full({ RhE: { ...ofB, train: '2' }, KWE: ofB }), discard('BME'), take('BME'));
    while (asked(state).startsWith('A')) state = played(state, skip);
    expect(asked(state)).toBe('B take');
    expect(refused(state, take('HHW'))).toEqual({ code: 'take-at-limit', rule: '3.2.1' });
    expect(listed(state, 'discard').length).toBeGreaterThan(0);
  });

  it('[18DO 3.2.1] a certificate is not given up where no other one could be taken for it', () => {
    const companies = Object.fromEntries(
      all
        .filter((id) => !['BME', 'CME'].includes(id))
        .map((id): [string, GivenCompany] => {
          const count = { DGEE: 7, HHW: 7, DHB: 6 }[id] ?? 8;
          const rest = id === 'DHB' ? [20, ...tens(count)] : tens(count);
          return [id, { director: 'pool', held: { pool: rest } }];
        }),
    );
    const state = intState({
      players: 5,
      companies: {
        ...companies,
        BME: { director: 'A', held: { A: tens(4) }, train: '2' },
        CME: { director: 'A', held: { A: tens(4), pool: tens(4) }, train: '2' },
      },
    });
    // only BME is left on the display, and A has 60 % of it
    expect(refused(state, discard('CME'))).toEqual({ code: 'discard-in-vain', rule: '3.2.1' });
    expect(listed(state, 'discard').map(({ company }) => company)).toEqual(['BME']);
  });

  it('[18DO 3.2.1] below the limit one goes to the Bank Pool where every stack would break the 60 %', () => {
    const gone = (id: string): [string, GivenCompany] => {
      const count = { DGEE: 7, HHW: 7, DHB: 6 }[id] ?? 8;
      return [id, { director: 'pool', held: { pool: id === 'DHB' ? [20, ...tens(count)] : tens(count) } }];
    };
    const state = intState({
      companies: {
        ...Object.fromEntries(all.slice(1).map(gone)),
        BME: { director: 'A', held: { A: tens(4) }, train: '2' },
      },
    });
    expect(listed(state)).toEqual([bury('BME')]);
    expect(asked(played(state, bury('BME')))).toBe('A tile');
  });

  it('[18DO 3.2.1] a director’s certificate may go to the Bank Pool, too: its company is never founded', () => {
    const state = full();
    expect(eventsOf(state, bury('KWE'))).toEqual([
      { type: 'buried', player: 'A', company: 'KWE', percent: 20 },
      { type: 'never-founded', company: 'KWE' },
    ]);
    const after = played(state, bury('KWE'), skip);
    expect(after.companies.KWE!.founded).toBe(false);
    expect(trainAt(after, 'KWE')).toEqual([]);
    // its other certificates can be taken, for nothing
    expect(asked(after)).toBe('B take');
    expect(held(played(after, take('KWE')), 'B', 'KWE')).toEqual([10]);
    expect(trainAt(played(after, take('KWE')), 'KWE')).toEqual([]);
  });
});

/** A has so many certificates: all there may be of one company after the other. */
function withCertificates(players: number, count: number) {
  const companies: Record<string, GivenCompany> = {};
  for (let left = count, i = 0; left > 0; left -= 5, i++) {
    companies[all[i]!] = { director: 'A', held: { A: tens(Math.min(left, 5) - 1) } };
  }
  return intState({ players, companies });
}

describe('a change of director', () => {
  it('[18DO 3.2.1] not with as many shares as the director', () => {
    const state = intState({ companies: { BME: { director: 'B', held: { A: [10] }, train: '2' } } });
    const after = played(state, take('BME'));
    expect(held(after, 'B', 'BME')).toEqual(['D']);
    expect(held(after, 'A', 'BME')).toEqual([10, 10]);
  });

  it('[18DO 3.2.1] with more: ordinary certificates of the same worth for the director’s', () => {
    const state = intState({ companies: { BME: { director: 'B', held: { A: tens(2) }, train: '2' } } });
    const after = played(state, take('BME'));
    expect(held(after, 'A', 'BME')).toEqual(['D', 10]);
    expect(held(after, 'B', 'BME')).toEqual([10, 10]);
    expect(trainAt(after, 'BME')).toEqual(['2']);
    expect(eventsOf(state, take('BME'))).toContainEqual({
      type: 'new-director',
      company: 'BME',
      player: 'A',
      before: 'B',
    });
  });

  it('[18DO 3.2.1] three of 10 % for the 30 % of DGEE', () => {
    const state = intState({ companies: { DGEE: { director: 'B', held: { A: tens(3) }, train: '2' } } });
    const after = played(state, take('DGEE'));
    expect(held(after, 'A', 'DGEE')).toEqual(['D', 10]);
    expect(held(after, 'B', 'DGEE')).toEqual([10, 10, 10]);
  });

  it('[18DO 3.2.1] a former director over the limit gives the surplus up at once', () => {
    const state = intState({
      players: 5,
      companies: {
        DGEE: { director: 'B', held: { A: tens(3) }, train: '2' },
        BME: { director: 'B', held: { B: tens(4) }, train: '2' },
        CME: { director: 'B', held: { B: tens(3) }, train: '2' },
      },
    });
    expect(countOf(state, 'B')).toBe(10);
    let after = played(state, take('DGEE'));
    expect(countOf(after, 'B')).toBe(12);
    expect(asked(after)).toBe('B surplus');
    expect(listed(after).map(({ company, percent }) => `${company} ${percent}`)).toEqual([
      'BME 10',
      'CME 10',
      'DGEE 10',
    ]);
    expect(refused(after, discard('BME', 20)).code).toBe('none-to-discard');
    after = played(after, discard('DGEE'));
    expect(asked(after)).toBe('B surplus');
    after = played(after, discard('CME'));
    expect(countOf(after, 'B')).toBe(10);
    // and A goes on with the turn
    expect(asked(after)).toBe('A tile');
  });

  it('[18DO 3.2.1] giving up a certificate may lose the directorship; then one is taken, then the limit counts', () => {
    const state = full({ BME: { director: 'A', held: { A: [10], B: tens(3) }, train: '2' }, DGEE: dgee });
    expect(countOf(state, 'A')).toBe(10);
    const room = played(state, discard('BME'));
    expect(held(room, 'B', 'BME')).toEqual(['D', 10]);
    expect(held(room, 'A', 'BME')).toEqual([10, 10]);
    expect(asked(room)).toBe('A take');
    const after = played(room, take('RhE'));
    expect(countOf(after, 'A')).toBe(11);
    expect(asked(after)).toBe('A surplus');
    expect(asked(played(after, discard('CME')))).toBe('A tile');
  });

  describe('where several certificates are worth the director’s', () => {
    /** B directs DHB with 30 % and has ten certificates, the limit; A has as much and takes one more. */
    const dhb = () =>
      intState({
        players: 5,
        companies: {
          DHB: { director: 'B', held: { B: [10], A: [20, 10] }, train: '2' },
          BME: { director: 'B', held: { B: tens(4) }, train: '2' },
          CME: { director: 'B', held: { B: tens(2) }, train: '2' },
        },
      });

    it('[18DO 3.2.1] the old director says which they take', () => {
      const after = played(dhb(), take('DHB'));
      expect(asked(after)).toBe('B exchange');
      expect(listed(after)).toEqual([takeCertificates(20), takeCertificates(10, 10)]);
      expect(refused(after, takeCertificates(10))).toEqual({ code: 'no-such-exchange', rule: '3.2.1' });
      expect(refused(after, take('BME')).code).toBe('not-now');
    });

    it('[18DO 3.2.1] one of 20 % keeps them within the limit, two of 10 % do not', () => {
      const asking = played(dhb(), take('DHB'));
      const one = played(asking, takeCertificates(20));
      expect([held(one, 'A', 'DHB'), held(one, 'B', 'DHB')]).toEqual([
        ['D', 10, 10],
        [20, 10],
      ]);
      expect([countOf(one, 'B'), asked(one)]).toEqual([10, 'A tile']);
      const two = played(asking, takeCertificates(10, 10));
      expect([held(two, 'A', 'DHB'), held(two, 'B', 'DHB')]).toEqual([
        ['D', 20],
        [10, 10, 10],
      ]);
      expect([countOf(two, 'B'), asked(two)]).toEqual([11, 'B surplus']);
      expect(asked(played(two, discard('CME')))).toBe('A tile');
    });

    it('[18DO 3.2.1] the log tells what was handed over', () => {
      const asking = played(dhb(), take('DHB'));
      expect(eventsOf(asking, takeCertificates(10, 10))).toEqual([
        { type: 'handed-over', company: 'DHB', player: 'A', before: 'B', percents: [10, 10] },
        { type: 'new-director', company: 'DHB', player: 'A', before: 'B' },
        { type: 'over-limit', player: 'B', limit: 10 },
      ]);
    });

    it('[18DO 3.2.1] so does who loses the office by giving a certificate up, and then takes one', () => {
      const state = full({
        BME: { director: 'A', held: { A: tens(2) }, train: '2' },
        CME: { director: 'A', held: { A: tens(3) }, train: '2' },
        DHB: { director: 'A', held: { A: tens(2), C: [20, 10, 10] }, train: '3' },
      });
      expect(countOf(state, 'A')).toBe(10);
      const asking = played(state, discard('DHB'));
      expect(asked(asking)).toBe('A exchange');
      const two = played(asking, takeCertificates(10, 10));
      expect([held(two, 'A', 'DHB'), held(two, 'C', 'DHB'), asked(two)]).toEqual([
        [10, 10, 10],
        ['D', 20],
        'A take',
      ]);
      // ten again, and one more: then the limit counts
      const taken = played(two, take('RhE'));
      expect([countOf(taken, 'A'), asked(taken)]).toEqual([11, 'A surplus']);
      expect(asked(played(asking, takeCertificates(20), take('RhE')))).toBe('A tile');
    });

    it('[18DO 3.2.1] and who gives up a surplus: what they take for the office counts against the limit', () => {
      const state = intState({
        players: 5,
        companies: {
          RhE: { director: 'B', held: { A: tens(2) }, train: '2' },
          DHB: { director: 'B', held: { B: tens(2), C: [20, 10, 10] }, train: '2' },
          BME: { director: 'B', held: { B: tens(4) }, train: '2' },
          CME: { director: 'C', held: { B: [10] }, train: '3' },
        },
      });
      expect(countOf(state, 'B')).toBe(10);
      const surplus = played(state, take('RhE'));
      expect([countOf(surplus, 'B'), asked(surplus)]).toEqual([11, 'B surplus']);
      const asking = played(surplus, discard('DHB'));
      expect([countOf(asking, 'B'), asked(asking)]).toEqual([10, 'B exchange']);
      expect(asked(played(asking, takeCertificates(20)))).toBe('A tile');
      const two = played(asking, takeCertificates(10, 10));
      expect([countOf(two, 'B'), asked(two)]).toEqual([11, 'B surplus']);
      expect(asked(played(two, discard('BME')))).toBe('A tile');
    });
  });

  it('[18DO 3.2.1] of equals the first after the old director in the order of play takes over', () => {
    const state = full({
      BME: { director: 'A', held: { A: [10], D: tens(3), C: tens(3) }, train: '2' },
      DGEE: dgee,
    });
    expect(held(played(state, discard('BME')), 'C', 'BME')).toEqual(['D', 10]);
  });
});

const dgee: GivenCompany = { director: 'A', held: { A: tens(2) }, train: '3' };
