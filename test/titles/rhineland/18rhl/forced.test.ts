import { describe, expect, it } from 'vitest';
import { trainsOf } from '@/engine/finance/trains';
import { box, viewAt } from '@/titles/rhineland/18rhl';
import { scores } from '@/titles/rhineland/rules/score';
import { acting, eventsOf, held, listed, played, type RhlState, refused } from '../../../support/rhl/table';
import { floated, skip, stepIn, type Tiles, turn } from '../../../support/rhl/turn';

const linked: Tiles = { K4: ['4', 1] };
const force = (train: string, from = 'depot') => ({ type: 'force-train', train, from });
const sellCharter = { type: 'sell-charter', percent: 10 };
const sellOwn = (company: string, percent = 10) => ({ type: 'sell-own', company, percent });
const credit = { type: 'credit' };

/** ADR at value 80 without a train but with a route; 5-trains for 500 are on sale. */
const adr = (given: { treasury: number; charter?: number; cash?: number; pool?: number }, more = {}) =>
  turn({
    company: 'ADR',
    step: 'trains',
    phase: '5',
    tiles: linked,
    companies: {
      ADR: floated({
        at: [2, 3],
        treasury: given.treasury,
        held: {
          A: Array(8 - (given.charter ?? 0) - (given.pool ?? 0)).fill(10),
          charter: Array(given.charter ?? 0).fill(10),
          pool: Array(given.pool ?? 0).fill(10),
        },
      }),
    },
    cash: { A: given.cash ?? 0 },
    ...more,
  });

const typesOf = (state: RhlState, company: string) => trainsOf(state, company).map(({ type }) => type);
const rowOf = (state: RhlState, company: string) => state.prices[company]!.row;

describe('a forced purchase', () => {
  it('[18Rhl 6.2.6.2] E21: shares on the charter, then cash, then own shares or credit', () => {
    const state = played(adr({ treasury: 120, charter: 2, cash: 60 }), force('5'));
    expect(acting(state)).toBe('A');
    // first the charter
    expect(listed(state)).toEqual([sellCharter]);
    expect(refused(state, credit)).toEqual({ code: 'charter-first', rule: '6.2.6.2' });
    expect(refused(state, sellOwn('ADR'))).toEqual({ code: 'charter-first', rule: '6.2.6.2' });
    const one = played(state, sellCharter);
    expect(one.companies.ADR!.treasury).toBe(200);
    const two = played(one, sellCharter);
    // both for 80, one space down for both together, then the director's 60
    expect(rowOf(two, 'ADR')).toBe(3);
    expect(two.companies.ADR!.treasury).toBe(120 + 160 + 60);
    expect(two.cash.A).toBe(0);
    // 160 are missing still
    const paid = played(two, credit);
    expect(paid.credits.A).toBe(160);
    expect(typesOf(paid, 'ADR')).toEqual(['5']);
    expect(paid.companies.ADR!.treasury).toBe(0);
    expect(scores(box, paid).find(({ player }) => player === 'A')!.credit).toBe(320);
  });

  it('[18Rhl 6.2.6.2] E21: own shares instead of the credit, and a credit for the rest', () => {
    const two = played(adr({ treasury: 120, charter: 2, cash: 60 }), force('5'), sellCharter, sellCharter);
    // ADR fell to 75: one own share brings that much
    const own = played(two, sellOwn('ADR'));
    expect(own.cash.A).toBe(0);
    expect(own.companies.ADR!.treasury).toBe(340 + 75);
    const rest = played(own, credit);
    expect(rest.credits.A).toBe(85);
    expect(typesOf(rest, 'ADR')).toEqual(['5']);
  });

  it('[18Rhl 6.2.6.2, 7.1, ruling 163] a credit is written down, not paid out: it does not break the bank', () => {
    const before = adr({ treasury: 0 }, { bank: 10 });
    const state = played(before, force('5'), credit);
    expect([state.credits.A, state.bank, state.broken]).toEqual([500, 10, null]);
    expect(typesOf(state, 'ADR')).toEqual(['5']);
  });

  it('[18Rhl 6.2.6.2] E30: no more is raised than needed', () => {
    const state = played(adr({ treasury: 450, charter: 2, cash: 60 }), force('5'), sellCharter);
    expect(typesOf(state, 'ADR')).toEqual(['5']);
    expect(state.companies.ADR!.treasury).toBe(30);
    expect(rowOf(state, 'ADR')).toBe(3);
    expect(held(state, 'charter', 'ADR')).toEqual([10]);
    expect(state.cash.A).toBe(60);
  });

  it('[18Rhl 6.2.6.2] what the last own share brings too much stays with the director', () => {
    const state = played(adr({ treasury: 450, cash: 0 }), force('5'), sellOwn('ADR'));
    expect(typesOf(state, 'ADR')).toEqual(['5']);
    expect(state.companies.ADR!.treasury).toBe(0);
    expect(state.cash.A).toBe(30);
  });

  it('[18Rhl 6.2.6.2] the director pays from cash as soon as the charter gives no more', () => {
    const state = adr({ treasury: 450, cash: 600 });
    const after = played(state, force('5'));
    expect(typesOf(after, 'ADR')).toEqual(['5']);
    expect([after.cash.A, after.companies.ADR!.treasury]).toEqual([550, 0]);
    expect(after.bank - state.bank).toBe(500);
  });

  it('[18Rhl 6.2.6.2] all shares of one corporation that one seller sells are one sale', () => {
    const state = played(
      adr({ treasury: 0, cash: 0 }),
      force('5'),
      sellOwn('ADR'),
      sellOwn('ADR'),
      sellOwn('ADR'),
    );
    expect(state.companies.ADR!.treasury).toBe(3 * 80);
    expect(rowOf(state, 'ADR')).toBe(3);
  });

  it('[18Rhl 6.2.6.2] no more than 50 % in the Bank Pool', () => {
    const full = adr({ treasury: 450, charter: 3, pool: 5, cash: 20 });
    const state = played(full, force('5'));
    // the charter cannot be sold from, so the cash has been taken
    expect(state.cash.A).toBe(0);
    expect(refused(state, sellCharter)).toEqual({ code: 'pool-limit', rule: '5.2.1' });
    expect(listed(state)).toEqual([credit]);
    expect(played(state, credit).credits.A).toBe(30);
  });

  it('[18Rhl 6.2.6.2] no sale that would change a director', () => {
    const state = adr(
      { treasury: 450, cash: 0 },
      {
        companies: {
          ADR: floated({
            at: [2, 3],
            treasury: 450,
            held: { A: [10, 10], B: [10, 10, 10, 10], pool: [10, 10] },
          }),
          BME: floated({ at: [2, 3], held: { A: [10, 10, 10], B: [10, 10, 10, 10, 10] } }),
        },
      },
    );
    const raising = played(state, force('5'));
    // of both corporations A has no share more than needed to stay director
    expect(refused(raising, sellOwn('ADR'))).toEqual({ code: 'keeps-director', rule: '6.2.6.2' });
    expect(refused(raising, sellOwn('BME'))).toEqual({ code: 'keeps-director', rule: '6.2.6.2' });
    expect(listed(raising)).toEqual([credit]);
  });

  it('[18Rhl 6.2.6.2] shares of corporations that others direct may be sold, of any floated one', () => {
    const state = adr(
      { treasury: 450, cash: 0 },
      {
        companies: {
          ADR: floated({ at: [2, 3], treasury: 450, held: { A: [10, 10, 10], B: [10, 10, 10, 10, 10] } }),
          BME: floated({ director: 'B', at: [2, 3], held: { A: [10, 10], B: [10, 10, 10, 10, 10, 10] } }),
          CME: { director: 'B', at: [3, 1], floated: false, held: { A: [10] } },
        },
      },
    );
    const raising = played(state, force('5'));
    expect(refused(raising, sellOwn('CME'))).toEqual({ code: 'not-floated', rule: '5.2.1' });
    const after = played(raising, sellOwn('BME'));
    expect([after.cash.A, rowOf(after, 'BME'), rowOf(after, 'ADR')]).toEqual([30, 3, 2]);
    expect(typesOf(after, 'ADR')).toEqual(['5']);
  });

  it('[18Rhl 6.2.6.2] only the cheapest new train or one from the Bank Pool', () => {
    const state = adr({ treasury: 0, cash: 600 }, { pool: ['4'] });
    expect(listed(state, 'force-train')).toEqual([force('5'), force('4', 'pool')]);
    expect(refused(state, force('6'))).toEqual({ code: 'train-not-forced', rule: '6.2.6.2' });
    const after = played(state, force('4', 'pool'));
    expect(typesOf(after, 'ADR')).toEqual(['4']);
    expect(after.cash.A).toBe(300);
  });

  it('[18Rhl 6.2.6.2] once begun, no purchase from another corporation', () => {
    const state = adr(
      { treasury: 100, charter: 1, cash: 0 },
      {
        companies: {
          ADR: floated({ at: [2, 3], treasury: 100 }),
          BME: floated({ director: 'B', trains: ['5'] }),
        },
      },
    );
    const raising = played(state, force('5'));
    expect(refused(raising, { type: 'buy-train-from', company: 'BME', train: '5', price: 1 }).code).toBe(
      'not-now',
    );
    expect(refused(raising, skip).code).toBe('not-now');
  });

  it('[18Rhl 6, 6.2.6.2] a value that falls in a forced purchase changes the order at once', () => {
    const begun = played(
      turn({
        company: 'ADR',
        step: 'trains',
        phase: '5',
        tiles: linked,
        companies: {
          ADR: floated({ at: [1, 6], treasury: 450, held: { A: [10, 10, 10], B: [10, 10, 10, 10, 10] } }),
          BME: floated({ director: 'B', at: [1, 5], held: { A: [10], B: [10, 10, 10, 10, 10, 10, 10] } }),
          CME: floated({ director: 'C', at: [3, 6] }),
        },
        cash: { A: 0 },
        done: ['RhE'],
      }),
      force('5'),
    );
    // 110 for BME, 100 for CME further to the right; after a sale 100 for both
    expect(stepIn(played(begun, credit))).toBe('BME/track');
    expect(stepIn(played(begun, sellOwn('BME')))).toBe('CME/track');
  });
});

describe('a forced purchase without credit', () => {
  const agreed = (state: RhlState): RhlState => ({
    ...state,
    setup: { ...state.setup, options: { noCredit: true } },
  });

  it('[18Rhl 8.3] own shares are sold as far as needed; no credit', () => {
    const state = played(agreed(adr({ treasury: 430, cash: 10 })), force('5'));
    expect(listed(state)).toEqual([sellOwn('ADR')]);
    expect(refused(state, credit)).toEqual({ code: 'no-credit', rule: '8.3' });
    const paid = played(state, sellOwn('ADR'));
    expect(typesOf(paid, 'ADR')).toEqual(['5']);
    expect([paid.cash.A, paid.credits.A, paid.over]).toEqual([20, 0, false]);
  });

  it('[18Rhl 8.3] who has sold all and cannot pay ends the game at once, and keeps the money', () => {
    // ruling 143; five of ten may lie in the Bank Pool, 80 each
    const before = agreed(adr({ treasury: 40, cash: 25 }));
    const almost = played(before, force('5'), ...Array(4).fill(sellOwn('ADR')));
    expect(almost.over).toBe(false);
    expect(eventsOf(almost, sellOwn('ADR')).map(({ type }) => type)).toEqual([
      'sold-to-raise',
      'director-pays',
      'bankrupt',
      'game-over',
    ]);
    const state = played(almost, sellOwn('ADR'));
    expect([state.over, state.decisions]).toEqual([true, []]);
    expect([state.cash.A, state.companies.ADR!.treasury]).toEqual([25 + 5 * 80, 40]);
    expect(typesOf(state, 'ADR')).toEqual([]);
    expect(held(state, 'pool', 'ADR')).toEqual(Array(5).fill(10));
    expect(scores(box, state).find(({ player }) => player === 'A')!.credit).toBe(0);
  });

  it('[18Rhl 8.3, ruling 166] a sale that takes the room of a larger one is refused while that would pay', () => {
    // 160 are missing, and there is room for 20 % of MKB
    const mkb = floated({
      director: 'B',
      at: [2, 3],
      held: { A: [20, 10], B: [20], pool: [10, 10, 10] },
    });
    const own = floated({ at: [2, 3], treasury: 340, held: { B: [10], C: [10] } });
    const state = agreed(adr({ treasury: 0, cash: 0 }, { companies: { ADR: own, MKB: mkb } }));
    const raising = played(state, force('5'));
    expect(listed(raising)).toEqual([sellOwn('MKB', 20)]);
    expect(refused(raising, sellOwn('MKB'))).toEqual({ code: 'sale-ruins', rule: '8.3' });
    expect(typesOf(played(raising, sellOwn('MKB', 20)), 'ADR')).toEqual(['5']);
    // nothing would pay: any order will do
    const poorer = floated({ ...own, treasury: 330 });
    const lost = agreed(adr({ treasury: 0, cash: 0 }, { companies: { ADR: poorer, MKB: mkb } }));
    expect(listed(played(lost, force('5')))).toEqual([sellOwn('MKB', 20), sellOwn('MKB')]);
  });

  it('[18Rhl 8.3] shares of the company are sold first, and its money stays with it', () => {
    const before = agreed(adr({ treasury: 0, charter: 5, cash: 30 }));
    const state = played(before, force('5'), ...Array(5).fill(sellCharter));
    expect([state.over, state.cash.A, state.companies.ADR!.treasury]).toEqual([true, 30, 400]);
  });

  it('[18Rhl 8.3] nobody picks a train that ruins them while another of the choice can be paid for', () => {
    // five shares at 80 and 25 in cash: enough for the 4-train in the Bank Pool, and not for a new 5-train
    const state = agreed(adr({ treasury: 40, cash: 25 }, { pool: ['4'] }));
    expect(listed(state, 'force-train')).toEqual([force('4', 'pool')]);
    expect(refused(state, force('5'))).toEqual({ code: 'beyond-means', rule: '8.3' });
    // with a credit the choice is free
    const lent = adr({ treasury: 40, cash: 25 }, { pool: ['4'] });
    expect(listed(lent, 'force-train')).toEqual([force('5'), force('4', 'pool')]);
  });

  it('[18Rhl 8.3] a dearer new train may be chosen by who can pay for it, and any by who can pay for none', () => {
    const rich = agreed(adr({ treasury: 40, cash: 600 }, { pool: ['4'] }));
    expect(listed(rich, 'force-train')).toEqual([force('5'), force('4', 'pool')]);
    const poor = agreed(adr({ treasury: 0, charter: 3, pool: 5, cash: 10 }, { pool: ['4'] }));
    expect(listed(poor, 'force-train')).toEqual([force('5'), force('4', 'pool')]);
  });

  it('[18Rhl 8.3] what the charter sells first fills the Bank Pool and lowers the price of own shares', () => {
    // two of the charter at 80, then three own ones at 75: 385 with the treasury, and 300 is payable
    const state = agreed(adr({ treasury: 0, charter: 2, cash: 0 }, { pool: ['4'] }));
    expect(listed(state, 'force-train')).toEqual([force('4', 'pool')]);
    const more = agreed(adr({ treasury: 115, charter: 2, cash: 0 }, { pool: ['4'] }));
    expect(listed(more, 'force-train')).toEqual([force('5'), force('4', 'pool')]);
    const less = agreed(adr({ treasury: 114, charter: 2, cash: 0 }, { pool: ['4'] }));
    expect(listed(less, 'force-train')).toEqual([force('4', 'pool')]);
  });

  it('[18Rhl 8.3, 8.4.2, rulings 100, 143] destiny cards still count, in the middle of a set, and no bank is broken', () => {
    const bare = agreed(adr({ treasury: 40, cash: 25 }));
    const state: RhlState = {
      ...bare,
      setup: { ...bare.setup, options: { noCredit: true, destinyCards: true } },
      // ADR alone has a treasury, and nobody a train
      bank: bare.bank + bare.companies.RhE!.treasury,
      companies: { ...bare.companies, RhE: { ...bare.companies.RhE!, treasury: 0 } },
      destinies: { A: ['D10'], B: ['D1'], C: ['D9'] },
    };
    const end = played(state, force('5'), ...Array(5).fill(sellOwn('ADR')));
    expect([end.over, end.broken]).toEqual([true, null]);
    const lines = viewAt(end.setup)
      .scores(end)
      .map(({ player, bonuses }) => [player, bonuses]);
    expect(lines.sort()).toEqual([
      ['A', [{ card: 'D10', amount: 160 }]],
      ['B', [{ card: 'D1', amount: 0 }]],
      ['C', [{ card: 'D9', amount: 0 }]],
    ]);
  });
});
