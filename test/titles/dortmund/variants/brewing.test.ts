import { describe, expect, it } from 'vitest';
import { bestRun } from '@/engine/routes/best';
import { readRun } from '@/engine/routes/check';
import { explain } from '@/engine/routes/report';
import { boxAt } from '@/titles/dortmund/hsb';
import type { HsbState, LadenTrain } from '@/titles/dortmund/hsb/state';
import { numberOn, withNumber } from '@/titles/dortmund/variants/on-map';
import { bruteRun } from '../../../engine/routes/brute';
import {
  asked,
  brewing,
  cardsOf,
  eventsOf,
  type Given,
  hsbState,
  listed,
  played,
  refused,
  revenueIn,
  stepIn,
  tens,
} from '../../../support/hsb/table';
import { cityToWitten, fromHagen, fromHamm, hagenToCity, toWitten } from '../operating/lines';

const railway = (more = {}) => ({
  director: 'A',
  held: { A: tens(3) },
  price: 70,
  treasury: 500,
  cards: ['6', '5'],
  ...more,
});
const corporation = (more = {}) => ({ director: 'A', held: { A: tens(2) }, price: 70, ...more });
const station = { company: 'RhE', hex: 'E12', stop: 0 };
const table = (more: Partial<Given> = {}, rhe = {}, brewery = {}): HsbState =>
  hsbState({
    phase: '6',
    companies: { RhE: railway(rhe), DUB: corporation({ cards: ['6'], ...brewery }) },
    beer: { 6: { regular: 2 }, 1: { noDemand: true }, 2: { noDemand: true } },
    stockOfBeer: 8,
    tiles: { ...fromHagen, ...toWitten },
    stations: [station],
    brewing: { company: 'DUB', step: 'brew' },
    ...more,
  });
const trainOf = (state: HsbState, type: string) =>
  [...state.trains.keys()].find((no) => state.trains[no]!.at === 'RhE' && state.trains[no]!.type === type)!;
const loadFor = (card: number, cubes: number, to: string) => ({ type: 'load-for', card, cubes, to });
const demandAt = (state: HsbState, hex: string) => numberOn(state.board, hex, 'demand');
const withDemand = (state: HsbState, hex: string, cubes: number): HsbState => ({
  ...state,
  board: withNumber(state.board, hex, 'demand', cubes),
});
const aboard = (state: HsbState, change: Record<string, Partial<LadenTrain>>): HsbState => {
  const trains = state.trains.map((card) =>
    card.at === 'RhE' && change[card.type] ? { ...card, ...change[card.type] } : card,
  );
  const cubes = trains.reduce((sum, { beer = 0 }) => sum + beer, 0);
  return { ...state, trains, beer: state.beer - cubes };
};
const run = (...routes: string[]) => ({
  type: 'run',
  routes: routes.map((each) => (each ? each.split(' ') : [])),
});
const markersOf = (state: HsbState, player = 'A') => state.playerMarkers?.[player];

describe('limited export with breweries', () => {
  const options = { exportDemand: 'equal' };

  it('[18DO-MV 1, ruling 95] the area is named when beer is loaded, and its markers leave then', () => {
    const state = table({ options });
    const aside = played(state, brewing([0, 0, 0, 0, 0, 1], [], [6, 6, 6]));
    const six = trainOf(state, '6');
    expect(refused(aside, { type: 'load', card: six, cubes: 1 }).code).toBe('not-now');
    expect(new Set(listed(aside, 'load-for').map(({ to }) => to))).toEqual(new Set(['I10', 'H1']));
    const after = played(aside, loadFor(six, 2, 'H1'));
    expect(after.trains[six]).toMatchObject({ beer: 2, to: 'H1' });
    expect([demandAt(after, 'H1'), demandAt(after, 'I10')]).toEqual([4, 6]);
    expect(revenueIn(after) - revenueIn(aside)).toBe(
      revenueIn(played(aside, loadFor(six, 2, 'I10'))) - revenueIn(aside),
    );
  });

  it('[18DO-MV 1] not more than the area asks for, all on one train for one area, only where it can go', () => {
    const state = withDemand(table({ options }), 'H1', 1);
    const aside = played(state, brewing([0, 0, 0, 0, 0, 1], [], [6, 6, 6]));
    const six = trainOf(state, '6');
    expect(refused(aside, loadFor(six, 2, 'H1'))).toEqual({ code: 'no-demand-there', rule: 'MV 1' });
    expect(refused(aside, loadFor(six, 1, 'C20')).code).toBe('load-no-route');
    expect(refused(aside, loadFor(six, 1, 'E12')).code).toBe('no-demand-there');
    const once = played(aside, loadFor(six, 1, 'H1'));
    expect(refused(once, loadFor(six, 1, 'I10'))).toEqual({ code: 'load-elsewhere', rule: 'MV 1' });
    expect(refused(once, loadFor(six, 1, 'H1')).code).toBe('no-demand-there');
  });

  it('[18DO-MV 1, ruling 130] the question names the area; after a no, fewer cubes there, or another area', () => {
    const state = table({ options }, { director: 'B', held: { B: tens(3) } });
    const aside = played(state, brewing([0, 0, 0, 0, 0, 2], [], [6, 6]));
    const six = trainOf(state, '6');
    const asking = played(aside, loadFor(six, 1, 'H1'));
    expect(asked(asking)).toBe('B agree-load');
    expect(eventsOf(aside, loadFor(six, 1, 'H1'))).toContainEqual(
      expect.objectContaining({ type: 'beer-asked', hex: 'H1', cubes: 1 }),
    );
    expect(demandAt(asking, 'H1')).toBe(6);
    expect(demandAt(played(asking, { type: 'agree' }), 'H1')).toBe(5);
    const declined = played(asking, { type: 'decline' });
    expect(refused(declined, loadFor(six, 1, 'H1')).code).toBe('load-declined');
    expect(asked(played(declined, loadFor(six, 1, 'I10')))).toBe('B agree-load');
  });

  const ready = (more: Partial<Given> = {}, cards = ['6']) =>
    table(
      { options, brewing: undefined as never, operating: { company: 'RhE', step: 'run' }, ...more },
      { cards },
    );

  it('[18DO-MV 1] the train must run to its area, and delivers there alone', () => {
    const state = aboard(ready(), { 6: { beer: 2, to: 'I10' } });
    const whole = `${hagenToCity} ${cityToWitten}`;
    expect(refused(state, run(cityToWitten))).toEqual({ code: 'route-misses-goal', rule: '6.5.1' });
    const after = played(state, run(whole));
    // Witten pays 50, but the beer is for Hagen
    expect(stepIn(after)).toBe('RhE/dividend');
    expect(revenueIn(after)).toBe(210 + 2 * 40);
    expect(cardsOf(after, 'RhE')).toEqual(['6']);
    expect(after.trains[trainOf(after, '6')]).not.toHaveProperty('to');
    expect(demandAt(after, 'I10')).toBe(6);
  });

  it('[18DO-MV 1, ruling 95] a way that was blocked after loading leads through the full hex, for nothing', () => {
    const crowd = {
      BME: railway({ director: 'B', held: { B: tens(3) }, cards: [] }),
      CME: railway({ director: 'B', held: { B: tens(3) }, cards: [] }),
      KWE: railway({ director: 'C', held: { C: tens(3) }, cards: [] }),
    };
    const yard = ['BME', 'CME', 'KWE'].map((company) => ({ company, hex: 'F7', stop: 0 }));
    const given: Partial<Given> = {
      companies: { RhE: railway({ cards: ['6'] }), DUB: corporation({ cards: ['6'] }), ...crowd },
      stations: [station, ...yard],
    };
    // Gbf Süd is full: from the city there is no way to Witten but through it
    const usual = ready(given);
    expect(refused(usual, run(cityToWitten)).code).toBe('route-blocked');
    const bound = aboard(usual, { 6: { beer: 2, to: 'H1' } });
    const after = played(bound, run(cityToWitten));
    // Gbf Süd counts as a stop and pays nothing; a train that is not bound is blocked as ever
    expect(revenueIn(after)).toBe(70 + 10 + 50 + 2 * 50);
    const open = aboard(ready(), { 6: { beer: 2, to: 'H1' } });
    expect(revenueIn(played(open, run(cityToWitten)))).toBe(70 + 20 + 10 + 50 + 2 * 50);
  });

  it('[18DO-MV 1, ruling 158] a full hex at the end of its route pays as ever, and one that it need not pass is blocked', () => {
    const crowd = {
      BME: railway({ director: 'B', held: { B: tens(3) }, cards: [] }),
      CME: railway({ director: 'B', held: { B: tens(3) }, cards: [] }),
      KWE: railway({ director: 'C', held: { C: tens(3) }, cards: [] }),
    };
    const both = ['BME', 'CME', 'KWE'].flatMap((company) =>
      ['F7', 'E14'].map((hex) => ({ company, hex, stop: 0 })),
    );
    const bound = aboard(
      ready({
        companies: { RhE: railway({ cards: ['6'] }), DUB: corporation({ cards: ['6'] }), ...crowd },
        stations: [station, ...both],
      }),
      { 6: { beer: 2, to: 'H1' } },
    );
    // Gbf Ost at the end, Gbf Süd passed
    const fromEast = `E14:1-s0 E12:4-s0 ${cityToWitten}`;
    expect(revenueIn(played(bound, run(fromEast)))).toBe(20 + 70 + 10 + 50 + 2 * 50);
    expect(refused(bound, run(`F15:2-s0 E14:5-s0 ${fromEast}`)).code).toBe('route-blocked');
  });

  it('[18DO-MV 1, 4] the best run with bound trains and first deliveries agrees with trying everything', () => {
    for (const cards of [['6'], ['5', '6'], ['6', '6']]) {
      for (const first of [0, 20]) {
        const tiles = { ...fromHagen, ...toWitten, ...fromHamm };
        const both = { exportDemand: 'equal', firstDelivery: true };
        let state = ready({ options: both, tiles, links: { D17: 10 } }, cards);
        state = { ...state, board: withNumber(state.board, 'I10', 'first', first) };
        const loads: Record<string, Partial<LadenTrain>> = {
          5: { beer: 1, to: 'I10' },
          6: { beer: 2, to: 'H1' },
        };
        state = aboard(state, loads);
        const input = boxAt(state.setup).runInput(state, 'RhE');
        const { routes, proven } = bestRun(input);
        const read = readRun(input, routes);
        if ('objection' in read) throw new Error(read.objection.code);
        expect(proven).toBe(true);
        expect(explain(input, read.run).total).toBe(bruteRun(input).total);
      }
    }
  });
});

describe('first delivery with breweries', () => {
  it('[18DO-MV 4, ruling 99] counts at the run, not when beer is loaded', () => {
    const options = { firstDelivery: true };
    const fresh = table({ options });
    const first = (state: HsbState, hex: string) => numberOn(state.board, hex, 'first');
    const six = trainOf(fresh, '6');
    const loaded = played(fresh, brewing([0, 0, 0, 0, 0, 1], [], [6, 6, 6]), {
      type: 'load',
      card: six,
      cubes: 2,
    });
    expect(first(loaded, 'H1')).toBe(first(fresh, 'H1'));
    const state = aboard(
      table(
        { options, brewing: undefined as never, operating: { company: 'RhE', step: 'run' } },
        { cards: ['6'] },
      ),
      { 6: { beer: 2 } },
    );
    const ready = { ...state, board: withNumber(state.board, 'H1', 'first', 20) };
    const after = played(ready, run(cityToWitten));
    expect(revenueIn(after)).toBe(70 + 20 + 10 + 50 + 2 * 50 + 20);
    expect(first(after, 'H1')).toBeUndefined();
    expect(eventsOf(ready, run(cityToWitten))).toContainEqual({
      type: 'first-delivery',
      company: 'RhE',
      hex: 'H1',
      amount: 20,
    });
  });

  it('[18DO-MV 4] two areas that pay alike are a choice while their markers differ', () => {
    const state = aboard(
      table(
        {
          options: { firstDelivery: true },
          brewing: undefined as never,
          operating: { company: 'RhE', step: 'run' },
        },
        { cards: ['6'] },
      ),
      { 6: { beer: 2 } },
    );
    const ready = {
      ...state,
      board: withNumber(withNumber(state.board, 'H1', 'first', 0), 'I10', 'first', 20),
    };
    const ran = played(ready, run(`${hagenToCity} ${cityToWitten}`));
    expect(stepIn(ran)).toBe('RhE/beer');
    // 2 × 40 and 20 more at Hagen, 2 × 50 at Witten
    expect(listed(ran, 'deliver')).toHaveLength(2);
  });
});

describe('markers of players with breweries', () => {
  it('[18DO-MV 8 b, ruling 102] a brewery corporation pays out half; a minor brewery does so anyhow', () => {
    const options = { fiftyPercent: true };
    const paying = (company: string) =>
      table({ options, brewing: { company, step: 'dividend', revenue: 155 } }, {}, { treasury: 0 });
    const state = paying('DUB');
    const after = played(state, { type: 'half-dividend' });
    expect(after.companies.DUB!.treasury).toBeGreaterThanOrEqual(85);
    expect(markersOf(after)).toEqual([]);
    expect(refused(paying('B3'), { type: 'half-dividend' })).toEqual({
      code: 'no-half-dividend',
      rule: 'MV 8',
    });
  });

  it('[18DO-MV 8 c, ruling 102] equipment for half its price; START cards are worth nothing', () => {
    const options = { fiftyPercent: true };
    const state = table(
      { options, brewing: { company: 'DUB', step: 'equipment' } },
      {},
      { treasury: 600, cards: ['5', '5'] },
    );
    const tradeIn = (give: string, card: string) => ({ type: 'trade-in-equipment', give, card });
    const after = played(state, tradeIn('5', '6'));
    expect(cardsOf(after, 'DUB').sort()).toEqual(['5', '6']);
    expect(after.companies.DUB!.treasury).toBe(600 - (630 - 225));
    expect(markersOf(after)).toEqual([]);
    expect(refused(state, tradeIn('4', '6')).code).toBe('no-such-equipment');
    const minor = hsbState({
      options,
      phase: '3',
      minors: { B3: { owner: 'A', treasury: 200 }, B4: { owner: 'B' }, B5: { owner: 'C' } },
      brewing: { company: 'B3', step: 'equipment' },
    });
    const start = cardsOf(minor, 'B3')[0]!;
    expect(start.startsWith('S')).toBe(true);
    const traded = played(minor, tradeIn(start, '3'));
    expect(traded.companies.B3!.treasury).toBe(200 - 180);
  });

  it('[18DO-MV 9, ruling 103] a card of a corporation delivers one cube more, at the usual price', () => {
    const options = { moreBeer: true };
    const beer = { 6: { regular: 9 }, 1: { noDemand: true }, 2: { noDemand: true } };
    const state = table({ options, beer, stockOfBeer: 0 });
    const more = { type: 'more-beer-for', card: '6' };
    const most = (given: HsbState) => listed(given, 'brew')[0] as unknown as { plan: { regular: number[] } };
    const units = most(state).plan.regular[5]!;
    const after = played(state, more);
    expect(most(after).plan.regular[5]).toBe(units + 1);
    expect(markersOf(after)).toEqual([]);
    const paid = (given: HsbState) => revenueIn(played(given, listed(given, 'brew')[0]!));
    expect(paid(after) - paid(state)).toBe(80);
    // [ruling 160] the cube goes with its card, though another one reaches as far
    const both = played(table({ options, beer, stockOfBeer: 0 }, {}, { cards: ['6', '8'] }), {
      type: 'more-beer-for',
      card: '8',
    });
    const given = played(both, { type: 'give-up', card: '8' });
    expect(most(given).plan.regular[5]).toBe(units);
    const minor = table({ options, brewing: { company: 'B3', step: 'brew' } });
    if (cardsOf(minor, 'B3').length > 0)
      expect(refused(minor, { type: 'more-beer-for', card: cardsOf(minor, 'B3')[0]! }).rule).toBe('MV 9');
  });

  it('[18DO-MV 7] trains that a burnt card makes obsolete run in the next turn, not in this one', () => {
    const state = hsbState({
      options: { oneTimeMore: true },
      phase: '3',
      left: { 3: 0, 4: 1 },
      companies: { BME: railway({ cards: ['2A'] }) },
      operating: { company: 'BME', step: 'link' },
      tiles: { ...fromHagen, H9: ['1905', 3] },
    });
    const linked = played(state, { type: 'link', hex: 'H9' });
    expect(asked(linked)).toBe('A keep-train');
    const kept = played(linked, { type: 'keep-train', company: 'BME', train: '2A' });
    expect(markersOf(kept)).toEqual([]);
    // no train runs in this turn: it rests until the next one begins
    expect(stepIn(kept)).toBe('BME/trains');
  });
});
