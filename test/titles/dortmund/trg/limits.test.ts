import { describe, expect, it } from 'vitest';
import { shareCertificates } from '@/engine/finance/certificates';
import {
  acting,
  buy,
  found,
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

const rich = { A: 2000, B: 2000, C: 2000, D: 2000, E: 2000 };
const round = (players: number, companies: Record<string, GivenCompany>, given: Given = {}) =>
  trgState({
    players,
    stock: 3,
    turn: 'A',
    cash: Object.fromEntries(Object.entries(rich).slice(0, players)),
    companies,
    ...given,
  });
const at = [2, 5] as const;

describe('the share limit', () => {
  it.each([
    [3, 70],
    [4, 60],
    [5, 60],
  ])('[18DO 4.4.4] with %i players nobody buys beyond %i %% of one company', (players, limit) => {
    const below = round(players, { BME: { director: 'A', held: { A: tens(limit / 10 - 3) }, at } });
    const full = played(below, buy('BME'), ...Array.from({ length: players - 1 }, () => pass));
    expect(acting(full)).toBe('A');
    expect(refused(full, buy('BME'))).toEqual({ code: 'share-limit', rule: '4.4.4' });
  });

  it('[18DO 4.4.4] a certificate of 20 % counts as two shares, but handing one in leaves only one more', () => {
    const dhb: GivenCompany = { director: 'A', held: { A: tens(3) }, at };
    const state = round(4, { DHB: dhb });
    expect(played(state, buy('DHB')).seats).toHaveLength(4);
    expect(refused(state, buy('DHB', 'charter', 20)).code).toBe('share-limit');
    const traded = played(state, { type: 'trade-in', company: 'DHB', source: 'charter', percent: 20 });
    expect(held(traded, 'A', 'DHB')).toEqual(['D', 20, 10, 10]);
  });
});

describe('the certificate limit', () => {
  /** Ten certificates of A: the directors' of BME and CME, and eight others. */
  const ten = (): Record<string, GivenCompany> => ({
    BME: { director: 'A', held: { A: tens(4) }, at },
    CME: { director: 'A', held: { A: tens(4) }, at },
  });

  it('[18DO 4.4.4] 10 certificates with five players; a private brewery does not count', () => {
    const state = round(5, ten());
    expect(state.privates.B1!.owner).toBe('A');
    expect(shareCertificates(state, 'A')).toBe(10);
    expect(refused(state, found('RhE', 1, 2))).toEqual({ code: 'certificate-limit', rule: '4.4.4' });
    expect(listed(state, 'buy')).toEqual([]);
  });

  it.each([
    [3, 17],
    [4, 13],
  ])('[18DO 4.4.4] with %i players it is %i', (players, limit) => {
    const more: Record<string, GivenCompany> = {
      ...ten(),
      RhE: { director: 'B', held: { A: tens(Math.min(limit - 10, 4)), B: tens(4) }, at },
      KWE: { director: 'B', held: { A: tens(Math.max(limit - 14, 0)), B: tens(4) }, at },
    };
    const state = round(players, more);
    expect(shareCertificates(state, 'A')).toBe(limit);
    expect(refused(state, buy('KWE')).code).toBe('certificate-limit');
  });

  it('[18DO 4.4.4] at the limit a certificate of 20 % may still be had by handing one of 10 % in', () => {
    const state = round(5, {
      BME: { director: 'A', held: { A: tens(4) }, at },
      CME: { director: 'A', held: { A: tens(3) }, at },
      DHB: { director: 'B', held: { A: tens(1), B: tens(2) }, at },
    });
    expect(shareCertificates(state, 'A')).toBe(10);
    expect(refused(state, buy('DHB', 'charter', 20)).code).toBe('certificate-limit');
    const traded = played(state, { type: 'trade-in', company: 'DHB', source: 'charter', percent: 20 });
    expect(shareCertificates(traded, 'A')).toBe(10);
    expect(held(traded, 'A', 'DHB')).toEqual([20]);
  });
});

describe('more certificates than the limit allows', () => {
  /** A has lost a directorship and holds eleven certificates where ten are allowed. */
  const eleven = (more: Partial<GivenCompany> = {}): Record<string, GivenCompany> => ({
    BME: { director: 'A', held: { A: tens(4) }, at },
    CME: { director: 'A', held: { A: tens(3) }, at },
    RhE: { director: 'B', held: { A: tens(2), B: tens(2) }, at, ...more },
  });

  it('[18DO 4.4.4] the surplus is sold in the next own turn, before anything else', () => {
    const state = round(5, eleven());
    expect(shareCertificates(state, 'A')).toBe(11);
    expect(new Set(listed(state).map(({ type }) => type))).toEqual(new Set(['sell', 'turn-brewery']));
    expect(refused(state, pass)).toEqual({ code: 'must-sell', rule: '4.4.4' });
    const sold = played(state, sell('RhE', 10));
    expect(listed(sold).some(({ type }) => type === 'pass')).toBe(true);
    expect(listed(sold, 'buy')).toEqual([]);
  });

  it('[18DO 4.4.4] no certificate is handed in before the surplus is sold', () => {
    const state = round(5, {
      BME: { director: 'A', held: { A: tens(4) }, at },
      CME: { director: 'A', held: { A: tens(3) }, at },
      DHB: { director: 'B', held: { A: tens(2), B: tens(2) }, at },
    });
    expect(refused(state, { type: 'trade-in', company: 'DHB', source: 'charter', percent: 20 }).code).toBe(
      'must-sell',
    );
  });

  it('[18DO 4.4.4] what cannot be sold stays, and its owner buys nothing that adds a certificate', () => {
    const fresh = (company: GivenCompany): GivenCompany => ({ ...company, operated: false });
    const companies = Object.fromEntries(Object.entries(eleven()).map(([id, each]) => [id, fresh(each)]));
    const state = round(5, { ...companies, DHB: { director: 'C', held: { C: tens(2) }, at } });
    expect(listed(state, 'sell')).toEqual([]);
    expect(listed(state, 'buy')).toEqual([]);
    expect(acting(played(state, pass))).toBe('B');
  });

  it('[18DO 4.4.4] a change of director can bring it about', () => {
    // A's certificate of 20 % becomes two of 10 %
    const state = round(
      5,
      {
        BME: { director: 'A', held: { A: tens(4) }, at },
        CME: { director: 'A', held: { A: tens(3) }, at },
        RhE: { director: 'A', held: { B: tens(2) }, at },
      },
      { turn: 'B' },
    );
    expect(shareCertificates(state, 'A')).toBe(10);
    const bought = played(state, buy('RhE'));
    expect(shareCertificates(bought, 'A')).toBe(11);
    expect(refused(played(bought, pass, pass, pass), pass).code).toBe('must-sell');
  });
});
