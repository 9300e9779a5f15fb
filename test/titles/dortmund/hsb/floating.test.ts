import { describe, expect, it } from 'vitest';
import { sharesOf } from '@/engine/finance/certificates';
import {
  asked,
  buy,
  eventsOf,
  foundWith,
  held,
  hsbState,
  listed,
  pass,
  played,
  priceIn,
  refused,
  tens,
} from '../../../support/hsb/table';

const rich = { A: 900, B: 900, C: 900 };
const sale = (...percents: number[]) => ({ type: 'float-sale', percents });

describe('floating', () => {
  const green = (more = {}) =>
    hsbState({
      stock: 3,
      phase: '3',
      cash: rich,
      turn: 'B',
      companies: { DUB: { director: 'A', held: { A: [10] }, price: 70, floated: false } },
      ...more,
    });

  it('[18DO 6.4.2] with five shares in the hands of players, and no sale in green', () => {
    const after = played(green(), buy('DUB'));
    expect(after.companies.DUB!.floated).toBe(true);
    expect(after.decisions).toEqual([]);
  });

  it('[18DO 6.4.2] founded by a purchase and below 50 % it waits for a later stock round', () => {
    const after = played(green(), pass, pass, pass);
    expect(after.companies.DUB!.floated).toBe(false);
    expect(sharesOf(after, 'pool', 'DUB')).toBe(0);
  });

  it('[18DO 6.4.2, ruling 126] in brown its director may sell up to 20 % at once, out of turn, and the price stays', () => {
    const floated = played(green({ phase: '5' }), buy('DUB'));
    expect(asked(floated)).toBe('A float-sale');
    expect(listed(floated)).toEqual([sale(), sale(10), sale(10, 10)]);
    const after = played(floated, sale(10, 10));
    expect([priceIn(after, 'DUB'), after.companies.DUB!.treasury]).toEqual([70, 70 + 140]);
    expect(sharesOf(after, 'pool', 'DUB')).toBe(20);
    expect(asked(after)).toBe('C stock');
    expect(refused(floated, sale(20))).toEqual({ code: 'no-float-sale', rule: '6.4.2' });
    expect(played(floated, sale()).companies.DUB!.treasury).toBe(70);
  });

  it('[18DO 6.4.2] railways sell any of their certificates, breweries from the top of the stack', () => {
    const dhb = played(
      green({
        phase: '8',
        companies: { DHB: { director: 'A', held: { A: tens(2) }, price: 70, floated: false } },
      }),
      buy('DHB'),
    );
    expect(listed(dhb)).toEqual([sale(), sale(10), sale(20), sale(10, 10)]);
    const dab = played(
      green({
        phase: '8',
        companies: { DAB: { director: 'A', held: { B: [20] }, price: 70, floated: false } },
      }),
      buy('DAB', 'charter', 20),
    );
    expect(listed(dab)).toEqual([sale(), sale(10), sale(10, 10)]);
  });

  it('[18DO 6.4.2, ruling 126] after a change of director the new one is asked', () => {
    const state = green({
      phase: '5',
      companies: { STI: { director: 'A', held: {}, price: 70, floated: false } },
    });
    const after = played(state, buy('STI'));
    expect(asked(after)).toBe('A float-sale');
    const dab = green({
      phase: '5',
      companies: { DAB: { director: 'A', held: { B: [20] }, price: 70, floated: false } },
    });
    const changed = played(dab, buy('DAB', 'charter', 20));
    expect(held(changed, 'B', 'DAB')).toContain('D');
    expect(asked(changed)).toBe('B float-sale');
  });
});

describe('the float of a brewery that was founded with a minor', () => {
  it('[18DO 6.4.5] example 11: two tenths of DUB to the Bank Pool, the marker two left, paid at the new value', () => {
    const state = hsbState({
      stock: 3,
      phase: '3',
      cash: rich,
      minors: { B4: { owner: 'A' }, B5: { owner: 'B' }, B3: { owner: 'C' } },
    });
    const founded = played(state, foundWith('B4', 'DUB', 70), { type: 'keep-place' });
    expect(founded.cash.A).toBe(900 - 140);
    expect(founded.companies.DUB!.treasury).toBe(60 + 140);
    const after = played(founded, pass, pass, pass);
    expect(priceIn(after, 'DUB')).toBe(60);
    expect(after.companies.DUB).toMatchObject({ treasury: 320, floated: true });
    expect(held(after, 'pool', 'DUB')).toEqual([10, 10]);
  });

  it('[18DO 6.4.5] example 12: DAB with the Quellen-Brauerei costs nothing; 20 and 10 % fill it', () => {
    const state = hsbState({
      stock: 3,
      phase: '3',
      cash: rich,
      minors: { B6: { owner: 'A' }, B5: { owner: 'B' }, B3: { owner: 'C' } },
    });
    const founded = played(state, foundWith('B6', 'DAB', 60));
    expect(founded.cash.A).toBe(900);
    const kept = played(founded, { type: 'keep-place' }, pass, pass);
    expect(eventsOf(kept, pass)).toContainEqual({
      type: 'float-filled',
      company: 'DAB',
      percent: 30,
      price: 40,
      amount: 120,
    });
    const after = played(kept, pass);
    expect(held(after, 'pool', 'DAB')).toEqual([20, 10]);
    expect([priceIn(after, 'DAB'), after.companies.DAB!.treasury]).toEqual([40, 75 + 120]);
  });

  it('[18DO 6.4.5, ruling 126] in brown its director is asked after the filling', () => {
    const state = hsbState({
      stock: 3,
      phase: '5',
      cash: rich,
      minors: { B4: { owner: 'A', cards: ['S2'] }, B5: { owner: 'B', cards: ['S2'] }, B3: { owner: 'C' } },
    });
    const after = played(state, foundWith('B4', 'DUB', 70), { type: 'keep-place' }, pass, pass, pass);
    expect(asked(after)).toBe('A float-sale');
    expect(listed(after)).toEqual([sale(), sale(10), sale(10, 10)]);
    expect(played(after, sale(10)).companies.DUB!.treasury).toBe(320 + 60);
  });

  it('[18DO 6.4.5] nothing is filled where players have bought enough', () => {
    const state = hsbState({
      stock: 3,
      phase: '3',
      cash: rich,
      minors: { B4: { owner: 'A' }, B5: { owner: 'B' }, B3: { owner: 'C' } },
    });
    const bought = played(state, foundWith('B4', 'DUB', 70), { type: 'keep-place' }, buy('DUB'), buy('DUB'));
    expect(bought.companies.DUB!.floated).toBe(true);
    const after = played(bought, pass, pass, pass);
    expect([sharesOf(after, 'pool', 'DUB'), priceIn(after, 'DUB')]).toEqual([0, 70]);
  });
});
