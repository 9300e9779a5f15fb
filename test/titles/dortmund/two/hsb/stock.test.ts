import { describe, expect, it } from 'vitest';
import {
  bid,
  buy,
  cardsOf,
  converted,
  eventsOf,
  found,
  foundWith,
  type Given,
  held,
  hsbStart,
  investor,
  itsRailway,
  listed,
  pass,
  played,
  priceIn,
  railwayOf,
  refused,
  sell,
  sound,
  tens,
  told,
  tradeMinor,
  twoState,
} from '../../../../support/hsb/two';

/** It is B's turn: after a pass the Investor acts. */
const stocked = (given: Given) => twoState({ turn: 'B', ...given });
const itsTurn = (given: Given) => eventsOf(stocked(given), pass);

describe('[18DO 8.4.3] the first stock round for two', () => {
  const begun = played(hsbStart(['B3', 'B5', 'B7'], 2), bid('B3', 100), bid('B7', 165), {
    type: 'pick-card',
    card: 'railway',
  });

  it('[18DO 8.2, 8.4.1] nobody else founds the Investor’s railway, or its corporation', () => {
    expect(refused(begun, found('CME', 50))).toEqual({ code: 'investors-company', rule: '8.2' });
    const green = twoState({ phase: '3', stock: 2, cash: { A: 500 } });
    expect(refused(green, found('RIT', 60))).toEqual({ code: 'investors-company', rule: '8.2' });
    expect(refused(green, foundWith('B3', 'RIT', 60))).toEqual({ code: 'investors-company', rule: '8.2' });
    expect(listed(green, 'found').map(({ company }) => company)).toContain('DUB');
    expect(listed(green, 'found').map(({ company }) => company)).not.toContain('RIT');
  });

  it('[18DO 8.3.3, 8.4.3, S0] in its first turn it buys half of its railway, which is then in operation', () => {
    const after = played(begun, pass, pass);
    expect(held(after, investor, 'CME')).toEqual(['D', 10, 10, 10]);
    expect(held(after, 'charter', 'CME')).toEqual([10, 10, 10, 10, 10]);
    expect(after.cash[investor]).toBe(465 - 135 - 250);
    expect(after.round).toMatchObject({ turn: 'A', passes: 0 });
  });

  it('[18DO 8.3.3, 8.4.3, S1] it waits until each player directs a railway in operation', () => {
    const waiting = played(begun, found('BME', 50), found('RhE', 50), buy('BME'), buy('RhE'));
    expect(told(eventsOf(waiting, buy('BME')))).toEqual([]);
    const later = played(waiting, buy('BME'));
    expect(told(eventsOf(later, buy('RhE')))).toEqual([{ type: 'investor-waits' }]);
    // both railways are at 50 and its own too: that acts first which came to its space first
    const both = played(later, buy('RhE'), buy('BME'));
    expect(told(eventsOf(both, buy('RhE')))).toEqual([
      { type: 'investor-buys', company: 'CME', percent: 10, source: 'charter', price: 50, amount: 50 },
    ]);
  });

  it('[18DO 8.3.3, 8.4.3] the First Action may come to the Investor: it is left of the last buyer', () => {
    const state = twoState({
      stock: 1,
      turn: 'B',
      cash: { A: 0, B: 60, [investor]: 0 },
      companies: { BME: railwayOf('A', 55), RhE: railwayOf('B', 60) },
    });
    const after = played(state, buy('RhE'), pass, pass);
    expect(after.round.kind).toBe('operating');
    expect(after.priority).toBe(investor);
  });
});

describe('[18DO 8.4.4] other stock rounds for two', () => {
  it('[18DO 8.2.1.1, example 26] of equal values it buys that of the railway which operates first', () => {
    const companies = {
      BME: railwayOf('A', 90, { held: { [investor]: [10] } }),
      CME: itsRailway({ price: 90 }),
    };
    const state = stocked({ cash: { [investor]: 100 }, companies: { ...companies } });
    expect(told(eventsOf(state, pass))).toEqual([
      { type: 'investor-buys', company: 'BME', percent: 10, source: 'charter', price: 90, amount: 90 },
    ]);
    expect(held(played(state, pass), investor, 'BME')).toEqual([10, 10]);
  });

  it('[18DO 8.2.1.1, S4] a railway before a brewery of the same value', () => {
    const railway = { BME: railwayOf('A', 70) };
    const brewery = { DUB: { director: 'B', held: { B: tens(2) }, price: 70 } };
    const [first] = told(
      itsTurn({ phase: '3', cash: { [investor]: 75 }, companies: { ...railway, ...brewery } }),
    );
    expect(first).toMatchObject({ company: 'BME' });
    const [other] = told(
      itsTurn({
        phase: '3',
        cash: { [investor]: 75 },
        companies: { ...railway, DUB: { ...brewery.DUB, price: 75 } },
      }),
    );
    expect(other).toMatchObject({ company: 'DUB', price: 75 });
  });

  it('[18DO 8.2.1.2, example 27] it sells what is worth less to buy what is worth more, the lowest first', () => {
    const events = told(
      itsTurn({
        cash: { [investor]: 30 },
        companies: {
          BME: railwayOf('A', 100, { held: { [investor]: [10] } }),
          RhE: railwayOf('B', 75, { held: { [investor]: [10] } }),
          KWE: railwayOf('A', 80, { held: { [investor]: [10] } }),
        },
      }),
    );
    expect(events).toEqual([
      { type: 'investor-sells', company: 'RhE', percent: 10, price: 75, amount: 75 },
      { type: 'investor-buys', company: 'BME', percent: 10, source: 'charter', price: 100, amount: 100 },
    ]);
  });

  it('[18DO 6.4.7, 8.2.1.2] what it sells moves no price', () => {
    const state = stocked({
      cash: { [investor]: 30 },
      companies: {
        BME: railwayOf('A', 100, { held: { [investor]: [10] } }),
        RhE: railwayOf('B', 75, { held: { [investor]: [10] } }),
      },
    });
    expect(priceIn(played(state, pass), 'RhE')).toBe(75);
  });

  it('[18DO 8.2.1.1, S3] it has 20 % of a player’s company at most, and 70 % of its own', () => {
    const all = {
      BME: railwayOf('A', 100, { held: { [investor]: [10, 10] } }),
      CME: itsRailway({ held: { [investor]: tens(5) }, price: 90 }),
      RhE: railwayOf('B', 60),
    };
    const [only] = told(itsTurn({ cash: { [investor]: 1000 }, companies: all }));
    expect(only).toMatchObject({ type: 'investor-buys', company: 'RhE' });
  });

  it('[18DO 8.2, ruling 88] a director cannot sell so much that the Investor would direct the company', () => {
    const state = twoState({
      turn: 'A',
      companies: { BME: { director: 'A', price: 70, held: { A: [10], [investor]: [10, 10] } } },
    });
    expect(listed(state, 'sell')).toEqual([{ type: 'sell', company: 'BME', percents: [10] }]);
    expect(refused(state, sell('BME', 10, 10))).toEqual({ code: 'investor-directs', rule: '8.2' });
  });

  it('[18DO 8.2, ruling 88] nobody gets more of the Investor’s corporation than it has itself', () => {
    const state = converted(
      { phase: '3', stock: 4, cash: { A: 500 } },
      { held: { [investor]: [], A: tens(3), pool: tens(2) } },
    );
    expect(refused(state, buy('RIT', 'pool'))).toEqual({ code: 'investors-company', rule: '8.2' });
    expect(refused(state, tradeMinor('B3', 'RIT', 'pool'))).toEqual({
      code: 'investors-company',
      rule: '8.2',
    });
    const fewer = converted(
      { phase: '3', stock: 4, cash: { A: 500 } },
      { held: { [investor]: [], A: tens(2), pool: tens(2) } },
    );
    expect(held(played(fewer, buy('RIT', 'pool')), 'A', 'RIT')).toEqual([10, 10, 10]);
    expect(held(played(fewer, tradeMinor('B3', 'RIT', 'pool')), 'A', 'RIT')).toEqual([10, 10, 10]);
  });

  it('[18DO 8.2.1.2, S6] it passes where it can have nothing, and the round is over when all three pass', () => {
    const state = stocked({ cash: { [investor]: 0 }, turn: 'A' });
    const after = played(state, pass);
    expect(told(eventsOf(after, pass))).toEqual([{ type: 'investor-passes' }]);
    expect(played(after, pass).round.kind).toBe('operating');
  });
});

describe('[18DO 8.2.1.3] the third stock round', () => {
  const third = (given: Given) => stocked({ stock: 3, phase: '3', ...given });

  it('[18DO 8.2.1.3, C1] treasury and equipment go over, but for type 1; the order marker takes the place', () => {
    const state = third({
      cash: { [investor]: 300 },
      minors: {
        B3: { owner: 'A' },
        B4: { owner: investor, treasury: 60, cards: ['S1', 'S2', '2A'] },
        B5: { owner: 'B' },
      },
    });
    expect(state.breweryOrder).toEqual(['B5', 'B4', 'B3']);
    const after = played(state, pass);
    expect(after.breweryOrder).toEqual(['B5', 'RIT', 'B3']);
    expect(cardsOf(after, 'RIT')).toEqual(['2A', 'S2']);
    expect(cardsOf(after, 'B4')).toEqual([]);
    expect(after.companies.RIT).toMatchObject({ founded: true, floated: true, treasury: 60 + 240 });
    expect(after.companies.B4).toMatchObject({ founded: false, treasury: 0 });
    expect(held(after, 'gone', 'B4')).toEqual(['D']);
    expect(priceIn(after, 'RIT')).toBe(60);
  });

  it('[18DO 8.2.1.3, C2] it has half of it, one share for the minor brewery and the rest for 240', () => {
    const state = third({ cash: { [investor]: 300 } });
    const after = played(state, pass);
    expect(after.cash[investor]).toBe(60);
    expect(held(after, investor, 'RIT')).toEqual(['D', 10, 10]);
    expect(held(after, 'charter', 'RIT')).toEqual([10, 10, 10, 20]);
    expect(told(eventsOf(state, pass))).toEqual([
      { type: 'investor-converts', minor: 'B5', company: 'RIT', price: 60 },
      { type: 'investor-takes', company: 'RIT', percent: 50, free: 10, amount: 240 },
    ]);
    expect(after.round).toMatchObject({ turn: 'A', passes: 0 });
  });

  it('[18DO 8.2.1.3, C2] the Quellen-Brauerei is worth two shares: 180 for the rest', () => {
    const after = played(
      third({
        cash: { [investor]: 300 },
        its: { corporation: 'DAB' },
        minors: { B3: { owner: 'A' }, B4: { owner: 'B' }, B6: { owner: investor } },
      }),
      pass,
    );
    expect(after.cash[investor]).toBe(120);
    expect(held(after, investor, 'DAB')).toEqual(['D', 20, 10]);
    expect(held(after, 'charter', 'DAB')).toEqual([20, 10, 10, 10]);
  });

  it.each([
    ['DUB', ['D', 10, 10], 240],
    ['DAB', ['D', 20, 10], 240],
    ['RIT', ['D', 10, 10], 240],
    ['STI', ['D', 10], 240],
  ])('[18DO 8.2.1.3, ruling 60] half of %s is %j', (corporation, cards, amount) => {
    const state = third({ cash: { [investor]: 240 }, its: { corporation } });
    const after = played(state, pass);
    expect(held(after, investor, corporation)).toEqual(cards);
    expect(after.companies[corporation]!.treasury).toBe(75 + amount);
    expect(after.cash[investor]).toBe(0);
  });

  it('[18DO 8.2.1.3] comes before green, too, and only in its first turn', () => {
    const state = stocked({ stock: 3, cash: { [investor]: 300 } });
    const after = played(state, pass);
    expect(after.companies.RIT!.floated).toBe(true);
    const next = played(after, pass);
    expect(told(eventsOf(next, pass)).map(({ type }) => type)).toEqual(['investor-buys']);
    expect(told(itsTurn({ stock: 2, cash: { [investor]: 40 } }))).toEqual([{ type: 'investor-passes' }]);
  });

  it('[18DO 8.2.1.3, example 28] it sells certificates of the lowest value first, until it can pay', () => {
    const state = third({
      cash: { [investor]: 150 },
      companies: {
        BME: railwayOf('A', 65, { held: { [investor]: [10] } }),
        RhE: railwayOf('B', 90, { held: { [investor]: [10] } }),
      },
    });
    expect(told(eventsOf(state, pass))).toEqual([
      { type: 'investor-converts', minor: 'B5', company: 'RIT', price: 60 },
      { type: 'investor-sells', company: 'BME', percent: 10, price: 65, amount: 65 },
      { type: 'investor-sells', company: 'RhE', percent: 10, price: 90, amount: 90 },
      { type: 'investor-takes', company: 'RIT', percent: 50, free: 10, amount: 240 },
    ]);
    expect(played(state, pass).cash[investor]).toBe(65);
  });

  it('[18DO 8.2.1.3, example 29] what it cannot pay goes to the Bank Pool at 60, and the price stays', () => {
    const state = third({ cash: { [investor]: 180 }, its: { corporation: 'STI' } });
    const after = played(state, pass);
    expect(held(after, investor, 'STI')).toEqual(['D']);
    expect(held(after, 'pool', 'STI')).toEqual([10]);
    expect(after.companies.STI!.treasury).toBe(75 + 180 + 60);
    expect([after.cash[investor], priceIn(after, 'STI')]).toEqual([0, 60]);
    expect(told(eventsOf(state, pass)).slice(1)).toEqual([
      { type: 'investor-takes', company: 'STI', percent: 40, free: 10, amount: 180 },
      { type: 'investor-rest-sold', company: 'STI', percent: 10, amount: 60 },
    ]);
  });

  it('[18DO 8.2.1.3, C3, rulings 60, 157] it buys whole certificates in their order, and stops at the first that is too dear', () => {
    const state = third({ cash: { [investor]: 179 }, its: { corporation: 'DAB' } });
    const after = played(state, pass);
    expect(held(after, investor, 'DAB')).toEqual(['D']);
    expect(held(after, 'pool', 'DAB')).toEqual([20, 10]);
    expect(after.cash[investor]).toBe(119);
    expect(after.companies.DAB!.treasury).toBe(75 + 60 + 180);
  });

  it('[18DO 8.2.1.3, C3] the bank lends what it lacks of the director’s certificate, and gets it back from dividends', () => {
    const state = third({ cash: { [investor]: 50 }, its: { corporation: 'STI' } });
    const after = played(state, pass);
    expect(held(after, investor, 'STI')).toEqual(['D']);
    expect(after.companies.STI!.treasury).toBe(75 + 180 + 60);
    expect([after.cash[investor], after.credits[investor]]).toEqual([0, 130]);
    expect(told(eventsOf(state, pass))).toContainEqual({
      type: 'investor-lent',
      company: 'STI',
      amount: 130,
    });
    const paying = converted(
      {
        phase: '3',
        its: { corporation: 'STI' },
        credits: { [investor]: 130 },
        cash: { [investor]: 0 },
        companies: { BME: railwayOf('A', 65, { held: { [investor]: [10, 10] }, cards: ['3'] }) },
        operating: { company: 'BME', step: 'dividend', revenue: 100 },
      },
      { held: { pool: [10] } },
    );
    const paid = eventsOf(paying, { type: 'dividend', pay: true });
    expect(paid).toContainEqual({ type: 'investor-pays-back', amount: 20, left: 110 });
    expect(played(paying, { type: 'dividend', pay: true }).cash[investor]).toBe(0);
  });

  it('[18DO 8.2.1.3, C3, ruling 157] whatever cash it has pays the advance back as soon as companies act', () => {
    const state = third({ cash: { A: 0, B: 0, [investor]: 50 }, its: { corporation: 'STI' } });
    const lent = played(state, pass);
    // money that it has come to in the same stock round
    const richer = sound({
      ...lent,
      bank: lent.bank - 25,
      cash: { ...lent.cash, [investor]: 25 },
    });
    expect(told(eventsOf(played(richer, pass), pass))).toContainEqual({
      type: 'investor-pays-back',
      amount: 25,
      left: 105,
    });
  });

  it('[18DO 8.2.1.2, 6.4.5] it never sells the certificates of its own companies, nor what has not operated', () => {
    const state = third({
      cash: { [investor]: 60 },
      companies: { BME: railwayOf('A', 65, { held: { [investor]: [10] }, operated: false }) },
    });
    expect(told(eventsOf(state, pass)).map(({ type }) => type)).toEqual([
      'investor-converts',
      'investor-takes',
      'investor-lent',
      'investor-rest-sold',
    ]);
  });
});
