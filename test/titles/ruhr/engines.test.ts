import { describe, expect, it } from 'vitest';
import { trainsOf } from '@/engine/finance/trains';
import {
  asked,
  eventsOf,
  type Given,
  type GivenPrivate,
  listed,
  played,
  refused,
  ruhrState,
  tens,
} from '../../support/ruhr/table';

const rhe = (trains: string[]) => ({
  RhE: { director: 'B', held: { B: tens(3) }, at: 60, treasury: 0, trains },
});

function investing(own: GivenPrivate, more: Given = {}) {
  return ruhrState({
    active: { P1: { owner: 'A', treasury: 500, linked: true, ...own } },
    operating: { company: 'P1', step: 'invest' },
    ...more,
  });
}

const engine = (card: string, from = 'depot') => ({ type: 'buy-engine', card, from });
const from = (price: number, train = '2') => ({ type: 'buy-engine-from', company: 'RhE', train, price });

describe('switch engines', () => {
  it('[18Ruhr 9.3] a new card for the grey price; the card leaves the game, its marker lies on the charter', () => {
    const state = investing({});
    const after = played(state, engine('2'));
    expect(state.companies.P1!.treasury - after.companies.P1!.treasury).toBe(30);
    expect(after.montan.P1!.engines).toEqual(['W1']);
    expect(after.engines.W1).toBe(3);
    expect(after.trains.filter(({ at }) => at === 'gone')).toHaveLength(1);
  });

  it('[18Ruhr 9.3] (ruling 57) the marker follows the card: 2 W1, 3 W2, 4 to 6 W3, 8 W4', () => {
    for (const [card, marker] of Object.entries({ 2: 'W1', 3: 'W2', 4: 'W3', 5: 'W3', 6: 'W3', 8: 'W4' })) {
      const state = investing({}, { phase: card, next: card });
      expect(played(state, engine(card)).montan.P1!.engines).toEqual([marker]);
    }
  });

  it('[18Ruhr 9.3] needs a link, a box that is free, and a marker in the supply', () => {
    expect(refused(investing({ linked: false }), engine('2'))).toEqual({
      code: 'engine-needs-link',
      rule: '9.3',
    });
    expect(refused(investing({ engines: ['W1'] }), engine('2'))).toMatchObject({ code: 'no-engine-box' });
    const state = investing({});
    state.scrapped.W1 = 4;
    state.engines.W1 = 0;
    expect(refused(state, engine('2'))).toMatchObject({ code: 'no-engine-marker' });
  });

  it('[18Ruhr 10.8.2] a card of the Bank Pool, too, but never for markers', () => {
    const state = investing({}, { phase: '3', next: '3', pool: ['2'] });
    expect(played(state, engine('2', 'pool')).montan.P1!.engines).toEqual(['W1']);
    expect(listed(state, 'develop').some(({ card }) => card === '2')).toBe(false);
  });

  it("[18Ruhr 9.3, 10.8.2] (b) a railway's train for 10 Mark to half as much again as the grey price, if its director agrees", () => {
    const state = investing({}, { corporations: rhe(['2']) });
    expect(refused(state, from(9))).toEqual({ code: 'engine-price', rule: '9.3' });
    expect(refused(state, from(46))).toMatchObject({ code: 'engine-price' });
    const asking = played(state, from(45));
    expect(asked(asking)).toBe('B agree-engine');
    const after = played(asking, { type: 'agree' });
    expect(after.companies.RhE!.treasury).toBe(45);
    expect(trainsOf(after, 'RhE')).toEqual([]);
    expect(after.montan.P1!.engines).toEqual(['W1']);
    expect(after.trains.filter(({ at }) => at === 'gone')).toHaveLength(1);
  });

  it('[18Ruhr 9.3] (ruling 122) who has refused is asked again only for more', () => {
    const state = investing({}, { corporations: rhe(['2']) });
    const declined = played(state, from(20), { type: 'decline' });
    expect(refused(declined, from(20))).toMatchObject({ code: 'engine-price' });
    expect(asked(played(declined, from(21)))).toBe('B agree-engine');
    const dear = played(state, from(45), { type: 'decline' });
    expect(listed(dear, 'buy-engine-from')).toEqual([]);
  });

  it('[18Ruhr 9.3] an engine may be scrapped for nothing, and another bought', () => {
    const state = investing({ engines: ['W1'] }, { phase: '3', next: '3' });
    const scrapped = played(state, { type: 'scrap-engine', engine: 'W1' });
    expect(scrapped.scrapped.W1).toBe(1);
    expect(played(scrapped, engine('3')).montan.P1!.engines).toEqual(['W2']);
    expect(refused(state, { type: 'scrap-engine', engine: 'W2' })).toMatchObject({ code: 'no-such-engine' });
  });

  it('[18Ruhr 9.3] (rulings 55, 108) a corporation has a second engine only with a second location, linked or not', () => {
    const given = (merged: string[]) =>
      ruhrState({
        phase: '4',
        next: '4',
        gone: ['P5', 'P7'],
        corporations: {
          RB: {
            director: 'A',
            at: 70,
            treasury: 300,
            hex: 'D15',
            merged,
            markers: { A: 3, B: 2 },
            engines: ['W2'],
          },
        },
        operating: { company: 'RB', step: 'invest' },
      });
    expect(refused(given([]), engine('4'))).toMatchObject({ code: 'no-engine-box' });
    expect(played(given(['H7']), engine('4')).montan.RB!.engines).toEqual(['W2', 'W3']);
  });

  it('[18Ruhr 9.3, 11] a first card begins its phase, whatever it is used for; cards of the pool never do', () => {
    const state = investing({}, { phase: '2', next: '3' });
    expect(eventsOf(state, engine('3'))).toContainEqual({ type: 'phase', phase: '3', colour: 'green' });
    const pool = investing({}, { phase: '3', next: '3', pool: ['3'] });
    expect(eventsOf(pool, engine('3', 'pool')).some(({ type }) => type === 'phase')).toBe(false);
  });
});
