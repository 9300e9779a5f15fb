import { describe, expect, it } from 'vitest';
import { trainsOf } from '@/engine/finance/trains';
import { acting, eventsOf, listed, played, type RhlState, refused } from '../../../support/rhl/table';
import { floated, floatedGVE, skip, stepIn, type Tiles, turn } from '../../../support/rhl/turn';

const fromBank = (train: string) => ({ type: 'buy-train', train, from: 'depot' });
const fromPool = (train: string) => ({ type: 'buy-train', train, from: 'pool' });
const from = (company: string, train: string, price: number) => ({
  type: 'buy-train-from',
  company,
  train,
  price,
});
const discard = (train: string) => ({ type: 'discard-train', train });

const linked: Tiles = { K4: ['4', 1] };

const adr = (trains: string[], more: Parameters<typeof turn>[0] | object = {}, treasury = 3000) =>
  turn({
    company: 'ADR',
    step: 'trains',
    companies: { ADR: floated({ trains, treasury }) },
    phase: undefined,
    ...more,
  });

const typesOf = (state: RhlState, company: string) => trainsOf(state, company).map(({ type }) => type);
const inPool = (state: RhlState) => typesOf(state, 'pool');
const onSale = (state: RhlState) =>
  listed(state, 'buy-train')
    .filter((move) => move.from === 'depot')
    .map(({ train }) => train);

describe('buying trains', () => {
  it('[18Rhl 6.2.6] from the bank at the printed price, from the treasury', () => {
    const after = played(adr([]), fromBank('2'));
    expect(after.companies.ADR!.treasury).toBe(2900);
    expect(typesOf(after, 'ADR')).toEqual(['2']);
    expect(refused(adr([], {}, 99), fromBank('2'))).toEqual({ code: 'train-too-dear', rule: '6.2.6' });
  });

  it('[18Rhl 6.2.6] in order of size: a larger one only when the smaller ones are sold', () => {
    expect(onSale(adr([]))).toEqual(['2']);
    expect(refused(adr([]), fromBank('3'))).toEqual({ code: 'train-not-on-sale', rule: '6.2.6' });
    expect(onSale(adr([], { phase: '3' }))).toEqual(['3']);
    expect(onSale(adr([], { phase: '4' }))).toEqual(['4']);
  });

  it('[18Rhl 6.2.6, 6.3] 6-trains beside the 5-trains, 8-trains after the first 6-train', () => {
    expect(onSale(adr([], { phase: '5' }))).toEqual(['5', '6']);
    const six = adr([], { phase: '5', pool: ['6'] });
    expect(onSale(six)).toEqual(['5', '6', '8']);
  });

  it('[18Rhl 6.2.6] several in one turn, one after the other, each with its effects', () => {
    const last = adr([], { pool: ['2', '2', '2', '2', '2'] });
    const one = played(last, fromBank('2'));
    expect(onSale(one)).toEqual(['3']);
    const two = played(one, fromBank('3'));
    expect(typesOf(two, 'ADR')).toEqual(['2', '3']);
    expect(stepIn(two)).toBe('ADR/trains');
  });

  it('[18Rhl 6.2.6] from the Bank Pool at the printed price', () => {
    const state = adr([], { phase: '3', pool: ['3'] });
    expect(played(state, fromPool('3')).companies.ADR!.treasury).toBe(2800);
    expect(refused(state, fromPool('2'))).toEqual({ code: 'train-not-on-sale', rule: '6.2.6' });
  });

  it('[18Rhl 6.2.6] no more than the limit: 4, then 3, then 2', () => {
    expect(refused(adr(['2', '2', '2', '2']), fromBank('2'))).toEqual({ code: 'train-limit', rule: '6.2.6' });
    expect(refused(adr(['3', '3', '4'], { phase: '4' }), fromBank('4')).code).toBe('train-limit');
    expect(refused(adr(['4', '5'], { phase: '5' }), fromBank('5')).code).toBe('train-limit');
    expect(played(adr(['2', '2', '2']), fromBank('2')).companies.ADR!.treasury).toBe(2900);
  });

  it('[18Rhl 6.2.6] a corporation at its limit may not buy, even if its trains became obsolete by it', () => {
    const state = adr(['2', '2', '3', '3'], { pool: ['2', '2', '2', '2', '3', '3', '3'] });
    expect(refused(state, fromBank('4'))).toEqual({ code: 'train-limit', rule: '6.2.6' });
  });

  it('[18Rhl 6.2.6] E20: not if the new limit is below its number with the new train', () => {
    const sold = ['2', '2', '2', '3', '3', '3', '3', '3'];
    const three = adr(['2', '2', '2'], { pool: sold });
    expect(refused(three, fromBank('4'))).toEqual({ code: 'train-limit-after', rule: '6.2.6' });
    const two = adr(['2', '2'], { pool: ['2', ...sold] });
    const after = played(two, fromBank('4'));
    expect(typesOf(after, 'ADR')).toEqual(['4']);
    expect(after.trains.filter(({ type, at }) => type === '2' && at !== 'gone')).toEqual([]);
  });

  it('[18Rhl 6.2.6] trains are never given up freely', () => {
    expect(listed(adr(['2'])).map(({ type }) => type)).not.toContain('discard-train');
    expect(refused(adr(['2']), discard('2')).code).toBe('not-now');
  });
});

describe('buying from another corporation', () => {
  const deal = (director: string, more = {}) =>
    adr([], {
      companies: {
        ADR: floated({ treasury: 250 }),
        BME: floated({ director, treasury: 0, trains: ['2', '3'] }),
      },
      phase: '3',
      ...more,
    });

  it('[18Rhl 6.2.6] at any price from 1 Mark up to the treasury', () => {
    expect(refused(deal('B'), from('BME', '3', 0))).toEqual({ code: 'price-too-low', rule: '6.2.6' });
    expect(refused(deal('B'), from('BME', '3', 251))).toEqual({ code: 'train-too-dear', rule: '6.2.6' });
    expect(refused(deal('B'), from('BME', '4', 1))).toEqual({ code: 'train-not-owned', rule: '6.2.6' });
    expect(refused(deal('B'), from('ADR', '3', 1)).code).toBe('train-not-owned');
  });

  it('[18Rhl 6.2.6] the other director must agree', () => {
    const asked = played(deal('B'), from('BME', '3', 120));
    expect(acting(asked)).toBe('B');
    expect(typesOf(asked, 'BME')).toEqual(['2', '3']);
    const agreed = played(asked, { type: 'agree' });
    expect(typesOf(agreed, 'ADR')).toEqual(['3']);
    expect([agreed.companies.ADR!.treasury, agreed.companies.BME!.treasury]).toEqual([130, 120]);
    const declined = played(asked, { type: 'decline' });
    expect(typesOf(declined, 'BME')).toEqual(['2', '3']);
    expect(stepIn(declined)).toBe('ADR/trains');
    expect(acting(declined)).toBe('A');
  });

  it('[18Rhl 6.2.6] the director of both has agreed already', () => {
    const after = played(deal('A'), from('BME', '3', 1));
    expect(typesOf(after, 'ADR')).toEqual(['3']);
    expect(after.companies.BME!.treasury).toBe(1);
  });

  it('[18Rhl 6.2.6] not beyond the limit', () => {
    const full = adr([], {
      companies: {
        ADR: floated({ treasury: 250, trains: ['3', '3', '3'] }),
        BME: floated({ director: 'B', trains: ['3'] }),
      },
      phase: '4',
    });
    expect(refused(full, from('BME', '3', 1))).toEqual({ code: 'train-limit', rule: '6.2.6' });
  });
});

describe('too many trains', () => {
  const sold = ['2', '2', '2', '2'];

  /** The first 4-train: others have four 3-trains or 2-trains and 3-trains. */
  const atFirstFour = () =>
    turn({
      company: 'ADR',
      step: 'trains',
      phase: undefined,
      companies: {
        ADR: floated({ at: [2, 2], treasury: 500 }),
        BME: floated({ director: 'B', at: [1, 5], trains: ['3', '3', '3', '3'] }),
        CME: floated({ director: 'C', at: [0, 5], trains: ['2', '2', '3'] }),
      },
      pool: sold,
    });

  it('[18Rhl 6.2.6] obsolete trains go first, also from the Bank Pool; then the excess is discarded', () => {
    const after = played(atFirstFour(), fromBank('4'));
    expect(typesOf(after, 'CME')).toEqual(['3']);
    expect(inPool(after)).toEqual([]);
    expect(acting(after)).toBe('B');
    const settled = played(after, discard('3'));
    expect(typesOf(settled, 'BME')).toEqual(['3', '3', '3']);
    expect(inPool(settled)).toEqual(['3']);
    expect(settled.companies.BME!.treasury).toBe(500);
    expect(stepIn(settled)).toBe('ADR/trains');
  });

  it('[18Rhl 6.2.6] each director chooses which, in operating order', () => {
    const state = turn({
      company: 'ADR',
      step: 'trains',
      phase: '4',
      companies: {
        ADR: floated({ at: [2, 2], treasury: 500 }),
        BME: floated({ director: 'B', at: [1, 5], trains: ['3', '3', '4'] }),
        CME: floated({ director: 'C', at: [0, 5], trains: ['3', '3', '4'] }),
      },
      pool: ['4'],
    });
    const after = played(state, fromBank('5'));
    // CME has the higher value
    expect(acting(after)).toBe('C');
    expect(listed(after)).toEqual([discard('3'), discard('4')]);
    expect(refused(after, discard('5'))).toEqual({ code: 'train-not-owned', rule: '6.2.6' });
    const next = played(after, discard('4'));
    expect(acting(next)).toBe('B');
    const settled = played(next, discard('3'));
    expect([typesOf(settled, 'CME'), typesOf(settled, 'BME')]).toEqual([
      ['3', '3'],
      ['3', '4'],
    ]);
    expect(inPool(settled).sort()).toEqual(['3', '4', '4']);
  });
});

describe('the duty to own a train', () => {
  it('[18Rhl 6.2.6.1] with a route and without a train one must be bought', () => {
    const state = adr([], { tiles: linked });
    expect(refused(state, skip)).toEqual({ code: 'must-own-train', rule: '6.2.6.1' });
    const after = played(state, fromBank('2'));
    expect(listed(after)).toContainEqual(skip);
  });

  it('[18Rhl 6.2.6.1] without a route there is no duty', () => {
    const state = adr([]);
    expect(listed(state)).toContainEqual(skip);
    expect(refused(state, { type: 'force-train', train: '2', from: 'depot' })).toEqual({
      code: 'no-forced-purchase',
      rule: '6.2.6.1',
    });
  });

  it('[18Rhl 6.2.6.1] instead of a new one it may buy from another corporation, with the treasury alone', () => {
    const state = adr([], {
      tiles: linked,
      companies: { ADR: floated({ treasury: 20 }), BME: floated({ director: 'B', trains: ['2'] }) },
    });
    const bought = played(state, from('BME', '2', 20), { type: 'agree' });
    expect(typesOf(bought, 'ADR')).toEqual(['2']);
    expect(bought.companies.ADR!.treasury).toBe(0);
  });

  it('[18Rhl 6.2.6.1] what the treasury can pay for from the bank is bought without help', () => {
    const state = adr([], { tiles: linked }, 100);
    expect(refused(state, { type: 'force-train', train: '2', from: 'depot' })).toEqual({
      code: 'treasury-suffices',
      rule: '6.2.6.2',
    });
  });

  it('[18Rhl 6.2.6.1] no duty when neither the display nor the Bank Pool has a train', () => {
    const state = adr([], { tiles: linked, phase: '8' });
    state.trains = state.trains.map((train) => ({ ...train, at: 'gone' }));
    expect(eventsOf(state, skip)).toBeDefined();
  });

  it('[18Rhl 6.2.6.1] a single city is no route, whatever stands on it', () => {
    const state = turn({
      company: 'GVE',
      step: 'trains',
      companies: { GVE: floatedGVE() },
    });
    expect(listed(state)).toContainEqual(skip);
  });
});
