import { describe, expect, it } from 'vitest';
import {
  asked,
  cardsOf,
  found,
  foundWith,
  held,
  hsbState,
  listed,
  played,
  refused,
  sell,
  tens,
  tradeMinor,
} from '../../../support/hsb/table';

const rich = { A: 900, B: 900, C: 900 };
const rit = (more = {}) => ({ director: 'B', held: { B: tens(3) }, price: 80, ...more });
const keep = { type: 'keep-place' };
const take = { type: 'take-place' };

describe('trading a minor brewery in', () => {
  const table = (more = {}) =>
    hsbState({
      stock: 3,
      phase: '3',
      cash: rich,
      minors: { B3: { owner: 'A', treasury: 70 }, B4: { owner: 'B' }, B6: { owner: 'C' } },
      companies: { RIT: rit() },
      ...more,
    });

  it('[18DO 6.4.5 a] founds a corporation a share cheaper; all that the minor has goes to it, its charter leaves', () => {
    const after = played(table(), foundWith('B3', 'KRO', 60), keep);
    expect(after.cash.A).toBe(900 - 2 * 60);
    expect(after.companies.KRO!.treasury).toBe(70 + 120);
    expect(cardsOf(after, 'KRO')).toEqual(['S2']);
    expect(held(after, 'gone', 'B3')).toEqual(['D']);
    expect(after.breweryOrder).toEqual(['B6', 'B4', 'RIT', 'KRO']);
  });

  it('[18DO 6.4.5 a] the Quellen-Brauerei saves two shares when it founds', () => {
    const after = played(table({ turn: 'C' }), foundWith('B6', 'KRO', 60));
    expect(after.cash.C).toBe(900 - 60);
  });

  it('[18DO 6.4.5] [18DO 6.4.1] its director may take over the place in the order', () => {
    const founded = played(table({ turn: 'C' }), foundWith('B6', 'KRO', 60));
    expect(asked(founded)).toBe('C order-place');
    expect(played(founded, take).breweryOrder).toEqual(['KRO', 'B4', 'B3', 'RIT']);
    expect(played(founded, keep).breweryOrder).toEqual(['B4', 'B3', 'RIT', 'KRO']);
  });

  it('[18DO 6.4.5 b] example 13: RIT at 80, its top certificate one of 20 %: a share is paid into it', () => {
    const state = table({
      companies: { RIT: rit({ held: { B: tens(3), C: tens(2) } }) },
      order: ['B3', 'B6', 'B4', 'RIT'],
    });
    expect(refused(state, tradeMinor('B3', 'RIT', 'charter', 10))).toEqual({
      code: 'none-there',
      rule: '4.4.3',
    });
    const after = played(state, tradeMinor('B3', 'RIT', 'charter', 20));
    expect(after.cash.A).toBe(820);
    expect(after.companies.RIT!.treasury).toBe(80 + 70);
    expect(cardsOf(after, 'RIT')).toEqual(['S2']);
    expect(held(after, 'A', 'RIT')).toEqual([20]);
    // the director of RIT decides on the place, not the owner of the minor
    expect(asked(after)).toBe('B order-place');
  });

  it('[18DO 6.4.5 b] a tenth costs nothing, also with the Quellen-Brauerei', () => {
    const after = played(table({ turn: 'C' }), tradeMinor('B6', 'RIT'));
    expect([after.cash.C, held(after, 'C', 'RIT')]).toEqual([900, [10]]);
  });

  it('[18DO 6.4.5 b] what is above the limit of equipment is given up, the director chooses', () => {
    const state = table({
      phase: '5',
      companies: { RIT: rit({ cards: ['3', '5'] }) },
      minors: {
        B3: { owner: 'A', cards: ['S2'] },
        B4: { owner: 'B', cards: ['S2'] },
        B6: { owner: 'C', cards: ['S2'] },
      },
    });
    const traded = played(state, tradeMinor('B3', 'RIT'));
    const place = asked(traded) === 'B order-place' ? played(traded, keep) : traded;
    expect(asked(place)).toBe('B discard-equipment');
    const after = played(place, { type: 'discard-equipment', card: 'S2' });
    expect(cardsOf(after, 'RIT')).toEqual(['3', '5']);
  });

  it('[18DO 6.4.5 c] from the Bank Pool: the treasury goes to the bank, the equipment out of the game', () => {
    const state = table({ companies: { RIT: rit({ held: { B: tens(3), pool: [10, 20] } }) } });
    expect(listed(state, 'trade-minor').filter((move) => move.source === 'pool')).toEqual([
      tradeMinor('B3', 'RIT', 'pool', 10),
      tradeMinor('B3', 'RIT', 'pool', 20),
    ]);
    const after = played(state, tradeMinor('B3', 'RIT', 'pool', 20));
    expect([after.cash.A, after.companies.RIT!.treasury]).toEqual([820, 0]);
    expect(cardsOf(after, 'RIT')).toEqual([]);
    expect(after.bank).toBe(state.bank + 80 + 70);
    expect(after.decisions).toEqual([]);
    expect(after.breweryOrder).toEqual(['B6', 'B4', 'RIT']);
  });

  it('[18DO 6.4.5] one paper for one: it is allowed at the limit of certificates', () => {
    const full = hsbState({
      players: 5,
      minors: {
        B1: { owner: 'A' },
        B3: { owner: 'B' },
        B4: { owner: 'C' },
        B5: { owner: 'D' },
        B6: { owner: 'E' },
      },
      stock: 3,
      phase: '3',
      cash: { A: 900 },
      companies: {
        BME: { director: 'A', held: { A: tens(4) }, price: 50 },
        CME: { director: 'A', held: { A: tens(4) }, price: 50 },
        RhE: { director: 'A', held: { A: tens(4) }, price: 50 },
        KWE: { director: 'B', held: { A: tens(2) }, price: 50 },
        RIT: rit(),
      },
    });
    expect(refused(full, { type: 'buy', company: 'RIT', source: 'charter', percent: 10 }).code).toBe(
      'certificate-limit',
    );
    expect(held(played(full, tradeMinor('B1', 'RIT')), 'A', 'RIT')).toEqual([10]);
  });

  it('[18DO 6.4.5, ruling 27] not in yellow, not after a sale of the same company, not beyond the limit of shares', () => {
    expect(refused(table({ phase: '2A', companies: {} }), foundWith('B3', 'KRO', 60))).toEqual({
      code: 'no-trade-in-yet',
      rule: '6.4.5',
    });
    const holder = table({ companies: { RIT: rit({ held: { A: tens(1), B: tens(2) } }) } });
    expect(refused(played(holder, sell('RIT', 10)), tradeMinor('B3', 'RIT')).code).toBe('sold-this-round');
    const large = table({ turn: 'B', companies: { RIT: rit({ held: { B: tens(4) } }) } });
    expect(refused(large, tradeMinor('B4', 'RIT')).code).toBe('share-limit');
    expect(refused(table(), tradeMinor('B4', 'RIT')).code).toBe('not-your-minor');
    expect(refused(table(), tradeMinor('B3', 'BME')).code).toBe('not-a-corporation');
    expect(refused(table(), foundWith('B3', 'RIT', 60)).code).toBe('already-founded');
  });

  it('[18DO 6.4.5] it is the purchase of the turn', () => {
    // the place of B3 is just the one that RIT has then: nobody is asked
    const after = played(table(), tradeMinor('B3', 'RIT'));
    expect(asked(after)).toBe('B stock');
    expect(played(table(), found('KRO', 60)).companies.KRO!.treasury).toBe(180);
  });
});
