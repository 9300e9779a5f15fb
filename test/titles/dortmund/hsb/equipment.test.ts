import { describe, expect, it } from 'vitest';
import {
  asked,
  buyEquipment,
  cardsOf,
  eventsOf,
  type Given,
  hsbState,
  listed,
  played,
  priceIn,
  refused,
  skip,
  stepIn,
  tens,
} from '../../../support/hsb/table';

const corporation = (more = {}) => ({ director: 'A', held: { A: tens(2) }, price: 60, ...more });
const minor = (given: object, more: Partial<Given> = {}) =>
  hsbState({
    minors: {
      B3: { owner: 'A', ...given },
      B4: { owner: 'B', cards: ['S2'] },
      B5: { owner: 'C', cards: ['S2'] },
    },
    brewing: { company: 'B3', step: 'equipment' },
    ...more,
  });
const dub = (given: object, more: Partial<Given> = {}) =>
  hsbState({
    phase: '3',
    companies: { DUB: corporation(given) },
    brewing: { company: 'DUB', step: 'equipment' },
    ...more,
  });
const force = (train: string) => ({ type: 'force-train', train, from: 'depot' });

describe('buying equipment', () => {
  it('[18DO 6.5.2.6] [18DO 5.4.4] a Capex card of the display, as equipment, two a turn in yellow', () => {
    const state = minor({ treasury: 300 });
    const once = played(state, buyEquipment('2A'));
    expect(once.companies.B3!.treasury).toBe(220);
    expect(once.trains.find(({ type, at }) => type === '2A' && at === 'B3')).toEqual({
      type: '2A',
      at: 'B3',
      as: 'equipment',
    });
    const twice = played(once, buyEquipment('2A'));
    expect(cardsOf(twice, 'B3').sort()).toEqual(['2A', '2A', 'S2']);
    // its turn ends by itself: nothing more can be bought
    expect(stepIn(twice)).not.toBe('B3/equipment');
    expect(refused({ ...once, done: { ...once.done, newTrains: 2 } }, buyEquipment('2A'))).toEqual({
      code: 'new-train-limit',
      rule: '6.5.2.6',
    });
  });

  it('[18DO 6.5.2.6] one a turn from green on', () => {
    const state = dub({ treasury: 500, cards: ['2A'] });
    expect(refused(played(state, buyEquipment('3')), buyEquipment('3')).code).toBe('new-train-limit');
  });

  it('[18DO 6.5.2.6] the last card 2 and the first card 3 in one turn; green begins with the second', () => {
    const state = minor({ treasury: 400, cards: ['S2'] }, { phase: '2B', left: { '2B': 1 } });
    const after = played(state, buyEquipment('2B'), buyEquipment('3'));
    expect(cardsOf(after, 'B3').sort()).toEqual(['2B', '3', 'S2']);
    expect(after.segments[2]!.noDemand).toBe(false);
    // a purchase that begins green is the last of the turn
    const first = minor({ treasury: 600, cards: ['S2'] }, { phase: '2B', left: { '2B': 0 } });
    const green = played(first, buyEquipment('3'));
    expect(stepIn(green)).not.toBe('B3/equipment');
  });

  it('[18DO 6.5.2.6] not above the limit', () => {
    const state = minor({ treasury: 500, cards: ['S2', '2A', '2A'] });
    expect(refused(state, buyEquipment('2A'))).toEqual({ code: 'equipment-limit', rule: '6.5.2.6' });
  });

  it('[18DO 6.5.2.2] [18DO 6.5.2.6, ruling 116] whoever begins a phase gives up first what is too much for them', () => {
    const state = dub(
      { treasury: 900, cards: ['3', '3'] },
      {
        phase: '4',
        left: { 4: 0 },
        minors: {
          B3: { owner: 'A' },
          B4: { owner: 'B', cards: ['S2', '2A'] },
          B5: { owner: 'C', cards: ['S2'] },
        },
      },
    );
    const begun = played(state, buyEquipment('5'));
    expect(asked(begun)).toBe('A discard-equipment');
    const after = played(begun, { type: 'discard-equipment', card: '3' });
    expect(cardsOf(after, 'DUB')).toEqual(['3', '5']);
    expect(asked(after)).toBe('B discard-equipment');
  });

  it('[18DO 6.5.2.6] example 16: a minor with 50 pays all of it, its owner the other 30 of 80', () => {
    const state = minor({ treasury: 50 });
    const after = played(state, buyEquipment('2A'));
    expect([after.companies.B3!.treasury, after.cash.A]).toEqual([0, 465 - 30]);
    expect(eventsOf(state, buyEquipment('2A'))).toContainEqual({
      type: 'equipment-bought',
      company: 'B3',
      card: '2A',
      amount: 80,
      subsidy: 30,
    });
  });

  it('[18DO 6.5.2.6] not more than half of the price, and only for minors', () => {
    expect(refused(minor({ treasury: 39 }), buyEquipment('2A'))).toEqual({
      code: 'equipment-too-dear',
      rule: '6.5.2.6',
    });
    expect(played(minor({ treasury: 40 }), buyEquipment('2A')).cash.A).toBe(465 - 40);
    expect(refused(minor({ treasury: 60 }, { cash: { A: 10 } }), buyEquipment('2A')).code).toBe(
      'equipment-too-dear',
    );
    expect(refused(dub({ treasury: 100, cards: ['2A'] }), buyEquipment('3')).code).toBe('equipment-too-dear');
  });

  it('[18DO 6.5.2.6] a corporation may sell one of its certificates for it', () => {
    const after = played(
      dub({ treasury: 120, cards: ['2A'] }),
      { type: 'sell-charter', percent: 10 },
      buyEquipment('3'),
    );
    expect([cardsOf(after, 'DUB'), priceIn(after, 'DUB')]).toEqual([['2A', '3'], 55]);
  });

  it('[18DO 6.5.2.6] minors buy no cards of types 6 and 8; corporations choose between them', () => {
    const late = { phase: '6', left: { 6: 1 } };
    expect(listed(minor({ treasury: 900, cards: [] }, late), 'buy-equipment')).toEqual([]);
    const rich = dub({ treasury: 900, cards: ['5'] }, late);
    expect(listed(rich, 'buy-equipment')).toEqual([buyEquipment('6'), buyEquipment('8')]);
    expect(refused(minor({ treasury: 900, cards: [] }, late), buyEquipment('6'))).toEqual({
      code: 'train-not-on-sale',
      rule: '6.5.2.6',
    });
  });
});

describe('dealing before the value falls', () => {
  const bare = (given: object = {}, more: Partial<Given> = {}) =>
    played(
      dub(given, { brewing: { company: 'B3', step: 'equipment' }, round: ['B3', 'DUB'], ...more }),
      skip,
    );

  it('[18DO 6.5.2.1, ruling 145] a corporation without equipment sells at the value before its loss', () => {
    const state = bare({ treasury: 120 });
    expect([stepIn(state), priceIn(state, 'DUB')]).toEqual(['DUB/deal', 60]);
    expect(listed(state)).toEqual([{ type: 'skip' }, { type: 'sell-charter', percent: 10 }]);
    const sold = played(state, { type: 'sell-charter', percent: 10 });
    // one to the left for the sale, one for want of income
    expect([sold.companies.DUB!.treasury, priceIn(sold, 'DUB')]).toEqual([180, 50]);
    expect(stepIn(sold)).toBe('DUB/equipment');
  });

  it('[ruling 145] passing is one tap, and the deal is not lost with it', () => {
    const passed = played(bare({ treasury: 120 }), skip);
    expect([stepIn(passed), priceIn(passed, 'DUB')]).toEqual(['DUB/equipment', 55]);
    expect(listed(passed, 'sell-charter')).toHaveLength(1);
  });

  it('[ruling 145] it is not asked where no deal is possible, or where it has beer to deliver', () => {
    const sold = bare({ treasury: 180, held: { A: tens(3), B: [...tens(2), 20] } });
    expect(stepIn(sold)).toBe('DUB/equipment');
    expect(stepIn(bare({ cards: ['3'] }))).toBe('DUB/brew');
  });

  it('[ruling 145] who gives up all equipment may still deal', () => {
    const state = dub({ cards: ['3'] }, { brewing: { company: 'DUB', step: 'brew' } });
    expect(stepIn(played(state, { type: 'give-up', card: '3' }))).toBe('DUB/deal');
  });
});

describe('the duty to own equipment', () => {
  it('[18DO 6.5.2.7] a minor brewery must buy only what its treasury can pay', () => {
    expect(refused(minor({ treasury: 80, cards: [] }), skip)).toEqual({
      code: 'must-own-equipment',
      rule: '6.5.2.7',
    });
    const poor = minor({ treasury: 79, cards: [] });
    expect(listed(poor, 'buy-equipment')).toHaveLength(1);
    const after = played(poor, skip);
    expect(cardsOf(after, 'B3')).toEqual([]);
    expect(after.certificates.find(({ company }) => company === 'B3')!.holder).toBe('A');
    expect(refused(poor, force('2A'))).toEqual({ code: 'no-forced-minor', rule: '6.5.2.7' });
  });

  it('[18DO 6.5.2.7] example 17: treasury, a certificate of the company, then the director', () => {
    const state = dub(
      { treasury: 100, held: { A: tens(2), B: tens(3), pool: [] } },
      {
        cash: { A: 50 },
        companies: {
          DUB: corporation({ treasury: 100, held: { A: tens(3), B: tens(2), C: [20] }, price: 60 }),
        },
      },
    );
    // nothing is on the charter here: the director pays
    expect(refused(state, skip).code).toBe('must-own-equipment');
    const paid = played(state, force('3'));
    expect(asked(paid)).toBe('A raise-money');
    const first = dub({ treasury: 100, held: { A: tens(3), B: tens(1), C: [20] } }, { cash: { A: 50 } });
    expect(refused(first, force('3'))).toEqual({ code: 'certificate-first', rule: '6.5.2.7' });
    const sold = played(first, { type: 'sell-charter', percent: 10 });
    expect([sold.companies.DUB!.treasury, priceIn(sold, 'DUB')]).toEqual([160, 55]);
    const after = played(sold, force('3'));
    expect([cardsOf(after, 'DUB'), after.cash.A, after.companies.DUB!.treasury]).toEqual([['3'], 30, 0]);
    expect(after.trains.find(({ at }) => at === 'DUB')!.as).toBe('equipment');
  });

  it('[18DO 6.5.2.7] [18DO 4.5.7.5] then shares of the director in this company, then credit', () => {
    const state = dub(
      {},
      {
        cash: { A: 0 },
        companies: {
          DUB: corporation({ treasury: 20, held: { A: tens(3), B: tens(2), C: [20] }, price: 60 }),
        },
      },
    );
    const forced = played(state, force('3'));
    expect(listed(forced)).toEqual([{ type: 'sell-own', company: 'DUB', percent: 10 }]);
    const sold = played(
      forced,
      { type: 'sell-own', company: 'DUB', percent: 10 },
      { type: 'sell-own', company: 'DUB', percent: 10 },
      { type: 'sell-own', company: 'DUB', percent: 10 },
    );
    expect([cardsOf(sold, 'DUB'), sold.cash.A]).toEqual([['3'], 20]);
    const bare = dub(
      {},
      { cash: { A: 5 }, companies: { DUB: corporation({ held: { B: tens(2), C: [...tens(3), 20] } }) } },
    );
    const credit = played(bare, force('3'), { type: 'credit' });
    expect([credit.credits.A, cardsOf(credit, 'DUB')]).toEqual([175, ['3']]);
  });

  it('[18DO 6.5.2.7, ruling 56] of the types 6 and 8 only the 6 is forced', () => {
    const state = dub(
      { treasury: 0, held: { A: tens(3), B: tens(2), C: [20] } },
      { phase: '6', left: { 6: 1 } },
    );
    expect(listed(state, 'force-train')).toEqual([force('6')]);
    expect(refused(state, force('8'))).toEqual({ code: 'train-not-forced', rule: '6.5.2.7' });
  });

  it('[18DO 6.5.2.7, ruling 113] without a card to be had the duty rests', () => {
    const state = dub({ treasury: 0 }, { phase: '8', left: { 8: 0 } });
    expect(stepIn(played(state, skip))).not.toBe('DUB/equipment');
    const sixth = minor({ treasury: 900, cards: [] }, { phase: '6' });
    // a minor can have none of the types that are left: its turn ends by itself
    expect(refused(sixth, buyEquipment('6')).code).toBe('train-not-on-sale');
  });
});
