import { describe, expect, it } from 'vitest';
import { cardsAs, trainsOf } from '@/engine/finance/trains';
import { begin } from '@/engine/game/play';
import { boxAt, trg } from '@/titles/dortmund/trg';
import { keptUses } from '@/titles/dortmund/variants/one-time-more';
import type { MarkedTrain } from '@/titles/dortmund/variants/state';
import { acting, listed, played, refused, spaceOf, type TrgState } from '../../../support/trg/table';
import {
  buyTrain,
  deliver,
  link,
  routes,
  running,
  runningLarge,
  skip,
  station,
  stepIn,
  turn,
  turnIn,
} from '../../../support/trg/turn';
import { cityToWitten, fromHagen, hagenToCity, toWitten } from '../operating/lines';

const left = (state: TrgState, player = 'A') => state.playerMarkers?.[player];
const kept = (state: TrgState, company: string) => keptUses.flatMap((use) => cardsAs(state, company, use));
const typesOf = (state: TrgState, company: string) => trainsOf(state, company).map(({ type }) => type);

describe('markers of players', () => {
  it('[18DO-MV 6, 7, 8, 9, 10, ruling 94] one for each player and variant', () => {
    const options = { extraStation: true, fiftyPercent: true, cleverRoute: true };
    const players = ['A', 'B', 'C', 'D'].map((id) => ({ id, name: id }));
    const { state } = begin(trg, { title: '18do-trg', players, seed: 4, options });
    expect(Object.keys(state.playerMarkers!).sort()).toEqual(['A', 'B', 'C', 'D']);
    expect(state.playerMarkers!.C).toEqual(['extra-station', 'fifty', 'route']);
  });
});

describe('extra station', () => {
  const options = { extraStation: true };
  const both = { ...fromHagen, ...toWitten };
  const extra = (hex: string, build = true) => ({ type: 'extra-station', hex, build });
  const mine = (more = {}) =>
    turn({ company: 'BME', step: 'station', tiles: both, links: { H3: 10 }, options, ...more });
  const crowd = {
    BME: running(),
    CME: running({ director: 'B' }),
    RhE: running({ director: 'C', trains: ['4'] }),
    KWE: running({ director: 'B' }),
    DGEE: runningLarge({ director: 'C' }),
  };
  const full = (more = {}) =>
    turn({
      company: 'BME',
      step: 'station',
      tiles: both,
      options,
      companies: crowd,
      breweries: { B1: {}, B3: {}, B4: {} },
      stations: ['CME', 'KWE', 'DGEE', 'RhE'].map((company) => ({ company, hex: 'E12', stop: 0 })),
      ...more,
    });

  it('[18DO-MV 6 a, ruling 100] at a mine with a link, for 50 and the price of the station, which follows at once', () => {
    const state = mine();
    expect(listed(state, 'extra-station')).toEqual([extra('H3')]);
    const built = played(state, extra('H3'));
    expect(built.companies.BME!.treasury).toBe(500 - 50 - 30);
    expect(built.board.stations).toContainEqual({ company: 'BME', hex: 'H3', stop: 0 });
    expect(left(built)).toEqual([]);
    expect(refused(state, extra('H3', false))).toEqual({ code: 'extra-station-at-once', rule: 'MV 6' });
    expect(refused(mine({ links: {} }), extra('H3'))).toEqual({ code: 'extra-not-here', rule: 'MV 6' });
    expect(refused(mine({ tiles: fromHagen }), extra('H3')).code).toBe('station-no-route');
    const poor = mine({ companies: { BME: running({ treasury: 79 }) } });
    expect(refused(poor, extra('H3'))).toEqual({ code: 'extra-station-too-dear', rule: 'MV 6' });
  });

  it('[18DO-MV 6 a] the mine then stands in the way of others, who may end there, and is a start for its owner', () => {
    const rhe = (stations: { company: string; hex: string; stop: number }[]) => {
      const state = turn({
        company: 'RhE',
        step: 'run',
        tiles: both,
        links: { H3: 10 },
        options,
        companies: { BME: running({ director: 'B' }), RhE: running({ trains: ['4'] }) },
        phase: '4',
      });
      const markers = { ...state.board.markers, H3: ['link10', 'extraPlace'] };
      const board = { ...state.board, stations: [...state.board.stations, ...stations], markers };
      const { tokens } = state.companies.BME!;
      const charter = { ...state.companies.BME!, tokens: tokens.slice(stations.length) };
      return { ...state, board, companies: { ...state.companies, BME: charter } };
    };
    const through = routes('H1:4-s0 H3:1-s0 H3:3-s0 G4:0-3 F5:0-4 F7:1-s0');
    const own = [{ company: 'BME', hex: 'H3', stop: 0 }];
    expect(refused(rhe(own), through)).toEqual({ code: 'route-blocked', rule: '4.5.1' });
    expect(stepIn(played(rhe(own), routes('H1:4-s0 H3:1-s0')))).toBe('RhE/dividend');
    expect(stepIn(played(rhe([]), through))).toBe('RhE/dividend');
  });

  it('[18DO-MV 6 b] on a hex that others have filled, with the station or without', () => {
    const state = full();
    expect(listed(state, 'extra-station')).toEqual([extra('E12'), extra('E12', false)]);
    const built = played(state, extra('E12'));
    expect(built.companies.BME!.treasury).toBe(500 - 50 - 30);
    expect(built.board.stations.filter(({ hex }) => hex === 'E12')).toHaveLength(5);
    const empty = played(state, extra('E12', false));
    expect(empty.companies.BME!.treasury).toBe(500 - 50);
    expect(stepIn(empty)).not.toBe('BME/station');
    expect([left(empty), left(empty, 'B')]).toEqual([[], ['extra-station']]);
  });

  it('[18DO-MV 6 b, ruling 159] a railway without a token leaves the place empty; it is its station action', () => {
    const state = full();
    const { tokens } = state.companies.BME!;
    const places = ['F7', 'F7', 'F7', 'E14', 'E14', 'E14'].slice(0, tokens.length);
    const stations = places.map((hex) => ({ company: 'BME', hex, stop: 0 }));
    const bare = {
      ...state,
      board: { ...state.board, stations: [...state.board.stations, ...stations] },
      companies: { ...state.companies, BME: { ...state.companies.BME!, tokens: [] } },
    };
    expect(listed(bare, 'extra-station')).toContainEqual(extra('E12', false));
    expect(listed(bare, 'extra-station').some(({ build }) => build)).toBe(false);
    const empty = played(bare, extra('E12', false));
    expect(empty.companies.BME!.treasury).toBe(500 - 50);
    expect(stepIn(empty)).not.toBe('BME/station');
    expect(refused(bare, extra('E12')).code).toBe('no-token');
    expect(refused(full({ turn: { stationUsed: true } }), extra('E12', false)).code).toBe('station-used');
    // [ruling 100] a home that lies face down fills a place
    const asleep = full({ companies: { ...crowd, CME: running({ director: 'B', floated: false }) } });
    expect(listed(asleep, 'extra-station')).toEqual([extra('E12'), extra('E12', false)]);
  });

  it('[18DO-MV 6 b, ruling 142] an empty one lets others through, and any railway that is not there takes it at its price', () => {
    const before = full({
      step: 'run',
      phase: '4',
      companies: { ...crowd, BME: running({ trains: ['4'] }) },
    });
    const through = routes(`${hagenToCity} E12:1-s0 E10:0-4 F9:1-3 F7:4-s0`);
    expect(refused(before, through).code).toBe('route-blocked');
    const markers = { E12: ['extraPlace'] };
    const open = { ...before, board: { ...before.board, markers } };
    expect(stepIn(played(open, through))).toBe('BME/dividend');
    const later = full();
    const next = { ...later, board: { ...later.board, markers } };
    expect(listed(next, 'station').map(({ hex }) => hex)).toContain('E12');
    expect(played(next, station('E12')).companies.BME!.treasury).toBe(500 - 30);
    expect(refused(next, extra('E12'))).toEqual({ code: 'extra-place-there', rule: 'MV 6' });
  });

  it('[18DO-MV 6] not where a place is free, not twice, not without the marker, and it is the station of the turn', () => {
    expect(refused(mine(), extra('E12')).code).toBe('extra-not-here');
    expect(refused(mine(), extra('Z99')).code).toBe('extra-not-here');
    const used = { ...mine(), playerMarkers: { A: [], B: [], C: [] } };
    expect(refused(used, extra('H3'))).toEqual({ code: 'no-extra-station', rule: 'MV 6' });
    expect(refused(mine({ turn: { stationUsed: true } }), extra('H3')).code).toBe('station-used');
    expect(refused(mine({ options: {} }), extra('H3')).code).toBe('not-now');
  });
});

describe('one time more', () => {
  const options = { oneTimeMore: true };
  const start = (more = {}) =>
    turn({
      company: 'BME',
      step: 'trains',
      phase: '3',
      tiles: fromHagen,
      companies: {
        BME: running({ treasury: 900, trains: ['2'] }),
        RhE: running({ director: 'B', trains: ['2', '2', '3'] }),
        CME: running({ director: 'C', trains: ['2'] }),
      },
      order: ['BME', 'RhE', 'CME'],
      options,
      ...more,
    });
  const four = (state: TrgState): TrgState => ({
    ...state,
    trains: state.trains.map((card) =>
      card.type === '3' && card.at === 'depot' ? { ...card, at: 'gone' as const } : card,
    ),
  });
  const keep = (company: string, train: string) => ({ type: 'keep-train', company, train });
  const letGo = { type: 'let-go' };

  it('[18DO-MV 7, ruling 101] each player in seat order keeps one of their trains that became obsolete, or none', () => {
    const bought = played(four(start()), buyTrain('4'));
    expect(acting(bought)).toBe('A');
    expect(listed(bought)).toEqual([keep('BME', '2'), letGo]);
    const second = played(bought, keep('BME', '2'));
    expect([acting(second), left(second), left(second, 'B')]).toEqual(['B', [], ['final-run']]);
    const third = played(second, keep('RhE', '2'));
    expect(acting(third)).toBe('C');
    const end = played(third, letGo);
    expect(left(end, 'C')).toEqual(['final-run']);
    expect([kept(end, 'BME'), kept(end, 'RhE'), kept(end, 'CME')].map((cards) => cards.length)).toEqual([
      1, 1, 0,
    ]);
    // no property: they count for no limit, and cannot be sold
    expect([typesOf(end, 'BME'), typesOf(end, 'RhE')]).toEqual([['4'], ['3']]);
    expect(refused(bought, keep('RhE', '2'))).toEqual({ code: 'train-not-kept', rule: 'MV 7' });
  });

  it('[18DO-MV 7] the train runs in the next turn of its railway, which it may, and is gone', () => {
    const state = played(four(start()), buyTrain('4'), letGo, keep('RhE', '2'), letGo);
    const rhe = played(state, skip);
    expect(stepIn(rhe)).toBe('RhE/track');
    const running2 = played(rhe, skip);
    const free = {
      ...running2,
      round: { ...running2.round, turn: { ...turnIn(running2), step: 'run' } },
    } as TrgState;
    const both = played(free, routes('H1:4-s0 H3:1-s0', ''));
    expect(kept(both, 'RhE')).toEqual([]);
    expect(both.trains.filter(({ as }) => as !== undefined)).toEqual([]);
    const idle = boxAt(state.setup).runInput(free, 'RhE').trains;
    expect(idle.map(({ id, profile }) => [id, profile.mayIdle ?? false])).toEqual([
      ['3', false],
      ['2', true],
    ]);
  });

  it('[18DO-MV 7, ruling 143] 4-trains have their own last run, and nobody is asked about them', () => {
    const state = turn({
      company: 'BME',
      step: 'trains',
      phase: '6',
      companies: {
        BME: running({ treasury: 900, trains: ['5'] }),
        RhE: running({ director: 'B', trains: ['4'] }),
      },
      options,
    });
    const two: TrgState = {
      ...state,
      trains: state.trains.map((card, i, all) =>
        card.type === '6' && all.findIndex(({ type, at }) => type === '6' && at === 'depot') === i
          ? { ...card, at: 'gone' as const }
          : card,
      ),
    };
    const bought = played(two, buyTrain('8'));
    expect(bought.decisions).toEqual([]);
    expect(typesOf(bought, 'RhE')).toEqual(['4']);
  });

  it('[18DO-MV 7, 10] the marker of clever route planning stays on a train that is kept', () => {
    const state = four(start({ options: { ...options, cleverRoute: true } }));
    const trains: MarkedTrain[] = state.trains.map((card) =>
      card.at === 'BME' ? { ...card, clever: true } : card,
    );
    const bought = played({ ...state, trains }, buyTrain('4'));
    expect(listed(bought)).toEqual([keep('BME', '2 K+K'), letGo]);
    const [card] = kept(played(bought, keep('BME', '2 K+K')), 'BME') as MarkedTrain[];
    expect(card!.clever).toBe(true);
  });
});

describe('fifty percent', () => {
  const options = { fiftyPercent: true };
  const half = { type: 'half-price' };
  const halfDividend = { type: 'half-dividend' };
  const tradeIn = (give: string, train: string, from = 'depot') => ({
    type: 'trade-in-card',
    give,
    train,
    from,
  });

  it('[18DO-MV 8 a, ruling 102] one station for half its price, rounded down; skipping keeps the marker', () => {
    const state = turn({ company: 'BME', step: 'station', tiles: fromHagen, options });
    const built = played(state, half, station('E12'));
    expect([built.companies.BME!.treasury, left(built)]).toEqual([500 - 15, []]);
    expect(left(played(state, half, skip))).toEqual(['fifty']);
    expect(refused(played(state, half), half)).toEqual({ code: 'half-price-ready', rule: 'MV 8' });
    // with 15 Mark there is a station only by the marker
    const poor = turn({
      company: 'BME',
      step: 'station',
      tiles: fromHagen,
      options,
      companies: { BME: running({ treasury: 15 }) },
    });
    expect(refused(poor, station('E12')).code).toBe('station-too-dear');
    expect(played(poor, half, station('E12')).companies.BME!.treasury).toBe(0);
  });

  it('[18DO-MV 8 a] says that no station is possible, even for half, where its director has the marker', () => {
    const poor = turn({
      company: 'BME',
      step: 'link',
      tiles: { ...fromHagen, H9: ['1905', 3] },
      options,
      companies: { BME: running({ treasury: 14 }) },
    });
    turnIn(poor).step = 'station';
    expect(refused(poor, half)).toEqual({ code: 'half-price-nowhere', rule: 'MV 8' });
    const used = { ...poor, playerMarkers: { A: [], B: [], C: [] } };
    expect(refused(used, half)).toEqual({ code: 'no-half-price', rule: 'MV 8' });
  });

  it('[18DO-MV 8 a] is of no use to a place more that stays empty', () => {
    const both = { fiftyPercent: true, extraStation: true };
    const crowd = ['CME', 'KWE', 'DGEE', 'RhE'];
    const given = (treasury: number) =>
      turn({
        company: 'BME',
        step: 'station',
        tiles: { ...fromHagen, ...toWitten },
        options: both,
        breweries: { B1: {}, B3: {}, B4: {} },
        companies: {
          BME: running({ treasury }),
          CME: running({ director: 'B' }),
          RhE: running({ director: 'C', trains: ['4'] }),
          KWE: running({ director: 'B' }),
          DGEE: runningLarge({ director: 'C' }),
        },
        // with one of its own in Gbf Süd there is no other place
        stations: [
          ...crowd.map((company) => ({ company, hex: 'E12', stop: 0 })),
          { company: 'BME', hex: 'F7', stop: 0 },
        ],
      });
    const empty = { type: 'extra-station', hex: 'E12', build: false };
    expect(listed(given(64), 'extra-station')).toEqual([empty]);
    expect(refused(given(64), half)).toEqual({ code: 'half-price-nowhere', rule: 'MV 8' });
    expect(listed(given(65), 'half-price')).toEqual([half]);
  });

  it('[18DO-MV 8 a] with the marker of brewery no. 3, half of the half', () => {
    const third = { breweries: { B3: { marker: 'BME' }, B1: {}, B4: {} } };
    const state = turn({ company: 'BME', step: 'station', tiles: fromHagen, options, ...third });
    expect(played(state, half, station('E12')).companies.BME!.treasury).toBe(500 - 7);
  });

  it('[18DO-MV 6, 8 a] with an extra station only the station is halved', () => {
    const state = turn({
      company: 'BME',
      step: 'station',
      tiles: { ...fromHagen, ...toWitten },
      links: { H3: 10 },
      options: { ...options, extraStation: true },
    });
    const built = played(state, half, { type: 'extra-station', hex: 'H3', build: true });
    expect([built.companies.BME!.treasury, left(built)]).toEqual([500 - 50 - 15, []]);
    // also where the extra place is the only one that can be paid for so
    const poor = turn({
      company: 'BME',
      step: 'station',
      tiles: { ...fromHagen, ...toWitten },
      links: { H3: 10 },
      options: { ...options, extraStation: true },
      companies: { BME: running({ treasury: 65 }) },
      stations: ['E12', 'E14', 'F15', 'F7'].map((hex) => ({ company: 'BME', hex, stop: 0 })),
    });
    expect(listed(poor, 'extra-station')).toEqual([]);
    expect(
      played(poor, half, { type: 'extra-station', hex: 'H3', build: true }).companies.BME!.treasury,
    ).toBe(0);
  });

  it('[18DO-MV 8 b, ruling 102] example 32: 155 at 80 pays 70 and keeps 85; 70 is below 80: no move', () => {
    const state = turn({
      company: 'BME',
      step: 'dividend',
      turn: { revenue: 155 },
      options,
      companies: { BME: running({ treasury: 0, at: [2, 5] }) },
    });
    const after = played(state, halfDividend);
    // half of the certificates lie on the charter: what they get goes to the treasury, too
    expect(after.companies.BME!.treasury).toBe(85 + 35);
    expect(after.cash.A! - state.cash.A!).toBe(35);
    expect(spaceOf(after, 'BME')).toEqual([2, 5]);
    expect(left(after)).toEqual([]);
    const small = turn({ company: 'BME', step: 'dividend', turn: { revenue: 15 }, options });
    expect(refused(small, halfDividend)).toEqual({ code: 'no-half-dividend', rule: 'MV 8' });
  });

  it('[18DO-MV 8 c, ruling 102] a train for half its price, off the price of another, even at the limit', () => {
    const state = turn({
      company: 'BME',
      step: 'trains',
      phase: '5',
      options,
      companies: { BME: running({ treasury: 300, trains: ['4', '3'] }) },
    });
    expect(refused(state, buyTrain('5')).code).toBe('train-limit');
    const after = played(state, tradeIn('4', '5'));
    expect(typesOf(after, 'BME')).toEqual(['3', '5']);
    expect([after.companies.BME!.treasury, left(after)]).toEqual([300 - (450 - 150), []]);
    expect(after.trains.filter(({ type, at }) => type === '4' && at === 'gone').length).toBeGreaterThan(0);
    expect(refused(state, tradeIn('3', '5')).code).toBe('train-too-dear');
    expect(refused(state, tradeIn('2', '5')).code).toBe('train-not-owned');
    expect(refused({ ...state, playerMarkers: {} }, tradeIn('4', '5')).code).toBe('no-half-card');
  });

  it('[18DO-MV 8 c, ruling 102] never below nothing', () => {
    const state = turn({
      company: 'BME',
      step: 'trains',
      phase: '5',
      options,
      pool: ['3'],
      companies: { BME: running({ treasury: 0, trains: ['5'] }) },
    });
    const after = played(state, tradeIn('5', '3', 'pool'));
    expect(after.companies.BME!.treasury).toBe(0);
    expect(typesOf(after, 'BME')).toEqual(['3']);
  });

  it('[18DO-MV 7, 8 c] what runs for the last time is no property to trade in', () => {
    const state = turn({
      company: 'BME',
      step: 'trains',
      phase: '8',
      options,
      companies: { BME: running({ treasury: 900, trains: ['4'] }) },
    });
    expect(refused(state, tradeIn('4', '8')).code).toBe('train-last-run');
  });

  it('[18DO-MV 8] one marker, one use', () => {
    const state = turn({ company: 'BME', step: 'station', tiles: fromHagen, options });
    const used = played(state, half, station('E12'));
    const later = {
      ...used,
      round: { ...used.round, turn: { ...turnIn(used), step: 'dividend', revenue: 200 } },
    };
    expect(refused(later as TrgState, halfDividend).code).toBe('no-half-dividend');
  });
});

describe('more beer', () => {
  const options = { moreBeer: true };
  const more = { type: 'more-beer' };

  it('[18DO-MV 9] [18DO-MV 9, ruling 103] one cube of the supply onto the brewery of the director, at any step', () => {
    for (const step of ['track', 'station', 'link', 'run', 'dividend', 'trains'] as const) {
      const state = turn({
        company: 'BME',
        step,
        tiles: fromHagen,
        options,
        turn: { revenue: 50 },
        companies: { BME: running({ trains: ['3'] }) },
      });
      const after = played(state, more);
      expect([
        after.breweries.B1!.cubes - state.breweries.B1!.cubes,
        after.beer - state.beer,
        left(after),
      ]).toEqual([1, -1, []]);
    }
    const dry = turn({ company: 'BME', step: 'track', tiles: fromHagen, options, beer: 0 });
    expect(refused(dry, more)).toEqual({ code: 'no-beer-left', rule: 'MV 9' });
  });

  it('[18DO-MV 9, 18DO 4.5.5.1] after the run it opens the beer step; with limited export the area must ask for it', () => {
    const state = turn({
      company: 'RhE',
      step: 'run',
      phase: '6',
      options: { ...options, exportDemand: 'equal' },
      companies: { RhE: running({ trains: ['6'] }) },
      tiles: { ...fromHagen, ...toWitten },
      stations: [{ company: 'RhE', hex: 'E12', stop: 0 }],
      breweries: { B1: { turned: true, cubes: 0 }, B2: {}, B3: {} },
    });
    const ran = played(state, routes(`${hagenToCity} ${cityToWitten}`));
    expect(stepIn(ran)).toBe('RhE/dividend');
    const opened = played(ran, more);
    expect(stepIn(opened)).toBe('RhE/beer');
    const before = turnIn(ran).revenue;
    const after = played(opened, deliver([0, 1, 'H1']));
    expect(turnIn(after).revenue - before).toBe(50);
    expect(after.board.markers.H1).toEqual(['demand5']);
  });
});

describe('clever route planning', () => {
  const options = { cleverRoute: true };
  const tiles = { D19: ['8', 1], D17: ['1904', 1], D15: ['1905', 4] } as const;
  const line = 'C20:0-s0 D19:1-3 D17:4-s0 D17:1-s0 D15:4-s0 D15:0-s0 E14:3-s0';
  const kwe = (more = {}) =>
    turn({
      company: 'KWE',
      step: 'run',
      phase: '4',
      tiles,
      links: { D17: 10, D15: 10 },
      companies: { KWE: running({ trains: ['3'] }) },
      options,
      ...more,
    });
  const clever = (train: string) => ({ type: 'clever-route', train });

  it('[18DO-MV 10] [18DO-MV 10, ruling 104] two neighbouring mines with links are one stop, and both pay', () => {
    const state = kwe();
    expect(refused(state, routes(line))).toEqual({ code: 'route-too-long', rule: '4.5.5' });
    const marked = played(state, clever('3'));
    expect([left(marked), stepIn(marked)]).toEqual([[], 'KWE/run']);
    const four = kwe({ companies: { KWE: running({ trains: ['4'] }) } });
    expect(turnIn(played(marked, routes(line))).revenue).toBe(turnIn(played(four, routes(line))).revenue);
    // once in a run: one stop more is too long again
    expect(refused(marked, routes(`${line} E14:1-s0 E12:4-s0`)).code).toBe('route-too-long');
  });

  it('[18DO-MV 10] both mines need their location tokens', () => {
    const one = played(kwe({ links: { D17: 10 } }), clever('3'));
    expect(refused(one, routes(line)).code).toBe('route-too-long');
    const linked = played(kwe({ links: { D17: 10 }, step: 'link' }), clever('3'), link('D15'));
    expect(stepIn(played(linked, routes(line)))).toBe('KWE/dividend');
  });

  it('[18DO-MV 10] the two hexes must follow each other directly', () => {
    const two = (more: object) =>
      played(
        kwe({
          phase: '3',
          companies: { KWE: running({ trains: ['2'] }) },
          links: { D17: 10, E18: 10 },
          ...more,
        }),
        clever('2'),
      );
    const direct = two({ tiles: { D19: ['8', 1], D17: ['1903', 4], E18: ['1904', 2] } });
    expect(stepIn(played(direct, routes('C20:0-s0 D19:1-3 D17:4-s0 D17:5-s0 E18:2-s0')))).toBe(
      'KWE/dividend',
    );
    // the same two neighbours, but the track between them makes a detour by E16
    const detour = two({ tiles: { D19: ['8', 1], D17: ['1905', 4], E16: ['7', 3], E18: ['1904', 1] } });
    const line = 'C20:0-s0 D19:1-3 D17:4-s0 D17:0-s0 E16:3-4 E18:1-s0';
    expect(refused(detour, routes(line)).code).toBe('route-too-long');
  });

  it('[18DO-MV 10, ruling 104] the marker stays on the train, tells it apart, and is gone when the train is sold', () => {
    const state = kwe({
      step: 'trains',
      companies: { KWE: running({ trains: ['3', '3'] }), BME: running({ director: 'A' }) },
    });
    const marked = played(state, clever('3'));
    const cards = (given: TrgState, at: string) =>
      given.trains.filter((card) => card.at === at).map((card: MarkedTrain) => card.clever ?? false);
    expect(cards(marked, 'KWE')).toEqual([true, false]);
    expect(refused(marked, clever('3'))).toEqual({ code: 'no-route-marker', rule: 'MV 10' });
    const round = { ...marked.round, turn: { ...turnIn(marked), company: 'BME' }, order: ['BME'] };
    const buying = { ...marked, round } as TrgState;
    const offers = listed(buying, 'buy-train-from').map(({ train }) => train);
    expect(offers).toEqual(['3 K+K', '3']);
    const sold = played(buying, { type: 'buy-train-from', company: 'KWE', train: '3 K+K', price: 10 });
    expect([cards(sold, 'KWE'), cards(sold, 'BME')]).toEqual([[false], [false]]);
  });
});

describe('what is not agreed', () => {
  it('[18DO-MV 8, 9] is no move at all', () => {
    const plain = turn({
      company: 'BME',
      step: 'run',
      tiles: fromHagen,
      companies: { BME: running({ trains: ['3'] }) },
    });
    for (const type of ['half-price', 'half-dividend', 'more-beer'])
      expect(refused(plain, { type }).code).toBe('not-now');
  });
});
