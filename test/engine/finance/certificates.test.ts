import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  certificateCount,
  certificatesOf,
  directorOf,
  moveCertificates,
  ordinaryOf,
  pickCertificates,
  selections,
  sharesOf,
  sharesOfPlayers,
  topOfStack,
  total,
} from '@/engine/finance/certificates';
import { holding, stackOf, tableWith } from './holdings';

const table = () =>
  holding(['A', 20], ['B', 10], ['pool', 10], ['charter', 10], ['offer', 20], ['offer', 10]);

describe('who holds what', () => {
  it('adds the percents of a holder up, and those of all players', () => {
    expect(['A', 'B', 'C', 'pool', 'charter', 'offer'].map((at) => sharesOf(table(), at, 'X'))).toEqual([
      20, 10, 0, 10, 10, 30,
    ]);
    expect(sharesOfPlayers(table(), 'X')).toBe(30);
    expect(sharesOf(table(), 'A', 'Y')).toBe(0);
  });

  it('tells ordinary certificates from the director’s', () => {
    expect(certificatesOf(table(), 'A', 'X')).toHaveLength(1);
    expect(ordinaryOf(table(), 'A', 'X')).toEqual([]);
    expect(directorOf(table(), 'X')).toBe('A');
  });

  it('knows no director while the certificate is with nobody', () => {
    expect(directorOf(holding(['offer', 20], ['A', 10]), 'X')).toBeNull();
    expect(directorOf(holding(['kept', 20]), 'X')).toBeNull();
    expect(directorOf(tableWith(), 'X')).toBeNull();
  });

  it('takes certificates from the top of the stack', () => {
    expect(topOfStack(table(), 'X')).toMatchObject({ percent: 20, holder: 'offer' });
    expect(topOfStack(holding(['A', 20]), 'X')).toBeUndefined();
  });

  it('counts certificates, not percents, and open privates', () => {
    const open = { owner: 'A', closed: false, used: true };
    const closed = { owner: 'A', closed: true, used: true };
    const state = tableWith({
      certificates: [
        ...stackOf('X', [
          ['A', 30],
          ['A', 20],
        ]),
        ...stackOf('Y', [
          ['B', 20],
          ['A', 10],
        ]),
      ],
      privates: { one: open, two: closed, three: { ...open, owner: 'B' } },
    });
    expect([certificateCount(state, 'A'), certificateCount(state, 'B')]).toEqual([4, 2]);
  });
});

describe('handing certificates over', () => {
  it('moves ordinary ones of the percents asked for', () => {
    const state = holding(['A', 20], ['A', 20], ['A', 10], ['A', 10]);
    expect(moveCertificates(state, 'X', [10, 20], 'A', 'pool')).toBe(true);
    expect(state.certificates.map(({ holder }) => holder)).toEqual(['A', 'pool', 'pool', 'A']);
  });

  it('moves none if not all can be found, and never the director’s', () => {
    const state = holding(['A', 20], ['A', 10]);
    expect(moveCertificates(state, 'X', [10, 10], 'A', 'B')).toBe(false);
    expect(moveCertificates(state, 'X', [20], 'A', 'B')).toBe(false);
    expect(state).toEqual(holding(['A', 20], ['A', 10]));
  });

  it('picks each card once', () => {
    const cards = stackOf('X', [
      ['A', 20],
      ['A', 10],
      ['A', 10],
    ]);
    expect(pickCertificates(cards, [10, 10])).toEqual([cards[1], cards[2]]);
    expect(pickCertificates(cards, [10, 10, 10])).toBeUndefined();
    expect(pickCertificates(cards, [])).toEqual([]);
  });
});

describe('what can be selected', () => {
  it('every different selection up to a sum, smallest first', () => {
    expect(selections([10, 20, 10], 30)).toEqual([[10], [20], [10, 10], [10, 20]]);
    expect(selections([10, 10], 5)).toEqual([]);
  });

  it('agrees with trying all subsets', () => {
    const cards = fc.array(fc.constantFrom(10, 20, 30), { maxLength: 7 });
    fc.assert(
      fc.property(cards, fc.integer({ min: 0, max: 100 }), (percents, most) => {
        const all = new Set<string>();
        for (let mask = 1; mask < 1 << percents.length; mask++) {
          const chosen = percents.filter((_, i) => mask & (1 << i)).sort((a, b) => a - b);
          if (total(chosen) <= most) all.add(chosen.join());
        }
        expect(new Set(selections(percents, most).map((each) => each.join()))).toEqual(all);
        expect(selections(percents, most)).toHaveLength(all.size);
      }),
      { seed: 1, numRuns: 300 },
    );
  });
});
