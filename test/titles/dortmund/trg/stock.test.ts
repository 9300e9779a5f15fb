import { describe, expect, it } from 'vitest';
import {
  acting,
  buy,
  eventsOf,
  found,
  type Given,
  type GivenCompany,
  held,
  listed,
  pass,
  played,
  refused,
  sell,
  spaceOf,
  tens,
  trgState,
} from '../../../support/trg/table';

const round = (given: Given = {}) =>
  trgState({ stock: 2, turn: 'A', cash: { A: 1000, B: 1000, C: 1000 }, ...given });

/** A directs BME at 100 with five shares in all, B has two, one is in the Bank Pool. */
const bme: GivenCompany = { director: 'A', held: { A: tens(3), B: tens(2), pool: tens(1) }, at: [2, 7] };
/** B directs CME at 75; A has two shares. */
const cme: GivenCompany = { director: 'B', held: { A: tens(2), B: tens(1) }, at: [2, 4] };

describe('turns of a stock round', () => {
  it('[18DO 4.4] the holder of the card begins, the others follow clockwise', () => {
    const state = round({ priority: 'C', turn: 'C' });
    expect([acting(state), acting(played(state, pass)), acting(played(state, pass, pass))]).toEqual([
      'C',
      'A',
      'B',
    ]);
  });

  it('[18DO 4.4] one certificate is bought, or a railway founded, and the turn is over', () => {
    expect(acting(played(round({ companies: { BME: bme } }), buy('BME')))).toBe('B');
    expect(acting(played(round(), found('CME', 1, 2)))).toBe('B');
  });

  it('[18DO 4.4] after any number of sales one certificate may be bought or a railway founded', () => {
    const sold = played(round({ companies: { BME: bme, CME: cme } }), sell('BME', 10), sell('CME', 10, 10));
    expect(acting(sold)).toBe('A');
    expect(acting(played(sold, found('RhE', 1, 2)))).toBe('B');
    expect(acting(played(sold, pass))).toBe('B');
  });

  it('[18DO 4.4] ends when all have passed in a row; selling alone is no pass', () => {
    let state = played(round({ companies: { BME: bme } }), pass, pass, pass);
    expect(state.round).toMatchObject({ kind: 'operating', set: 2, number: 1 });
    state = played(round({ companies: { BME: bme } }), pass, sell('BME', 10), pass, pass, pass);
    expect(state.round.kind).toBe('stock');
    expect(played(state, pass).round.kind).toBe('operating');
  });

  it('[18DO 4.4] the card goes to the left of the last who bought or sold', () => {
    const start = () => round({ companies: { BME: bme }, priority: 'A' });
    expect(played(start(), buy('BME'), pass, pass, pass).priority).toBe('B');
    expect(played(start(), pass, sell('BME', 10), pass, pass, pass, pass).priority).toBe('C');
  });

  it('[18DO 4.4] the card stays where it is if nobody bought or sold', () => {
    expect(
      played(round({ companies: { BME: bme }, priority: 'C', turn: 'C' }), pass, pass, pass).priority,
    ).toBe('C');
  });

  it('[18DO 4.2] after a stock round there are as many operating rounds as the phase says', () => {
    const operating = (phase?: '3' | '5') =>
      played(round({ companies: { BME: bme }, ...(phase ? { phase } : {}) }), pass, pass, pass).round;
    expect(operating()).toMatchObject({ kind: 'operating', number: 1, of: 1 });
    expect(operating('3')).toMatchObject({ of: 2 });
    expect(operating('5')).toMatchObject({ of: 3 });
  });
});

describe('selling', () => {
  it('[18DO 4.4.6] the token drops one space for each 10 % sold, and no further than its column goes', () => {
    const state = played(round({ companies: { BME: bme } }), sell('BME', 10, 10, 10));
    expect(state.cash.A).toBe(1000 + 300);
    expect(spaceOf(state, 'BME')).toEqual([3, 7]);
    const two = played(round({ companies: { CME: cme } }), sell('CME', 10, 10));
    expect(spaceOf(two, 'CME')).toEqual([4, 4]);
    expect(spaceOf(played(two, pass, sell('CME', 10)), 'CME')).toEqual([5, 4]);
  });

  it('[18DO 4.4.6] a token that cannot fall keeps its place in the stack', () => {
    const low = round({
      companies: { BME: { ...bme, at: [3, 7] }, CME: { ...cme, at: [3, 7] } },
    });
    const state = played(low, sell('BME', 10));
    expect(state.prices.BME).toEqual(low.prices.BME);
  });

  it('[18DO 4.4.5] all shares of a company bring the value before the sale', () => {
    expect(eventsOf(round({ companies: { CME: cme } }), sell('CME', 10, 10))).toContainEqual({
      type: 'sold',
      player: 'A',
      company: 'CME',
      percent: 20,
      price: 75,
      amount: 150,
    });
  });

  it('[18DO 4.4.5] a company is sold once in a turn; the seller chooses the order of several', () => {
    const state = round({ companies: { BME: bme, CME: cme } });
    const sold = played(state, sell('CME', 10));
    expect(refused(sold, sell('CME', 10))).toEqual({ code: 'sold-this-turn', rule: '4.4.5' });
    expect(played(sold, sell('BME', 10)).round).toMatchObject({ selling: ['CME', 'BME'] });
    expect(played(state, sell('BME', 10), sell('CME', 10)).round).toMatchObject({ selling: ['BME', 'CME'] });
  });

  it('[18DO 4.4.5] the Bank Pool takes up to 50 % of a company', () => {
    const full = round({ companies: { BME: { ...bme, held: { A: tens(3), pool: tens(4) } } } });
    expect(listed(full, 'sell').map(({ percents }) => percents)).toEqual([[10]]);
    expect(refused(full, sell('BME', 10, 10))).toEqual({ code: 'pool-limit', rule: '4.4.5' });
  });

  it('[18DO 4.4.5] nothing of a company that has not operated yet', () => {
    const fresh = round({ companies: { BME: { ...bme, operated: false } } });
    expect(listed(fresh, 'sell')).toEqual([]);
    expect(refused(fresh, sell('BME', 10))).toEqual({ code: 'not-operated', rule: '4.4.5' });
  });

  it('[18DO 4.4.5] a certificate of 20 % is sold whole', () => {
    const dhb: GivenCompany = { director: 'B', held: { A: [20, 10] }, at: [2, 5] };
    const state = round({ companies: { DHB: dhb } });
    expect(listed(state, 'sell').map(({ percents }) => percents)).toEqual([[10], [20], [10, 20]]);
    expect(held(played(state, sell('DHB', 20)), 'pool', 'DHB')).toEqual([20]);
    expect(refused(state, sell('DHB', 10, 10)).code).toBe('cannot-sell');
  });

  it('[18DO 4.4.3] from a charter any certificate may be bought, not only the next', () => {
    const dhb: GivenCompany = { director: 'B', held: { B: [10, 10] }, at: [2, 5] };
    const state = round({ companies: { DHB: dhb } });
    expect(listed(state, 'buy').map(({ percent }) => percent)).toEqual([20, 10]);
    expect(held(played(state, buy('DHB')), 'A', 'DHB')).toEqual([10]);
    expect(played(state, buy('DHB', 'charter', 20)).cash.A).toBe(1000 - 160);
  });

  it('[18DO 4.4.3] what a player has sold they do not buy again in the same round', () => {
    const sold = played(round({ companies: { CME: cme } }), sell('CME', 10));
    expect(refused(sold, buy('CME'))).toEqual({ code: 'sold-this-round', rule: '4.4.3' });
    const later = played(sold, pass, pass, pass);
    expect(acting(later)).toBe('A');
    expect(refused(later, buy('CME', 'pool')).code).toBe('sold-this-round');
    expect(listed(played(sold, pass), 'buy').some(({ company }) => company === 'CME')).toBe(true);
  });
});

describe('sold out', () => {
  const all = (more: Partial<GivenCompany> = {}): GivenCompany => ({
    director: 'A',
    held: { A: tens(3), B: tens(5) },
    at: [2, 5],
    ...more,
  });

  it('[18DO 4.4.6] a company that players hold wholly goes up one space at the end of the round', () => {
    const state = played(round({ companies: { BME: all() } }), pass, pass, pass);
    expect(spaceOf(state, 'BME')).toEqual([1, 5]);
  });

  it('[18DO 4.4.6] not with a share on the charter or in the Bank Pool, nor at the top of its column', () => {
    const charter = all({ held: { A: tens(3), B: tens(4) } });
    const pool = all({ held: { A: tens(3), B: tens(4), pool: tens(1) } });
    const top = all({ at: [0, 5] });
    for (const [company, at] of [
      [charter, [2, 5]],
      [pool, [2, 5]],
      [top, [0, 5]],
    ] as const) {
      expect(spaceOf(played(round({ companies: { BME: company } }), pass, pass, pass), 'BME')).toEqual(at);
    }
  });

  it('[18DO 4.4.6] several go up in operating order: the first to arrive lies on top', () => {
    const two = round({
      companies: { CME: { ...all(), director: 'B', held: { A: tens(4), B: tens(4) } }, BME: all() },
    });
    // BME was founded first, but CME lies on top
    const prices = { BME: two.prices.BME!, CME: two.prices.CME! };
    const state = played({ ...two, prices }, pass, pass, pass);
    expect(state.prices.CME!.arrival).toBeLessThan(state.prices.BME!.arrival);
  });
});

describe('handing in a certificate', () => {
  /** A has one share of DHB at 80. */
  const dhb: GivenCompany = { director: 'B', held: { A: [10], B: [10, 10] }, at: [2, 5] };
  const handIn = (source: 'charter' | 'pool' = 'charter', percent = 20, company = 'DHB') => ({
    type: 'trade-in',
    company,
    source,
    percent,
  });

  it('[18DO 4.4.3] the 20 % certificate against one of 10 % costs one share', () => {
    const state = played(round({ companies: { DHB: dhb } }), handIn());
    expect([state.cash.A, state.companies.DHB!.treasury]).toEqual([920, 80]);
    expect(held(state, 'A', 'DHB')).toEqual([20]);
    expect(held(state, 'charter', 'DHB')).toEqual(tens(4));
    expect(acting(state)).toBe('B');
  });

  it('[18DO 4.4.3] it is no sale: the value stays, and the company may be bought again', () => {
    const state = played(round({ companies: { DHB: dhb } }), handIn(), pass, pass);
    expect(spaceOf(state, 'DHB')).toEqual([2, 5]);
    expect(listed(state, 'buy').some(({ company }) => company === 'DHB')).toBe(true);
  });

  it('[18DO 4.4.3] at the Bank Pool the bank is paid and the 10 % goes there', () => {
    const before = round({ companies: { DHB: { ...dhb, held: { A: [10], pool: [20] } } } });
    const state = played(before, handIn('pool'));
    expect(state.bank - before.bank).toBe(80);
    expect(held(state, 'pool', 'DHB')).toEqual([10]);
  });

  it('[18DO 4.4.3] needs a certificate of 10 % and one of several shares', () => {
    const none = round({ companies: { DHB: { ...dhb, held: { B: [10, 10] } } } });
    expect(listed(none, 'trade-in')).toEqual([]);
    expect(refused(none, handIn())).toEqual({ code: 'nothing-to-hand-in', rule: '4.4.3' });
    expect(refused(round({ companies: { DHB: dhb } }), handIn('charter', 10)).code).toBe(
      'nothing-to-hand-in',
    );
    expect(refused(round({ companies: { DHB: dhb } }), handIn('pool')).code).toBe('none-there');
  });

  it('[18DO 4.4.3] it is a purchase: not of a company sold in this round, and it counts for floating', () => {
    const sold = played(round({ companies: { DHB: { ...dhb, held: { A: [10, 10] } } } }), sell('DHB', 10));
    expect(refused(sold, handIn()).code).toBe('sold-this-round');
    const four = round({ companies: { DHB: { ...dhb, held: { A: [10], B: [10] }, floated: false } } });
    expect(played(four, handIn()).companies.DHB!.floated).toBe(true);
  });
});
