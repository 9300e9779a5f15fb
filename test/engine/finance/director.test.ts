import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { directorOf, moveCertificates, selections, sharesOf, total } from '@/engine/finance/certificates';
import {
  changeDirector,
  exchangesOf,
  planSale,
  settleDirector,
  successorOf,
} from '@/engine/finance/director';
import type { FinanceState } from '@/engine/finance/state';
import { holding } from './holdings';

const silent = { emit: () => {} };

describe('who would follow a director', () => {
  it('[18Rhl 4.2.1] whoever has more than the director keeps, and at least the director’s certificate', () => {
    const state = holding(['A', 20], ['A', 10], ['B', 10], ['B', 10], ['C', 10]);
    expect(successorOf(state, 'X', 30)).toBeNull();
    expect(successorOf(state, 'X', 20)).toBeNull();
    expect(successorOf(state, 'X', 10)).toBe('B');
    expect(successorOf(holding(['A', 20], ['B', 10], ['C', 10]), 'X', 0)).toBeNull();
  });

  it('[18Rhl 4.2.1] a director’s certificate of 30 % needs 30 %', () => {
    expect(successorOf(holding(['A', 30], ['B', 10], ['B', 10]), 'X', 0)).toBeNull();
    expect(successorOf(holding(['A', 30], ['B', 10], ['B', 10], ['B', 10]), 'X', 0)).toBe('B');
  });

  it('[18Rhl 4.2.1] the most shares, of equals the first to the left', () => {
    const tied = (director: string, one: string, two: string) =>
      holding([director, 20], [one, 20], [two, 20]);
    expect(successorOf(tied('A', 'B', 'C'), 'X', 0)).toBe('B');
    expect(successorOf(tied('B', 'A', 'C'), 'X', 0)).toBe('C');
    expect(successorOf(holding(['A', 20], ['B', 20], ['C', 20], ['C', 10]), 'X', 0)).toBe('C');
  });

  it('[18Ruhr 4.1.1] where the director is kept in office nobody follows, unless the certificate itself is given up', () => {
    const state = { ...holding(['A', 20], ['B', 10], ['B', 10], ['B', 10]), secured: ['X'] };
    expect(successorOf(state, 'X', 20)).toBeNull();
    expect(successorOf(state, 'X', 10)).toBe('B');
  });

  it('[18Ruhr 5.3] small change: as many certificates as there are for the director’s, and no other way', () => {
    const cards = holding(['A', 20], ['B', 20], ['B', 10], ['B', 10]);
    expect(exchangesOf(cards, 'X', 'B')).toEqual([[20], [10, 10]]);
    expect(exchangesOf({ ...cards, smallChange: true }, 'X', 'B')).toEqual([[10, 10]]);
  });

  it('nobody follows where nobody directs', () => {
    expect(successorOf(holding(['offer', 20], ['B', 10], ['B', 20]), 'X', 0)).toBeNull();
  });

  it('[18Rhl 4.2.1] hands over as few certificates as possible, in every other way too', () => {
    expect(exchangesOf(holding(['A', 20], ['B', 10], ['B', 10], ['B', 20]), 'X', 'B')).toEqual([
      [20],
      [10, 10],
    ]);
    expect(exchangesOf(holding(['A', 30], ['B', 10], ['B', 20], ['B', 10], ['B', 10]), 'X', 'B')).toEqual([
      [10, 20],
      [10, 10, 10],
    ]);
    expect(exchangesOf(holding(['A', 20], ['B', 10]), 'X', 'B')).toEqual([]);
  });

  it('[18DO 4.3.2.2] asks, where asking is the rule and there is something to choose', () => {
    const asked: unknown[] = [];
    const ask = (_draft: unknown, company: string, to: string) => asked.push([company, to]);
    const several = holding(['A', 20], ['B', 10], ['B', 10], ['B', 20]);
    settleDirector(several, 'X', silent, ask);
    expect(asked).toEqual([['X', 'B']]);
    expect(sharesOf(several, 'A', 'X')).toBe(20);
    const one = holding(['A', 20], ['B', 10], ['B', 10], ['B', 10]);
    settleDirector(one, 'X', silent, ask);
    expect(asked).toHaveLength(1);
    expect(one.certificates[0]!.holder).toBe('B');
  });

  it('tells of the change', () => {
    const events: unknown[] = [];
    const state = holding(['A', 20], ['B', 10], ['B', 10], ['B', 10]);
    settleDirector(state, 'X', { emit: (event) => events.push(event) });
    expect(events).toEqual([{ type: 'new-director', company: 'X', player: 'B', before: 'A' }]);
    expect([sharesOf(state, 'A', 'X'), sharesOf(state, 'B', 'X')]).toEqual([20, 30]);
  });
});

describe('how a director can sell', () => {
  it('[18Rhl 4.2.1] ordinary certificates without a successor', () => {
    const state = holding(['A', 20], ['A', 10], ['B', 10], ['B', 10]);
    expect(planSale(state, 'A', 'X', [10])).toEqual({ percents: [10], successor: null, handed: [] });
  });

  it('[18Rhl 4.2.1] part of the director’s certificate, by what the successor hands over', () => {
    const state = holding(['A', 20], ['B', 10], ['B', 10]);
    expect(planSale(state, 'A', 'X', [10])).toEqual({ percents: [10], successor: 'B', handed: [10, 10] });
    expect(planSale(state, 'A', 'X', [20])).toBeUndefined();
    expect(planSale(state, 'A', 'X', [10, 10, 10])).toBeUndefined();
    expect(planSale(state, 'C', 'X', [10])).toBeUndefined();
  });

  /** A stack of 20, 20, 20 and four of 10, dealt at random so that nobody has more than A, the director. */
  const dealt = fc
    .array(fc.constantFrom('A', 'B', 'C', 'pool', 'charter'), { minLength: 6, maxLength: 6 })
    .map((holders) => holding(['A', 20], ...holders.map((at, i) => [at, i < 2 ? 20 : 10] as const)))
    .filter((state) => ['B', 'C'].every((id) => sharesOf(state, id, 'X') <= sharesOf(state, 'A', 'X')));

  it('[18Rhl 4.2.1] after any sale that can be planned nobody has more than the director, and no share is lost', () => {
    fc.assert(
      fc.property(dealt, (before) => {
        for (const percents of selections([10, 10, 10, 10, 20, 20], 60)) {
          const plan = planSale(before, 'A', 'X', percents);
          if (!plan) continue;
          const state: FinanceState = structuredClone(before);
          if (plan.successor) changeDirector(state, 'X', plan.successor, plan.handed, silent);
          expect(moveCertificates(state, 'X', percents, 'A', 'pool')).toBe(true);
          settleDirector(state, 'X', silent);
          const director = directorOf(state, 'X')!;
          for (const id of state.seats) {
            if (sharesOf(state, id, 'X') >= 20) {
              expect(sharesOf(state, id, 'X')).toBeLessThanOrEqual(sharesOf(state, director, 'X'));
            }
          }
          expect(sharesOf(state, 'A', 'X')).toBe(sharesOf(before, 'A', 'X') - total(percents));
          expect(sharesOf(state, 'pool', 'X')).toBe(sharesOf(before, 'pool', 'X') + total(percents));
          expect(['B', 'C'].map((id) => sharesOf(state, id, 'X'))).toEqual(
            ['B', 'C'].map((id) => sharesOf(before, id, 'X')),
          );
        }
      }),
      { seed: 1, numRuns: 200 },
    );
  });
});
