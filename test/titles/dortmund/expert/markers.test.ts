import { describe, expect, it } from 'vitest';
import {
  asked,
  buyMarker,
  buyMarkerFrom,
  cardNo,
  eventsOf,
  expertState,
  type GivenExpert,
  listed,
  markerNo,
  markersIn,
  played,
  refused,
  supply,
} from '../../../support/expert/table';
import { buyEquipment, cardsOf, dividend, revenueIn, skip, stepIn, tens } from '../../../support/hsb/table';

const corporation = (more = {}) => ({ director: 'A', held: { A: tens(2) }, price: 70, ...more });
const buying = (given: GivenExpert, company: string) =>
  expertState({ brewing: { company, step: 'equipment' }, ...given });

describe('buying markers', () => {
  it('[18DO 7.1] [18DO 7.6] instead of a card, at the printed price, before their phase too', () => {
    const state = buying(
      { phase: '3', companies: { DUB: corporation({ cards: ['3'], treasury: 300 }) } },
      'DUB',
    );
    const after = played(state, buyMarker('A4'));
    expect([markersIn(after, 'DUB'), after.companies.DUB!.treasury]).toEqual([['A4'], 180]);
    expect(refused(after, buyEquipment('3')).code).toBe('new-train-limit');
    expect(refused(after, buyMarker('A1')).code).toBe('marker-once');
    const card = played(state, buyEquipment('3'));
    expect(refused(card, buyMarker('A1')).code).toBe('new-train-limit');
  });

  it('[18DO 7.1, ruling 67] in yellow a card and a marker or two cards, never two markers', () => {
    const state = buying({ minors: minorsWith(400) }, 'B4');
    const one = played(state, buyMarker('A1'));
    expect(refused(one, buyMarker('A2'))).toEqual({ code: 'marker-once', rule: '7.1' });
    expect(stepIn(one)).toBe('B4/equipment');
    expect(markersIn(played(one, buyEquipment('2A')), 'B4')).toEqual(['A1']);
    expect(cardsOf(played(state, buyEquipment('2A'), buyMarker('A1')), 'B4')).toContain('2A');
  });

  it('[18DO 7.1, rulings 64, 69] a minor brewery has one box: another marker takes the place of the old one, for nothing', () => {
    const state = buying({ minors: minorsWith(200), markers: { B4: ['A1'] } }, 'B4');
    const old = markerNo(state, 'B4', 'A1');
    expect(refused(state, buyMarker('A2'))).toEqual({ code: 'marker-limit', rule: '7.1' });
    const after = played(state, buyMarker('A2', old));
    expect([markersIn(after, 'B4'), after.companies.B4!.treasury]).toEqual([['A2'], 140]);
    expect(after.markers[old]!.at).toBe('display');
    const empty = buying({ minors: minorsWith(200) }, 'B4');
    expect(refused(empty, buyMarker('A2', 0)).code).toBe('marker-limit');
  });

  it('[18DO 7.1, ruling 64] corporations have two boxes; Union one and the space of its printed event', () => {
    const state = buying(
      {
        phase: '3',
        companies: { DUB: corporation({ cards: ['3'], treasury: 300 }), RIT: corporation({ cards: ['3'] }) },
        markers: { DUB: ['A1', 'A1'], RIT: ['A2'] },
      },
      'DUB',
    );
    expect(refused(state, buyMarker('B2')).code).toBe('marker-limit');
    const rit = buying(
      {
        phase: '3',
        companies: { RIT: corporation({ cards: ['3'], treasury: 300 }) },
        markers: { RIT: ['A2'] },
      },
      'RIT',
    );
    expect(markersIn(played(rit, buyMarker('A2')), 'RIT')).toEqual(['A2', 'A2']);
  });

  it('[18DO 7.6] [18DO 6.5.2.7] whoever must own equipment buys that first', () => {
    const state = buying({ phase: '3', companies: { DUB: corporation({ treasury: 300 }) } }, 'DUB');
    expect(refused(state, buyMarker('A1'))).toEqual({ code: 'equipment-first', rule: '7.6' });
  });

  it('[18DO 7.1, ruling 68] the owner’s subsidy is for cards alone', () => {
    const state = buying({ minors: minorsWith(20) }, 'B4');
    expect(refused(state, buyMarker('A1')).code).toBe('marker-too-dear');
  });
});

function minorsWith(treasury: number) {
  return { B3: { owner: 'A' }, B4: { owner: 'B', treasury }, B5: { owner: 'C' } };
}

describe('markers of other companies', () => {
  const table = (more: GivenExpert = {}) =>
    buying(
      {
        phase: '3',
        minors: minorsWith(300),
        companies: { DUB: corporation({ cards: ['3'], treasury: 300 }) },
        markers: { B4: ['A2'], B3: ['A1'] },
        ...more,
      },
      'DUB',
    );

  it('[18DO 7.1, ruling 67] from 50 to 150 percent of the price, beside the purchase from the bank', () => {
    const state = table();
    const pub = markerNo(state, 'B4', 'A2');
    expect(refused(state, buyMarkerFrom(pub, 29))).toEqual({ code: 'marker-price', rule: '7.1' });
    expect(refused(state, buyMarkerFrom(pub, 91)).code).toBe('marker-price');
    const after = played(state, buyEquipment('3'), buyMarkerFrom(pub, 90), { type: 'agree' });
    expect([markersIn(after, 'DUB'), after.companies.B4!.treasury]).toEqual([['A2'], 390]);
    expect(after.companies.DUB!.treasury).toBe(300 - 180 - 90);
  });

  it('[18DO 7.1, ruling 134] the seller is asked once for a marker in a turn; one’s own company is not', () => {
    const state = table();
    const pub = markerNo(state, 'B4', 'A2');
    const asking = played(state, buyMarkerFrom(pub, 60));
    expect(asked(asking)).toBe('B agree-marker');
    const declined = played(asking, { type: 'decline' });
    expect(refused(declined, buyMarkerFrom(pub, 90))).toEqual({ code: 'marker-refused', rule: '7.1' });
    const own = played(declined, buyMarkerFrom(markerNo(state, 'B3', 'A1'), 15));
    expect(markersIn(own, 'DUB')).toEqual(['A1']);
  });

  it('[18DO 7.1] what is laid back for it goes only if the seller agrees', () => {
    const state = table({ markers: { B4: ['A2'], DUB: ['A1', 'B2'] } });
    const deal = buyMarkerFrom(markerNo(state, 'B4', 'A2'), 60, markerNo(state, 'DUB', 'B2'));
    expect(markersIn(played(state, deal, { type: 'decline' }), 'DUB')).toEqual(['A1', 'B2']);
    expect(markersIn(played(state, deal, { type: 'agree' }), 'DUB')).toEqual(['A1', 'A2']);
  });
});

describe('pubs', () => {
  const railways = { BME: corporation({ held: { A: tens(3) }, cards: ['3'] }) };

  it('[18DO 7.1.1] they pay into the treasury when a Brewery Round begins, not into the income', () => {
    const state = expertState({
      phase: '3',
      companies: { ...railways, DUB: corporation({ cards: ['3'] }) },
      markers: { DUB: ['A1', 'A2'], B3: ['A3'] },
      operating: { company: 'BME', step: 'trains' },
    });
    const begun = played(state, skip);
    expect([begun.companies.DUB!.treasury, begun.companies.B3!.treasury]).toEqual([15, 60]);
    expect(eventsOf(state, skip)).toContainEqual({ type: 'pubs-pay', company: 'DUB', amount: 15 });
  });
});

describe('bottling lines', () => {
  const table = (more: GivenExpert = {}, cards = ['3']) =>
    expertState({
      phase: '3',
      companies: { RIT: corporation({ cards }) },
      beer: { 3: { regular: 3 }, 2: { regular: 2 } },
      brewing: { company: 'RIT', step: 'brew' },
      markers: { RIT: ['B2'] },
      ...more,
    });

  it('[18DO 7.1.2] example 19: three cubes at 30 with a line of 5 bring 105', () => {
    const state = table();
    const three = cardNo(state, 'RIT', '3');
    const [proposed] = listed(state, 'supply');
    expect(proposed).toEqual(supply([0, 0, 3], [], [{ card: three, cubes: 3 }], [three]));
    expect(revenueIn(played(state, proposed!))).toBe(105);
    expect(revenueIn(played(state, supply([0, 0, 3], [], [{ card: three, cubes: 3 }], [-1])))).toBe(90);
  });

  it('[18DO 7.1.2, ruling 70] a line works with one card; two may work with the same one or with two', () => {
    const state = table({ markers: { RIT: ['B2', 'B2'] } }, ['3', '2A']);
    const [three, two] = [cardNo(state, 'RIT', '3'), cardNo(state, 'RIT', '2A')];
    const work = [
      { card: three, cubes: 3 },
      { card: two, cubes: 2 },
    ];
    const bring = (...lines: number[]) => revenueIn(played(state, supply([0, 2, 3], [], work, lines)));
    expect([bring(three, three), bring(three, two), bring(-1, two)]).toEqual([160, 155, 140]);
    expect(refused(state, supply([0, 2, 3], [], work, [three])).code).toBe('malformed');
    expect(refused(state, supply([0, 2, 3], [], work, [three, 9999])).code).toBe('malformed');
  });

  it('[18DO 7.1.2] [18DO 7.1, ruling 66] only from its phase on', () => {
    const state = table({ markers: { RIT: ['B3'] } });
    expect(listed(state, 'supply')[0]).toMatchObject({ plan: { lines: [] } });
  });

  it('[18DO 7.1.2, ruling 131] what is proposed brings most: the card with the line delivers first', () => {
    const state = table({ beer: { 2: { regular: 2 }, 1: { noDemand: true } } }, ['3', '2A']);
    const [three, two] = [cardNo(state, 'RIT', '3'), cardNo(state, 'RIT', '2A')];
    expect(revenueIn(played(state, listed(state, 'supply')[0]!))).toBe(50);
    const other = supply(
      [0, 2],
      [],
      [
        { card: three, cubes: 0 },
        { card: two, cubes: 2 },
      ],
      [two],
    );
    expect(revenueIn(played(state, other))).toBe(50);
  });

  it('[18DO 7.1.2] [18DO 6.5.2.3] cards bring what they reach, and no unit rests that finds a cube', () => {
    const state = table({ markers: {} }, ['3', '2A']);
    const [three, two] = [cardNo(state, 'RIT', '3'), cardNo(state, 'RIT', '2A')];
    const by = (threes: number, twos: number) => [
      { card: three, cubes: threes },
      { card: two, cubes: twos },
    ];
    expect(refused(state, supply([0, 0, 3], [], by(1, 2))).code).toBe('out-of-reach');
    expect(refused(state, supply([0, 0, 3], [], by(3, 0))).code).toBe('must-deliver');
    expect(refused(state, supply([0, 2, 2], [], by(4, 0))).code).toBe('out-of-reach');
    expect(refused(state, supply([0, 2, 4], [], by(3, 2))).code).toBe('no-such-demand');
    expect(refused(state, supply([0, 2, 3], [], by(3, 2).reverse())).code).toBe('malformed');
    expect(refused(state, supply([0, 2, 3], [], [...by(3, 2), { card: 0, cubes: 0 }])).code).toBe(
      'malformed',
    );
    expect(revenueIn(played(state, supply([0, 2, 3], [], by(3, 2))))).toBe(130);
  });

  it('[18DO 7.1.2] the bottles belong to the income that is shared out', () => {
    const state = table();
    const paid = played(state, listed(state, 'supply')[0]!, dividend(true));
    // 105: 100 shared out, 5 and its own half into the treasury
    expect(paid.cash.A).toBe(465 + 50);
  });
});

describe('markers when breweries change', () => {
  it('[18DO 7.1] [18DO 6.4.5, ruling 107] a and b: they go to the corporation, whose director lays back what is too much', () => {
    const state = expertState({
      phase: '3',
      companies: { DUB: corporation({ cards: ['3'] }) },
      minors: { B3: { owner: 'B' }, B4: { owner: 'A' }, B5: { owner: 'C' } },
      markers: { DUB: ['A1', 'A2'], B3: ['B2'] },
      events: { DUB: 'G', B3: 'N' },
      stock: 2,
      turn: 'B',
    });
    const traded = played(state, {
      type: 'trade-minor',
      minor: 'B3',
      company: 'DUB',
      source: 'charter',
      percent: 10,
    });
    const kinds = traded.decisions.map(({ kind }) => kind);
    expect(kinds).toContain('return-marker');
    expect(kinds).toContain('return-event');
    expect(traded.decisions.every(({ by }) => by === 'A')).toBe(true);
    let next = traded;
    while (next.decisions.length > 0) {
      const kind = next.decisions.at(-1)!.kind;
      if (kind === 'return-marker') {
        expect(refused(next, { type: 'return-marker', marker: markerNo(next, 'display', 'C') }).code).toBe(
          'no-such-marker',
        );
        next = played(next, { type: 'return-marker', marker: markerNo(next, 'DUB', 'A1') });
      } else if (kind === 'return-event') {
        expect(refused(next, { type: 'return-event', event: 'K' }).code).toBe('no-such-event');
        next = played(next, { type: 'return-event', event: 'G' });
      } else next = played(next, { type: 'keep-place' });
    }
    expect([markersIn(next, 'DUB'), next.events.N, next.events.G]).toEqual([['A2', 'B2'], 'DUB', 'display']);
  });

  it('[18DO 7.1] [18DO 6.4.5, ruling 107] c: they go back to the display', () => {
    const state = expertState({
      phase: '3',
      companies: { DUB: corporation({ cards: ['3'], held: { A: tens(1), pool: tens(1) } }) },
      minors: { B3: { owner: 'B' }, B4: { owner: 'A' }, B5: { owner: 'C' } },
      markers: { B3: ['B2'] },
      events: { B3: 'N' },
      stock: 2,
      turn: 'B',
    });
    const after = played(state, {
      type: 'trade-minor',
      minor: 'B3',
      company: 'DUB',
      source: 'pool',
      percent: 10,
    });
    expect([markersIn(after, 'DUB'), markersIn(after, 'B3'), after.events.N]).toEqual([[], [], 'display']);
  });

  it('[18DO 7.1] [18DO 6.4.8, ruling 107] of a bankrupt company too, a railway’s wagon as well', () => {
    const state = expertState({
      phase: '5',
      companies: {
        RhE: corporation({ price: 30, cards: ['5'], held: { A: tens(4) } }),
        DUB: corporation({ price: 30, cards: ['5'], held: { A: tens(2) } }),
      },
      markers: { RhE: ['C on 5'], DUB: ['A1'] },
      events: { DUB: 'G' },
      stock: 3,
    });
    const railway = played(state, { type: 'sell', company: 'RhE', percents: [10, 10] });
    expect([railway.companies.RhE!.founded, markersIn(railway, 'RhE')]).toEqual([false, []]);
    const brewery = played(state, { type: 'sell', company: 'DUB', percents: [10, 10] });
    expect([markersIn(brewery, 'DUB'), brewery.events.G]).toEqual([[], 'display']);
  });
});
