import { describe, expect, it } from 'vitest';
import { optionsProblem } from '@/engine/game/options';
import { begin } from '@/engine/game/play';
import type { Setup } from '@/engine/game/state';
import { board, mines } from '@/titles/dortmund/board';
import { boxAt, trg } from '@/titles/dortmund/trg';
import { drawAt } from '@/titles/dortmund/variants/draw';
import { numberOn, withNumber } from '@/titles/dortmund/variants/on-map';
import { eventsOf, listed, pass, played, refused, type TrgState, trgState } from '../../../support/trg/table';
import { deliver, lay, link, routes, running, stepIn, turn, turnIn } from '../../../support/trg/turn';
import { fromHagen, fromHamm, hammToCity } from '../operating/lines';

const players = ['A', 'B', 'C'].map((id) => ({ id, name: id }));
const setup = (options: Setup['options'], seed = 1): Setup => ({ title: '18do-trg', players, seed, options });
const startOf = (options: Setup['options'], seed = 1) => begin(trg, setup(options, seed)).state;
const demand = (state: TrgState) =>
  ['A2', 'A16', 'C20', 'I20', 'I14', 'I10', 'H1'].map((hex) => numberOn(state.board, hex, 'demand'));
const closed = (each: Setup) => drawAt(each, board).closed;
const linked = (each: Setup) => drawAt(each, board).linked;

/** RhE after its run, with an 8-train to these hexes and plenty of beer. */
const beer = (options: Setup['options'], to: string[][] = [['C20']], more = {}) =>
  turn({
    company: 'RhE',
    step: 'beer',
    phase: '8',
    options,
    companies: { RhE: running({ trains: to.map(() => '8') }) },
    breweries: { B1: { turned: true, cubes: 8 }, B2: {}, B3: {} },
    has: { carriers: to.map((hexes, index) => ({ index, train: '8', to: hexes })) },
    ...more,
  });
const withMarker = (state: TrgState, hex: string, kind: 'demand' | 'first', number: number): TrgState => ({
  ...state,
  board: withNumber(state.board, hex, kind, number),
});

describe('what is agreed', () => {
  it('[18DO-MV 1, 3, 5] any of the ten, with their parameters, and nothing else', () => {
    const all = {
      exportDemand: 'random2',
      risingCosts: true,
      closedMines: 'five',
      firstDelivery: true,
      wagonWays: 'three',
      extraStation: true,
      oneTimeMore: true,
      fiftyPercent: true,
      moreBeer: true,
      cleverRoute: true,
    };
    expect(optionsProblem(trg.options, setup(all))).toBeUndefined();
    expect(optionsProblem(trg.options, setup({ closedMines: 'six' }))?.kind).toBe('no-such-value');
    expect(optionsProblem(trg.options, setup({ exportDemand: 'some' }))?.kind).toBe('no-such-value');
  });

  it('[18DO-MV 1] without a variant the table is as it always was, whatever its lots are', () => {
    const plain = startOf({});
    expect(Object.keys(plain)).not.toContain('playerMarkers');
    expect(plain.board.markers).toEqual({});
    const { board: _, ...without } = plain;
    const { board: __, setup: ___, ...withOne } = startOf({ exportDemand: 'random1' });
    expect({ ...withOne, setup: plain.setup }).toEqual(without);
  });
});

describe('limited export', () => {
  it('[18DO-MV 1] each red area shows how much beer it takes: three tables, two of them by lot', () => {
    expect(demand(startOf({ exportDemand: 'equal' }))).toEqual([6, 6, 6, 6, 6, 6, 6]);
    expect(demand(startOf({ exportDemand: 'unequal1' }))).toEqual([10, 8, 6, 8, 4, 6, 12]);
    expect(demand(startOf({ exportDemand: 'unequal2' }))).toEqual([8, 6, 5, 6, 4, 4, 10]);
    const drawn = [1, 2, 3].map((seed) => demand(startOf({ exportDemand: 'random1' }, seed)));
    for (const one of drawn) expect([...one].sort((a, b) => a! - b!)).toEqual([4, 6, 6, 8, 8, 10, 12]);
    expect(new Set(drawn.map(String)).size).toBeGreaterThan(1);
  });

  it('[18DO-MV 1, ruling 95] example 31: two markers at Hamm pay 40 each, the third cube nothing', () => {
    const state = withMarker(beer({ exportDemand: 'equal' }), 'C20', 'demand', 2);
    const after = played(state, deliver([0, 3, 'C20']));
    expect(turnIn(after).revenue).toBe(80);
    expect(numberOn(after.board, 'C20', 'demand')).toBe(0);
    expect(after.breweries.B1!.cubes).toBe(8 - 3);
    expect(eventsOf(state, deliver([0, 3, 'C20']))).toContainEqual({
      type: 'demand-falls',
      hex: 'C20',
      left: 0,
    });
    // any number may still be delivered: the cubes go, and nothing is paid
    const dry = withMarker(beer({ exportDemand: 'equal' }), 'C20', 'demand', 0);
    expect(turnIn(played(dry, deliver([0, 1, 'C20']))).revenue).toBe(0);
  });

  it('[18DO-MV 1] all trains of a run share what an area takes; both hexes of Herne are one area', () => {
    const state = withMarker(beer({ exportDemand: 'equal' }, [['A2'], ['B1']]), 'A2', 'demand', 4);
    expect(turnIn(played(state, deliver([0, 3, 'A2'], [1, 3, 'B1']))).revenue).toBe(4 * 50);
    expect(listed(state, 'deliver')[0]).toEqual(deliver([0, 1, 'A2'], [1, 3, 'B1']));
    // what brings most is listed first, with the fewest cubes
    expect(turnIn(played(state, listed(state, 'deliver')[0]!)).revenue).toBe(200);
  });

  it('[18DO-MV 1, 18DO 4.3.1.1] the marker of no. 4 needs a cube that is paid for', () => {
    const fourth = {
      breweries: { B4: { owner: 'A', marker: 'RhE', cubes: 5 }, B2: { owner: 'B' }, B3: { owner: 'C' } },
    };
    const state = withMarker(beer({ exportDemand: 'equal' }, [['C20']], fourth), 'C20', 'demand', 1);
    expect(turnIn(played(state, deliver([0, 2, 'C20']))).revenue).toBe(40 + 10);
    const dry = withMarker(state, 'C20', 'demand', 0);
    expect(turnIn(played(dry, deliver([0, 2, 'C20']))).revenue).toBe(0);
  });
});

describe('rising building costs', () => {
  const inTown = ['C12', 'D11', 'D13', 'E10', 'F11', 'F13'];
  const rises = (state: TrgState) => inTown.map((hex) => numberOn(state.board, hex, 'rise'));

  it('[18DO-MV 2] [18DO-MV 2, ruling 96] 10 more after every stock round on hexes in town without a tile', () => {
    const state = trgState({ stock: 2, options: { risingCosts: true }, tiles: { F11: ['9', 0] } });
    const one = played(state, pass, pass, pass);
    expect(rises(one)).toEqual([10, 10, 10, 10, undefined, 10]);
    const two = played({ ...one, round: state.round }, pass, pass, pass);
    expect(rises(two)).toEqual([20, 20, 20, 20, undefined, 20]);
    expect(rises(played(trgState({ stock: 2 }), pass, pass, pass))).toEqual(inTown.map(() => undefined));
  });

  it('[18DO-MV 2, ruling 96] whoever lays the tile pays it all, and the marker is gone', () => {
    const { F11: _, ...tiles } = fromHagen;
    const given = { company: 'BME', step: 'track', tiles, options: { risingCosts: true } } as const;
    const dear = (treasury: number): TrgState => {
      const state = turn({ ...given, companies: { BME: running({ treasury }) } });
      return { ...state, board: withNumber(state.board, 'F11', 'rise', 30) };
    };
    const built = played(dear(60), lay('F11', '9', 0));
    expect(built.companies.BME!.treasury).toBe(60 - 20 - 30);
    expect(numberOn(built.board, 'F11', 'rise')).toBeUndefined();
    expect(refused(dear(49), lay('F11', '9', 0))).toEqual({ code: 'too-little-treasury', rule: '4.5.2' });
    expect(listed(dear(49), 'lay').some(({ hex }) => hex === 'F11')).toBe(false);
  });
});

describe('closed mines', () => {
  const options = { closedMines: 'five' };

  it('[18DO-MV 3] [18DO-MV 3, ruling 140] three, four or five are drawn, each a mine of the board', () => {
    for (const [closedMines, count] of [
      ['three', 3],
      ['four', 4],
      ['five', 5],
    ] as const) {
      const drawn = closed(setup({ closedMines }, 7));
      expect(drawn).toHaveLength(count);
      expect(drawn.every((hex) => Object.hasOwn(mines, hex))).toBe(true);
    }
    expect(closed(setup({}))).toEqual([]);
    const seen = new Set(Array.from({ length: 60 }, (_, seed) => closed(setup(options, seed))).flat());
    expect(seen.size).toBe(22);
  });

  it('[18DO-MV 3, rulings 97, 141] only plain tiles, at the cost of the terrain, and never a link', () => {
    const fits = (each: Setup) => closed(each).includes('H9');
    const state = turn({ company: 'BME', step: 'track', options, fits });
    const there = listed(state, 'lay').filter(({ hex }) => hex === 'H9');
    expect(new Set(there.map(({ tile }) => tile))).toEqual(new Set(['7', '8', '9']));
    const built = played(state, there[0]!);
    expect(built.companies.BME!.treasury).toBe(500 - 20);
    // a plain hex: no stop for routes, no site for a link
    const laid = turn({ company: 'BME', step: 'link', tiles: { H9: ['8', 0], ...fromHagen }, options, fits });
    expect(refused(laid, link('H9'))).toEqual({ code: 'link-no-site', rule: '4.5.4.1' });
    const usual = listed(turn({ company: 'BME', step: 'track' }), 'lay').filter(({ hex }) => hex === 'H9');
    expect(usual.some(({ tile }) => ['7', '8', '9'].includes(String(tile)))).toBe(false);
  });

  it('[18DO-MV 3, ruling 97] nos. 20 and 22 are covered by the tile that keeps their track', () => {
    const fits = (each: Setup) => closed(each).includes('H3') && closed(each).includes('H15');
    const state = trgState({ options, fits });
    expect(state.board.tiles).toEqual({ H3: { tile: '8', turn: 1 }, H15: { tile: '9', turn: 0 } });
    const one = trgState({
      options,
      fits: (each) => closed(each).includes('H3') && !closed(each).includes('H15'),
    });
    expect(Object.keys(one.board.tiles)).toEqual(['H3']);
    const other = closed(one.setup).find((hex) => hex !== 'H3')!;
    expect(boxAt(one.setup).board.hexes[other]).toMatchObject({ colour: 'white', icons: ['closedMine'] });
    expect(boxAt(one.setup).board.hexes[other]!.stops).toBeUndefined();
  });
});

describe('first delivery', () => {
  const options = { firstDelivery: true };

  it('[18DO-MV 4] seven markers, one in each red area, by lot', () => {
    const firsts = (seed: number) =>
      ['A2', 'A16', 'C20', 'I20', 'I14', 'I10', 'H1'].map((hex) =>
        numberOn(startOf(options, seed).board, hex, 'first'),
      );
    expect([...firsts(3)].sort((a, b) => b! - a!)).toEqual([20, 10, 10, 10, 5, 5, 0]);
    expect(new Set([1, 2, 3, 4].map((seed) => String(firsts(seed)))).size).toBeGreaterThan(1);
  });

  it('[18DO-MV 4, ruling 99] the first route with a cube there earns more, once', () => {
    const state = withMarker(beer(options, [['C20'], ['C20']]), 'C20', 'first', 20);
    const after = played(state, deliver([0, 1, 'C20'], [1, 2, 'C20']));
    expect(turnIn(after).revenue).toBe(3 * 40 + 20);
    expect(numberOn(after.board, 'C20', 'first')).toBeUndefined();
    const again = { ...beer(options), board: after.board };
    expect(turnIn(played(again, deliver([0, 1, 'C20']))).revenue).toBe(40);
  });

  it('[18DO-MV 4] no cube, no bonus: the marker stays', () => {
    const state = withMarker(beer(options), 'C20', 'first', 20);
    const after = played(state, deliver());
    expect([turnIn(after)?.revenue ?? 0, numberOn(after.board, 'C20', 'first')]).toEqual([0, 20]);
  });

  it('[18DO-MV 1, 4, ruling 99] with limited export only a cube that is paid for counts', () => {
    const state = beer({ ...options, exportDemand: 'equal' }, [['C20']]);
    const dry = withMarker(withMarker(state, 'C20', 'first', 20), 'C20', 'demand', 0);
    const after = played(dry, deliver([0, 2, 'C20']));
    expect([turnIn(after)?.revenue ?? 0, numberOn(after.board, 'C20', 'first')]).toEqual([0, 20]);
    const wet = withMarker(dry, 'C20', 'demand', 1);
    expect(turnIn(played(wet, deliver([0, 2, 'C20']))).revenue).toBe(40 + 20);
  });
});

describe('wagon ways', () => {
  const options = { wagonWays: 'five' };
  const fits = (each: Setup) => linked(each).includes('D17');

  it('[18DO-MV 5] drawn mines have their link from the start; it counts once a tile lies there', () => {
    const state = trgState({ options, fits });
    expect(linked(state.setup)).toHaveLength(5);
    for (const hex of linked(state.setup)) expect(state.board.markers[hex]).toEqual(['link10']);
    expect(state.beer).toBe(18);
    const kwe = (more = {}) =>
      turn({
        company: 'KWE',
        step: 'run',
        tiles: fromHamm,
        companies: { KWE: running({ trains: ['4'] }) },
        phase: '4',
        ...more,
      });
    const revenue = (given: TrgState) => turnIn(played(given, routes(hammToCity))).revenue;
    expect(revenue(kwe({ options, fits })) - revenue(kwe())).toBe(10);
  });

  it('[18DO-MV 5, ruling 98] it costs nothing and brings no beer; steps after it do as usual', () => {
    const { D17: _, ...tiles } = fromHamm;
    const state = turn({ company: 'KWE', step: 'track', tiles, options, fits });
    const laid = played(state, lay('D17', '1905', 4));
    expect(laid.companies.KWE!.treasury).toBe(500);
    expect(laid.beer).toBe(state.beer);
    const linking = played(
      turn({ company: 'KWE', step: 'link', tiles: fromHamm, options, fits }),
      link('D17'),
    );
    expect(linking.board.markers.D17).toEqual(['link20']);
    expect(linking.companies.KWE!.treasury).toBe(500 - 30);
    expect(linking.beer).toBe(state.beer - 1);
    // the link that is there opens the green tiles
    const green = turn({ company: 'KWE', step: 'track', tiles: fromHamm, options, fits });
    expect(listed(green, 'lay').some(({ hex, tile }) => hex === 'D17' && tile === '1930')).toBe(true);
    const usual = turn({ company: 'KWE', step: 'track', tiles: fromHamm });
    expect(listed(usual, 'lay').some(({ hex, tile }) => hex === 'D17' && tile === '1930')).toBe(false);
  });

  it('[18DO-MV 3, 5, ruling 98] closed mines are drawn first: no mine is both', () => {
    for (let seed = 1; seed < 40; seed++) {
      const both = setup({ closedMines: 'five', wagonWays: 'five' }, seed);
      expect(linked(both)).toHaveLength(5);
      expect(linked(both).filter((hex) => closed(both).includes(hex))).toEqual([]);
      expect(closed(both)).toEqual(closed(setup({ closedMines: 'five' }, seed)));
      sound(both);
    }
  });
});

/** The table begins without a broken promise. */
function sound(each: Setup): void {
  const { state } = begin(trg, each);
  for (const { broken } of trg.at(each).invariants ?? []) expect(broken(state)).toBeNull();
}

describe('hexes of closed mines on the way', () => {
  it('[18DO-MV 3] a route passes them and counts nothing', () => {
    const fits = (each: Setup) => closed(each).includes('D17');
    const tiles = { D19: ['8', 1], D17: ['8', 4], E16: ['8', 1] } as const;
    const state = turn({
      company: 'KWE',
      step: 'run',
      tiles,
      options: { closedMines: 'five' },
      fits,
      phase: '4',
      companies: { KWE: running({ trains: ['3'] }) },
    });
    const line = 'C20:0-s0 D19:1-3 D17:0-4 E16:1-3 E14:4-s0 E14:1-s0 E12:4-s0';
    expect(stepIn(played(state, routes(line)))).toBe('KWE/dividend');
  });
});
