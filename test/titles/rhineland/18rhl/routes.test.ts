import { describe, expect, it } from 'vitest';
import { listed, played, refused } from '../../../support/rhl/table';
import {
  floated,
  floatedGVE,
  floatedMKB,
  routes,
  run,
  skip,
  stepIn,
  type Tiles,
  turn,
} from '../../../support/rhl/turn';

/** Bonn, Düren, and a town beyond that leads nowhere. */
const townAtTheEnd: Tiles = { K10: ['5', 0], K8: ['9', 1], K4: ['58', 2] };
const bonnDuren = 'K10:1-s0 K8:1-4 K6:4-s0';

const rhe = (trains: string[], tiles: Tiles, hexes = ['K6']) =>
  turn({
    company: 'RhE',
    step: 'run',
    companies: { RhE: floated({ trains }) },
    tiles,
    stations: hexes.map((hex) => ({ company: 'RhE', hex, stop: 0 })),
  });

describe('income hexes', () => {
  it('[18Rhl 6.1.1] cities, towns and red fields earn; terrain does not', () => {
    const state = turn({
      company: 'ADR',
      step: 'run',
      companies: { ADR: floated({ trains: ['3'] }) },
      tiles: { K4: ['4', 1] },
    });
    expect(run(state, 'K2:4-s0 K4:1-s0 K4:4-s0 K6:1-s0')).toBe(20 + 10 + 20);
  });

  it('[18Rhl 6.1.1] the value of a red field grows with the brown phase', () => {
    const bonnBasel = (phase: string) =>
      turn({
        company: 'RhE',
        step: 'run',
        phase,
        companies: { RhE: floated({ trains: [phase] }) },
        tiles: { K10: ['57', 2] },
        stations: [{ company: 'RhE', hex: 'K10', stop: 0 }],
      });
    expect(run(bonnBasel('4'), 'K10:5-s0 L11:2-s0')).toBe(20 + 30);
    expect(run(bonnBasel('5'), 'K10:5-s0 L11:2-s0')).toBe(20 + 70);
  });

  it('[18Rhl 6.1.1] grey hexes earn what they print, Venlo more from the brown phase on', () => {
    const venlo = (phase: string) =>
      turn({
        company: 'GVE',
        step: 'run',
        phase,
        companies: { GVE: floatedGVE({ trains: [phase] }) },
        tiles: { D3: ['9', 0], C4: ['4', 0] },
        stations: [{ company: 'GVE', hex: 'E2', stop: 0 }],
      });
    expect(run(venlo('4'), 'E2:3-s0 D3:0-3 C4:0-s0')).toBe(20 + 10);
    expect(run(venlo('5'), 'E2:3-s0 D3:0-3 C4:0-s0')).toBe(40 + 10);
  });
});

describe('routes', () => {
  it('[18Rhl 6.1.2] a route has at least two income hexes', () => {
    const osterath = turn({
      company: 'MKB',
      step: 'run',
      companies: { MKB: floatedMKB({ trains: ['3'] }) },
      tiles: { E8: ['935', 1], D9: ['X925', 0] },
      stations: [{ company: 'MKB', hex: 'E8', stop: 0 }],
    });
    expect(refused(osterath, routes('E8:s0-s1'))).toEqual({ code: 'route-too-short', rule: '6.1.2' });
    // the city of tile 935 and its town are one hex; with the left bank of Duisburg they are a route
    expect(run(osterath, 'E8:s0-s1 E8:3-s1 D9:0-s0')).toBe(20 + 10 + 40);
  });

  it('[18Rhl 6.1.2, 6.2.6.1] two cities of one hex are no route, and no reason to own a train', () => {
    // a loop from Mönchengladbach to Rheydt and nothing else; at last a town on the other side
    const loop: Tiles = { G6: ['941', 0], H7: ['7', 1], H5: ['7', 3] };
    const gve = (step: 'track' | 'trains', tiles: Tiles, trains: string[]) =>
      turn({ company: 'GVE', step, companies: { GVE: floatedGVE({ trains }) }, tiles });
    expect(stepIn(played(gve('track', loop, ['2']), skip))).toBe('GVE/trains');
    expect(listed(gve('trains', loop, []))).toContainEqual(skip);
    const further: Tiles = { ...loop, F5: ['2', 2] };
    expect(refused(gve('trains', further, []), skip).code).toBe('must-own-train');
    expect(stepIn(played(gve('track', further, ['2']), skip))).toBe('GVE/run');
  });

  it('[18Rhl 6.1.2, 6.2.6.1] a route that only a longer train could run is a route', () => {
    // Rheydt's only way leads to Mönchengladbach, and from there to a town
    const tiles: Tiles = { G6: ['941', 0], H7: ['7', 1], H5: ['7', 3], F5: ['2', 2] };
    const mkb = (trains: string[], step: 'track' | 'trains') =>
      turn({
        company: 'MKB',
        step,
        companies: { MKB: floatedMKB({ trains }) },
        tiles,
        stations: [{ company: 'MKB', hex: 'G6', stop: 0 }],
      });
    expect(refused(mkb([], 'trains'), skip).code).toBe('must-own-train');
    expect(stepIn(played(mkb(['2'], 'track'), skip))).toBe('MKB/trains');
    expect(stepIn(played(mkb(['3'], 'track'), skip))).toBe('MKB/run');
  });

  it('[18Rhl 6.1.2] a route needs a station of its own corporation', () => {
    const state = rhe(['3'], townAtTheEnd, []);
    expect(refused(state, routes(bonnDuren))).toEqual({ code: 'route-no-station', rule: '6.1.2' });
  });

  it('[18Rhl 6.1.2] no track twice, no turning back at a junction, no change of track at a crossing', () => {
    // Düren to the east: straight on to Bonn, or off to the south at a junction
    const junction = rhe(['3'], { K8: ['23', 1], K10: ['5', 0] });
    expect(run(junction, 'K6:4-s0 K8:1-4 K10:1-s0')).toBe(20 + 20);
    expect(refused(junction, routes('K6:4-s0 K8:1-4 K8:1-5 L9:2-s0'))).toEqual({
      code: 'route-broken',
      rule: '6.1.2',
    });
    const crossing = rhe(['3'], { K8: ['20', 1], K10: ['5', 0] });
    expect(refused(crossing, routes('K6:4-s0 K8:2-5 L9:2-s0')).code).toBe('route-broken');
  });

  it('[18Rhl 6.1.2] the same terrain tile twice is fine on separate track', () => {
    // Düren - K8 - Bonn - L9 - K8 again, on to the north
    const state = rhe(['4'], { K8: ['20', 1], K10: ['5', 0], J7: ['9', 2], I6: ['58', 3] });
    const route = 'K6:4-s0 K8:1-4 K10:1-s0 K10:0-s0 L9:3-s0 L9:2-s0 K8:2-5 J7:2-5 I6:5-s0';
    expect(run(state, route)).toBe(20 + 20 + 10 + 10);
  });

  it('[18Rhl 6.1.2] a full city of others stops a route, but may be its end', () => {
    const tiles: Tiles = { K4: ['4', 1], K8: ['9', 1], K10: ['5', 0] };
    const state = turn({
      company: 'ADR',
      step: 'run',
      companies: { ADR: floated({ trains: ['3'] }), RhE: floated() },
      tiles,
      stations: [{ company: 'RhE', hex: 'K6', stop: 0 }],
    });
    const aachenDuren = 'K2:4-s0 K4:1-s0 K4:4-s0 K6:1-s0';
    expect(run(state, aachenDuren)).toBe(50);
    expect(refused(state, routes(`${aachenDuren} K6:4-s0 K8:1-4 K10:1-s0`))).toEqual({
      code: 'route-blocked',
      rule: '6.1.2',
    });
  });

  it('[18Rhl 6.1.2] the station of a corporation that has not floated does not block', () => {
    const moers = (floatedMoers: boolean) =>
      turn({
        company: 'CCE',
        step: 'run',
        phase: '5',
        companies: {
          CCE: floated({ trains: ['5'] }),
          RhE: floated(),
          ...(floatedMoers && { MKB: floatedMKB() }),
        },
        tiles: { E6: ['202', 1], D7: ['947', 0], C8: ['9', 0], B9: ['57', 0] },
        stations: [{ company: 'RhE', hex: 'D7', stop: 0 }],
        markers: {},
      });
    const krefeldWesel = 'E6:3-s0 D7:0-s0 D7:3-s0 C8:0-3 B9:0-s0';
    expect(run(moers(false), krefeldWesel)).toBe(30 + 30 + 20);
    expect(refused(moers(true), routes(krefeldWesel)).code).toBe('route-blocked');
  });
});
