import { describe, expect, it } from 'vitest';
import { bestRun } from '@/engine/routes/best';
import { checkRun } from '@/engine/routes/check';
import { boxAt } from '@/titles/dortmund/hsb';
import {
  asked,
  cardsOf,
  cubesIn,
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
import { cityToWitten, fromHagen, fromHamm, hagenToCity, hammToCity, toWitten } from '../operating/lines';

const railway = (more = {}) => ({ director: 'A', held: { A: tens(3) }, price: 70, treasury: 500, ...more });
const link = (hex: string) => ({ type: 'link', hex });
const run = (...routes: string[]) => ({
  type: 'run',
  routes: routes.map((each) => (each ? each.split(' ') : [])),
});

describe('railway links', () => {
  const bme = (more: Partial<Given> = {}) =>
    hsbState({
      companies: { BME: railway() },
      operating: { company: 'BME', step: 'link' },
      tiles: { ...fromHagen, H9: ['1905', 3] },
      ...more,
    });

  it('[18DO 6.5.1] [18DO 5.4.4] example 9: 30 Mark to the bank, the front card out, a cube from stock to regular customers', () => {
    const state = bme({ phase: '2A', stockOfBeer: 8 });
    const before = state.trains.filter(({ at }) => at === 'depot').length;
    const after = played(state, link('H9'));
    expect(after.companies.BME!.treasury).toBe(470);
    expect(after.trains.filter(({ at }) => at === 'depot')).toHaveLength(before - 1);
    expect(after.trains.filter(({ as }) => as === 'link')).toEqual([{ type: '2A', at: 'gone', as: 'link' }]);
    expect(after.beer).toBe(7);
    expect(after.segments[1]!.regular).toBe(state.segments[1]!.regular + 1);
  });

  it('[18DO 6.5.1] [18DO 6.5.2.9] example 10: a card 5 with one cube in stock: yellow from it, orange from the lowest segment', () => {
    const state = bme({
      phase: '5',
      beer: { 1: { noDemand: true }, 2: { regular: 2, fresh: 1 } },
      stockOfBeer: 1,
    });
    const after = played(state, link('H9'));
    expect([cubesIn(after, 5), cubesIn(after, 2), after.beer]).toEqual([[1, 1, 0, 0], [2, 0, 0, 0], 0]);
  });

  it('[18DO 6.5.1, ruling 40] the free token of KWE saves the 30 Mark alone', () => {
    const state = hsbState({
      companies: { KWE: railway() },
      operating: { company: 'KWE', step: 'link' },
      tiles: fromHamm,
      freeLinks: ['KWE'],
    });
    const after = played(state, { type: 'free-link', hex: 'D17' });
    expect(after.companies.KWE!.treasury).toBe(500);
    expect(after.trains.filter(({ as }) => as === 'link')).toHaveLength(1);
  });

  it('[18DO 6.5.1] without a card below type 8 it costs 30 Mark, and no cube moves', () => {
    const state = bme({ phase: '8' });
    const after = played(state, link('H9'));
    expect(after.companies.BME!.treasury).toBe(470);
    expect(after.trains).toEqual(state.trains);
    expect(after.beer).toBe(state.beer);
  });

  it('[18DO 6.2.1] [18DO 6.5.1] the card can begin a phase and take trains away, but no equipment', () => {
    const state = hsbState({
      companies: { BME: railway({ cards: ['2A', '3'] }) },
      phase: '3',
      left: { 3: 0 },
      operating: { company: 'BME', step: 'link' },
      tiles: { ...fromHagen, H9: ['1905', 3] },
      minors: { B3: { owner: 'A', cards: ['2A'] }, B4: { owner: 'B' }, B5: { owner: 'C' } },
    });
    expect(eventsOf(state, link('H9'))).toContainEqual({ type: 'phase', phase: '4', colour: 'green' });
    const after = played(state, link('H9'));
    expect([cardsOf(after, 'BME'), cardsOf(after, 'B3')]).toEqual([['3'], ['2A']]);
    // segment 4 is open before its cube comes
    expect([after.segments[3]!.noDemand, cubesIn(after, 4)]).toEqual([false, [1, 0, 0, 0]]);
  });

  it('[18DO 6.5.2.2] [18DO 6.5.1, ruling 116] example 18: limits fall: railways give trains up, then breweries in their order', () => {
    const state = hsbState({
      companies: {
        BME: railway({ cards: ['3', '3'] }),
        CME: railway({ director: 'B', held: { B: tens(3) }, cards: ['3', '3', '3'] }),
      },
      phase: '4',
      left: { 4: 0 },
      operating: { company: 'BME', step: 'link' },
      tiles: { ...fromHagen, H9: ['1905', 3] },
      minors: {
        B3: { owner: 'A', cards: ['S2'] },
        B4: { owner: 'B', cards: ['3', '3'] },
        B5: { owner: 'C' },
      },
    });
    const begun = played(state, link('H9'));
    expect(asked(begun)).toBe('B discard-train');
    const trains = played(begun, { type: 'discard-train', train: '3' });
    expect(asked(trains)).toBe('C discard-equipment');
    const first = played(trains, { type: 'discard-equipment', card: 'S1' });
    expect(asked(first)).toBe('B discard-equipment');
    expect(refused(first, { type: 'discard-equipment', card: '2A' }).code).toBe('no-such-equipment');
    const after = played(first, { type: 'discard-equipment', card: '3' });
    expect([cardsOf(after, 'B3'), cardsOf(after, 'B4'), cardsOf(after, 'B5')]).toEqual([
      ['S2'],
      ['3'],
      ['S2'],
    ]);
    expect(after.segments[4]!.noDemand).toBe(false);
  });

  it('[18DO 6.5.1, ruling 132] a railway above its own limit gives trains up before its run', () => {
    const state = hsbState({
      companies: { BME: railway({ cards: ['3', '3', '3'] }) },
      phase: '4',
      left: { 4: 0 },
      operating: { company: 'BME', step: 'link' },
      tiles: { ...fromHagen, H9: ['1905', 3] },
      minors: {
        B3: { owner: 'A', cards: ['S2'] },
        B4: { owner: 'B', cards: ['S2'] },
        B5: { owner: 'C', cards: ['S2'] },
      },
    });
    const begun = played(state, link('H9'));
    expect(asked(begun)).toBe('A discard-train');
    expect(cardsOf(played(begun, { type: 'discard-train', train: '3' }), 'pool')).toEqual(['3']);
  });
});

describe('trains with beer', () => {
  const station = { company: 'RhE', hex: 'E12', stop: 0 };
  const rhe = (cards: string[], more: Partial<Given> = {}) =>
    hsbState({
      phase: '6',
      companies: { RhE: railway({ cards }) },
      operating: { company: 'RhE', step: 'run' },
      tiles: { ...fromHagen, ...toWitten },
      stations: [station],
      ...more,
    });
  const hagenToWitten = `${hagenToCity} ${cityToWitten}`;

  it('[18DO 6.5.1] [18DO 4.5.5.1] example 3: two cubes of a 6-train to Witten bring 2 × 50; they go to stock', () => {
    const state = rhe(['6+2']);
    const after = played(state, run(cityToWitten));
    const plain = played(rhe(['6']), run(cityToWitten));
    expect(revenueIn(after) - revenueIn(plain)).toBe(100);
    expect(after.beer).toBe(state.beer + 2);
    expect(cardsOf(after, 'RhE')).toEqual(['6']);
    expect(eventsOf(state, run(cityToWitten))).toContainEqual({
      type: 'beer-delivered',
      company: 'RhE',
      train: '6',
      cubes: 2,
      hex: 'H1',
      amount: 100,
    });
  });

  it('[18DO 6.5.1] a train with beer must take an export route if it has one', () => {
    const fairly = 'E12:1-s0 E10:0-4 F9:1-3 F7:4-s0';
    expect(refused(rhe(['6+1']), run(fairly))).toEqual({ code: 'route-misses-goal', rule: '6.5.1' });
    expect(refused(rhe(['6+1']), run(''))).toEqual({ code: 'route-train-idle', rule: '4.5.5' });
    expect(revenueIn(played(rhe(['6']), run(fairly)))).toBeGreaterThan(0);
  });

  it('[18DO 6.5.1, ruling 43] without one it runs as it likes and keeps its cubes', () => {
    const state = rhe(['6+1'], { tiles: { E10: ['8', 4], F9: ['8', 1] } });
    const after = played(state, run('E12:1-s0 E10:0-4 F9:1-3 F7:4-s0'));
    expect(cardsOf(after, 'RhE')).toEqual(['6+1']);
    expect(after.beer).toBe(state.beer);
  });

  it('[18DO 6.5.1, ruling 44] where both ends are red areas that pay differently the director picks one', () => {
    const ran = played(rhe(['6+2']), run(hagenToWitten));
    expect(stepIn(ran)).toBe('RhE/beer');
    const before = revenueIn(ran);
    const [rich, poor] = listed(ran, 'deliver');
    expect([revenueIn(played(ran, rich!)) - before, revenueIn(played(ran, poor!)) - before]).toEqual([
      100, 80,
    ]);
    expect(refused(ran, { type: 'deliver', loads: [] }).code).toBe('malformed');
  });

  it('[18DO 6.5.1, ruling 111] two trains with beer export at the same time where they can', () => {
    const state = rhe(['6+1', '6+2']);
    expect(refused(state, run(hagenToWitten, '')).code).toBe('route-train-idle');
    const after = played(state, run(hagenToCity, cityToWitten));
    expect(cardsOf(after, 'RhE')).toEqual(['6', '6']);
    const [listedRun] = listed(state, 'run');
    expect(cardsOf(played(state, listedRun!), 'RhE')).toEqual(['6', '6']);
  });

  it('[18DO 6.5.1, ruling 111] if only some can, the director chooses which; the others keep their beer', () => {
    const state = rhe(['6+1', '6+2'], { tiles: toWitten });
    const toYard = 'E12:4-s0 E14:1-s0';
    expect(cardsOf(played(state, run(cityToWitten, toYard)), 'RhE')).toEqual(['6', '6+2']);
    expect(cardsOf(played(state, run(toYard, cityToWitten)), 'RhE')).toEqual(['6+1', '6']);
    expect(refused(state, run('', toYard)).code).toBe('route-train-idle');
  });

  it('[18DO 6.5.1] a train with beer comes before one without, where only one can run', () => {
    // from Witten, where a single track begins
    const state = rhe(['6+1', '6'], { tiles: toWitten, stations: [] });
    const box = boxAt(state.setup);
    const input = box.runInput(state, 'RhE');
    expect(checkRun(input, [[], cityToWitten.split(' ')])?.code).toBe('route-train-idle');
    expect(bestRun(input).routes[0]).not.toEqual([]);
    expect(cardsOf(played(state, listed(state, 'run')[0]!), 'RhE')).toEqual(['6', '6']);
  });

  it('[18DO 6.5.1, ruling 45] a train is sold with its beer, and told apart by it', () => {
    const state = hsbState({
      phase: '6',
      companies: {
        RhE: railway({ cards: ['6', '6+1'] }),
        BME: railway({ cards: [] }),
      },
      operating: { company: 'BME', step: 'trains' },
    });
    const offers = listed(state, 'buy-train-from').map(({ train }) => train);
    expect(offers).toEqual(['6', '6+1']);
    const after = played(state, { type: 'buy-train-from', company: 'RhE', train: '6+1', price: 1 });
    expect([cardsOf(after, 'RhE'), cardsOf(after, 'BME')]).toEqual([['6'], ['6+1']]);
  });

  it('[18DO 4.3.2.1] [18DO 6.5.1, rulings 43, 45, 46] the Hansabahn carries no beer: a train bought with cubes keeps them and runs as it likes', () => {
    const state = hsbState({
      players: 5,
      minors: Object.fromEntries(['B1', 'B3', 'B4', 'B5', 'B6'].map((id, i) => [id, { owner: 'ABCDE'[i]! }])),
      phase: '6',
      companies: { HHW: railway({ held: { A: tens(2) }, cards: ['6+1'] }) },
      operating: { company: 'HHW', step: 'run' },
      tiles: { ...fromHagen, ...toWitten },
      stations: [{ company: 'HHW', hex: 'E12', stop: 0 }],
    });
    const toYard = run('E12:4-s0 E14:1-s0');
    expect(cardsOf(played(state, toYard), 'HHW')).toEqual(['6+1']);
    const exported = played(state, run(cityToWitten));
    expect(cardsOf(exported, 'HHW')).toEqual(['6+1']);
    expect(exported.beer).toBe(state.beer);
  });

  it('[18DO 6.5.1, rulings 42, 45] a train in the Bank Pool has lost its beer, and only railways may buy it', () => {
    const state = {
      ...hsbState({
        phase: '6',
        companies: { RhE: railway({ cards: ['6', '6+1'] }), DUB: railway({ held: { A: tens(2) } }) },
        operating: { company: 'RhE', step: 'trains' },
      }),
      decisions: [{ kind: 'discard-train' as const, by: 'A', company: 'RhE' }],
    };
    const after = played(state, { type: 'discard-train', train: '6+1' });
    expect(cardsOf(after, 'pool')).toEqual(['6']);
    expect(after.beer).toBe(state.beer + 1);
    const brewery = hsbState({
      phase: '6',
      pool: ['6'],
      companies: { DUB: railway({ held: { A: tens(2) }, treasury: 900 }) },
      brewing: { company: 'DUB', step: 'equipment' },
    });
    expect(listed(brewery, 'buy-equipment')).toHaveLength(1);
    expect(listed(brewery, 'buy-train')).toEqual([]);
  });

  it('[18DO 6.5.1] [18DO 4.5.6.3] the beer counts for the dividend and the price', () => {
    const state = rhe(['6+2'], { companies: { RhE: railway({ cards: ['6+2'], price: 70 }) } });
    const ran = played(state, run(cityToWitten));
    const paid = played(ran, { type: 'dividend', pay: true });
    expect(revenueIn(ran)).toBeGreaterThanOrEqual(210);
    expect(priceIn(paid, 'RhE')).toBe(80);
  });
});

describe('Railway Rounds', () => {
  it('[18DO 6.5.1] [18DO 6.3.1] railways alone act, by their price; Capex cards are their trains', () => {
    const state = hsbState({
      phase: '2A',
      companies: {
        BME: railway({ price: 60 }),
        CME: railway({ price: 80, operated: false }),
      },
      operating: { company: 'BME', step: 'trains' },
      round: ['CME', 'BME'],
    });
    const bought = played(state, { type: 'buy-train', train: '2A', from: 'depot' });
    expect(bought.trains.find(({ at }) => at === 'BME')).toEqual({ type: '2A', at: 'BME' });
    const second = played(bought, { type: 'buy-train', train: '2A', from: 'depot' });
    expect(refused(second, { type: 'buy-train', train: '2A', from: 'depot' }).code).toBe('new-train-limit');
  });

  it('[18DO 6.5] each Railway Round is followed by a Brewery Round', () => {
    const state = hsbState({
      phase: '3',
      companies: { BME: railway({ cards: ['3'] }) },
      operating: { company: 'BME', step: 'trains' },
      set: { set: 2, number: 1, of: 2 },
    });
    const after = played(state, skip);
    expect(after.round).toMatchObject({ kind: 'brewery', set: 2, number: 1, of: 2 });
    expect(stepIn(after)).toBe('B5/brew');
  });

  it('[18DO 6.5.1] [18DO 4.5] a company deals in one of its own certificates a turn', () => {
    const state = hsbState({
      phase: '3',
      companies: { BME: railway({ cards: ['3'] }) },
      operating: { company: 'BME', step: 'trains' },
    });
    const sold = played(state, { type: 'sell-charter', percent: 10 });
    expect([priceIn(sold, 'BME'), sold.companies.BME!.treasury]).toEqual([65, 570]);
    expect(refused(sold, { type: 'redeem', percent: 10 }).code).toBe('share-dealt');
  });

  it('[18DO 4.5.5] Hamm to the city: trains without beer run as in The Railway Game', () => {
    const state = hsbState({
      phase: '5',
      companies: { KWE: railway({ cards: ['5'] }) },
      operating: { company: 'KWE', step: 'run' },
      tiles: fromHamm,
    });
    expect(revenueIn(played(state, run(hammToCity)))).toBe(60 + 10 + 20 + 70);
  });
});
