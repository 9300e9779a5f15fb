import { describe, expect, it } from 'vitest';
import { sharesOf } from '@/engine/finance/certificates';
import {
  asked,
  cardsOf,
  dividend,
  eventsOf,
  found,
  held,
  hsbState,
  listed,
  played,
  priceIn,
  refused,
  sell,
  stepIn,
  tens,
} from '../../../support/hsb/table';

const bme = (more = {}) => ({ director: 'A', held: { A: tens(3), B: tens(2) }, price: 30, ...more });

describe('bankruptcy', () => {
  const sold = () =>
    played(
      hsbState({
        stock: 3,
        companies: {
          BME: bme({ treasury: 90, cards: ['2A'], held: { A: tens(3), B: tens(2), pool: [10] } }),
        },
        stations: [{ company: 'BME', hex: 'E12', stop: 0 }],
        freeLinks: ['BME'],
      }),
      sell('BME', 10, 10),
    );

  it('[18DO 6.4.8] example 14: sold at 30 by the director, who gets 60; the company closes', () => {
    const after = sold();
    expect(after.cash.A).toBe(465 + 60);
    expect(after.companies.BME).toMatchObject({
      founded: false,
      floated: false,
      operated: false,
      treasury: 0,
    });
    expect(priceIn(after, 'BME')).toBe(0);
  });

  it('[18DO 6.4.8] all certificates go back to the display without compensation, money to the bank, cards out of the game', () => {
    const after = sold();
    expect(held(after, 'offer', 'BME')).toEqual(['D', ...tens(8)]);
    expect(cardsOf(after, 'BME')).toEqual([]);
    expect(after.cash.B).toBe(465);
  });

  it('[18DO 6.4.8] [18DO 6.4.9] stations leave the game, but for the home; only tokens that were not built are left', () => {
    const after = sold();
    expect(after.board.stations.filter(({ company }) => company === 'BME').map(({ hex }) => hex)).toEqual([
      'I10',
    ]);
    expect(after.companies.BME!.tokens).toHaveLength(4);
    expect(after.lostTokens.BME).toBe(1);
    expect(after.freeLinks).toEqual([]);
  });

  it('[18DO 6.4.9] founded again from the next stock round on, at a value of the phase', () => {
    const after = sold();
    expect(refused(after, found('BME', 50))).toEqual({ code: 'closed-this-round', rule: '6.4.9' });
    const later = hsbState({ stock: 4, closed: { BME: 3 } });
    expect(played(later, found('BME', 75)).companies.BME).toMatchObject({ founded: true, treasury: 150 });
  });

  it('[18DO 6.4.9] what a bankrupt railway has opened stays open', () => {
    const state = hsbState({ stock: 4, closed: { KWE: 3 } });
    expect(played(state, found('DGEE', 50)).companies.DGEE!.founded).toBe(true);
  });

  it('[18DO 6.4.8] [18DO 6.4.9] a brewery loses its order marker and, once, its last two tenths', () => {
    const state = hsbState({
      stock: 3,
      phase: '3',
      companies: { RIT: { director: 'A', held: { A: tens(2), B: tens(3) }, price: 30, cards: ['3'] } },
    });
    const after = played(state, sell('RIT', 10));
    expect(held(after, 'offer', 'RIT')).toEqual(['D', ...tens(3), 20]);
    expect(held(after, 'gone', 'RIT')).toEqual([10, 10]);
    expect(after.breweryOrder).toEqual(['B5', 'B4', 'B3']);
    expect(cardsOf(after, 'RIT')).toEqual([]);
  });

  it('[18DO 6.4.9, ruling 114] a second bankruptcy takes no more', () => {
    const state = hsbState({
      stock: 4,
      phase: '3',
      companies: { RIT: { director: 'A', held: { A: tens(2), gone: tens(2), B: tens(1) }, price: 30 } },
      closed: { RIT: 2 },
    });
    expect(held(played(state, sell('RIT', 10)), 'gone', 'RIT')).toEqual([10, 10]);
  });

  it('[18DO 6.4.9, ruling 124] a brewery of eight shares floats with five of them; missing tenths are not paid', () => {
    const state = hsbState({
      phase: '3',
      companies: { RIT: { director: 'A', held: { gone: tens(2), B: tens(2) }, price: 70 } },
      closed: { RIT: 1 },
      brewing: { company: 'RIT', step: 'dividend', revenue: 100 },
    });
    const after = played(state, dividend(true));
    expect([after.cash.A, after.cash.B, after.companies.RIT!.treasury]).toEqual([495, 485, 30]);
  });

  it('[18DO 6.4.8] one that goes bankrupt in its own turn stops at once', () => {
    const state = hsbState({
      phase: '3',
      companies: {
        BME: bme({ cards: ['3'] }),
        CME: { director: 'B', held: { B: tens(3) }, price: 70, treasury: 50 },
      },
      operating: { company: 'BME', step: 'dividend', revenue: 50 },
      round: ['BME', 'CME'],
    });
    const after = played(state, dividend(false));
    expect(after.companies.BME!.founded).toBe(false);
    expect(stepIn(after)).toMatch(/^CME/);
    expect(eventsOf(state, dividend(false))).toContainEqual({ type: 'company-closed', company: 'BME' });
  });

  it('[18DO 6.4.8, ruling 45] the beer of its trains goes back to stock', () => {
    const state = hsbState({
      phase: '5',
      companies: { BME: bme({ cards: ['5+1'] }) },
      operating: { company: 'BME', step: 'dividend', revenue: 50 },
    });
    expect(played(state, dividend(false)).beer).toBe(state.beer + 1);
  });

  it('[18DO 4.5.7.5] [18DO 6.4.8, ruling 112] a sale in a forced purchase that ruins the company ends it: no card, and the director gets back what they paid', () => {
    const state = hsbState({
      phase: '3',
      cash: { A: 20 },
      companies: { BME: { director: 'A', held: { A: tens(3), B: tens(2), pool: tens(3) }, price: 30 } },
      operating: { company: 'BME', step: 'trains' },
      has: { dealt: true, soldForTrain: true },
    });
    const forced = played(state, { type: 'force-train', train: '3', from: 'depot' });
    expect([asked(forced), forced.cash.A]).toEqual(['A raise-money', 0]);
    // what the director must sell is one sale, all at the price before it: the company closes after it
    const sellOne = { type: 'sell-own', company: 'BME', percent: 10 };
    const selling = played(forced, sellOne, sellOne);
    expect([asked(selling), listed(selling)]).toEqual(['A raise-money', [sellOne]]);
    const after = played(selling, sellOne);
    expect(after.companies.BME!.founded).toBe(false);
    expect(after.cash.A).toBe(20 + 3 * 30);
    expect([after.decisions, after.credits.A]).toEqual([[], 0]);
    expect(sharesOf(after, 'A', 'BME')).toBe(0);
  });
});
