import { describe, expect, it } from 'vitest';
import { refused } from '../../../support/rhl/table';
import { floated, routes, run, type Tiles, turn } from '../../../support/rhl/turn';

/** The tiles between Köln and Düsseldorf on both banks, as in examples E5 to E7. */
const bothBanks: Tiles = { H11: ['8', 0], G10: ['2', 2], G8: ['8', 3], H9: ['4', 2] };
const toDusseldorf = 'I10:3-s2 H11:0-2 G10:5-s0 G10:2-s0 F9:5-s1';
const toKoln = 'F9:0-s0 G8:3-5 H9:2-s0 H9:5-s0 I10:2-s1';
const ferry = 'F9:s0-s1';
const bmeAtDusseldorf = { company: 'BME', hex: 'F9', stop: 1 } as const;

const cme = (trains: string[], tiles: Tiles, more = {}) =>
  turn({
    company: 'CME',
    step: 'run',
    companies: { CME: floated({ trains }), DEE: floated(), BME: floated() },
    tiles,
    ...more,
  });

describe('crossing the Rhine', () => {
  it('[18Rhl 6.2.3.1] E5: from Deutz over the ferry of Düsseldorf to Köln', () => {
    const state = cme(['3'], { ...bothBanks, F9: ['X921', 0] });
    expect(run(state, `${toDusseldorf} ${ferry} ${toKoln}`)).toBe(20 + 10 + 30 + 10 + 30);
  });

  it('[18Rhl 6.2.3.1] E6: Köln-North and Köln-South are one city', () => {
    // from Köln-North over H9 and I8 to Köln-South
    const state = turn({
      company: 'CCE',
      step: 'run',
      companies: { CCE: floated({ trains: ['3'] }) },
      tiles: { H9: ['3', 5], I8: ['8', 3], J9: ['7', 2] },
    });
    const northSouth = 'I10:2-s1 H9:5-s0 H9:0-s0 I8:3-5 J9:2-3 I10:0-s0';
    expect(refused(state, routes(northSouth))).toEqual({ code: 'route-stop-twice', rule: '6.2.3' });
  });

  it('[18Rhl 6.2.3.1] E7: a full bank forces the train over the ferry', () => {
    const tiles: Tiles = {
      ...bothBanks,
      F9: ['X922', 0],
      E8: ['1', 2],
      F11: ['7', 1],
      E10: ['9', 2],
    };
    const state = cme(['3'], tiles, { stations: [bmeAtDusseldorf] });
    expect(run(state, `${toDusseldorf} ${ferry} F9:2-s0 E8:5-s0 E8:3-s0 D9:0-s0`)).toBe(
      20 + 10 + 30 + 10 + 20,
    );
    expect(refused(state, routes(`${toDusseldorf} F9:4-s1 F11:1-2 E10:2-5 D9:5-s2`))).toEqual({
      code: 'route-blocked',
      rule: '6.1.2',
    });
  });

  it('[18Rhl 6.2.3.1] E8: the only station of the route must be run through, by ferry', () => {
    const state = turn({
      company: 'CCE',
      step: 'run',
      companies: { CCE: floated({ trains: ['2'] }) },
      tiles: { ...bothBanks, F9: ['X922', 0] },
      stations: [{ company: 'CCE', hex: 'F9', stop: 0 }],
    });
    expect(run(state, `${toDusseldorf} ${ferry}`)).toBe(20 + 10 + 30);
    expect(refused(state, routes(toDusseldorf))).toEqual({ code: 'route-no-station', rule: '6.1.2' });
  });

  it('[18Rhl 6.2.3.1] in and out on the same bank pays 40, a free place on it is enough', () => {
    const tiles: Tiles = { ...bothBanks, F9: ['X922', 0], F11: ['7', 1], E10: ['9', 2] };
    const state = cme(['3'], tiles);
    expect(run(state, `${toDusseldorf} F9:4-s1 F11:1-2 E10:2-5 D9:5-s2`)).toBe(20 + 10 + 40 + 30);
  });

  it('[18Rhl 6.2.3.1] a full bank may be the end of a route without the ferry', () => {
    const state = cme(['3'], { ...bothBanks, F9: ['X922', 0] }, { stations: [bmeAtDusseldorf] });
    expect(run(state, toDusseldorf)).toBe(20 + 10 + 40);
  });

  it('[18Rhl 6.2.3.1] a full tile with the own station on the other bank is passed through that station', () => {
    const tiles: Tiles = { ...bothBanks, F9: ['X922', 0], F11: ['7', 1], E10: ['9', 2], E8: ['1', 2] };
    const state = cme(['3'], tiles, {
      stations: [bmeAtDusseldorf, { company: 'CME', hex: 'F9', stop: 0 }],
    });
    expect(refused(state, routes(`${toDusseldorf} F9:4-s1 F11:1-2 E10:2-5 D9:5-s2`)).code).toBe(
      'route-blocked',
    );
    expect(run(state, `${toDusseldorf} ${ferry} F9:2-s0 E8:5-s0 E8:3-s0 D9:0-s0`)).toBe(90);
  });

  it('[18Rhl 6.2.3.1] a wholly occupied tile is no way through for the rest', () => {
    const state = cme(
      ['3'],
      { ...bothBanks, F9: ['X922', 0] },
      {
        companies: { CME: floated({ trains: ['3'] }), DEE: floated(), BME: floated(), ADR: floated() },
        stations: [bmeAtDusseldorf, { company: 'ADR', hex: 'F9', stop: 0 }],
      },
    );
    expect(refused(state, routes(`${toDusseldorf} ${ferry} ${toKoln}`)).code).toBe('route-blocked');
  });

  it('[18Rhl 6.2.3.1] the home of a corporation that has not floated leaves its bank open', () => {
    const tiles: Tiles = { ...bothBanks, F9: ['X922', 0], F11: ['7', 1], E10: ['9', 2] };
    const state = turn({
      company: 'CME',
      step: 'run',
      companies: { CME: floated({ trains: ['3'] }), BME: floated() },
      tiles,
      stations: [bmeAtDusseldorf],
    });
    expect(run(state, `${toDusseldorf} F9:4-s1 F11:1-2 E10:2-5 D9:5-s2`)).toBe(20 + 10 + 40 + 30);
  });

  it('[18Rhl 6.2.3.1] the ferry is track: once in a turn', () => {
    const state = cme(
      ['3', '3'],
      { ...bothBanks, F9: ['X921', 0] },
      {
        stations: [{ company: 'CME', hex: 'F9', stop: 1 }],
      },
    );
    const twice = routes(`${toDusseldorf} ${ferry}`, `${ferry} F9:0-s0 G8:3-5 H9:2-s0`);
    expect(refused(state, twice)).toEqual({ code: 'route-track-shared', rule: '6.2.3' });
    expect(refused(state, routes(`${toDusseldorf} ${ferry} ${ferry}`, '')).code).toBe('route-track-twice');
  });

  it('[18Rhl 6.2.3.1] the brown tile has bridges: one city, no ferry to pay for', () => {
    const state = cme(
      ['5'],
      { ...bothBanks, F9: ['927', 0] },
      {
        phase: '5',
        companies: { CME: floated({ trains: ['5'] }), DEE: floated(), BME: floated() },
      },
    );
    const crossing = `I10:3-s2 H11:0-2 G10:5-s0 G10:2-s0 F9:5-s0 F9:0-s0 G8:3-5 H9:2-s0 H9:5-s0 I10:2-s1`;
    expect(run(state, crossing)).toBe(20 + 10 + 50 + 10 + 30);
  });

  it('[18Rhl 6.2.3.1] a yellow metropolis is two cities with no way across', () => {
    const state = cme(['3'], bothBanks);
    expect(
      refused(state, routes(`${toDusseldorf.replace('F9:5-s1', 'F9:5-s2')} ${ferry} ${toKoln}`)).code,
    ).toBe('route-unknown-track');
    expect(run(state, toDusseldorf.replace('F9:5-s1', 'F9:5-s2'))).toBe(20 + 10 + 30);
  });
});
