import { describe, expect, it } from 'vitest';
import {
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
import { cardsOf, revenueIn, skip, stepIn, tens } from '../../../support/hsb/table';
import { fromHagen, toWitten } from '../operating/lines';

const railway = (more = {}) => ({ director: 'A', held: { A: tens(3) }, price: 70, ...more });
const corporation = (more = {}) => ({ director: 'A', held: { A: tens(2) }, price: 70, ...more });
const lines = {
  tiles: { ...fromHagen, ...toWitten },
  stations: [{ company: 'RhE', hex: 'E12', stop: 0 }],
};
const load = (card: number, cubes: number) => ({ type: 'load', card, cubes });

describe('beer wagons of railways', () => {
  const purchase = (more: GivenExpert = {}, rhe = {}) =>
    expertState({
      phase: '5',
      companies: {
        RhE: railway({ cards: ['3', '4'], treasury: 400, ...rhe }),
        DUB: corporation({ cards: ['5'] }),
      },
      operating: { company: 'RhE', step: 'trains' },
      ...more,
    });

  it('[18DO 7.5] [18DO 7.1.3, ruling 72] one from the bank instead of a card, not against the train limit', () => {
    const state = purchase();
    const after = played(state, buyMarker('C'));
    expect([markersIn(after, 'RhE'), after.companies.RhE!.treasury]).toEqual([['C'], 300]);
    expect(refused(after, { type: 'buy-train', train: '5', from: 'depot' }).code).not.toBe('train-too-dear');
    expect(refused(after, buyMarker('C')).code).toBe('marker-once');
  });

  it('[18DO 7.1] no pubs or bottling lines for railways', () => {
    const state = purchase({ markers: { DUB: ['A1'] } });
    expect(refused(state, buyMarker('A1'))).toEqual({ code: 'marker-not-for', rule: '7.1' });
    expect(refused(state, buyMarkerFrom(markerNo(state, 'DUB', 'A1'), 30)).code).toBe('marker-not-for');
  });

  it('[18DO 7.5, ruling 117] a railway that must buy a train buys no wagon before', () => {
    const state = purchase({}, { cards: [], treasury: 600 });
    expect(refused(state, buyMarker('C'))).toEqual({ code: 'equipment-first', rule: '7.6' });
  });

  it('[18DO 7.1.3] wagons are traded between all companies: money goes from a railway to a brewery and back', () => {
    const state = purchase({ markers: { DUB: ['C'] } });
    const bought = played(state, buyMarker('C'), buyMarkerFrom(markerNo(state, 'DUB', 'C'), 150));
    expect([markersIn(bought, 'RhE'), bought.companies.DUB!.treasury]).toEqual([['C', 'C'], 150]);
    const selling = expertState({
      phase: '5',
      companies: { RhE: railway({ cards: ['3', '4'] }), DUB: corporation({ cards: ['5'], treasury: 80 }) },
      markers: { RhE: ['C on 4'] },
      brewing: { company: 'DUB', step: 'equipment' },
    });
    const sold = played(selling, buyMarkerFrom(markerNo(selling, 'RhE', 'C'), 50));
    expect([markersIn(sold, 'DUB'), sold.companies.RhE!.treasury]).toEqual([['C'], 50]);
    expect(sold.markers[markerNo(sold, 'DUB', 'C')]!.on).toBeUndefined();
  });

  it('[18DO 7.1.3, ruling 71] on any of its trains, moved at any time in its turn, from brown on', () => {
    const state = purchase({ markers: { RhE: ['C'] }, operating: { company: 'RhE', step: 'track' } });
    const wagon = markerNo(state, 'RhE', 'C');
    const [three, four] = [cardNo(state, 'RhE', '3'), cardNo(state, 'RhE', '4')];
    expect(listed(state, 'move-wagon').map(({ card }) => card)).toEqual([three, four]);
    const put = played(state, { type: 'move-wagon', marker: wagon, card: three });
    expect(put.markers[wagon]!.on).toBe(three);
    expect(refused(put, { type: 'move-wagon', marker: wagon, card: three })).toEqual({
      code: 'wagon-nowhere',
      rule: '7.1.3',
    });
    expect(played(put, { type: 'move-wagon', marker: wagon, card: four }).markers[wagon]!.on).toBe(four);
    const early = expertState({
      phase: '3',
      companies: { RhE: railway({ cards: ['3'], treasury: 400 }) },
      markers: { RhE: ['C'] },
      operating: { company: 'RhE', step: 'trains' },
    });
    expect(listed(early, 'move-wagon')).toEqual([]);
  });

  it('[18DO 7.1.3, rulings 71, 117] a loaded one is neither moved nor sold', () => {
    const state = purchase({ markers: { RhE: ['C on 4'] } }, { cards: ['3', '4'] });
    const loaded = structuredClone(state);
    loaded.trains[cardNo(state, 'RhE', '4')]!.beer = 1;
    loaded.beer -= 1;
    loaded.trains = [...loaded.trains];
    const wagon = markerNo(state, 'RhE', 'C');
    expect(refused(loaded, { type: 'move-wagon', marker: wagon, card: cardNo(state, 'RhE', '3') })).toEqual({
      code: 'wagon-loaded',
      rule: '7.1.3',
    });
  });
});

describe('loading with wagons', () => {
  const table = (more: GivenExpert = {}, rhe = {}, dub = {}) =>
    expertState({
      phase: '5',
      companies: {
        RhE: railway({ cards: ['4', '5'], ...rhe }),
        RIT: corporation({ cards: ['5'], ...dub }),
      },
      beer: { 5: { regular: 4 }, 1: { noDemand: true }, 2: { noDemand: true } },
      stockOfBeer: 8,
      ...lines,
      brewing: { company: 'RIT', step: 'brew' },
      ...more,
    });

  it('[18DO 7.1.3] a wagon on a 4 takes a cube; the brewery gets 100, the railway what the red area pays', () => {
    const state = table({ markers: { RhE: ['C on 4'] } });
    const [five, four] = [cardNo(state, 'RIT', '5'), cardNo(state, 'RhE', '4')];
    const aside = played(state, supply([0, 0, 0, 0, 2], [], [{ card: five, cubes: 2, aside: 2 }]));
    const loaded = played(aside, load(four, 1), load(cardNo(state, 'RhE', '5'), 1));
    expect([revenueIn(loaded), cardsOf(loaded, 'RhE')]).toEqual([120 + 200, ['4+1', '5+1']]);
    const none = table();
    const without = played(none, supply([0, 0, 0, 0, 3], [], [{ card: five, cubes: 3, aside: 1 }]));
    expect(refused(without, load(four, 1)).code).toBe('load-capacity');
  });

  it('[18DO 7.1.3] [18DO 6.5.1] at the run the cube of the wagon is delivered, also on the last run of a 4', () => {
    const state = expertState({
      phase: '6',
      companies: { RhE: railway({ cards: ['4'] }) },
      markers: { RhE: ['C on 4'] },
      ...lines,
      operating: { company: 'RhE', step: 'run' },
    });
    const laden = structuredClone(state);
    laden.trains[cardNo(state, 'RhE', '4')]!.beer = 1;
    laden.trains = [...laden.trains];
    laden.beer -= 1;
    const best = listed(laden, 'run')[0]!;
    const after = played(laden, best);
    expect(after.beer).toBe(laden.beer + 1);
    expect(eventsOf(laden, best).map(({ type }) => type)).toContain('beer-delivered');
  });

  it('[18DO 7.1.3, ruling 71] a brewery’s own wagon lets one unit without an arrow travel, if it has a 5, 6 or 8', () => {
    const state = table({ markers: { RIT: ['C'] } }, { cards: ['5', '5'] }, { cards: ['5', '3'] });
    const [five, three] = [cardNo(state, 'RIT', '5'), cardNo(state, 'RIT', '3')];
    const work = (fives: number, threes: number) => [
      { card: five, cubes: 0, aside: fives },
      { card: three, cubes: 0, aside: threes },
    ];
    expect(refused(state, supply([], [], work(0, 2))).code).toBe('too-much-aside');
    expect(refused(state, supply([], [], work(3, 1))).code).toBe('too-much-aside');
    const one = [
      { card: five, cubes: 4 },
      { card: three, cubes: 0, aside: 1 },
    ];
    const aside = played(state, supply([0, 0, 0, 0, 4], [], one));
    const loaded = played(aside, load(cardNo(state, 'RhE', '5'), 1));
    expect(revenueIn(loaded)).toBe(240 + 100);
    const small = table({ markers: { RIT: ['C'] } }, {}, { cards: ['3'] });
    expect(listed(small, 'supply')).toHaveLength(1);
  });

  it('[18DO 6.5.2.4] [18DO 7.1.3, rulings 71, 147] every choice of units that may wait is proposed, the lowest first', () => {
    const sets = (wagon: boolean, ...cards: string[]) => {
      const markers: Record<string, string[]> = wagon ? { RIT: ['C'] } : {};
      const state = table({ phase: '6', markers }, { cards: ['5', '6'] }, { cards });
      return listed(state, 'supply').map((move) => {
        const { work } = (move as unknown as { plan: { work: { card: number; aside: number }[] } }).plan;
        return work.flatMap(({ card, aside }) => Array(aside).fill(state.trains[card]!.type)).join(' ');
      });
    };
    expect(sets(false, '5', '3')).toEqual(['', '5', '5 5']);
    expect(sets(true, '5', '3')).toEqual(['', '3', '5', '5 3', '5 5', '5 5 3', '5 5 5']);
    expect(sets(false, '6', '5')).toEqual(['', '5', '6', '5 5', '6 5', '6 6', '6 5 5', '6 6 5', '6 6 6']);
    // two cards that are alike: two units of one, or one of each
    expect(sets(false, '5', '5')).toEqual(['', '5', '5 5', '5 5', '5 5 5']);
  });

  it('[18DO 7.1.3, ruling 49] what was set aside and found no train is delivered by its own card, and bottled', () => {
    const state = table({ markers: { RIT: ['B2'] } });
    const five = cardNo(state, 'RIT', '5');
    const aside = played(state, supply([0, 0, 0, 0, 3], [], [{ card: five, cubes: 3, aside: 1 }], [five]));
    expect(revenueIn(aside)).toBe(180 + 15);
    const rest = played(aside, skip);
    expect(stepIn(rest)).toBe('RIT/brew-rest');
    expect(revenueIn(played(rest, listed(rest, 'supply')[0]!))).toBe(195 + 65);
  });

  it('[18DO 7.1.2] [18DO 6.5.2.3, ruling 131] what no train took is proposed for the card whose beer is bottled', () => {
    const given: GivenExpert = {
      phase: '8',
      companies: { RIT: corporation({ cards: ['8', '5'] }) },
      beer: { 5: { regular: 1 } },
    };
    const brewing = { company: 'RIT', step: 'brew-rest', reserved: [5, 6] };
    const known = expertState({ ...given, brewing });
    const [eight, five] = [cardNo(known, 'RIT', '8'), cardNo(known, 'RIT', '5')];
    const state = expertState({
      ...given,
      brewing,
      memory: { asideBy: [five, eight], lines: [{ card: five, income: 10 }] },
    });
    expect(revenueIn(played(state, listed(state, 'supply')[0]!))).toBe(60 + 10);
  });
});

describe('wagons whose trains leave', () => {
  it('[18DO 7.1.3, ruling 117] the wagon stays with its railway, its cube goes to stock', () => {
    const state = expertState({
      phase: '5',
      companies: {
        RhE: railway({ cards: ['4'], treasury: 0 }),
        BME: railway({ cards: ['5'], treasury: 500 }),
      },
      markers: { RhE: ['C on 4'] },
      operating: { company: 'BME', step: 'trains' },
    });
    const laden = structuredClone(state);
    laden.trains[cardNo(state, 'RhE', '4')]!.beer = 1;
    laden.trains = [...laden.trains];
    laden.beer -= 1;
    const after = played(laden, { type: 'buy-train-from', company: 'RhE', train: '4+1', price: 1 });
    expect([cardsOf(after, 'BME'), after.beer, markersIn(after, 'RhE')]).toEqual([
      ['4', '5'],
      laden.beer + 1,
      ['C'],
    ]);
    expect(after.markers[markerNo(after, 'RhE', 'C')]!.on).toBeUndefined();
  });
});
