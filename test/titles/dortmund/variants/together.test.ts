import { describe, expect, it } from 'vitest';
import { bestRun } from '@/engine/routes/best';
import { boxAt as brewingBoxAt } from '@/titles/dortmund/hsb';
import type { HsbState } from '@/titles/dortmund/hsb/state';
import { market } from '@/titles/dortmund/hsb-cards';
import { drawAt } from '@/titles/dortmund/variants/draw';
import { numberOn, withNumber } from '@/titles/dortmund/variants/on-map';
import type { MarkedTrain } from '@/titles/dortmund/variants/state';
import { bruteRun } from '../../../engine/routes/brute';
import * as hsb from '../../../support/hsb/table';
import * as trg from '../../../support/trg/table';
import { deliver, routes, running, stepIn, turn, turnIn } from '../../../support/trg/turn';
import { cityToWitten, fromHagen, fromHamm, hagenToCity, toWitten } from '../operating/lines';

const railway = (more = {}) => ({
  director: 'A',
  held: { A: hsb.tens(3) },
  price: 70,
  treasury: 500,
  cards: ['6'],
  ...more,
});
const corporation = (more = {}) => ({
  director: 'A',
  held: { A: hsb.tens(2) },
  price: 70,
  cards: ['6'],
  ...more,
});
const station = { company: 'RhE', hex: 'E12', stop: 0 };
const run = (line: string) => ({ type: 'run', routes: [line.split(' ')] });

/** A railway of Heat, Sweat & Beer before its run, with beer for Witten or wherever it can go. */
function laden(options: HsbState['setup']['options'], to?: string): HsbState {
  const state = hsb.hsbState({
    phase: '6',
    options,
    companies: { RhE: railway(), DUB: corporation() },
    beer: { 1: { noDemand: true }, 2: { noDemand: true } },
    stockOfBeer: 8,
    tiles: { ...fromHagen, ...toWitten },
    stations: [station],
    operating: { company: 'RhE', step: 'run' },
  });
  const trains = state.trains.map((card) =>
    card.at === 'RhE' ? { ...card, beer: 2, ...(to !== undefined && { to }) } : card,
  );
  return { ...state, trains, beer: state.beer - 2 };
}

describe('limited export with first deliveries', () => {
  it('[18DO-MV 1, 4] in Heat, Sweat & Beer: the marker is for the area that the train is bound for, at its run', () => {
    const state = laden({ exportDemand: 'equal', firstDelivery: true }, 'I10');
    const board = withNumber(withNumber(state.board, 'I10', 'first', 5), 'H1', 'first', 20);
    const after = hsb.played({ ...state, board }, run(`${hagenToCity} ${cityToWitten}`));
    // Witten pays more and has the greater marker, but the beer is for Hagen
    expect(hsb.revenueIn(after)).toBe(210 + 2 * 40 + 5);
    expect([numberOn(after.board, 'I10', 'first'), numberOn(after.board, 'H1', 'first')]).toEqual([
      undefined,
      20,
    ]);
  });
});

describe('closed mines with wagon ways', () => {
  it('[18DO-MV 3, 5] in Heat, Sweat & Beer: no mine is both, and what is linked has a stop', () => {
    for (let seed = 1; seed < 25; seed++) {
      const start = hsb.hsbStart(undefined, 3, { closedMines: 'five', wagonWays: 'five' });
      const { board } = brewingBoxAt({ ...start.setup, seed });
      const { closed, linked } = drawAt({ ...start.setup, seed }, board);
      expect([closed.length, linked.length]).toEqual([5, 5]);
      for (const hex of closed) expect(linked).not.toContain(hex);
      for (const hex of linked) expect(board.hexes[hex]!.stops).toBeDefined();
    }
  });

  it('[18DO-MV 5, ruling 98] in Heat, Sweat & Beer a wagon way burns no card and feeds no market', () => {
    const start = hsb.hsbStart(undefined, 3, { wagonWays: 'five' });
    const plain = hsb.hsbStart(undefined, 3, {});
    expect(start.trains).toEqual(plain.trains);
    expect([start.beer, start.segments]).toEqual([plain.beer, plain.segments]);
  });
});

describe('one time more with the last run of 4-trains', () => {
  it('[18DO-MV 7, ruling 143] in Heat, Sweat & Beer nobody is asked about a 4-train, which has a run of its own', () => {
    const state = hsb.hsbState({
      options: { oneTimeMore: true },
      phase: '6',
      left: { 6: 0 },
      companies: {
        BME: railway({ treasury: 900, cards: ['5'] }),
        RhE: railway({ director: 'B', held: { B: hsb.tens(3) }, cards: ['4'] }),
      },
      operating: { company: 'BME', step: 'trains' },
    });
    const bought = hsb.played(state, { type: 'buy-train', train: '8', from: 'depot' });
    expect(bought.decisions).toEqual([]);
    expect(hsb.cardsOf(bought, 'RhE')).toEqual(['4']);
    expect(bought.playerMarkers!.B).toEqual(['final-run']);
  });
});

describe('one time more with bankruptcy', () => {
  it('[18DO-MV 7, 18DO 6.4.8] of a railway that is closed meanwhile nobody keeps a train any more', () => {
    const state = hsb.hsbState({
      options: { oneTimeMore: true },
      phase: '4',
      companies: {
        BME: railway({ cards: ['3'] }),
        RhE: railway({ cards: ['3'] }),
        CME: railway({ director: 'B', held: { B: hsb.tens(3) }, cards: ['4'] }),
      },
      operating: { company: 'CME', step: 'trains' },
    });
    const [first, second] = state.trains.flatMap(({ type, at }, no) =>
      type === '2A' && at === 'gone' ? [no] : [],
    );
    const offer = (company: string, card: number) => ({ card, company, train: '2A' });
    const keep = (by: string, ...offers: ReturnType<typeof offer>[]) => ({
      kind: 'keep-train' as const,
      by,
      offers,
    });
    const ruined = (...decisions: HsbState['decisions']): HsbState => ({
      ...state,
      decisions: [...decisions, keep('B', offer('CME', first!))],
      prices: { ...state.prices, BME: { ...state.prices.BME!, col: market.bankruptIndex } },
    });
    const letGo = { type: 'let-go' };
    const both = hsb.played(ruined(keep('A', offer('BME', first!), offer('RhE', second!))), letGo);
    expect(hsb.listed(both)).toEqual([{ type: 'keep-train', company: 'RhE', train: '2A' }, letGo]);
    expect(hsb.played(ruined(keep('A', offer('BME', first!))), letGo).decisions).toEqual([]);
  });
});

describe('half of an income with beer in it', () => {
  const half = { type: 'half-dividend' };

  it('[18DO-MV 8 b] in The Railway Game what beer has brought is halved with the rest', () => {
    const state = turn({
      company: 'RhE',
      step: 'beer',
      phase: '8',
      options: { fiftyPercent: true },
      turn: { revenue: 75 },
      companies: { RhE: running({ trains: ['8'], treasury: 0 }) },
      breweries: { B1: { turned: true, cubes: 8 }, B2: {}, B3: {} },
      has: { carriers: [{ index: 0, train: '8', to: ['C20'] }] },
    });
    const paid = trg.played(state, deliver([0, 2, 'C20']), half);
    // 155: 70 for certificates, of which half lie on the charter, and 85 kept
    expect(paid.companies.RhE!.treasury).toBe(85 + 35);
    expect(paid.cash.A! - state.cash.A!).toBe(35);
  });

  it('[18DO-MV 8 b] in Heat, Sweat & Beer for a railway that has exported', () => {
    const state = laden({ fiftyPercent: true });
    const ran = hsb.played(state, run(cityToWitten));
    expect(hsb.revenueIn(ran)).toBe(150 + 2 * 50);
    const paid = hsb.played(ran, half);
    // 250: 120 are paid out, half of them to the charter, and 130 kept
    expect(paid.companies.RhE!.treasury - state.companies.RhE!.treasury).toBe(130 + 60);
    expect(paid.cash.A! - state.cash.A!).toBe(60);
    expect(paid.playerMarkers!.A).toEqual([]);
  });

  it('[18DO-MV 8 b] in Heat, Sweat & Beer for a brewery, with what it loaded on trains', () => {
    const state = hsb.hsbState({
      phase: '6',
      options: { fiftyPercent: true },
      companies: { RhE: railway(), DUB: corporation({ treasury: 0 }) },
      beer: { 6: { regular: 1 }, 1: { noDemand: true }, 2: { noDemand: true } },
      stockOfBeer: 8,
      tiles: { ...fromHagen, ...toWitten },
      stations: [station],
      brewing: { company: 'DUB', step: 'brew' },
    });
    const card = state.trains.findIndex(({ at }) => at === 'RhE');
    const loaded = hsb.played(state, hsb.brewing([0, 0, 0, 0, 0, 1], [], [6, 6]), {
      type: 'load',
      card,
      cubes: 2,
    });
    const income = hsb.revenueIn(loaded);
    expect(income).toBeGreaterThanOrEqual(2 * 100);
    const paid = hsb.played(loaded, half);
    const dividend = Math.floor(income / 20) * 10;
    const charter = 5;
    expect(paid.companies.DUB!.treasury).toBe(income - dividend + (dividend / 10) * charter);
    expect(paid.cash.A! - state.cash.A!).toBe((dividend / 10) * 5);
  });
});

describe('more beer with limited export', () => {
  it('[18DO-MV 1, 9] in The Railway Game the cube is paid only where an area asks for it', () => {
    const state = turn({
      company: 'RhE',
      step: 'beer',
      phase: '8',
      options: { exportDemand: 'equal', moreBeer: true },
      companies: { RhE: running({ trains: ['8'] }) },
      breweries: { B1: { turned: true, cubes: 1 }, B2: {}, B3: {} },
      has: { carriers: [{ index: 0, train: '8', to: ['C20'] }] },
    });
    const one = { ...state, board: withNumber(state.board, 'C20', 'demand', 1) };
    const more = trg.played(one, { type: 'more-beer' });
    expect(turnIn(trg.played(more, deliver([0, 2, 'C20']))).revenue).toBe(40);
    expect(turnIn(trg.played(trg.played(state, { type: 'more-beer' }), deliver([0, 2, 'C20']))).revenue).toBe(
      80,
    );
  });

  it('[18DO-MV 1, 9] in Heat, Sweat & Beer the cube is for Dortmund alone: no area asks for fewer, none is loaded', () => {
    const state = hsb.hsbState({
      phase: '6',
      options: { exportDemand: 'equal', moreBeer: true },
      companies: { RhE: railway(), DUB: corporation() },
      beer: { 6: { regular: 9 }, 1: { noDemand: true }, 2: { noDemand: true } },
      stockOfBeer: 3,
      tiles: { ...fromHagen, ...toWitten },
      stations: [station],
      brewing: { company: 'DUB', step: 'brew' },
    });
    const aside = (given: HsbState) =>
      hsb.listed(given, 'brew').map((move) => (move as unknown as { plan: { aside: number[] } }).plan.aside);
    const more = hsb.played(state, { type: 'more-beer-for', card: '6' });
    expect(aside(more)).toEqual(aside(state));
    const after = hsb.played(more, hsb.listed(more, 'brew')[0]!);
    expect(after.board.markers).toEqual(state.board.markers);
  });

  it('[18DO-MV 9] in Heat, Sweat & Beer the marker goes with a card that is given up', () => {
    const state = hsb.hsbState({
      phase: '6',
      options: { moreBeer: true },
      companies: { DUB: corporation({ cards: ['6', '5'] }) },
      beer: { 6: { regular: 6 }, 5: { regular: 6 }, 1: { noDemand: true }, 2: { noDemand: true } },
      stockOfBeer: 3,
      brewing: { company: 'DUB', step: 'brew' },
    });
    const all = (given: HsbState) => {
      const { plan } = hsb.listed(given, 'brew')[0] as unknown as { plan: { regular: number[] } };
      return plan.regular.reduce((sum, cubes) => sum + cubes, 0);
    };
    const givenUp = hsb.played(state, { type: 'give-up', card: '6' });
    const both = hsb.played(state, { type: 'more-beer-for', card: '6' }, { type: 'give-up', card: '6' });
    expect(all(both)).toBe(all(givenUp));
    const other = hsb.played(state, { type: 'more-beer-for', card: '5' }, { type: 'give-up', card: '6' });
    expect(all(other)).toBe(all(givenUp) + 1);
  });
});

describe('clever route planning with links', () => {
  const tiles = { ...fromHagen, D19: ['8', 1], D17: ['1904', 1], D15: ['1905', 4] } as const;
  const line = 'C20:0-s0 D19:1-3 D17:4-s0 D17:1-s0 D15:4-s0 D15:0-s0 E14:3-s0';
  const kwe = (links: Record<string, number>, more = {}) =>
    hsb.hsbState({
      phase: '4',
      options: { cleverRoute: true },
      companies: { KWE: railway({ cards: ['3'] }) },
      tiles,
      links,
      operating: { company: 'KWE', step: 'run' },
      ...more,
    });
  const clever = { type: 'clever-route', train: '3' };

  it('[18DO-MV 10] in Heat, Sweat & Beer two linked mines are one stop; a link of the same turn counts', () => {
    expect(hsb.refused(kwe({ D17: 10, D15: 10 }), run(line)).code).toBe('route-too-long');
    const marked = hsb.played(kwe({ D17: 10, D15: 10 }), clever);
    expect(hsb.stepIn(hsb.played(marked, run(line)))).toBe('KWE/dividend');
    const one = hsb.played(kwe({ D17: 10 }), clever);
    expect(hsb.refused(one, run(line)).code).toBe('route-too-long');
    const linking = kwe({ D17: 10 }, { phase: '3', operating: { company: 'KWE', step: 'link' } });
    const linked = hsb.played(linking, clever, { type: 'link', hex: 'D15' });
    expect(hsb.stepIn(hsb.played(linked, run(line)))).toBe('KWE/dividend');
  });

  it('[18DO-MV 5, 10] a wagon way is a link as any other', () => {
    const fits = (setup: Parameters<typeof drawAt>[0]) => {
      const { linked } = drawAt(setup, brewingBoxAt(hsb.hsbStart().setup).board);
      return linked.includes('D17') && linked.includes('D15');
    };
    const state = turn({
      company: 'KWE',
      step: 'run',
      phase: '4',
      tiles,
      companies: { KWE: running({ trains: ['3'] }) },
      options: { wagonWays: 'five', cleverRoute: true },
      fits,
    });
    expect(stepIn(trg.played(state, clever, routes(line)))).toBe('KWE/dividend');
  });

  it('[18DO-MV 1, 4, 10] the best run of Heat, Sweat & Beer with beer and the marker agrees with trying everything', () => {
    const all = { ...tiles, ...toWitten, ...fromHamm, D17: ['1904', 1] } as const;
    for (const cards of [['5'], ['6'], ['5', '5'], ['5', '6']]) {
      for (const [marked, to] of [
        [0, 'C20'],
        [cards.length - 1, 'H1'],
      ] as const) {
        const state = hsb.hsbState({
          phase: '6',
          options: { exportDemand: 'equal', firstDelivery: true, cleverRoute: true },
          companies: { KWE: railway({ cards }) },
          beer: { 1: { noDemand: true }, 2: { noDemand: true } },
          stockOfBeer: 8,
          tiles: all,
          links: { D17: 20, D15: 30, H3: 10 },
          stations: [{ company: 'KWE', hex: 'E12', stop: 0 }],
          operating: { company: 'KWE', step: 'run' },
        });
        const own = state.trains.flatMap((card, i) => (card.at === 'KWE' ? [i] : []));
        const trains: MarkedTrain[] = state.trains.map((card, i) => ({
          ...card,
          ...(i === own[marked] && { clever: true as const }),
          ...(i === own[0] && { beer: 1, to }),
        }));
        const input = brewingBoxAt(state.setup).runInput({ ...state, trains, beer: state.beer - 1 }, 'KWE');
        const { total, proven } = bestRun(input);
        expect({ cards, to, proven, total }).toEqual({
          cards,
          to,
          proven: true,
          total: bruteRun(input).total,
        });
      }
    }
  });
});
