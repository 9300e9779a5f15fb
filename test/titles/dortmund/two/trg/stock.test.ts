import { describe, expect, it } from 'vitest';
import { shareCertificates, sharesOf } from '@/engine/finance/certificates';
import { investor } from '@/engine/investor/state';
import { stockRoundOf } from '@/engine/rounds/stock';
import { boxAt } from '@/titles/dortmund/trg';
import { investorTerms } from '@/titles/dortmund/two/cards';
import { buyBest } from '@/titles/dortmund/two/papers';
import {
  acting,
  buy,
  eventsOf,
  type GivenCompany,
  held,
  listed,
  pass,
  played,
  refused,
  sell,
  spaceOf,
  tens,
} from '../../../../support/trg/table';
import { type GivenTwo, twoState } from '../../../../support/trg/two';

/** B passes, and it is the Investor's turn. */
const beforeIts = (given: GivenTwo) => twoState({ stock: 2, turn: 'B', ...given });
const its = (given: GivenTwo) =>
  eventsOf(beforeIts(given), pass).filter(({ type }) => type.startsWith('investor-'));
const of = (director: string, at: GivenCompany['at'], more: Partial<GivenCompany> = {}): GivenCompany => ({
  director,
  at,
  held: { [director]: [10, 10, 10] },
  ...more,
});

describe('what the Investor buys', () => {
  it('[18DO 8.2.1.1, example 26] of equal values that of the railway which operates first: 20 % of the player’s', () => {
    const given: GivenTwo = {
      cash: { investor: 100 },
      its: { at: [2, 6] },
      companies: { BME: of('A', [3, 7], { held: { A: tens(3), investor: [10] } }) },
    };
    expect(its(given)).toEqual([
      { type: 'investor-buys', company: 'BME', percent: 10, source: 'charter', price: 90, amount: 90 },
    ]);
    const after = played(beforeIts(given), pass);
    expect(sharesOf(after, investor, 'BME')).toBe(20);
    expect([after.cash.investor, after.companies.BME!.treasury]).toEqual([10, 90]);
  });

  it('[18DO 8.2.1.1] only companies in operation', () => {
    const waiting = { BME: of('A', [0, 5], { floated: false, operated: false }) };
    expect(its({ cash: { investor: 300 }, companies: waiting })).toEqual([
      expect.objectContaining({ company: 'CME', price: 50 }),
    ]);
  });

  it('[18DO 8.2.1.1] from the company, if the Bank Pool has certificates of it, too', () => {
    const both = { BME: of('A', [0, 5], { held: { A: tens(3), pool: tens(2) } }) };
    expect(its({ cash: { investor: 300 }, companies: both })).toEqual([
      expect.objectContaining({ company: 'BME', source: 'charter' }),
    ]);
    const pool = { BME: of('A', [0, 5], { held: { A: tens(3), pool: tens(5) } }) };
    const after = played(beforeIts({ cash: { investor: 300 }, companies: pool }), pass);
    expect(held(after, 'pool', 'BME')).toEqual(tens(4));
    expect([after.cash.investor, after.companies.BME!.treasury]).toEqual([200, 0]);
  });

  it('[18DO 8.2.1.1] never more than 20 % of a player’s company', () => {
    const full = { BME: of('A', [0, 5], { held: { A: tens(3), investor: tens(2) } }) };
    expect(its({ cash: { investor: 300 }, companies: full })).toEqual([
      expect.objectContaining({ company: 'CME' }),
    ]);
  });

  it('[18DO ruling 84] never more than 70 % of its own', () => {
    const given = { cash: { investor: 300 }, its: { held: { investor: tens(5), A: [10] } } };
    expect(its(given)).toEqual([{ type: 'investor-passes' }]);
  });

  it('[18DO 8.2.1.1, ruling 84] nothing at its certificate limit', () => {
    const state = beforeIts({ cash: { investor: 300 } });
    const { market, poolLimit } = boxAt(state.setup);
    const rules = { terms: investorTerms, market, poolLimit, inOrder: () => ['CME'] };
    const buys = (limit: number) =>
      buyBest({ ...rules, certificateLimit: () => limit }, structuredClone(state), { emit: () => {} }, state);
    expect(shareCertificates(state, investor)).toBe(4);
    expect([buys(4), buys(5)]).toEqual([false, true]);
  });

  it('[18DO algorithm S7] pays a certificate of 20 % at twice the value', () => {
    const harbour = { DHB: of('A', [0, 5], { held: { A: tens(3) } }) };
    const given = { cash: { investor: 220 }, companies: harbour };
    expect(its(given)).toEqual([
      { type: 'investor-buys', company: 'DHB', percent: 20, source: 'charter', price: 100, amount: 200 },
    ]);
  });

  it('[18DO 8.2.1.1, ruling 152] takes a smaller certificate where the next one would be too much', () => {
    const one = { A: tens(3), investor: tens(1) };
    const harbour = { DHB: of('A', [0, 5], { held: one }) };
    expect(its({ cash: { investor: 220 }, companies: harbour })).toEqual([
      { type: 'investor-buys', company: 'DHB', percent: 10, source: 'charter', price: 100, amount: 100 },
    ]);
    const both = { DHB: of('A', [0, 5], { held: { A: tens(3), investor: tens(2) } }) };
    expect(its({ cash: { investor: 220 }, companies: both })[0]).toMatchObject({ company: 'CME' });
  });

  it('[18DO 8.2.1.1] goes on to the next value where it cannot pay', () => {
    const dear = { BME: of('A', [0, 9]) };
    expect(its({ cash: { investor: 60 }, companies: dear })).toEqual([
      expect.objectContaining({ company: 'CME', amount: 50 }),
    ]);
  });
});

describe('what the Investor sells', () => {
  const lower = {
    BME: of('A', [3, 8]),
    RhE: of('A', [3, 5], { held: { A: tens(3), investor: [10] } }),
    KWE: of('B', [3, 6], { held: { B: tens(3), investor: [10] } }),
  };

  it('[18DO 8.2.1.2, example 27] its lowest certificate, if that pays for one of a higher value', () => {
    const given: GivenTwo = { cash: { investor: 30 }, companies: lower };
    expect(its(given)).toEqual([
      { type: 'investor-sells', company: 'RhE', percent: 10, price: 75, amount: 75 },
      { type: 'investor-buys', company: 'BME', percent: 10, source: 'charter', price: 100, amount: 100 },
    ]);
    const after = played(beforeIts(given), pass);
    expect(after.cash.investor).toBe(5);
    // [18DO 4.4.6] one space down
    expect(spaceOf(after, 'RhE')).toEqual([4, 5]);
  });

  it('[18DO 8.2.1.2] as few as are needed, those of one company at one value', () => {
    const pair = {
      BME: of('A', [0, 9]),
      RhE: of('A', [3, 5], { held: { A: tens(3), investor: tens(2) } }),
      KWE: of('B', [3, 6], { held: { B: tens(3), investor: [10] } }),
    };
    expect(its({ cash: { investor: 0 }, companies: pair })).toEqual([
      { type: 'investor-sells', company: 'RhE', percent: 20, price: 75, amount: 150 },
      { type: 'investor-buys', company: 'BME', percent: 10, source: 'charter', price: 150, amount: 150 },
    ]);
  });

  it('[18DO 8.2.1.2] nothing that would not pay for a purchase, and never of its own railway', () => {
    const dear = { BME: of('A', [0, 14]), RhE: lower.RhE };
    const given = { cash: { investor: 0 }, companies: dear, its: { at: [3, 3] as const } };
    expect(its(given)).toEqual([{ type: 'investor-passes' }]);
  });

  it('[18DO 8.2.1.2] nothing of the same or a higher value than what it would buy', () => {
    const same = { BME: of('A', [3, 5]), RhE: lower.RhE };
    expect(its({ cash: { investor: 0 }, companies: same })).toEqual([{ type: 'investor-passes' }]);
  });

  it('[18DO 4.4.5, algorithm S5] nothing of a railway that has not operated, or that the Bank Pool has no room for', () => {
    const fresh = { ...lower, RhE: { ...lower.RhE, operated: false } };
    expect(its({ cash: { investor: 30 }, companies: fresh })[0]).toMatchObject({ company: 'KWE' });
    const full = {
      ...lower,
      RhE: of('A', [3, 5], { held: { A: [10], investor: [10], pool: tens(5) } }),
    };
    expect(its({ cash: { investor: 30 }, companies: full })[0]).toMatchObject({ company: 'KWE' });
  });

  it('[18DO 4.4.3, S3] and does not buy of it again in the same round', () => {
    const given = { cash: { investor: 80 }, companies: { RhE: lower.RhE }, its: { at: [4, 0] as const } };
    expect(its(given)).toEqual([expect.objectContaining({ type: 'investor-buys', company: 'RhE' })]);
    const state = beforeIts(given);
    stockRoundOf(state).sold = { investor: ['RhE'] };
    expect(eventsOf(state, pass)).toContainEqual(
      expect.objectContaining({ type: 'investor-buys', company: 'CME' }),
    );
  });
});

describe('turns of the Investor', () => {
  const companies = { BME: of('A', [3, 5]), RhE: of('B', [3, 4]) };

  it('[18DO 8.2.1, ruling 85] come after B and before A; a purchase starts the passes anew', () => {
    const state = twoState({ stock: 2, turn: 'A', cash: { investor: 160 }, companies });
    const after = played(state, pass, pass);
    expect([acting(after), after.round]).toEqual(['A', expect.objectContaining({ passes: 0 })]);
    // it has 85 now: another certificate of BME; then there is too little
    const later = played(after, pass, pass);
    expect(sharesOf(later, investor, 'BME')).toBe(20);
    expect(later.round).toMatchObject({ kind: 'stock', passes: 0 });
  });

  it('[18DO 8.3.3, 4.4, ruling 67] the round ends when all three pass in a row; left of the last buyer begins', () => {
    const state = twoState({ stock: 2, turn: 'A', cash: { A: 200, investor: 0 }, companies });
    const byA = played(state, buy('RhE'), pass);
    expect(acting(byA)).toBe('A');
    expect(played(byA, pass)).toMatchObject({ priority: 'B', round: { kind: 'operating' } });
    const bought = twoState({ stock: 2, turn: 'B', cash: { investor: 80 }, companies });
    // the Investor buys last, so A is to its left
    const byIts = played(bought, pass, pass, pass);
    expect(byIts).toMatchObject({ priority: 'A', round: { kind: 'operating' } });
  });

  it('[18DO 8.3.3] the first action can be the Investor’s', () => {
    const state = twoState({ stock: 2, turn: 'B', cash: { B: 200, investor: 0 }, companies });
    const after = played(state, buy('BME'), pass, pass);
    expect(after.priority).toBe(investor);
    expect(after.round.kind).toBe('operating');
  });

  it('[18DO 8.3.4] players trade as with three, and are paid for the Investor’s certificates of theirs', () => {
    const state = twoState({ stock: 2, turn: 'A', cash: { A: 200 }, companies });
    expect(listed(state, 'buy').some(({ company }) => company === 'CME')).toBe(true);
    const after = played(state, buy('CME'));
    expect(after.companies.CME!.treasury).toBe(50);
  });
});

describe('directors in a game for two', () => {
  it('[18DO 8.2, ruling 88] no sale may make the Investor director of a player’s company', () => {
    const companies = { BME: of('A', [3, 5], { held: { A: tens(2), investor: tens(2) } }) };
    const state = twoState({ stock: 2, turn: 'A', companies });
    expect(refused(state, sell('BME', 10, 10, 10))).toEqual({ code: 'investor-directs', rule: '8.2' });
    expect(listed(state, 'sell')).toEqual([sell('BME', 10), sell('BME', 10, 10)]);
  });

  it('[18DO 8.2, ruling 88] it may make the other player director', () => {
    const companies = { BME: of('A', [3, 5], { held: { A: tens(1), B: tens(3), investor: tens(2) } }) };
    const state = twoState({ stock: 2, turn: 'A', companies });
    const after = played(state, sell('BME', 10));
    expect(held(after, 'B', 'BME')).toEqual(['D', 10]);
  });

  it('[18DO 8.2, ruling 88] nobody can have more of the Investor’s railway than the Investor', () => {
    const state = twoState({ stock: 2, turn: 'A', cash: { A: 300 }, its: { held: { A: tens(4) } } });
    const after = played(state, buy('CME'));
    expect([sharesOf(after, 'A', 'CME'), sharesOf(after, investor, 'CME')]).toEqual([50, 50]);
    expect(held(after, investor, 'CME')[0]).toBe('D');
  });
});
