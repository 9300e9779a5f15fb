import { describe, expect, it } from 'vitest';
import { eventsOf, played, refused, type TrgState } from '../../../support/trg/table';
import { routes, run, running, runningLarge, stepIn, turn } from '../../../support/trg/turn';
import {
  cityToWitten,
  fromHagen,
  fromHamm,
  fromHolzwickede,
  hagenToCity,
  hammToCity,
  holzwickedeToCity,
  toWitten,
} from './lines';

const both = { ...fromHagen, ...toWitten };

describe('running trains', () => {
  it('[18DO 4.5.5] a train counts every revenue hex up to its number, and skips none', () => {
    const state = (train: string) =>
      turn({
        company: 'RhE',
        step: 'run',
        phase: '3',
        companies: { RhE: running({ trains: [train] }) },
        tiles: both,
      });
    // City 70, yard 20, mine 10, Witten 40
    expect(run(state('4'), cityToWitten)).toBe(140);
    expect(refused(state('3'), routes(cityToWitten))).toEqual({ code: 'route-too-long', rule: '4.5.5' });
  });

  it('[18DO 4.5.5, 4.5.1] it needs an own station, two revenue hexes, and ends in red areas', () => {
    const state = turn({
      company: 'RhE',
      step: 'run',
      companies: { RhE: running({ trains: ['3'] }) },
      tiles: both,
    });
    expect(refused(state, routes(hagenToCity))).toEqual({ code: 'route-no-station', rule: '4.5.1' });
    expect(refused(state, routes('H3:1-s0')).code).toBe('route-no-end');
    const through = 'H3:1-s0 H1:4-s0 H1:3-s0 G2:0-2 F1:5-s0';
    const more = turn({
      company: 'RhE',
      step: 'run',
      companies: { RhE: running({ trains: ['4'] }) },
      tiles: { ...both, G2: ['8', 0] },
    });
    expect(refused(more, routes(through))).toEqual({ code: 'route-passes-end', rule: '4.5.1' });
  });

  it('[18DO 4.5.1] no hex twice, not even on separate track', () => {
    const state = turn({
      company: 'KWE',
      step: 'run',
      companies: { KWE: running({ trains: ['4'] }) },
      tiles: { D13: ['18', 0], C14: ['1937', 0], C12: ['7', 4], D11: ['8', 4], E10: ['9', 0], F9: ['8', 1] },
      stations: [{ company: 'KWE', hex: 'E12', stop: 0 }],
    });
    const loop = 'E12:3-s0 D13:0-3 C14:0-s0 C14:1-s0 C12:4-5 D13:1-2 D11:0-4 E10:0-3 F9:1-3 F7:4-s0';
    expect(refused(state, routes(loop))).toEqual({ code: 'route-hex-twice', rule: '4.5.1' });
    expect(run(state, 'E12:3-s0 D13:0-3 C14:0-s0')).toBe(100);
  });

  it('[18DO 4.5.5] it is mandatory where a route exists, though not the best one', () => {
    const state = turn({
      company: 'RhE',
      step: 'run',
      companies: { RhE: running({ trains: ['4'] }) },
      tiles: both,
    });
    expect(refused(state, routes(''))).toEqual({ code: 'route-train-idle', rule: '4.5.5' });
    expect(run(state, 'H1:4-s0 H3:1-s0')).toBe(50);
  });

  it('[18DO 4.5.5] routes of two trains share no track, but may meet in a revenue hex', () => {
    const state = turn({
      company: 'RhE',
      step: 'run',
      phase: '5',
      companies: { RhE: running({ trains: ['4', '3'] }) },
      tiles: both,
      stations: [{ company: 'RhE', hex: 'E12', stop: 0 }],
    });
    // the trains are in the order of their cards: 3 first
    expect(run(state, hagenToCity, cityToWitten)).toBe(60 + 70 + 70 + 20 + 10 + 50);
    const shared = 'F7:1-s0 F5:0-4 G4:0-3 H3:3-s0 H3:1-s0 H1:4-s0';
    expect(refused(state, routes(shared, cityToWitten))).toEqual({
      code: 'route-track-shared',
      rule: '4.5.5',
    });
  });

  it('[18DO 4.5.5] several trains may end in one red area, each at a triangle of its own', () => {
    const state = turn({
      company: 'RhE',
      step: 'run',
      phase: '3',
      companies: { RhE: running({ trains: ['3', '3'] }) },
      tiles: { G2: ['8', 0] },
    });
    expect(run(state, 'H1:4-s0 H3:1-s0', 'H1:3-s0 G2:0-2 F1:5-s0')).toBe(50 + 60);
    const same = turn({ company: 'RhE', step: 'run', companies: { RhE: running({ trains: ['3', '3'] }) } });
    expect(refused(same, routes('H1:4-s0 H3:1-s0', 'H1:4-s0 H3:1-s0')).code).toBe('route-track-shared');
  });

  it('[18DO 4.5.1] a red area of two hexes is one: a route begins in either of them, and never joins both', () => {
    const herne = turn({
      company: 'CME',
      step: 'run',
      companies: { CME: running({ trains: ['3'] }) },
      tiles: { B3: ['1903', 1] },
    });
    expect(run(herne, 'A2:5-s0 B3:2-s0')).toBe(50);
    expect(run(herne, 'B1:4-s0 B3:1-s0')).toBe(50);
    expect(refused(herne, routes('A2:5-s0 B3:2-s0 B3:1-s0 B1:4-s0'))).toEqual({
      code: 'route-stop-twice',
      rule: '4.5.1',
    });
  });

  it('[18DO 4.5.5] a junction is for one train only: its stem is track of both ways', () => {
    const state = turn({
      company: 'BME',
      step: 'run',
      phase: '5',
      companies: { BME: running({ trains: ['3', '3'] }) },
      tiles: { ...fromHagen, F11: ['24', 3], G12: ['1936', 2] },
      stations: [{ company: 'BME', hex: 'E12', stop: 0 }],
    });
    const fromHoerde = 'G12:2-s0 F11:3-5 E12:0-s0';
    expect(run(state, hagenToCity, 'E12:4-s0 E14:1-s0')).toBe(60 + 70 + 70 + 20);
    expect(run(state, fromHoerde, 'E12:4-s0 E14:1-s0')).toBe(25 + 70 + 70 + 20);
    expect(refused(state, routes(hagenToCity, fromHoerde))).toEqual({
      code: 'route-track-shared',
      rule: '4.5.5',
    });
  });
});

describe('what hexes bring', () => {
  const yard = (company: string) =>
    turn({
      company,
      step: 'run',
      phase: '3',
      companies: {
        KWE: running({ trains: ['4'] }),
        HHW: runningLarge({ director: 'B' }),
        BME: running({ director: 'C', trains: ['4'] }),
      },
      tiles: fromHamm,
      stations: [
        { company: 'KWE', hex: 'E14', stop: 0 },
        { company: 'HHW', hex: 'E14', stop: 0 },
        { company: 'BME', hex: 'E12', stop: 0 },
      ],
    });

  it('[18DO 4.5.6.1] example A: a freight yard brings 10 more for each token, to those with one of them', () => {
    // Hamm 40, yard 20 + 2 × 10 or 20, city 70; the mine on the way 10
    expect(run(yard('KWE'), hammToCity)).toBe(150 + 10);
    expect(run(yard('BME'), hammToCity)).toBe(130 + 10);
    const ran = eventsOf(yard('KWE'), routes(hammToCity)).find(({ type }) => type === 'ran');
    expect(ran).toMatchObject({ hexes: ['C20', 'D17', 'E14', 'E12'], revenue: 160 });
  });

  it('[18DO 4.5.4.3] example B: a green mine with a link of 20 brings 35', () => {
    const state = (links: Record<string, number>) =>
      turn({
        company: 'KWE',
        step: 'run',
        companies: { KWE: running({ trains: ['4'] }) },
        tiles: { ...fromHamm, D17: ['1930', 3] },
        links,
      });
    const short = 'C20:0-s0 D19:1-3 D17:4-s0';
    expect(run(state({}), short)).toBe(40 + 15);
    expect(run(state({ D17: 20 }), short)).toBe(40 + 35);
  });

  it('[18DO 4.5.6.1] red areas and grey towns are worth more from the brown phase on', () => {
    const at = (phase: string) =>
      turn({
        company: 'RhE',
        step: 'run',
        phase,
        companies: { RhE: running({ trains: [phase] }) },
        tiles: { G2: ['8', 0] },
      });
    const toBochum = 'H1:3-s0 G2:0-2 F1:5-s0';
    expect([run(at('3'), toBochum), run(at('4'), toBochum), run(at('5'), toBochum)]).toEqual([60, 60, 80]);
  });
});

describe('HHW', () => {
  const blocked = (company: string): TrgState =>
    turn({
      company,
      step: 'run',
      phase: '3',
      companies: {
        HHW: runningLarge({ trains: ['4'] }),
        CME: running({ director: 'B' }),
        BME: running({ director: 'C', trains: ['4'] }),
      },
      tiles: fromHolzwickede,
      stations: [
        { company: 'CME', hex: 'F15', stop: 0 },
        { company: 'BME', hex: 'E14', stop: 0 },
      ],
    });

  it('[18DO 4.3.2.1] its trains pass steel mills that are full of other stations', () => {
    expect(run(blocked('HHW'), holzwickedeToCity)).toBe(20 + 20 + 20 + 70);
    expect(refused(blocked('BME'), routes(holzwickedeToCity))).toEqual({
      code: 'route-blocked',
      rule: '4.5.1',
    });
  });

  it('[18DO 4.3.2.1] steel mills only: a full freight yard stops it like others', () => {
    const others = ['BME', 'KWE', 'RhE'];
    const state = turn({
      company: 'HHW',
      step: 'run',
      companies: {
        HHW: runningLarge({ trains: ['4'] }),
        ...Object.fromEntries(others.map((company) => [company, running({ director: 'B' })])),
      },
      tiles: fromHolzwickede,
      stations: others.map((company) => ({ company, hex: 'E14', stop: 0 })),
    });
    expect(refused(state, routes(holzwickedeToCity))).toEqual({ code: 'route-blocked', rule: '4.5.1' });
  });

  it('[18DO 4.3.2.1] with trains only: it does not build beyond them', () => {
    const state = blocked('HHW');
    const building = {
      ...state,
      round: { ...state.round, turn: { ...(state.round as { turn: object }).turn, step: 'station' } },
    } as TrgState;
    expect(refused(building, { type: 'station', hex: 'E12', stop: 0 }).code).toBe('station-no-route');
    expect(stepIn(played(state, routes(holzwickedeToCity)))).toBe('HHW/dividend');
  });
});
