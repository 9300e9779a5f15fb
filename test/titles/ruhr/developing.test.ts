import { describe, expect, it } from 'vitest';
import { boxAt } from '@/titles/ruhr/18ruhr';
import { incomeOf, keptMarkers, placedMarkers } from '@/titles/ruhr/rules/montan/markers';
import {
  asked,
  develop,
  eventsOf,
  type Given,
  type GivenPrivate,
  income,
  listed,
  pay,
  played,
  refused,
  ruhrState,
  skip,
  stepIn,
  valueOfCompany,
} from '../../support/ruhr/table';

/** A private Montan company that may spend something. */
function investing(company: string, own: GivenPrivate, more: Given = {}) {
  return ruhrState({
    active: { [company]: { treasury: 500, ...own } },
    operating: { company, step: 'invest' },
    ...more,
  });
}

const sets = (state: ReturnType<typeof ruhrState>, card: string) =>
  listed(state, 'develop')
    .filter((move) => move.card === card)
    .map(({ markers }) => (markers as string[]).join(''));

describe('the turn of a private Montan company', () => {
  it('[18Ruhr 4.2, 7.2] (X3) 2 A, 1 B and a W1 engine bring 60: all to the treasury, or 30 and 30', () => {
    const state = ruhrState({
      active: { P1: { owner: 'A', markers: { A: 2, B: 1 }, engines: ['W1'], treasury: 0, linked: true } },
      operating: { company: 'P1', step: 'income' },
    });
    const half = played(state, income(true));
    expect(half.cash.A! - state.cash.A!).toBe(30);
    expect(half.companies.P1!.treasury).toBe(30);
    expect(played(state, income(false)).companies.P1!.treasury).toBe(60);
  });

  it('[18Ruhr 7.2, 8] (ruling 38) one activity in a turn', () => {
    const state = investing('P1', { linked: true });
    const after = played(state, develop('2', 'A', 'A'));
    expect(after.done.invested || stepIn(after) !== 'P1/invest').toBe(true);
    expect(listed(after, 'buy-engine').filter(() => stepIn(after) === 'P1/invest')).toEqual([]);
    const used = { ...state, done: { ...state.done, invested: true } };
    expect(refused(used, develop('2', 'A'))).toEqual({ code: 'activity-done', rule: '7.2' });
    expect(refused(used, { type: 'buy-engine', card: '2', from: 'depot' })).toMatchObject({
      code: 'activity-done',
    });
  });
});

describe('buying development markers', () => {
  it('[18Ruhr 9.1.1, 8] the price of the blue box, whatever is taken; the card leaves the game', () => {
    const state = investing('P1', { markers: { A: 2 } });
    const cards = (now: typeof state) =>
      now.trains.filter(({ type, at }) => type === '2' && at === 'depot').length;
    for (const markers of [['A'], ['A', 'B'], ['B', 'B']]) {
      const after = played(state, develop('2', ...markers));
      expect(state.companies.P1!.treasury - after.companies.P1!.treasury).toBe(70);
      expect(cards(state) - cards(after)).toBe(1);
    }
    const poor = investing('P1', { treasury: 60 });
    expect(refused(poor, develop('2', 'A'))).toEqual({ code: 'card-too-dear', rule: '9.1.1' });
  });

  it('[18Ruhr 9.1.1.1, 8] new cards in order: no 3 while a 2 is left', () => {
    expect(refused(investing('P1', {}), develop('3', 'A'))).toEqual({
      code: 'card-not-on-sale',
      rule: '10.8.1',
    });
    expect(listed(investing('P1', {}, { next: '3' }), 'develop').every(({ card }) => card === '3')).toBe(
      true,
    );
  });

  it('[18Ruhr 9.1.1.1] (ruling 45) at most five A, and no more of a stage than of the one below, after the whole purchase', () => {
    expect(sets(investing('P1', { markers: { A: 2, B: 2 } }), '2')).toEqual(['A', 'AB', 'AA']);
    expect(sets(investing('P1', { markers: { A: 4, B: 3 } }), '2')).toContain('A');
    expect(sets(investing('P1', { markers: { A: 4 } }), '2')).not.toContain('AA');
  });

  it('[18Ruhr 9.1.1.2] (ruling 48) an active company gets A, B and C alone, and may take fewer', () => {
    const state = investing('P1', { markers: { A: 3, B: 3, C: 2 }, linked: true }, { phase: '4', next: '4' });
    const stages = new Set(sets(state, '4').join(''));
    expect([...stages].sort()).toEqual(['A', 'B', 'C']);
    expect(sets(state, '4').some((set) => set.length === 1)).toBe(true);
  });

  it('[18Ruhr 9.1.1.2] (e, E4) a fourth B with four A, a third C with three B, go to the treasury', () => {
    const fourth = investing('P1', { markers: { A: 4, B: 3 }, linked: true });
    const after = played(fourth, develop('2', 'B'));
    expect(keptMarkers(boxAt(after.setup), after, 'P1')).toBe(1);
    const third = investing('P1', { markers: { A: 3, B: 3, C: 2 }, linked: true }, { phase: '3', next: '3' });
    expect(keptMarkers(boxAt(third.setup), played(third, develop('3', 'C')), 'P1')).toBe(1);
  });

  it('[18Ruhr 9.1.1.2] (f, E5) mine 11 with 2 A and 2 B without a link: 2 C to the treasury, B only with an A', () => {
    const state = ruhrState({
      scenario: 'emscherValley',
      phase: '3',
      next: '3',
      active: { P11: { markers: { A: 2, B: 2 }, treasury: 500 } },
      operating: { company: 'P11', step: 'invest' },
    });
    expect(sets(state, '3')).toContain('CC');
    expect(sets(state, '3')).toContain('AB');
    expect(sets(state, '3')).not.toContain('B');
    expect(sets(state, '3')).not.toContain('BC');
    const after = played(state, develop('3', 'C', 'C'));
    const box = boxAt(after.setup);
    expect(placedMarkers(box, after, 'P11').C).toBe(0);
    expect(keptMarkers(box, after, 'P11')).toBe(2);
    // a mine without a link has a box less of either stage
    expect(placedMarkers(box, after, 'P11')).toMatchObject({ A: 2, B: 2 });
  });

  it('[18Ruhr 9.1.1.2] (g) no card for markers while some lie in the treasury, but one for an engine', () => {
    const state = investing('P1', { markers: { A: 4, B: 4 }, linked: true });
    expect(refused(state, develop('2', 'A'))).toEqual({ code: 'markers-in-treasury', rule: '9.1.1.2' });
    expect(listed(state, 'buy-engine')).not.toEqual([]);
  });

  it('[18Ruhr 9.1.1.2] (h, ruling 49) a private company with inactive markers alone need not buy', () => {
    const state = investing('P1', { markers: { A: 2 } }, { phase: '4', next: '4' });
    expect(incomeOf(boxAt(state.setup), state, 'P1')).toBe(0);
    expect(listed(state, 'skip')).toEqual([skip]);
  });

  it('[18Ruhr 9.1.3] (E6) works 6 in phase 4, 2 inactive A and 2 B, no link: sets of three at one price', () => {
    const state = investing('P6', { markers: { A: 2, B: 2 } }, { phase: '4', next: '4' });
    for (const set of [
      ['A', 'A', 'B'],
      ['A', 'B', 'C'],
      ['A', 'C', 'C'],
    ]) {
      const after = played(state, develop('4', ...set));
      expect(state.companies.P6!.treasury - after.companies.P6!.treasury).toBe(170);
      const inTreasury = set.filter((stage) => stage === 'C').length;
      expect(keptMarkers(boxAt(after.setup), after, 'P6')).toBe(inTreasury);
    }
  });

  it('[18Ruhr 9.1.3] (ruling 50) a first card changes the phase before its markers are taken', () => {
    const state = investing('P1', { markers: { A: 2, B: 1 } }, { phase: '3', next: '4' });
    const events = eventsOf(state, develop('4', 'A', 'A', 'B')).map(({ type }) => type);
    expect(events.indexOf('phase')).toBeLessThan(events.indexOf('developed'));
    const after = played(state, develop('4', 'A', 'A', 'B'));
    expect(incomeOf(boxAt(after.setup), after, 'P1')).toBe(40);
  });

  it('[18Ruhr 9.1.2] (ruling 42) markers move from the treasury into boxes when a link comes, and then earn', () => {
    const state = investing('P5', { markers: { A: 4, B: 3 } });
    const box = boxAt(state.setup);
    expect(incomeOf(box, state, 'P5')).toBe(3 * 10 + 2 * 20);
    const linked = {
      ...state,
      locations: { ...state.locations, K12: { ...state.locations.K12!, value: 10 } },
    };
    expect(incomeOf(box, linked, 'P5')).toBe(4 * 10 + 3 * 20);
  });
});

/** A Montan corporation of A in its turn. */
function corporation(own: object, more: Given = {}) {
  return ruhrState({
    phase: '4',
    next: '4',
    gone: ['P5', 'P7', 'P10', 'P15'],
    corporations: {
      RB: {
        director: 'A',
        held: { B: [20] },
        at: 70,
        treasury: 500,
        hex: 'D15',
        markers: { A: 3, B: 1 },
        ...own,
      },
    },
    operating: { company: 'RB', step: 'invest' },
    ...more,
  });
}

describe('Montan corporations', () => {
  it('[18Ruhr 7.2] (ruling 39, X5) pays in full or withholds: one box up from its value on, never two; down for nothing', () => {
    const state = (revenue: number) =>
      corporation(
        { markers: { A: 3, B: 3, C: 2 } },
        { operating: { company: 'RB', step: 'dividend', revenue } },
      );
    expect(valueOfCompany(played(state(140), pay(true)), 'RB')).toBe(75);
    expect(valueOfCompany(played(state(70), pay(true)), 'RB')).toBe(75);
    expect(valueOfCompany(played(state(60), pay(true)), 'RB')).toBe(70);
    expect(valueOfCompany(played(state(60), pay(false)), 'RB')).toBe(65);
    const paid = played(state(100), pay(true));
    expect(paid.cash.A! - state(100).cash.A!).toBe(20);
    // three certificates in the offer pay the treasury
    expect(paid.companies.RB!.treasury).toBe(560);
  });

  it('[18Ruhr 9.3] (E7) two engines earn with two different markers: D and C bring 70, D alone 40', () => {
    const given = (phase: string) =>
      corporation(
        { markers: { A: 3, B: 3, C: 2, D: 1 }, engines: ['W3', 'W3'], merged: ['G16'] },
        { phase, next: phase },
      );
    const green = given('5');
    const box = boxAt(green.setup);
    expect(incomeOf(box, green, 'RB')).toBe(40 + 30 + 30 + (40 + 30));
    const gray = given('8');
    expect(incomeOf(box, gray, 'RB')).toBe(40 + 40);
  });

  it('[18Ruhr 9.1.1.3] (b, ruling 51) takes as many markers as it can, of any kind that fits', () => {
    const state = corporation({ markers: { A: 3, B: 1 } });
    expect(sets(state, '4').every((set) => set.length === 3)).toBe(true);
    expect(refused(state, develop('4', 'A'))).toEqual({ code: 'no-such-markers', rule: '9.1.1.1' });
    const full = corporation({ markers: { A: 5, B: 4, C: 3, D: 2 } });
    expect(sets(full, '4')).toEqual(['D']);
  });

  it('[18Ruhr 9.1.1.1] (e) a card that gives nothing may not be bought', () => {
    const full = corporation({ markers: { A: 5, B: 4, C: 3, D: 3 } });
    expect(sets(full, '4')).toEqual([]);
  });

  it('[18Ruhr 9.1.1.3] (c, d, rulings 46, 52) the first E or X turns its marker to 30; X is outside the chain', () => {
    const e = corporation({ markers: { A: 5, B: 4, C: 3, D: 2 } }, { phase: '6', next: '6' });
    expect(played(e, develop('6', 'D', 'E', 'E')).locations.D15!.value).toBe(30);
    const x = corporation({ markers: { A: 5, B: 4, C: 3, D: 3 } }, { phase: '8', next: '8' });
    const sets8 = sets(x, '8');
    expect(sets8).toEqual(['EEXX']);
    expect(played(x, develop('8', 'E', 'E', 'X', 'X')).locations.D15!.value).toBe(30);
  });

  it('[18Ruhr 9.1.1.3] (e, rulings 53, 106) without an active marker nothing but a card that gives one', () => {
    const state = corporation({ markers: { A: 4 } }, { phase: '5', next: '5', linked: [] });
    expect(refused(state, skip)).toEqual({ code: 'active-marker-first', rule: '9.1.1.3' });
    expect(refused(state, { type: 'buy-engine', card: '5', from: 'depot' })).toMatchObject({
      code: 'active-marker-first',
    });
    expect(listed(state, 'develop').length).toBeGreaterThan(0);
    expect(sets(state, '5').every((set) => /[CD]/.test(set))).toBe(true);
  });

  it('[18Ruhr 9.1.1.3] (e, ruling 106) no activity whose own phase would leave it without an active marker', () => {
    const state = corporation({ markers: { A: 3, B: 2 } }, { phase: '4', next: '5' });
    expect(refused(state, { type: 'buy-engine', card: '5', from: 'depot' })).toMatchObject({
      code: 'keeps-active-marker',
    });
    expect(sets(state, '5').every((set) => /[CD]/.test(set))).toBe(true);
  });

  it('[18Ruhr 9.1.1.3] (e, ruling 53) the director pays what is missing, after one certificate of the offer', () => {
    const state = corporation(
      { markers: { A: 4, B: 3 }, treasury: 100 },
      { phase: '5', next: '5', cash: { A: 400 } },
    );
    const forced = { type: 'force-markers', card: '5', markers: ['C', 'C', 'C'] };
    expect(refused(state, forced)).toEqual({ code: 'own-certificate-first', rule: '10.8.3' });
    const sold = played(state, { type: 'sell-charter', percent: 20 });
    expect(sold.companies.RB!.treasury).toBe(170);
    const after = played(sold, forced);
    expect(sold.cash.A! - after.cash.A!).toBe(220 - 170);
    expect(after.montan.RB!.markers.C).toBe(3);
    expect(after.companies.RB!.treasury).toBe(0);
  });

  it('[18Ruhr 9.1.1.3] (e, rulings 53, 107) closes when no marker fits: certificates, value and location are gone', () => {
    const state = corporation(
      { markers: { A: 5, B: 0 }, merged: ['G16'], treasury: 90 },
      { phase: '5', next: '5', operating: { company: 'RB', step: 'dividend', revenue: 0 } },
    );
    // no B and no C are left in the supply
    state.spent.coal.B = state.supply.coal.B;
    state.supply.coal.B = 0;
    const before = state.bank;
    const after = played(state, { type: 'sell-charter', percent: 20 });
    expect(after.companies.RB).toMatchObject({ floated: false, treasury: 0 });
    expect(
      after.certificates.filter(({ company }) => company === 'RB').every(({ holder }) => holder === 'gone'),
    ).toBe(true);
    expect(after.prices.RB).toBeUndefined();
    expect(after.locations.D15).toMatchObject({ status: 'removed', value: 0 });
    expect(after.locations.G16).toMatchObject({ status: 'orphaned' });
    expect(after.bank).toBeGreaterThan(before);
  });

  it('[18Ruhr 7.2] (rulings 36, 128) deals once in its own certificates, at any time of its turn', () => {
    const state = corporation({}, { operating: { company: 'RB', step: 'dividend', revenue: 50 } });
    const sold = played(state, { type: 'sell-charter', percent: 20 });
    expect(sold.companies.RB!.treasury - state.companies.RB!.treasury).toBe(70);
    expect(valueOfCompany(sold, 'RB')).toBe(65);
    expect(refused(sold, { type: 'redeem', percent: 20 })).toEqual({
      code: 'certificate-dealt',
      rule: '7.2',
    });
    const pool = corporation({ held: { pool: [20] } });
    const bought = played(pool, { type: 'redeem', percent: 20 });
    expect(pool.companies.RB!.treasury - bought.companies.RB!.treasury).toBe(70);
    expect(valueOfCompany(bought, 'RB')).toBe(70);
    expect(asked(bought)).toBe('A invest');
  });
});
