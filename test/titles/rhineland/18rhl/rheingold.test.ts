import { describe, expect, it } from 'vitest';
import { played, refused } from '../../../support/rhl/table';
import { floated, routes, run, skip, stepIn, type Tiles, turn } from '../../../support/rhl/turn';

/** Arnhem, Wesel, Duisburg, Düsseldorf, Köln, Bonn, Basel. */
const downTheRhine: Tiles = {
  B9: ['15', 5],
  C10: ['1', 5],
  D9: ['929', 0],
  E10: ['8', 0],
  F9: ['932', 0],
  G10: ['2', 2],
  H11: ['8', 0],
  I10: ['932', 0],
  J9: ['8', 3],
  K10: ['15', 5],
};
const toDuisburg = 'A6:5-s0 B7:2-4 B9:1-s0 B9:5-s0 C10:2-s0 C10:0-s0 D9:3-s0';
const toKoln = 'D9:5-s0 E10:0-2 F9:3-s0 F9:5-s0 G10:2-s0 G10:5-s0 H11:0-2 I10:3-s0';
const toBasel = 'I10:0-s0 J9:3-5 K10:2-s0 K10:5-s0 L11:2-s0';

const rhe = (more = {}, trains = ['8']) =>
  turn({
    company: 'RhE',
    step: 'run',
    phase: '8',
    companies: { RhE: floated({ trains }) },
    tiles: downTheRhine,
    ...more,
  });

describe('the Rheingold Express', () => {
  it('[18Rhl 6.2.4.4] E18: from Arnhem to Basel every metropolis counts double', () => {
    expect(run(rhe(), `${toDuisburg} ${toKoln} ${toBasel}`)).toBe(60 + 30 + 100 + 120 + 120 + 30 + 70);
  });

  it('[18Rhl 6.2.4.4] without Basel or Frankfurt at the other end nothing is doubled', () => {
    expect(run(rhe(), `${toDuisburg} ${toKoln}`)).toBe(60 + 30 + 50 + 60 + 60);
  });

  it('[18Rhl 6.2.4.4] the route starts at Nijmegen or Arnhem', () => {
    expect(refused(rhe(), routes(toBasel))).toEqual({ code: 'route-wrong-start', rule: '6.2.4.4' });
  });

  it('[18Rhl 6.2.4.4] without a route from there the train does not run', () => {
    const cut = turn({
      company: 'RhE',
      step: 'track',
      phase: '8',
      companies: { RhE: floated({ trains: ['8'], treasury: 900 }) },
      tiles: { J9: ['8', 3], K10: ['15', 5] },
      turn: { stationUsed: true },
    });
    const after = played(cut, skip);
    expect(stepIn(after)).toBe('RhE/trains');
    expect(after.companies.RhE!.lastRevenue).toBe(0);
  });

  it('[18Rhl 6.2.4.4] another train of the corporation earns no double metropolis', () => {
    const six = turn({
      company: 'RhE',
      step: 'run',
      phase: '6',
      companies: { RhE: floated({ trains: ['6'] }) },
      tiles: { ...downTheRhine, F9: ['927', 0], I10: ['928', 0], E10: ['8', 0], B9: ['57', 1] },
    });
    const fromDuisburg = `${toKoln} ${toBasel}`;
    expect(run(six, fromDuisburg)).toBe(50 + 50 + 10 + 50 + 30 + 70);
  });

  it('[18Rhl 6.2.4.4] towns neither pay nor count nor end a route', () => {
    // two towns are passed on the way of E18, and pay nothing
    expect(run(rhe(), `${toDuisburg} ${toKoln}`)).toBe(260);
    const town = rhe({ stations: [{ company: 'RhE', hex: 'B9', stop: 0 }] });
    expect(refused(town, routes('A6:5-s0 B7:2-4 B9:1-s0 B9:5-s0 C10:2-s0'))).toEqual({
      code: 'route-wrong-end',
      rule: '6.2.4.4',
    });
  });

  it('[18Rhl 6.2.4.4] no industry bonus', () => {
    const markers = { D9: ['coalmine', 'steelmill'] };
    expect(run(rhe({ markers }), `${toDuisburg} ${toKoln}`)).toBe(260);
  });

  it('[18Rhl 6.2.4.4] it may end in Venlo, but not run through it', () => {
    const state = turn({
      company: 'RhE',
      step: 'run',
      phase: '8',
      companies: { RhE: floated({ trains: ['8'] }) },
      tiles: { C4: ['58', 0], D3: ['9', 0], F3: ['9', 2], G4: ['7', 1] },
      stations: [{ company: 'RhE', hex: 'E2', stop: 0 }],
    });
    const venlo = 'A4:0-s0 B3:3-5 C4:2-s0 C4:0-s0 D3:0-3 E2:3-s0';
    expect(run(state, venlo)).toBe(60 + 40);
    // Venlo - F3 - G4 - Roermond; its own station there does not help
    const beyond = `${venlo} E2:5-s0 F3:2-5 G4:1-2 G2:4-s0`;
    expect(refused(state, routes(beyond)).code).toBe('route-blocked');
  });

  it('[18Rhl 6.2.4.4] a crossing by ferry counts double as well: 60 for a green metropolis', () => {
    // over the ferry of Köln, from the right bank to the left
    const state = rhe({ tiles: { ...downTheRhine, I10: ['X923', 0] } });
    const crossing = toKoln.replace('I10:3-s0', 'I10:3-s1 I10:s0-s1');
    expect(run(state, `${toDuisburg} ${crossing} ${toBasel}`)).toBe(60 + 30 + 100 + 120 + 60 + 30 + 70);
  });

  it('[18Rhl 6.2.4.4] no more than eight cities and red fields, and none is skipped', () => {
    const whole = routes(`${toDuisburg} ${toKoln} ${toBasel}`);
    expect(played(rhe(), whole).round.kind).toBe('operating');
    const six = rhe({}, ['6']);
    expect(refused(six, whole)).toEqual({ code: 'route-too-long', rule: '6.2.3' });
  });
});
