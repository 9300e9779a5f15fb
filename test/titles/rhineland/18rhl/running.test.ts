import { describe, expect, it } from 'vitest';
import { graphOf } from '@/engine/board/graph';
import { board } from '@/titles/rhineland/18rhl/board';
import { listed, played, refused } from '../../../support/rhl/table';
import { floated, routes, run, skip, stepIn, type Tiles, turn, turnIn } from '../../../support/rhl/turn';

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
