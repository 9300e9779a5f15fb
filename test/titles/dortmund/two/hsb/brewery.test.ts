import { describe, expect, it } from 'vitest';
import {
  acting,
  asked,
  brewing,
  buyEquipment,
  cardsOf,
  converted,
  dividend,
  eventsOf,
  type Given,
  type GivenCompany,
  held,
  investor,
  listed,
  played,
  priceIn,
  refused,
  skip,
  stepIn,
  tens,
  told,
  twoState,
} from '../../../../support/hsb/two';

/** The Investor's minor brewery delivers all that it can, and earns 100 with 2A (or 40 with less). */
const beer = { 1: { regular: 2, fresh: 2 }, 2: { regular: 4, fresh: 0 }, 3: { regular: 3 } };

const ofMinor = (cards: readonly string[], more: Given & { treasury?: number } = {}) => {
  const { treasury = 0, ...given } = more;
  return twoState({
    beer,
    minors: { B3: { owner: 'A' }, B4: { owner: 'B' }, B5: { owner: investor, treasury, cards } },
    brewing: { company: 'B5', step: 'brew' },
    round: ['B5', 'B3'],
    ...given,
  });
};

const ofCorporation = (
  cards: readonly string[],
  more: Given & { corporation?: Partial<GivenCompany> } = {},
) => {
  const { corporation, ...given } = more;
  return converted(
    { phase: '3', beer, brewing: { company: 'RIT', step: 'brew' }, round: ['RIT', 'B3'], ...given },
    { cards, ...corporation },
  );
};

describe('[18DO 8.2.2.2] the Investor’s minor brewery', () => {
  it('[18DO 8.2.2, 8.4.2, ruling 138] is run by the holder of its card', () => {
    const state = ofMinor(['S1']);
    expect(asked(state)).toBe('B brew');
    const swapped = ofMinor(['S1'], { its: { cards: { railway: 'B', brewery: 'A' } } });
    expect(acting(swapped)).toBe('A');
  });

  it('[18DO 8.2.2.2, Y1] splits its income half and half, if it has equipment of the newest type', () => {
    const state = ofMinor(['2A', '2A'], { cash: { [investor]: 10 } });
    const delivery = brewing([0, 4]);
    expect(told(eventsOf(state, delivery))).toEqual([
      { type: 'investor-has-newest', company: 'B5', card: '2A' },
    ]);
    const after = played(state, delivery);
    expect([after.cash[investor], after.companies.B5!.treasury]).toEqual([10 + 40, 40]);
  });

  it('[18DO 8.2.2.2, Y1] keeps all of it, if it has none', () => {
    const state = ofMinor(['S1'], { cash: { [investor]: 10 } });
    const delivery = brewing([2]);
    expect(told(eventsOf(state, delivery))).toEqual([
      { type: 'investor-lacks-newest', company: 'B5', card: '2A' },
    ]);
    const after = played(state, delivery);
    expect([after.cash[investor], after.companies.B5!.treasury]).toEqual([10, 30]);
  });

  it('[18DO 8.2.2.2, Y1] buys the next card whenever its treasury pays and its limit allows', () => {
    const state = ofMinor(['S1'], { treasury: 100 });
    const events = eventsOf(state, brewing([2]));
    expect(told(events)).toEqual([
      { type: 'investor-lacks-newest', company: 'B5', card: '2A' },
      { type: 'investor-equips', company: 'B5', card: '2A' },
    ]);
    const after = played(state, brewing([2]));
    expect(cardsOf(after, 'B5')).toEqual(['2A', 'S1']);
    expect(after.companies.B5!.treasury).toBe(100 + 30 - 80);
    // it cannot pay for another, but its holder may add half of the price
    expect(stepIn(after)).toBe('B5/equipment');
    expect(listed(after).map(({ type }) => type)).toEqual(['buy-equipment', 'skip']);
    const full = ofMinor(['S1', '2A', '2A'], { treasury: 300 });
    expect(told(eventsOf(full, brewing([2, 4]))).map(({ type }) => type)).toEqual(['investor-has-newest']);
  });

  it('[18DO 8.2.2.2, 6.5.2.6, Y1] two in yellow, and none of the last types', () => {
    const rich = played(ofMinor(['S1'], { treasury: 200 }), brewing([2]));
    expect(cardsOf(rich, 'B5')).toEqual(['2A', '2A', 'S1']);
    const late = ofMinor(['3'], {
      treasury: 900,
      phase: '6',
      beer: { 3: { regular: 3 } },
    });
    expect(told(eventsOf(late, brewing([0, 0, 3]))).map(({ type }) => type)).toEqual([
      'investor-lacks-newest',
    ]);
  });

  it('[18DO 8.2.2.2, 6.5.2.6, Y1] its holder may add up to half of the price from the Investor’s cash', () => {
    const state = ofMinor(['S1'], { treasury: 20, cash: { [investor]: 100 } });
    const before = played(state, brewing([2]));
    expect([acting(before), before.companies.B5!.treasury]).toEqual(['B', 50]);
    const bought = played(before, buyEquipment('2A'));
    expect([bought.cash[investor], cardsOf(bought, 'B5')]).toEqual([70, ['2A', 'S1']]);
    expect(stepIn(played(before, skip))).toBe('B3/brew');
    const poor = played(ofMinor(['S1'], { treasury: 20, cash: { [investor]: 20 } }), brewing([2]));
    expect(stepIn(poor)).toBe('B3/brew');
  });

  it('[18DO 6.5.2.2, 8.2.2] its holder may give equipment up', () => {
    const state = ofMinor(['S1', 'S2']);
    expect(cardsOf(played(state, { type: 'give-up', card: 'S1' }), 'B5')).toEqual(['S2']);
  });
});

describe('[18DO 8.2.2.2] the Investor’s corporation', () => {
  const delivery = brewing([0, 0, 3]);

  it('[18DO 8.2.2.2, Y2] pays a dividend while it has equipment of the newest type', () => {
    const state = ofCorporation(['3'], { cash: { [investor]: 0 } });
    expect(told(eventsOf(state, delivery))).toEqual([
      { type: 'investor-has-newest', company: 'RIT', card: '3' },
    ]);
    const after = played(state, delivery);
    expect(after.cash[investor]).toBe(45);
    expect(priceIn(after, 'RIT')).toBe(65);
  });

  it('[18DO 8.2.2.2, Y2] else it keeps its income', () => {
    const state = ofCorporation(['2A', '2A']);
    expect(told(eventsOf(state, brewing([0, 4])))).toEqual([
      { type: 'investor-lacks-newest', company: 'RIT', card: '3' },
    ]);
    const after = played(state, brewing([0, 4]));
    expect([after.companies.RIT!.treasury, priceIn(after, 'RIT')]).toEqual([80, 55]);
  });

  it.each(['5', '6', '8'])(
    '[18DO 8.2.2.2, Y2, ruling 13] with a card of type %s its holder decides',
    (card) => {
      const state = ofCorporation([card], {
        phase: card,
        beer: { 5: { regular: 4 } },
        cash: { [investor]: 0 },
      });
      const earned = played(state, brewing([0, 0, 0, 0, 4]));
      expect([asked(earned), listed(earned)]).toEqual(['B dividend', [dividend(true), dividend(false)]]);
      expect(played(earned, dividend(true)).cash[investor]).toBe(120);
    },
  );

  it('[18DO 8.2.2.2, Y2] of two types on sale the later is the newest', () => {
    // two cards of type 6 have left the display, so type 8 is on sale, too
    const state = ofCorporation(['4'], {
      phase: '6',
      left: { 6: 10 },
      beer: { 4: { regular: 3 } },
      corporation: { treasury: 799 },
    });
    expect(told(eventsOf(state, brewing([0, 0, 0, 3])))[0]).toEqual({
      type: 'investor-lacks-newest',
      company: 'RIT',
      card: '8',
    });
    const after = played(state, brewing([0, 0, 0, 3]));
    expect(cardsOf(after, 'RIT')).toEqual(['4', '8']);
    expect(after.companies.RIT!.treasury).toBe(799 + 135 - 800);
  });

  it('[18DO 8.2.2.2, Y3] must buy equipment of the newest type, if it has none and treasury and limit allow', () => {
    const state = ofCorporation(['2A'], { corporation: { treasury: 150 } });
    expect(told(eventsOf(state, brewing([0, 2])))).toEqual([
      { type: 'investor-lacks-newest', company: 'RIT', card: '3' },
      { type: 'investor-equips', company: 'RIT', card: '3' },
    ]);
    const after = played(state, brewing([0, 2]));
    expect([cardsOf(after, 'RIT'), after.companies.RIT!.treasury]).toEqual([['2A', '3'], 10]);
    const full = ofCorporation(['2A', '2A', '2A', '2A'], {
      corporation: { treasury: 500, held: { [investor]: tens(2) } },
      beer: { 2: { regular: 8 } },
    });
    expect(cardsOf(played(full, brewing([0, 8])), 'RIT')).toEqual(['2A', '2A', '2A', '2A']);
  });

  it('[18DO 8.2.2.2, Y3] with one of the newest type its holder may buy another, or not', () => {
    const state = played(ofCorporation(['3'], { corporation: { treasury: 300 } }), delivery);
    expect(asked(state)).toBe('B equipment');
    expect(listed(state).map(({ type }) => type)).toEqual(['buy-equipment', 'skip']);
  });

  it('[18DO 8.2.2.2, Y3] gives one card up at its limit, and only there', () => {
    const few = ofCorporation(['2A', '2A', '2A']);
    expect(refused(few, { type: 'give-up', card: '2A' })).toEqual({
      code: 'investor-keeps-equipment',
      rule: '8.2.2.2',
    });
    expect(listed(few, 'give-up')).toEqual([]);
    const full = ofCorporation(['2A', '2A', '2A', '2A']);
    const after = played(full, { type: 'give-up', card: '2A' });
    expect(cardsOf(after, 'RIT')).toEqual(['2A', '2A', '2A']);
    expect(listed(after, 'give-up')).toEqual([]);
  });

  it('[18DO 8.2.2.2, Y3] sells one of its own certificates only where that pays for the newest type', () => {
    const close = ofCorporation(['2A'], { corporation: { treasury: 90 } });
    expect(refused(close, { type: 'sell-charter', percent: 10 })).toEqual({
      code: 'investor-sells-to-equip',
      rule: '8.2.2.2',
    });
    // 90 + 40 and a certificate at 55
    const ready = played(close, brewing([0, 2]));
    expect([asked(ready), ready.companies.RIT!.treasury]).toEqual(['B equipment', 130]);
    expect(listed(ready)).toEqual([skip, { type: 'sell-charter', percent: 10 }]);
    const sold = played(ready, { type: 'sell-charter', percent: 10 });
    expect(cardsOf(sold, 'RIT')).toEqual(['2A', '3']);
    expect(sold.companies.RIT!.treasury).toBe(130 + 55 - 180);
    const far = played(ofCorporation(['2A'], { corporation: { treasury: 80 } }), brewing([0, 2]));
    expect(stepIn(far)).toBe('B3/brew');
    const has = played(ofCorporation(['3'], { corporation: { treasury: 100 } }), delivery);
    expect(stepIn(has)).toBe('B3/brew');
  });

  it('[18DO 8.2.2.2, Y3, ruling 156] also for a 6 beside an 8, whichever of them it does not have', () => {
    // two cards of type 6 have left the display, so type 8 is on sale, too
    const late = { phase: '6', left: { 6: 10 }, beer: { 4: { regular: 3 } } } as const;
    const ready = played(
      ofCorporation(['4'], { ...late, corporation: { treasury: 460 } }),
      brewing([0, 0, 0, 3]),
    );
    // 460 and 135 kept, and a certificate at 55: enough for the 6 alone
    expect([asked(ready), ready.companies.RIT!.treasury]).toEqual(['B equipment', 595]);
    expect(listed(ready)).toEqual([skip, { type: 'sell-charter', percent: 10 }]);
    const sold = played(ready, { type: 'sell-charter', percent: 10 });
    expect(listed(sold).map((move) => move)).toEqual([buyEquipment('6'), skip]);
  });

  it('[18DO 8.2.2.2, Y4, rulings 154, 156] without equipment its holder may sell one first, where that pays for the dearer card', () => {
    const state = ofCorporation([], {
      phase: '6',
      left: { 6: 10 },
      brewing: { company: 'B4', step: 'equipment' },
      round: ['B4', 'RIT', 'B3'],
      minors: { B3: { owner: 'A' }, B4: { owner: 'B', treasury: 1000, cards: ['2A'] } },
      corporation: { treasury: 620, price: 250 },
    });
    // its deal before the fall left out
    const ready = played(state, skip, skip);
    expect(asked(ready)).toBe('B equipment');
    const force = { type: 'force-train', train: '6', from: 'depot' };
    expect(listed(ready)).toEqual([force, { type: 'sell-charter', percent: 10 }]);
    const sold = played(ready, { type: 'sell-charter', percent: 10 });
    expect(cardsOf(sold, 'RIT')).toEqual(['8']);
    const left = played(ready, force);
    expect(cardsOf(left, 'RIT')).toEqual(['6']);
    // [ruling 155] what is sold for it is not bought back in this turn
    expect(stepIn(left)).toBe('B3/brew');
  });

  /** RIT has no equipment: its turn begins with its deal. */
  const bare = (corporation: Partial<GivenCompany>, more: Given = {}) =>
    played(
      ofCorporation([], {
        brewing: { company: 'B4', step: 'equipment' },
        round: ['B4', 'RIT', 'B3'],
        minors: { B3: { owner: 'A' }, B4: { owner: 'B', treasury: 100, cards: ['2A'] } },
        corporation,
        ...more,
      }),
      skip,
    );

  it('[18DO 8.2.2.2, Y3, ruling 145] without equipment it sells before its value falls, where that pays for a card', () => {
    const ready = bare({ treasury: 120 });
    expect([stepIn(ready), asked(ready)]).toEqual(['RIT/deal', 'B deal']);
    expect(listed(ready)).toEqual([skip, { type: 'sell-charter', percent: 10 }]);
    const sold = played(ready, { type: 'sell-charter', percent: 10 });
    expect(cardsOf(sold, 'RIT')).toEqual(['3']);
    // at 60; one space for the sale and one for want of income
    expect([sold.companies.RIT!.treasury, priceIn(sold, 'RIT')]).toEqual([120 + 60 - 180, 50]);
    // 60 more are not enough: what is missing is raised without anybody being asked
    expect(stepIn(bare({ treasury: 119 }))).toBe('B3/brew');
  });

  it('[18DO 8.2.2.2, Y4, ruling 155] buys nothing back for which it would have to sell certificates in this turn', () => {
    const held = { [investor]: tens(2), pool: [10] };
    // neither where it is forced to buy already, nor where it could not pay for the cheapest card any more
    expect(stepIn(bare({ treasury: 100, held }))).toBe('B3/brew');
    const late: Given = { phase: '6', left: { 6: 10 } };
    expect(listed(bare({ treasury: 650, held }, late), 'redeem')).toEqual([]);
    expect(listed(bare({ treasury: 690, held }, late), 'redeem')).toEqual([{ type: 'redeem', percent: 10 }]);
  });

  it('[18DO 8.2.2.2, Y3] may buy one certificate back in a turn, but not with what it must buy equipment for', () => {
    const state = ofCorporation(['2A'], {
      corporation: { treasury: 230, held: { [investor]: tens(2), pool: [10] } },
    });
    expect(refused(state, { type: 'redeem', percent: 10 })).toEqual({
      code: 'investor-equips-first',
      rule: '8.2.2.2',
    });
    const later = played(state, brewing([0, 2]));
    expect([asked(later), cardsOf(later, 'RIT')]).toEqual(['B equipment', ['2A', '3']]);
    const redeemed = played(later, { type: 'redeem', percent: 10 });
    expect(held(redeemed, 'pool', 'RIT')).toEqual([]);
    expect(redeemed.companies.RIT!.treasury).toBe(230 + 40 - 180 - 55);
  });

  it('[18DO 8.2.2.2, Y4] without equipment it is forced to buy: certificates, the Investor’s cash, its shares, a credit', () => {
    const state = ofCorporation([], {
      cash: { [investor]: 30 },
      brewing: { company: 'B4', step: 'equipment' },
      round: ['B4', 'RIT', 'B3'],
      minors: { B3: { owner: 'A' }, B4: { owner: 'B', treasury: 100, cards: ['2A'] } },
      corporation: { treasury: 20, held: { [investor]: tens(2), A: tens(3) } },
      companies: { BME: { director: 'A', held: { A: tens(3), [investor]: [10] }, price: 50 } },
    });
    const events = eventsOf(state, skip);
    // no income: 60 → 55; 20 % of it for 110, 30 of cash, 20 still missing
    expect(events.filter(({ type }) => !['operates', 'no-revenue'].includes(type))).toEqual([
      { type: 'forced-purchase', company: 'RIT', player: investor, train: '3', price: 180 },
      { type: 'sold-to-raise', seller: 'charter', company: 'RIT', percent: 20, price: 55, amount: 110 },
      { type: 'director-pays', player: investor, company: 'RIT', amount: 30 },
      { type: 'investor-sells', company: 'BME', percent: 10, price: 50, amount: 50 },
      { type: 'director-pays', player: investor, company: 'RIT', amount: 20 },
      { type: 'equipment-bought', company: 'RIT', card: '3', amount: 180, subsidy: 0 },
    ]);
    const after = played(state, skip);
    expect([cardsOf(after, 'RIT'), after.cash[investor], priceIn(after, 'RIT')]).toEqual([['3'], 30, 40]);
  });

  it('[18DO 8.2.2.2, Y4] repays a credit from its income before it pays any dividend', () => {
    const broke = ofCorporation([], {
      cash: { [investor]: 0 },
      brewing: { company: 'B4', step: 'equipment' },
      round: ['B4', 'RIT', 'B3'],
      minors: { B3: { owner: 'A' }, B4: { owner: 'B', treasury: 100, cards: ['2A'] } },
      corporation: { treasury: 20, held: { [investor]: tens(4), A: [10, 20] } },
    });
    const after = played(broke, skip);
    expect(after.credits).toMatchObject({ RIT: 160 });
    expect(cardsOf(after, 'RIT')).toEqual(['3']);
    const owing = ofCorporation(['3'], { credits: { RIT: 60 }, cash: { [investor]: 0 } });
    expect(told(eventsOf(owing, delivery))).toEqual([
      { type: 'investor-shares', company: 'RIT', reason: 'credit' },
      { type: 'investor-repays', company: 'RIT', amount: 60, left: 0 },
    ]);
    const repaid = played(owing, delivery);
    expect([repaid.companies.RIT!.treasury, repaid.cash[investor], priceIn(repaid, 'RIT')]).toEqual([
      30, 0, 55,
    ]);
  });

  it('[18DO 8.2, ruling 120] its marker stops at 30: it is never bankrupt', () => {
    const state = ofCorporation(['2A'], { corporation: { price: 30 } });
    expect(priceIn(played(state, brewing([0, 2])), 'RIT')).toBe(30);
    const forced = ofCorporation([], {
      cash: { [investor]: 0 },
      brewing: { company: 'B4', step: 'equipment' },
      round: ['B4', 'RIT', 'B3'],
      minors: { B3: { owner: 'A' }, B4: { owner: 'B', treasury: 100, cards: ['2A'] } },
      corporation: { treasury: 0, price: 30 },
    });
    const after = played(forced, skip);
    expect([priceIn(after, 'RIT'), after.companies.RIT!.floated]).toEqual([30, true]);
  });

  it('[18DO 6.5.2.2, 8.2.2, ruling 138] its holder decides what it gives up when the limit falls', () => {
    const state = ofCorporation(['2A', '2A', '2A', '3'], {
      phase: '3',
      left: { '2A': 0, '2B': 0, 3: 0 },
      minors: { B3: { owner: 'A' }, B4: { owner: 'B', treasury: 400, cards: ['2B'] } },
      brewing: { company: 'B4', step: 'equipment' },
      round: ['B4', 'B3'],
    });
    const after = played(state, buyEquipment('4'));
    expect(asked(after)).toBe('B discard-equipment');
    expect(cardsOf(played(after, { type: 'discard-equipment', card: '2A' }), 'RIT')).toEqual([
      '2A',
      '2A',
      '3',
    ]);
  });
});
