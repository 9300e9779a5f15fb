import { describe, expect, it } from 'vitest';
import { certificateCount } from '@/engine/finance/certificates';
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
  rhlState,
  sell,
} from '../../../support/rhl/table';

const tens = (count: number) => Array.from({ length: count }, () => 10);
const limitReached = { code: 'certificate-limit', rule: '5.2.2' };
const mustSell = { code: 'must-sell', rule: '5.2.2' };

/** Not floated yet: a director's certificate that counts and cannot be sold. */
const begun: GivenCompany = { director: 'A', at: [2, 1], floated: false };

/**
 * Five players, limit 12. A owns all privates (5), GVE's free share and the director's certificates of RhE,
 * CCE, CME and DEE: 10 certificates, and nothing of it can be sold. Further corporations as given.
 */
const five = (companies: Given['companies']) =>
  rhlState({
    players: 5,
    stock: 2,
    turn: 'A',
    cash: { A: 1000, B: 1000, C: 1000, D: 0, E: 0 },
    companies: { CCE: begun, CME: begun, DEE: begun, ...companies },
  });

/** B directs it with as many shares as A has. */
const of = (shares: number, pool = 0): GivenCompany => ({
  director: 'B',
  held: { A: tens(shares), B: tens(Math.max(0, shares - 2)), pool: tens(pool) },
  at: [1, 2],
});

describe('the certificate limit', () => {
  it('[18Rhl 5.2.2] shares and private companies count', () => {
    const state = five({ ADR: of(2) });
    expect(certificateCount(state, 'A')).toBe(5 + 1 + 4 + 2);
    expect(certificateCount(state, 'B')).toBe(1);
  });

  it.each([
    [3, 20],
    [4, 15],
    [5, 12],
  ])('[18Rhl 5.2.2] %i players: %i certificates, and then no purchase', (players, limit) => {
    const cash = Object.fromEntries(['A', 'B', 'C', 'D', 'E'].slice(0, players).map((id) => [id, 500]));
    // A has 7 without the corporations that have not floated; up to four shares of each of these
    const filled = (count: number) => {
      const shares = (first: number) => Math.max(0, Math.min(4, count - 7 - first));
      const companies = { ADR: of(shares(0)), BME: of(shares(4)), CCE: of(shares(8)), CME: of(shares(12)) };
      const state = rhlState({ players, stock: 2, turn: 'A', cash, companies });
      expect(certificateCount(state, 'A')).toBe(count);
      return state;
    };
    expect(listed(filled(limit - 1), 'buy')).toContainEqual(buy('RhE', 'charter'));
    expect(refused(filled(limit), buy('RhE', 'charter'))).toEqual(limitReached);
    expect(refused(filled(limit), { type: 'found', company: 'DEE', row: 2, col: 1 })).toEqual(limitReached);
    expect(listed(filled(limit), 'buy')).toEqual([]);
    expect(listed(filled(limit), 'found')).toEqual([]);
  });

  it('[18Rhl 5.2.2] a director’s certificate and an ordinary one of 20 % count as one each', () => {
    const state = five({ MKB: { director: 'A', held: { A: [20, 20] }, at: [1, 2] } });
    expect(certificateCount(state, 'A')).toBe(10 + 3);
  });

  it('[18Rhl 5.2.2] a player may hold any number of shares of one corporation', () => {
    const state = rhlState({
      stock: 2,
      turn: 'B',
      cash: { A: 0, B: 1000, C: 0 },
      companies: { ADR: { director: 'B', held: { B: tens(7), pool: tens(1) }, at: [1, 2] } },
    });
    const all = played(state, buy('ADR', 'pool'));
    expect(held(all, 'B', 'ADR')).toEqual(['D', ...tens(8)]);
  });

  it('[18Rhl 5.2.2] who has lost a directorship may be above it: in the next turn they sell first', () => {
    // A has 7 and the director's certificate of ADR and four shares of BME: 12. B takes ADR over.
    const before = rhlState({
      players: 5,
      stock: 2,
      turn: 'B',
      cash: { A: 1000, B: 1000, C: 0, D: 0, E: 0 },
      companies: {
        ADR: { director: 'A', held: { B: tens(2), charter: tens(5) }, at: [1, 2] },
        BME: { director: 'C', held: { A: tens(4), C: tens(2), charter: tens(2) }, at: [1, 2] },
      },
    });
    expect(certificateCount(before, 'A')).toBe(12);
    const state = played(before, buy('ADR', 'charter'), pass, pass, pass);
    expect(acting(state)).toBe('A');
    expect(certificateCount(state, 'A')).toBe(13);
    expect(refused(state, pass)).toEqual(mustSell);
    expect(refused(state, buy('RhE', 'charter'))).toEqual(limitReached);
    expect([...new Set(listed(state).map(({ type }) => type))]).toEqual(['sell']);
    // down to the limit: the turn may end, a purchase needs one place more
    const one = played(state, sell('BME', 10));
    expect(acting(played(one, pass))).toBe('B');
    expect(refused(one, buy('RhE', 'charter'))).toEqual(limitReached);
    expect(acting(played(state, sell('BME', 10, 10), buy('RhE', 'charter')))).toBe('B');
  });

  it('[18Rhl 5.2.2] two above it: one sale must not be too small, for it is the only one of that corporation', () => {
    const state = five({ ADR: of(4) });
    expect(certificateCount(state, 'A')).toBe(14);
    expect(refused(state, sell('ADR', 10))).toEqual(mustSell);
    expect(listed(state, 'sell')).not.toContainEqual(sell('ADR', 10));
    expect(acting(played(state, sell('ADR', 10, 10), pass))).toBe('B');
  });

  it('[18Rhl 5.2.2] two above it: several corporations may share the burden', () => {
    const state = five({ ADR: of(2), BME: of(2) });
    const one = played(state, sell('ADR', 10));
    expect(refused(one, pass)).toEqual(mustSell);
    expect(acting(played(one, sell('BME', 10), pass))).toBe('B');
  });

  it('[18Rhl 5.2.2] three above it: what the others can still bring is counted', () => {
    // ADR can bring three certificates, BME one, for the pool has no more room
    const state = five({ ADR: of(3), BME: of(2, 4) });
    expect(certificateCount(state, 'A')).toBe(15);
    expect(refused(state, sell('ADR', 10))).toEqual(mustSell);
    const two = played(state, sell('ADR', 10, 10));
    expect(refused(two, pass)).toEqual(mustSell);
    expect(acting(played(two, sell('BME', 10), pass))).toBe('B');
    expect(acting(played(state, sell('ADR', 10, 10, 10), pass))).toBe('B');
  });

  it('[18Rhl 5.2.2] as far as the Bank Pool allows: then the player stays above it', () => {
    const state = five({ ADR: of(2, 5), BME: of(2, 4) });
    expect(certificateCount(state, 'A')).toBe(14);
    const sold = played(state, sell('BME', 10));
    expect(refused(sold, buy('RhE', 'charter'))).toEqual(limitReached);
    expect(acting(played(sold, pass))).toBe('B');
    // nothing can be sold at all: passing is all there is
    const stuck = five({ ADR: of(2, 5), BME: of(2, 5) });
    expect(listed(stuck)).toEqual([pass]);
  });

  it('[18Rhl 5.2.2] a sale that costs the directorship brings certificates back: it must still be enough', () => {
    // ADR: A has the director's certificate and one share, B as much in shares. Selling one share leaves A
    // with two: the exchange gave two for one.
    const state = five({
      ADR: { director: 'A', held: { A: tens(1), B: tens(3), charter: tens(4) }, at: [1, 2] },
      BME: of(1, 5),
    });
    expect(certificateCount(state, 'A')).toBe(13);
    expect(refused(state, sell('ADR', 10))).toEqual(mustSell);
    const enough = played(state, sell('ADR', 10, 10));
    expect(certificateCount(enough, 'A')).toBe(12);
    expect(acting(played(enough, pass))).toBe('B');
  });

  it('[18Rhl 5.2.2] a sale that would not lower the number is no duty', () => {
    // room for one share of ADR: selling it costs the directorship, and A has as many certificates as before
    const state = five({
      ADR: { director: 'A', held: { A: tens(1), B: tens(3), pool: tens(4) }, at: [1, 2] },
      BME: of(1, 5),
    });
    expect(certificateCount(state, 'A')).toBe(13);
    expect(listed(state)).toEqual([sell('ADR', 10), pass]);
    expect(certificateCount(played(state, sell('ADR', 10)), 'A')).toBe(13);
  });
});
