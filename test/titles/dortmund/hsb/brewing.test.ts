import { describe, expect, it } from 'vitest';
import { richest } from '@/titles/dortmund/hsb/beer/units';
import type { HsbState } from '@/titles/dortmund/hsb/state';
import {
  asked,
  brewing,
  cardsOf,
  cubesIn,
  dividend,
  eventsOf,
  type Given,
  hsbState,
  listed,
  played,
  priceIn,
  refused,
  revenueIn,
  skip,
  stepIn,
  tens,
} from '../../../support/hsb/table';
import { fromHagen, toWitten } from '../operating/lines';

/** A move that delivers, as it is listed. */
type Brewed = { plan: { aside: number[] } };

const corporation = (more = {}) => ({ director: 'A', held: { A: tens(2) }, price: 70, ...more });

describe('a Brewery Round', () => {
  it('[18DO 6.5.2] [18DO 6.3.2] breweries act in the order of their markers; one that has not floated is passed over', () => {
    const state = hsbState({
      phase: '3',
      companies: {
        BME: corporation({ held: { A: tens(3) }, cards: ['3'] }),
        DUB: corporation({ floated: false, held: {} }),
      },
      order: ['B4', 'DUB', 'B5', 'B3'],
      operating: { company: 'BME', step: 'trains' },
    });
    const begun = played(state, skip);
    expect(begun.round).toMatchObject({ kind: 'brewery', order: ['B4', 'B5', 'B3'] });
    expect(asked(begun)).toBe('B brew');
  });

  it('[18DO 6.5.2.2] equipment for a segment without demand leaves the game when the round begins', () => {
    const state = hsbState({
      phase: '3',
      companies: {
        BME: corporation({ held: { A: tens(3) }, cards: ['3'] }),
        DUB: corporation({ cards: ['2A', '3'] }),
      },
      beer: { 1: { noDemand: true }, 2: { noDemand: true }, 3: { regular: 2 } },
      operating: { company: 'BME', step: 'trains' },
    });
    const begun = played(state, skip);
    expect([cardsOf(begun, 'B3'), cardsOf(begun, 'B5'), cardsOf(begun, 'DUB')]).toEqual([[], [], ['3']]);
    expect(eventsOf(state, skip)).toContainEqual({ type: 'equipment-lost', company: 'DUB', card: '2A' });
    // nothing to deliver, no money: minors end their turns by themselves
    expect(stepIn(begun)).toBe('DUB/brew');
  });

  it('[18DO 6.5.2.1] a corporation deals in one of its own certificates a turn, in the order of the stack', () => {
    const state = hsbState({
      phase: '3',
      companies: { DAB: corporation({ held: { A: [20] }, cards: ['3'], treasury: 300 }) },
      brewing: { company: 'DAB', step: 'brew' },
    });
    expect(listed(state, 'sell-charter')).toEqual([{ type: 'sell-charter', percent: 20 }]);
    const sold = played(state, { type: 'sell-charter', percent: 20 });
    expect([priceIn(sold, 'DAB'), sold.companies.DAB!.treasury]).toEqual([60, 440]);
    expect(refused(sold, { type: 'sell-charter', percent: 10 }).code).toBe('share-dealt');
    const minor = hsbState({ brewing: { company: 'B3', step: 'brew' } });
    expect(listed(minor, 'sell-charter')).toEqual([]);
  });
});

describe('giving equipment up', () => {
  it('[18DO 6.5.2.2] any number before delivering, minors too', () => {
    const state = hsbState({
      minors: { B8: { owner: 'A' }, B4: { owner: 'B' }, B5: { owner: 'C' } },
      brewing: { company: 'B8', step: 'brew' },
    });
    const after = played(state, { type: 'give-up', card: 'S1' }, { type: 'give-up', card: 'S2' });
    expect(cardsOf(after, 'B8')).toEqual(['S2']);
    expect(refused(after, { type: 'give-up', card: 'S1' })).toEqual({
      code: 'no-such-equipment',
      rule: '6.5.2.2',
    });
  });
});

describe('delivering to the beer market', () => {
  const market: Given['beer'] = {
    1: { regular: 1, fresh: 1 },
    2: { regular: 2, fresh: 1 },
    3: { regular: 1, fresh: 1 },
  };
  const brewery = (cards: string[], more: Partial<Given> = {}) =>
    hsbState({
      phase: '3',
      companies: { DUB: corporation({ cards }) },
      beer: market,
      brewing: { company: 'DUB', step: 'brew' },
      ...more,
    });

  it('[18DO 6.5.2.3] example 1: cards 3, 2 and 1 bring 70, 35 and 25', () => {
    const state = hsbState({
      phase: '3',
      minors: { B4: { owner: 'A', cards: ['3', 'S2', 'S1'] }, B3: { owner: 'B' }, B5: { owner: 'C' } },
      beer: market,
      brewing: { company: 'B4', step: 'brew' },
    });
    const plan = brewing([1, 2, 1], [1, 1, 1]);
    expect(listed(state, 'brew')).toEqual([plan]);
    const after = played(state, plan);
    expect(revenueIn(after)).toBe(130);
    expect(cubesIn(after, 3)).toEqual([0, 0, 1, 1]);
    const paid = played(after, dividend(true));
    expect([paid.cash.A, paid.companies.B4!.treasury]).toEqual([465 + 65, 60 + 65]);
  });

  it('[18DO 6.5.2.3, ruling 131] what is proposed brings most', () => {
    const state = brewery(['3', '2A']);
    const [first] = listed(state, 'brew');
    expect(first).toEqual(brewing([0, 2, 1], [0, 1, 1]));
    expect(revenueIn(played(state, first!))).toBe(30 + 20 + 40 + 15);
    expect(richest(state, [3, 3, 3])).toEqual({ regular: [0, 1, 1, 0, 0, 0], fresh: [0, 0, 1, 0, 0, 0] });
  });

  it('[18DO 6.5.2.3] a card reaches its own segment and all below: any of them, regular or new customers', () => {
    const state = brewery(['3']);
    expect(revenueIn(played(state, brewing([1, 1], [1])))).toBe(15 + 20 + 10);
    expect(revenueIn(played(state, brewing([0, 2], [0, 1])))).toBe(40 + 15);
    const two = brewery(['2A']);
    expect(refused(two, brewing([0, 0, 1, 0], [0, 1]))).toEqual({ code: 'out-of-reach', rule: '6.5.2.3' });
    expect(refused(two, brewing([0, 3]))).toEqual({ code: 'no-such-demand', rule: '6.5.2.3' });
    expect(refused(two, brewing([1, 1], [1])).code).toBe('out-of-reach');
    expect(refused(two, brewing([-1, 2], [1])).code).toBe('malformed');
    expect(refused(two, { type: 'brew', plan: { regular: [1], fresh: [1], reserved: 0 } }).code).toBe(
      'malformed',
    );
  });

  it('[18DO 6.5.2.3] delivery is compulsory for every unit that finds a cube', () => {
    const state = brewery(['2A']);
    expect(refused(state, brewing([0, 1]))).toEqual({ code: 'must-deliver', rule: '6.5.2.3' });
    expect(refused(state, brewing([])).code).toBe('must-deliver');
    const scarce = brewery(['2A'], { beer: { 3: { regular: 2 } } });
    expect(listed(scarce, 'brew')).toEqual([brewing([])]);
    // the one cube of segment 1 may be brought by the card 3: then the card 1 finds none
    const minor = hsbState({
      phase: '3',
      minors: { B4: { owner: 'A', cards: ['3', 'S1'] }, B3: { owner: 'B' }, B5: { owner: 'C' } },
      beer: { 1: { regular: 3 }, 3: { regular: 1 } },
      brewing: { company: 'B4', step: 'brew' },
    });
    expect(revenueIn(played(minor, brewing([3])))).toBe(45);
    expect(revenueIn(played(minor, brewing([3, 0, 1])))).toBe(75);
  });

  it('[18DO 6.5.2.3] cubes go to the white boxes beside and are no demand in this round any more', () => {
    const after = played(brewery(['2A']), brewing([0, 2]));
    expect(cubesIn(after, 2)).toEqual([0, 1, 2, 0]);
  });
});

describe('loading export beer', () => {
  const rhe = (more = {}) => ({ director: 'A', held: { A: tens(3) }, price: 70, cards: ['6', '5'], ...more });
  const station = { company: 'RhE', hex: 'E12', stop: 0 };
  const table = (more: Partial<Given> = {}, railway = {}, brewery = {}) =>
    hsbState({
      phase: '6',
      companies: { RhE: rhe(railway), DUB: corporation({ cards: ['6'], ...brewery }) },
      beer: { 6: { regular: 2 }, 1: { noDemand: true }, 2: { noDemand: true } },
      stockOfBeer: 8,
      tiles: { ...fromHagen, ...toWitten },
      stations: [station],
      brewing: { company: 'DUB', step: 'brew' },
      ...more,
    });
  const nos = (state: ReturnType<typeof table>, company = 'RhE') =>
    [...state.trains.keys()].filter((no) => state.trains[no]!.at === company);
  const load = (card: number, cubes: number) => ({ type: 'load', card, cubes });
  const trainOf = (state: ReturnType<typeof table>, type: string) =>
    nos(state).find((no) => state.trains[no]!.type === type)!;

  it('[18DO 6.5.2.4] example 2: two cubes on one train, one on the other, one to segment 6', () => {
    const state = table();
    const [six, five] = [trainOf(state, '6'), trainOf(state, '5')];
    const aside = played(state, brewing([0, 0, 0, 0, 0, 1], [], [6, 6, 6]));
    expect(stepIn(aside)).toBe('DUB/load');
    const after = played(aside, load(six, 2), load(five, 1));
    expect(revenueIn(after)).toBe(380);
    expect(after.beer).toBe(state.beer - 3);
    expect(cardsOf(after, 'RhE')).toEqual(['5+1', '6+2']);
    expect(stepIn(after)).toBe('DUB/dividend');
  });

  it('[18DO 6.5.2.4] only units with an arrow, only onto free places, not more than were set aside', () => {
    const state = table();
    expect(refused(state, brewing([], [], [6, 6, 6, 6]))).toEqual({
      code: 'too-much-aside',
      rule: '6.5.2.4',
    });
    const aside = played(state, brewing([0, 0, 0, 0, 0, 2], [], [6, 6]));
    expect(refused(aside, load(trainOf(state, '5'), 2))).toEqual({ code: 'load-capacity', rule: '6.5.2.4' });
    const once = played(aside, load(trainOf(state, '6'), 1));
    expect(refused(once, load(trainOf(state, '6'), 2)).code).toBe('load-capacity');
    const narrow = played(state, brewing([0, 0, 0, 0, 0, 2], [], [6]));
    expect(refused(narrow, load(trainOf(state, '6'), 2)).code).toBe('load-units');
    expect(refused(aside, load(9999, 1)).code).toBe('no-such-train');
    const small = table({}, {}, { cards: ['4'] });
    expect(refused(small, brewing([], [], [6])).code).toBe('too-much-aside');
  });

  describe('which units are set aside [18DO 6.5.2.4, rulings 49, 147]', () => {
    // four units reach segment 5, two of them for trains; four reach segment 6, three of them for trains
    const two = (beer: Given['beer'] = { 6: { regular: 4 }, 5: { regular: 4 } }) =>
      table({ beer }, {}, { cards: ['5', '6'] });
    const asideIn = (state: HsbState) => (state.round as { turn: { reserved: number[] } }).turn.reserved;

    it('is the brewery’s choice; each choice is listed, the lowest first, with what then brings most', () => {
      const sets = listed(two(), 'brew').map((move) => (move as unknown as Brewed).plan.aside.join(' '));
      expect(sets).toEqual(['', '5', '6', '5 5', '5 6', '6 6', '5 5 6', '5 6 6', '6 6 6']);
      const low = played(two(), brewing([0, 0, 0, 0, 3, 4], [], [5]));
      expect([revenueIn(low), asideIn(low)]).toEqual([4 * 80 + 3 * 60, [5]]);
      const high = played(two(), brewing([0, 0, 0, 0, 4, 3], [], [6]));
      expect([revenueIn(high), asideIn(high)]).toEqual([3 * 80 + 4 * 60, [6]]);
    });

    it('the others must deliver, whatever they could have waited for', () => {
      const only6 = two({ 6: { regular: 4 } });
      expect(revenueIn(played(only6, brewing([0, 0, 0, 0, 0, 3], [], [6])))).toBe(240);
      expect(refused(only6, brewing([0, 0, 0, 0, 0, 2], [], [6])).code).toBe('must-deliver');
      expect(refused(only6, brewing([0, 0, 0, 0, 0, 3], [], [5])).code).toBe('must-deliver');
    });

    it('only so many as there are for trains, each named once', () => {
      const plan = (aside: number[]) => brewing([0, 0, 0, 0, 4, 4 - aside.length], [], aside);
      expect(refused(two(), plan([4]))).toEqual({ code: 'not-for-trains', rule: '6.5.2.4' });
      expect(refused(two(), plan([5, 5, 5])).code).toBe('not-for-trains');
      expect(refused(two(), plan([6, 5])).code).toBe('malformed');
      expect(refused(two(), plan([5, 5, 6, 6])).code).toBe('too-much-aside');
    });

    it('of logs that say only how many it is the lowest that leave those which bring the rest', () => {
      const none = [0, 0, 0, 0, 0, 0];
      const older = (regular: number[]) => ({ type: 'brew', plan: { regular, fresh: none, reserved: 1 } });
      expect(asideIn(played(two(), older([0, 0, 0, 0, 3, 4])))).toEqual([5]);
      expect(asideIn(played(two({ 6: { regular: 4 } }), older([0, 0, 0, 0, 0, 3])))).toEqual([6]);
      for (const [reserved, code] of [
        [9, 'too-much-aside'],
        [-1, 'malformed'],
        [1, 'must-deliver'],
      ] as const)
        expect(refused(two(), { type: 'brew', plan: { regular: none, fresh: none, reserved } }).code).toBe(
          code,
        );
    });
  });

  it('[18DO 6.5.2.4] loading is optional: what is not set aside goes to the market', () => {
    const state = table();
    expect(stepIn(played(state, brewing([0, 0, 0, 0, 0, 2])))).toBe('DUB/dividend');
  });

  it('[18DO 6.5.2.4, ruling 49] what was set aside and found no train is delivered if a cube is left', () => {
    const aside = played(table(), brewing([0, 0, 0, 0, 0, 1], [], [6, 6, 6]));
    const rest = played(aside, skip);
    expect(stepIn(rest)).toBe('DUB/brew-rest');
    expect(refused(rest, brewing([]))).toEqual({ code: 'must-deliver', rule: '6.5.2.3' });
    expect(revenueIn(played(rest, brewing([0, 0, 0, 0, 0, 1])))).toBe(160);
  });

  it('[18DO 6.5.2.4] the train needs an export route now, with the stations of its railway', () => {
    const noRoute = table({ tiles: fromHagen, stations: [] });
    expect(listed(noRoute, 'brew')).toHaveLength(1);
    const partly = table({ tiles: toWitten }, { cards: ['6', '5'] });
    // one track from the city to Witten: the other train has none beside it
    const aside = played(partly, brewing([0, 0, 0, 0, 0, 2], [], [6, 6]));
    const once = played(aside, load(trainOf(partly, '6'), 1));
    expect(refused(once, load(trainOf(partly, '5'), 1))).toEqual({ code: 'load-no-route', rule: '6.5.2.4' });
    expect(listed(once, 'load')).toEqual([load(trainOf(partly, '6'), 1)]);
  });

  it('[18DO 6.5.2.4] cubes come from stock, then from the demand box with the lowest price', () => {
    const state = table({
      beer: {
        3: { regular: 1, fresh: 1 },
        4: { regular: 2 },
        6: { regular: 0 },
        1: { noDemand: true },
        2: { noDemand: true },
      },
      stockOfBeer: 1,
    });
    const aside = played(state, brewing([0, 0, 0, 1], [], [6, 6, 6]));
    const after = played(aside, load(trainOf(state, '6'), 2));
    expect([after.beer, cubesIn(after, 3)]).toEqual([0, [1, 0, 0, 0]]);
    const last = played(after, load(trainOf(state, '5'), 1));
    expect([cubesIn(last, 3), cubesIn(last, 4)]).toEqual([
      [0, 0, 0, 0],
      [1, 0, 1, 0],
    ]);
  });

  it('[18DO 6.5.2.4] the director of the railway must agree; after a no only fewer cubes are asked for', () => {
    const state = table({}, { director: 'B', held: { B: tens(3) } });
    const aside = played(state, brewing([0, 0, 0, 0, 0, 2], [], [6, 6]));
    const six = trainOf(state, '6');
    const asking = played(aside, load(six, 2));
    expect(asked(asking)).toBe('B agree-load');
    expect(cardsOf(played(asking, { type: 'agree' }), 'RhE')).toEqual(['5', '6+2']);
    const declined = played(asking, { type: 'decline' });
    expect(asked(declined)).toBe('A load');
    expect(refused(declined, load(six, 2))).toEqual({ code: 'load-declined', rule: '6.5.2.4' });
    const again = played(declined, load(six, 1), { type: 'decline' });
    expect(listed(again, 'load').map(({ card }) => card)).toEqual([trainOf(state, '5')]);
  });

  it('[18DO 4.3.2.1] [18DO 6.5.2.4] the Hansabahn carries no beer', () => {
    const state = hsbState({
      players: 5,
      minors: {
        B1: { owner: 'A' },
        B3: { owner: 'B' },
        B4: { owner: 'C' },
        B5: { owner: 'D' },
        B6: { owner: 'E' },
      },
      phase: '6',
      companies: { HHW: rhe({ held: { A: tens(2) } }), DUB: corporation({ cards: ['6'] }) },
      tiles: { ...fromHagen, ...toWitten },
      stations: [{ company: 'HHW', hex: 'E12', stop: 0 }],
      brewing: { company: 'DUB', step: 'brew' },
    });
    expect(listed(state, 'brew')).toHaveLength(1);
  });

  it('[18DO 6.5.2.5] the brewery is paid 100 a cube now, though the railway runs later', () => {
    const aside = played(table(), brewing([0, 0, 0, 0, 0, 2], [], [6]));
    const state = played(aside, load(trainOf(aside, '6'), 1));
    expect(revenueIn(state)).toBe(160 + 100);
  });
});

describe('income of a brewery', () => {
  const paying = (revenue: number, more: Partial<Given> = {}) =>
    hsbState({
      phase: '3',
      companies: { DUB: corporation({ held: { A: tens(1), B: tens(1), pool: tens(1) }, cards: ['3'] }) },
      brewing: { company: 'DUB', step: 'dividend', revenue },
      ...more,
    });

  it('[18DO 6.5.2.5] example 15: 135 paid are 130 and 5 for the treasury; at 70 one space right', () => {
    const after = played(paying(135), dividend(true));
    // 40 % of A, 10 % of B; the 40 % of the company into its treasury, nothing for the Bank Pool
    expect([after.cash.A, after.cash.B, after.companies.DUB!.treasury]).toEqual([465 + 52, 465 + 13, 52 + 5]);
    expect(priceIn(after, 'DUB')).toBe(75);
  });

  it('[18DO 6.5.2.5] example 15: a minor brewery pays its owner half of 130 and keeps 65 and 5', () => {
    const state = hsbState({ brewing: { company: 'B3', step: 'dividend', revenue: 135 } });
    const after = played(state, dividend(true));
    expect([after.cash.A, after.companies.B3!.treasury]).toEqual([465 + 65, 60 + 70]);
    const kept = played(state, dividend(false));
    expect([kept.cash.A, kept.companies.B3!.treasury]).toEqual([465, 60 + 135]);
  });

  it('[18DO 6.5.2.5] [18DO 4.5.6.3] the price: left without a dividend, two right at three times the value', () => {
    expect(priceIn(played(paying(135), dividend(false)), 'DUB')).toBe(65);
    expect(priceIn(played(paying(60), dividend(true)), 'DUB')).toBe(70);
    expect(priceIn(played(paying(210), dividend(true)), 'DUB')).toBe(80);
    const top = paying(900, { companies: { DUB: corporation({ price: 250, cards: ['3'] }) } });
    expect(priceIn(played(top, dividend(true)), 'DUB')).toBe(250);
  });

  it('[18DO 6.5.2.5] [18DO 6.4.1, ruling 110] one without income moves left', () => {
    const state = hsbState({
      phase: '3',
      companies: { DUB: corporation({ cards: ['3'], treasury: 200 }) },
      beer: { 1: { noDemand: true }, 2: { noDemand: true } },
      brewing: { company: 'DUB', step: 'brew' },
    });
    const after = played(state, brewing([]));
    expect(priceIn(after, 'DUB')).toBe(65);
  });
});
