import { describe, expect, it } from 'vitest';
import { graphOf } from '@/engine/board/graph';
import { board } from '@/titles/rhineland/18rhl/board';
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
  turnIn,
} from '../../../support/rhl/turn';

/** The tiles between Köln and Düsseldorf on both banks, as in examples E5 to E7. */
const bothBanks: Tiles = { H11: ['8', 0], G10: ['2', 2], G8: ['8', 3], H9: ['4', 2] };
const toDusseldorf = 'I10:3-s2 H11:0-2 G10:5-s0 G10:2-s0 F9:5-s1';
const toKoln = 'F9:0-s0 G8:3-5 H9:2-s0 H9:5-s0 I10:2-s1';
const ferry = 'F9:s0-s1';
const bmeAtDusseldorf = { company: 'BME', hex: 'F9', stop: 1 } as const;

/** Bonn, Düren, and a town beyond that leads nowhere. */
const townAtTheEnd: Tiles = { K10: ['5', 0], K8: ['9', 1], K4: ['58', 2] };
const bonnDuren = 'K10:1-s0 K8:1-4 K6:4-s0';
const townBeyond = 'K6:1-s0 K4:4-s0';

const rhe = (trains: string[], tiles: Tiles, hexes = ['K6']) =>
  turn({
    company: 'RhE',
    step: 'run',
    companies: { RhE: floated({ trains }) },
    tiles,
    stations: hexes.map((hex) => ({ company: 'RhE', hex, stop: 0 })),
  });

const cme = (trains: string[], tiles: Tiles, more = {}) =>
  turn({
    company: 'CME',
    step: 'run',
    companies: { CME: floated({ trains }), DEE: floated(), BME: floated() },
    tiles,
    ...more,
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

describe('the length of a route', () => {
  it('[18Rhl 6.2.3] E3: a town at the end of a route counts for its length', () => {
    expect(run(rhe(['3'], townAtTheEnd), `${bonnDuren} ${townBeyond}`)).toBe(20 + 20 + 10);
    const short = rhe(['2'], townAtTheEnd);
    expect(run(short, bonnDuren)).toBe(40);
    expect(run(short, townBeyond)).toBe(30);
    expect(refused(short, routes(`${bonnDuren} ${townBeyond}`))).toEqual({
      code: 'route-too-long',
      rule: '6.2.3',
    });
  });

  it('[18Rhl 6.2.3] E4: a town on the way to a third city pays and does not count', () => {
    const state = rhe(['3'], { ...townAtTheEnd, K4: ['4', 1] });
    expect(run(state, `${bonnDuren} K6:1-s0 K4:4-s0 K4:1-s0 K2:4-s0`)).toBe(20 + 20 + 10 + 20);
  });

  it('[18Rhl 6.2.3] both ends may be towns', () => {
    // the town of L9, Bonn, Düren, the town of K4
    const state = rhe(['4'], townAtTheEnd);
    expect(run(state, `L9:3-s0 K10:0-s0 ${bonnDuren} ${townBeyond}`)).toBe(10 + 20 + 20 + 10);
    expect(
      refused(rhe(['3'], townAtTheEnd), routes(`L9:3-s0 K10:0-s0 ${bonnDuren} ${townBeyond}`)).code,
    ).toBe('route-too-long');
  });

  it('[18Rhl 6.2.3] no stop twice', () => {
    const round: Tiles = { J3: ['2', 4], K4: ['3', 1] };
    const state = turn({
      company: 'ADR',
      step: 'run',
      companies: { ADR: floated({ trains: ['4'] }) },
      tiles: round,
    });
    const backToAachen = 'K2:3-s0 J3:0-s1 J3:5-s1 K4:2-s0 K4:1-s0 K2:4-s0';
    expect(refused(state, routes(backToAachen))).toEqual({ code: 'route-stop-twice', rule: '6.2.3' });
  });
});

describe('red fields', () => {
  it('[18Rhl 6.2.3] no train runs through a red field', () => {
    const state = turn({
      company: 'BME',
      step: 'run',
      phase: '5',
      companies: { BME: floated({ trains: ['5'] }) },
      tiles: { C12: ['937', 0], D13: ['216', 0] },
      stations: [{ company: 'BME', hex: 'D13', stop: 0 }],
    });
    const through = routes('C12:4-s1 C14:1-s0 C14:0-s0 D13:3-s0');
    expect(refused(state, through)).toEqual({ code: 'route-passes-end', rule: '6.2.3' });
    expect(run(state, 'D13:3-s0 C14:0-s0')).toBe(50 + 40);
  });

  it('[18Rhl 6.2.3] one train never has both parts of the Eastern Ruhr, two trains may have one each', () => {
    const state = turn({
      company: 'BME',
      step: 'run',
      phase: '5',
      companies: { BME: floated({ trains: ['5', '5'] }) },
      tiles: { D13: ['216', 0] },
      stations: [{ company: 'BME', hex: 'D13', stop: 0 }],
    });
    expect(refused(state, routes('C14:0-s0 D13:3-s0 D13:4-s0 D15:1-s0', ''))).toEqual({
      code: 'route-stop-twice',
      rule: '6.2.3',
    });
    // two links: 30 for each of them
    expect(run(state, 'C14:0-s0 D13:3-s0', 'D13:4-s0 D15:1-s0')).toBe(2 * (50 + 30));
  });

  it('[18Rhl 6.2.3] no train runs from Hamburg to Berlin', () => {
    const state = turn({
      company: 'BME',
      step: 'run',
      phase: '5',
      companies: { BME: floated({ trains: ['5'] }) },
      // two towns, both of them on one track to both red fields
      tiles: { B13: ['933', 2] },
      stations: [{ company: 'BME', hex: 'A14', stop: 0 }],
    });
    expect(refused(state, routes('A14:0-s0 B13:3-s0 B13:4-s0 B15:1-s0'))).toEqual({
      code: 'route-exclusive',
      rule: '6.2.3',
    });
    expect(run(state, 'A14:0-s0 B13:3-s0')).toBe(60 + 20);
  });

  it('[18Rhl 6.2.2, 6.2.3] the station of another corporation on a red field shuts it, also as an end', () => {
    const berlin = (owner: string) =>
      turn({
        company: 'BME',
        step: 'run',
        phase: '5',
        companies: { BME: floated({ trains: ['5'] }), CME: floated() },
        tiles: { B13: ['933', 2] },
        stations: [
          { company: 'BME', hex: 'A14', stop: 0 },
          { company: owner, hex: 'B15', stop: 0 },
        ],
      });
    const open = berlin('BME');
    expect(run(open, 'B13:4-s0 B15:1-s0')).toBe(20 + 80);
    expect(refused(berlin('CME'), routes('B13:4-s0 B15:1-s0'))).toEqual({
      code: 'route-shut',
      rule: '6.2.3',
    });
  });

  it('[18Rhl 6.2.3] one train never has both Nijmegen and Arnhem, nor both Basel and Frankfurt', () => {
    const state = turn({
      company: 'RhE',
      step: 'run',
      phase: '5',
      companies: { RhE: floated({ trains: ['5'] }) },
      tiles: { C4: ['58', 2], C6: ['58', 5], D7: ['947', 0], C8: ['9', 0], B9: ['5', 0] },
      stations: [{ company: 'RhE', hex: 'B9', stop: 0 }],
    });
    const fromNijmegen = 'A4:0-s0 B3:3-5 C4:2-s0 C4:4-s0 C6:1-s0 C6:5-s0 D7:2-s0 D7:3-s0 C8:0-3 B9:0-s0';
    expect(run(state, fromNijmegen)).toBe(60 + 10 + 10 + 30 + 20);
    expect(refused(state, routes(`${fromNijmegen} B9:1-s0 B7:2-4 A6:5-s0`))).toEqual({
      code: 'route-stop-twice',
      rule: '6.2.3',
    });
    const south = graphOf(board, state.board).stops.filter(({ hex }) => hex === 'L11' || hex === 'L13');
    expect(new Set(south.map(({ area }) => area)).size).toBe(1);
  });
});

describe('several trains', () => {
  const twoLines: Tiles = { K10: ['5', 0], K8: ['9', 1], K4: ['4', 1] };

  it('[18Rhl 6.2.3] as many trains as possible must run', () => {
    const state = rhe(['2', '2'], twoLines);
    expect(refused(state, routes(bonnDuren, ''))).toEqual({ code: 'route-train-idle', rule: '6.2.3' });
    expect(run(state, bonnDuren, 'K6:1-s0 K4:4-s0')).toBe(40 + 30);
  });

  it('[18Rhl 6.2.3] a train with nowhere to run may stay idle', () => {
    const state = rhe(['2', '2', '2', '2'], { K10: ['5', 0], K8: ['9', 1] });
    // Düren - Bonn is all there is for a station in Düren
    expect(run(state, bonnDuren, '', '', '')).toBe(40);
  });

  it('[18Rhl 6.2.3] trains share no track, but may meet in cities and towns', () => {
    const state = rhe(['2', '2'], twoLines);
    expect(refused(state, routes(bonnDuren, bonnDuren))).toEqual({
      code: 'route-track-shared',
      rule: '6.2.3',
    });
    const meeting = rhe(['3', '2'], twoLines);
    expect(run(meeting, 'K10:1-s0 K8:1-4 K6:4-s0', 'K6:1-s0 K4:4-s0')).toBe(70);
  });

  it('[18Rhl 6.2.3] the director chooses the routes, not only the best', () => {
    const state = rhe(['2'], twoLines);
    expect(run(state, townBeyond)).toBe(30);
    // the best is Düren - K4 - Aachen
    const best = listed(state, 'run')[0]!;
    expect(turnIn(played(state, best)).revenue).toBe(20 + 10 + 20);
  });

  it('[18Rhl 6.2.3] without a route the trains stay at home', () => {
    const state = turn({ company: 'RhE', step: 'track', companies: { RhE: floated({ trains: ['2'] }) } });
    const after = played(state, skip);
    // neither a run nor a dividend: straight on to the purchase of trains
    expect(stepIn(after)).toBe('RhE/trains');
    expect(after.companies.RhE!.lastRevenue).toBe(0);
  });
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
