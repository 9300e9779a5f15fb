import { describe, expect, it } from 'vitest';
import {
  eventsOf,
  floated,
  floatedMKB,
  harbour,
  listed,
  lraStart,
  placeHarbour,
  played,
  refused,
  station,
  stepIn,
  turn,
} from '../../../support/lra/table';

/** BME in Düsseldorf, over the ferry to Neuss with its harbour. */
const neuss = {
  company: 'BME',
  step: 'station',
  tiles: {
    G15: [
      ['L04', 0],
      ['L15', 0],
    ],
    H14: ['L27', 0],
  },
} as const;

/** MKB in Moers, with track to Orsoy. */
const orsoy = {
  company: 'MKB',
  step: 'station',
  companies: { MKB: floatedMKB() },
  tiles: { C11: ['L09', 3], B12: ['L28', 0] },
} as const;

describe('station tokens', () => {
  it('[18LRA 6.2.2] all corporations but GVE have a harbour token beside their ordinary ones', () => {
    const { companies } = lraStart();
    expect(
      Object.keys(companies)
        .filter((id) => companies[id]!.harbour)
        .sort(),
    ).toEqual(['ADR', 'BME', 'CCE', 'CME', 'KEG', 'MKB', 'RhE']);
    const left = Object.fromEntries(Object.entries(companies).map(([id, { tokens }]) => [id, tokens.length]));
    expect(left).toEqual({ ADR: 2, BME: 2, CCE: 1, CME: 2, GVE: 2, KEG: 1, MKB: 1, RhE: 2 });
  });

  it('[18LRA 6.2.2] a station on a red field keeps the others out of the whole area', () => {
    const state = turn({
      company: 'GVE',
      step: 'run',
      companies: {
        GVE: floated({ trains: ['3'] }),
        ADR: floated({ held: { A: [10, 10, 10], charter: [10, 10, 10, 10] }, at: [1, 1] }),
      },
      tiles: { J4: ['4', 1], J6: ['58', 1], I7: ['L07', 0], H8: ['L06', 0], G7: ['57', 2] },
      stations: [{ company: 'GVE', hex: 'I7', stop: 0 }],
    });
    expect(state.board.stations.some(({ company, hex }) => company === 'ADR' && hex === 'K3')).toBe(true);
    expect(refused(state, { type: 'run', routes: [['K3:2-s0', 'J2:5-s0']] }).code).toMatch(/^route-/);
  });

  it('[18LRA 4.2.3] CCE builds at Krefeld without a route, at the price of its token', () => {
    const state = turn({ company: 'CCE', step: 'station' });
    const built = played(state, station('F10', 1));
    expect(built.companies.CCE!.treasury).toBe(500 - 60);
    expect(built.board.stations).toContainEqual({ company: 'CCE', hex: 'F10', stop: 1 });
    const other = turn({ company: 'ADR', step: 'station' });
    expect(listed(other, 'station')).toEqual([]);
  });

  it('[18LRA 4.2.3] at Krefeld too a place must be free', () => {
    const state = turn({ company: 'CCE', step: 'station' });
    expect(refused(state, station('F10', 0)).code).toBe('station-full'); // KEG's home
  });
});

describe('harbour stations', () => {
  it('[18LRA 6.2.2.1] no harbour place before the green tile', () => {
    const state = turn({
      ...neuss,
      tiles: {
        G15: [
          ['L04', 0],
          ['L15', 0],
        ],
      },
    });
    expect(refused(state, placeHarbour('H14'))).toEqual({ code: 'station-no-place', rule: '6.2.2' });
  });

  it('[18LRA 6.2.2.1] the owner of the private places the token at the reduced price, by a route', () => {
    const state = turn(neuss);
    const built = played(state, placeHarbour('H14'));
    expect(built.companies.BME!.treasury).toBe(500 - 50);
    expect(built.companies.BME!.harbour).toBeUndefined();
    expect(built.companies.BME!.tokens).toEqual([60, 80]);
    expect(built.board.stations).toContainEqual(harbour('BME', 'H14'));
    expect(built.privates.NH!.used).toBe(true);
    expect(eventsOf(state, placeHarbour('H14'))).toContainEqual({
      type: 'harbour',
      company: 'BME',
      hex: 'H14',
      stop: 0,
      cost: 50,
    });
  });

  it('[18LRA 6.2.2.1] nobody else may before the first 5-train', () => {
    const state = turn({ ...neuss, privates: { NH: 'B' } });
    expect(refused(state, placeHarbour('H14'))).toEqual({ code: 'harbour-reserved', rule: '6.2.2.1' });
  });

  it('[18LRA 6.2.2.1] afterwards everybody may, at the full price', () => {
    const state = turn({ ...neuss, privates: { NH: 'B' }, phase: '5' });
    expect(played(state, placeHarbour('H14')).companies.BME!.treasury).toBe(500 - 100);
  });

  it('[18LRA 6.2.2.1] a route is needed', () => {
    const state = turn({ ...neuss, tiles: { G15: ['L04', 0], H14: ['L27', 0] } });
    expect(refused(state, placeHarbour('H14')).code).toBe('station-no-route');
  });

  it('[18LRA 6.2.2.1] nobody reserves Orsoy: full price for all, 20 for MKB', () => {
    expect(played(turn(orsoy), placeHarbour('B12')).companies.MKB!.treasury).toBe(500 - 20);
    const other = turn({
      company: 'RhE',
      step: 'station',
      companies: { RhE: floated() },
      tiles: {
        C11: [
          ['L09', 3],
          ['L25', 0],
        ],
        B12: ['L28', 0],
      },
      stations: [{ company: 'RhE', hex: 'C11', stop: 0 }],
    });
    expect(played(other, placeHarbour('B12')).companies.RhE!.treasury).toBe(500 - 100);
  });

  it('[18LRA 4.2.3] MKB pays 20 at Orsoy in the brown phase too, and no less elsewhere', () => {
    expect(played(turn({ ...orsoy, phase: '5' }), placeHarbour('B12')).companies.MKB!.treasury).toBe(480);
  });

  it('[18LRA 6.2.2.1] it is the one station of the turn and of its hex', () => {
    const state = turn({ ...neuss, turn: { stationUsed: true } });
    expect(stepIn(state)).toBe('BME/station');
    expect(refused(state, placeHarbour('H14')).code).toBe('station-used');
    const second = turn({ ...neuss, stations: [{ company: 'BME', hex: 'H14', stop: 0 }] });
    expect(refused(second, placeHarbour('H14')).code).toBe('station-on-hex');
    const built = turn({ ...neuss, stations: [harbour('BME', 'H14')] });
    expect(refused(built, station('H14')).code).toBe('station-on-hex');
  });

  it('[18LRA 6.2.2.1] only one token in a harbour place, and only a harbour token', () => {
    const companies = { BME: floated(), RhE: floated({ director: 'B', at: [1, 1] }) };
    const taken = turn({ ...neuss, companies, stations: [harbour('RhE', 'H14')] });
    expect(refused(taken, placeHarbour('H14')).code).toBe('station-full');
    const ordinary = turn({ ...neuss, companies, stations: [{ company: 'RhE', hex: 'H14', stop: 0 }] });
    expect(refused(ordinary, station('H14')).code).toBe('station-full');
    expect(listed(ordinary, 'harbour')).toEqual([{ type: 'harbour', hex: 'H14', stop: 0 }]);
  });

  it('[18LRA 6.2.2.1] GVE has none', () => {
    const state = turn({ company: 'GVE', step: 'station' });
    expect(refused(state, placeHarbour('H14')).code).toBe('no-harbour-token');
  });

  it('[18LRA 6.2.2.1] the last token on the charter is turned over: an ordinary station for the full price', () => {
    const state = turn({
      company: 'KEG',
      step: 'station',
      companies: { KEG: floated({ held: { A: [10, 10], charter: [10, 10, 10, 10, 10] } }) },
      tiles: { F10: ['L17', 0], F12: ['1', 0], E13: ['L31', 1] },
      stations: [{ company: 'KEG', hex: 'E1', stop: 0 }],
    });
    expect(state.companies.KEG!.tokens).toEqual([]);
    expect(
      listed(
        turn({
          company: 'KEG',
          step: 'track',
          companies: { KEG: floated({ held: { A: [10, 10], charter: [10, 10, 10, 10, 10] } }) },
        }),
        'station',
      ),
    ).toEqual([]);
    const built = played(state, listed(state, 'station')[0]!);
    expect(built.companies.KEG!.treasury).toBe(500 - 80);
    expect(built.companies.KEG!.harbour).toBeUndefined();
    expect(built.board.stations.at(-1)).not.toHaveProperty('place');
  });

  it('[18LRA 6.2.2.1] while an ordinary token is left, that one is used', () => {
    const state = turn(neuss);
    const built = played(state, station('H14'));
    expect(built.companies.BME).toMatchObject({ treasury: 500 - 60, tokens: [80], harbour: { full: 100 } });
  });

  it('[18LRA 6.2.2.1] an upgrade leaves the token in the harbour place', () => {
    const state = turn({ ...neuss, step: 'track', phase: '5', stations: [harbour('BME', 'H14')] });
    const upgraded = played(state, { type: 'lay', hex: 'H14', tile: 'L39', turn: 0 });
    expect(upgraded.board.stations).toContainEqual(harbour('BME', 'H14'));
  });

  it('[18LRA 6.2.2.1] an empty harbour place keeps a city open', () => {
    const companies = { BME: floated({ trains: ['3'] }), RhE: floated({ director: 'B', at: [1, 1] }) };
    const tiles = { ...neuss.tiles, G13: ['4', 2] as const };
    const given = { ...neuss, step: 'run', companies, tiles } as const;
    const through = { type: 'run', routes: [['G15:0-s0', 'H14:3-s0', 'H14:2-s0', 'G13:5-s0']] };
    const open = turn({ ...given, stations: [{ company: 'RhE', hex: 'H14', stop: 0 }] });
    expect(stepIn(played(open, through))).toBe('BME/dividend');
    const full = turn({
      ...given,
      companies: { ...companies, CCE: floated({ director: 'B', at: [1, 2] }) },
      stations: [{ company: 'RhE', hex: 'H14', stop: 0 }, harbour('CCE', 'H14')],
    });
    expect(refused(full, through).code).toBe('route-blocked');
  });
});
