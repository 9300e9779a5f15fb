import { describe, expect, it } from 'vitest';
import { bestRun } from '@/engine/routes/best';
import { boxAt } from '@/titles/rhineland/18lra';
import { bruteRun } from '../../../engine/routes/brute';
import {
  eventsOf,
  floated,
  floatedADR,
  floatedKEG,
  harbour,
  refused,
  routes,
  run,
  turn,
} from '../../../support/lra/table';

/** From Düsseldorf over Ratingen to Duisburg, Ruhrort and Essen. */
const rightBank = {
  G15: ['L04', 0],
  E15: ['58', 3],
  C15: [
    ['L05', 5],
    ['L16', 0],
  ],
  B14: ['L30', 0],
} as const;

describe('[18LRA 6.1.1, 6.2.4] income', () => {
  const given = { company: 'CCE', step: 'run', companies: { CCE: floated({ trains: ['2'] }) } } as const;

  it('red and grey fields have their lower value first, the higher from the first 5-train on', () => {
    expect(run(turn({ ...given, phase: '3' }), 'A5:0-s0 B4:3-s0')).toBe(20 + 10);
    const brown = { ...given, companies: { CCE: floated({ trains: ['4'] }) }, phase: '5' } as const;
    expect(run(turn(brown), 'A5:0-s0 B4:3-s0')).toBe(40 + 10);
  });

  it('a town counts where a route ends', () => {
    const state = turn({ company: 'ADR', step: 'run', companies: { ADR: floatedADR({ trains: ['2'] }) } });
    expect(run(state, 'K3:2-s0 J2:5-s0')).toBe(20 + 20);
  });
});

describe('[18LRA 6.1.2, 6.2.3] routes', () => {
  it('Köln is one place: K11 and K15 are never in one route', () => {
    const state = turn({
      company: 'RhE',
      step: 'run',
      companies: { RhE: floated({ trains: ['3'] }) },
      tiles: { J10: ['5', 4], J12: ['9', 1], J14: ['8', 5] },
    });
    const line = 'K11:2-s0 J10:5-s0 J10:4-s0 J12:1-4 J14:1-5 K15:2-s0';
    expect(refused(state, routes(line)).code).toBe('route-exclusive');
    expect(run(state, 'K11:2-s0 J10:5-s0')).toBe(30 + 20);
  });

  it('Aachen and Oberhausen are whole areas: one visit each', () => {
    const { graph } = boxAt(
      turn({ company: 'ADR', step: 'run', companies: { ADR: floatedADR({ trains: ['2'] }) } }).setup,
    ).runInput(
      turn({ company: 'ADR', step: 'run', companies: { ADR: floatedADR({ trains: ['2'] }) } }),
      'ADR',
    );
    const areas = (hexes: readonly string[]) =>
      new Set(graph.stops.filter(({ hex }) => hexes.includes(hex)).map(({ area }) => area)).size;
    expect([areas(['K1', 'K3']), areas(['A13', 'A15']), areas(['A1', 'A3']), areas(['K5', 'K7'])]).toEqual([
      1, 1, 1, 1,
    ]);
  });
});

describe('[18LRA 6.2.3.2] crossing the Rhine', () => {
  const cross = { company: 'BME', step: 'run', companies: { BME: floated({ trains: ['2'] }) } } as const;

  it('the ferry brings the lower value, staying on the bank the higher', () => {
    const tiles = {
      ...rightBank,
      G15: [
        ['L04', 0],
        ['L15', 0],
      ],
      H14: ['L27', 0],
    } as const;
    expect(run(turn({ ...cross, tiles }), 'G15:0-s0 H14:3-s0')).toBe(30 + 30);
    expect(run(turn({ ...cross, tiles }), 'G15:3-s0 F16:0-2 E15:5-s0')).toBe(40 + 10);
  });

  it('also where the route goes on from the ferry, at Ruhrort and at Rheinhausen', () => {
    const tiles = { ...rightBank, C13: ['L02', 1], D14: ['L29', 0], E13: ['L31', 1] } as const;
    const companies = { BME: floated({ trains: ['4'] }) };
    const stations = [{ company: 'BME', hex: 'C15', stop: 0 }];
    const state = turn({ ...cross, companies, tiles, stations });
    expect(run(state, 'C13:3-s0 B14:0-s0 B14:5-s0 C15:2-s0')).toBe(10 + 10 + 40);
    expect(run(state, 'C15:0-s0 D14:3-s0')).toBe(40 + 10);
  });

  it('brown tiles have bridges', () => {
    const tiles = {
      G15: [
        ['L04', 0],
        ['L15', 0],
        ['L34', 0],
      ],
      H14: ['L27', 0],
    } as const;
    const brown = { ...cross, companies: { BME: floated({ trains: ['4'] }) }, tiles, phase: '5' } as const;
    expect(run(turn(brown), 'G15:0-s0 H14:3-s0')).toBe(60 + 30);
  });
});

describe('[18LRA 6.2.4.5] the harbour bonus', () => {
  const ruhr = 'A15:0-s0 B14:3-s0 B14:5-s0 C15:2-s0 C15:3-s0 B16:0-s0';
  const given = {
    company: 'BME',
    step: 'run',
    companies: { BME: floated({ trains: ['4'] }) },
    tiles: rightBank,
    stations: [harbour('BME', 'B14')],
  } as const;

  it('E27: own harbour token at B14, Oberhausen (K) - B14 - C15 (S) - B16 (S): 30', () => {
    const state = turn(given);
    expect(run(state, ruhr)).toBe(20 + 20 + 40 + 20 + 30);
    expect(eventsOf(state, routes(ruhr))).toContainEqual(
      expect.objectContaining({ type: 'ran', bonuses: ['harbour'], extra: 30 }),
    );
  });

  it('only for its own corporation, and not for the token turned over', () => {
    const other = {
      ...given,
      companies: { ...given.companies, CCE: floated({ director: 'B', at: [1, 1] }) },
    };
    const stations = [harbour('CCE', 'B14'), { company: 'BME', hex: 'C15', stop: 0 }];
    expect(run(turn({ ...other, stations }), ruhr)).toBe(100);
    expect(run(turn({ ...given, stations: [{ company: 'BME', hex: 'B14', stop: 0 }] }), ruhr)).toBe(100);
  });

  it('also where the route ends at the harbour', () => {
    expect(run(turn(given), 'A15:0-s0 B14:3-s0')).toBe(20 + 20 + 10);
  });

  it('once for a steel mill between two cities, though the route has both', () => {
    const state = turn({
      company: 'KEG',
      step: 'run',
      companies: { KEG: floatedKEG({ trains: ['4'] }) },
      tiles: { F10: ['L17', 0], E11: ['8', 4], E13: ['L31', 1], F12: ['1', 0] },
      stations: [harbour('KEG', 'E13')],
    });
    // Krefeld, Uerdingen, Oppum and the other Krefeld, with one steel mill
    const around = 'F10:3-s1 E11:0-4 E13:1-s0 E13:0-s0 F12:3-s0 F12:1-s0 F10:4-s0';
    expect(run(state, around)).toBe(30 + 20 + 10 + 40 + 10);
  });
});

describe('[18LRA 4.1.2, 6.2.4] the emigrant camp', () => {
  const tiles = {
    I5: ['9', 1],
    I7: ['L07', 1],
    H8: ['L07', 4],
    H10: ['9', 1],
    H12: ['9', 1],
    H14: ['L27', 0],
    G15: [
      ['L04', 0],
      ['L15', 0],
    ],
  } as const;
  const line = 'I3:4-s0 I5:1-4 I7:1-s0 I7:3-s0 H8:0-s0 H8:4-s0 H10:1-4 H12:1-4 H14:1-s0 H14:3-s0 G15:0-s0';
  const given = {
    company: 'BME',
    step: 'run',
    phase: '5',
    companies: { BME: floated({ trains: ['5'] }), CCE: floated({ director: 'B', at: [1, 1] }) },
    tiles,
  } as const;

  it('20 for a route with Dalheim and a city on the right bank, of the corporation with the token', () => {
    const value = 10 + 30 + 30 + 30 + 30;
    expect(run(turn({ ...given, bestowed: { DEC: 'BME', GKB: null } }), line)).toBe(value + 20);
    expect(run(turn({ ...given, bestowed: { DEC: 'CCE', GKB: null } }), line)).toBe(value);
  });

  it('the optimiser knows it', () => {
    const state = turn({ ...given, bestowed: { DEC: 'BME', GKB: null } });
    const input = boxAt(state.setup).runInput(state, 'BME');
    expect(bestRun(input)).toMatchObject({ total: bruteRun(input).total, proven: true });
  });
});

describe('[18LRA 6.2.4.1] the Iron Rhine', () => {
  it('80 for a route from Oberhausen or Essen to Antwerpen: a 6-train gets there', () => {
    const state = turn({
      company: 'BME',
      step: 'run',
      phase: '6',
      companies: { BME: floated({ trains: ['6'] }) },
      tiles: {
        I5: ['8', 1],
        H6: ['8', 0],
        G5: ['8', 3],
        F6: ['56', 4],
        F8: ['8', 1],
        E9: ['56', 4],
        E11: ['9', 1],
        E13: ['L31', 1],
        D14: ['L29', 0],
        C15: rightBank.C15,
      },
      stations: [{ company: 'BME', hex: 'C15', stop: 0 }],
    });
    const toUerdingen =
      'I1:4-s0 I3:1-s0 I3:4-s0 I5:1-3 H6:0-2 G5:3-5 F6:0-s0 F6:4-s0 F8:1-3 E9:0-s0 E9:4-s0 E11:1-4 E13:1-s0';
    const toEssen = 'E13:3-s0 D14:0-s0 D14:3-s0 C15:0-s0 C15:3-s0 B16:0-s0';
    // Antwerpen, Dalheim, two towns, Uerdingen, Rheinhausen by ferry, Duisburg, Essen
    expect(run(state, `${toUerdingen} ${toEssen}`)).toBe(30 + 10 + 10 + 10 + 20 + 10 + 40 + 50 + 80);
    expect(run(state, 'E13:3-s0 D14:0-s0 D14:3-s0 C15:0-s0')).toBe(20 + 10 + 40);
  });

  it('its amount, ends and name are the rule’s', () => {
    const state = turn({
      company: 'BME',
      step: 'run',
      companies: { BME: floated({ trains: ['2'] }) },
      tiles: rightBank,
    });
    const [profile] = boxAt(state.setup)
      .runInput(state, 'BME')
      .trains.map((train) => train.profile);
    const iron = profile!.bonuses!.find(({ name }) => name === 'iron-rhine')!;
    const stop = (hex: string) => ({ stops: [{ hex }], ferry: false, pieces: [] }) as never;
    expect(iron.amount({ visits: [stop('A15'), stop('I1')] })).toBe(80);
    expect(iron.amount({ visits: [stop('B16'), stop('I1')] })).toBe(80);
    expect(iron.amount({ visits: [stop('B16'), stop('C15')] })).toBe(0);
    expect(iron.amount({ visits: [stop('H16'), stop('I1')] })).toBe(0);
  });
});
