import { describe, expect, it } from 'vitest';
import { turnFace } from '@/engine/board/face';
import { tilesLeft } from '@/engine/board/lay';
import { isImpassable } from '@/engine/board/layout';
import type { Edge } from '@/engine/board/types';
import { edgesOf, fittings } from '@/engine/board/upgrade';
import { board } from '@/titles/rhineland/18rhl/board';
import { listed, played, type RhlState, refused } from '../../../support/rhl/table';
import { floated, floatedGVE, floatedMKB, lay, type Tiles, turn } from '../../../support/rhl/turn';

/** ADR at Aachen with the line to Düren. */
const adr = (more = {}) => turn({ company: 'ADR', step: 'track', tiles: { K4: ['4', 1] }, ...more });

const laysOn = (state: RhlState, hex: string) =>
  listed(state, 'lay')
    .filter((move) => move.hex === hex)
    .map(({ tile, turn: at }) => `${tile}/${at}`)
    .sort();

describe('upgrading', () => {
  it('[18Rhl 6.2.1.1] green after the first 3-train, brown after the first 5-train, grey after the first 8-train', () => {
    const steps: [before: string | undefined, after: string, tiles: Tiles, tile: string][] = [
      [undefined, '3', {}, '930'],
      ['4', '5', { K2: ['930', 0] }, '931'],
    ];
    for (const [before, after, tiles, tile] of steps) {
      expect(refused(adr({ phase: before, tiles }), lay('K2', tile, 0))).toEqual({
        code: 'lay-colour',
        rule: '6.2.1.1',
      });
      expect(listed(adr({ phase: after, tiles }), 'lay')).toContainEqual(lay('K2', tile, 0));
    }
    const koln = (phase: string) =>
      turn({ company: 'CME', step: 'track', phase, tiles: { I10: ['928', 0] } });
    expect(refused(koln('6'), lay('I10', '932', 0)).code).toBe('lay-colour');
    expect(listed(koln('8'), 'lay')).toContainEqual(lay('I10', '932', 0));
  });

  it('[18Rhl 6.2.1.1] a terrain tile: some of the new track must be on an available route', () => {
    const state = turn({
      company: 'RhE',
      step: 'track',
      tiles: { K10: ['6', 5], K8: ['9', 1] },
      stations: [{ company: 'RhE', hex: 'K10', stop: 0 }],
    });
    // routes come from Bonn, at edge 4
    expect(listed(state, 'lay')).toContainEqual(lay('K8', '23', 4));
    expect(refused(state, lay('K8', '23', 1))).toEqual({ code: 'lay-no-route', rule: '6.2.1' });
    expect(refused(state, lay('K8', '20', 1))).toEqual({ code: 'lay-no-route', rule: '6.2.1' });
  });

  it('[18Rhl 6.2.1.1] cities and towns: it is enough that a route reaches the hex', () => {
    // Mönchengladbach is reached, Rheydt is not: it may get the new track
    const gve = turn({ company: 'GVE', step: 'track', companies: { GVE: floatedGVE() } });
    expect(listed(gve, 'lay').filter(({ hex }) => hex === 'G6').length).toBeGreaterThan(1);
    const town = turn({
      company: 'RhE',
      step: 'track',
      tiles: { K4: ['58', 2] },
      stations: [{ company: 'RhE', hex: 'K6', stop: 0 }],
    });
    expect(listed(town, 'lay')).toContainEqual(lay('K4', '143', 2));
  });

  it('[18Rhl 6.2.1.1] all old track must stay', () => {
    const state = adr({ tiles: { K4: ['4', 1], K8: ['8', 1] } });
    for (const move of listed(state, 'lay').filter(({ hex }) => hex === 'K8')) {
      const { track } = turnFace(board.tiles[String(move.tile)]!, Number(move.turn));
      expect(track.some(([a, b]) => [a, b].sort().join() === '1,3')).toBe(true);
    }
    expect(refused(state, lay('K8', '20', 1)).code).toBe('lay-does-not-fit');
  });

  it('[18Rhl 6.2.1.1] a replaced tile is free for use again', () => {
    const before = adr({ tiles: { K4: ['4', 1], K8: ['7', 1] } });
    expect(tilesLeft(board, before.board, '7')).toBe(3);
    const green = listed(before, 'lay').find(({ hex }) => hex === 'K8')!;
    expect(tilesLeft(board, played(before, green).board, '7')).toBe(4);
  });

  it('[18Rhl 6.2.1.1] of a tile there are no more than printed', () => {
    const state = turn({ company: 'RhE', step: 'track', tiles: { J9: ['8', 3], B9: ['57', 0] } });
    expect(refused(state, lay('K10', '57', 2))).toEqual({ code: 'lay-none-left', rule: '6.2.1.1' });
    expect(laysOn(state, 'K10')).not.toContain('57/2');
  });

  it('[18Rhl 6.2.1.1] tile 935 is laid by its private company alone, and never upgraded', () => {
    const state = turn({
      company: 'CCE',
      step: 'track',
      phase: '5',
      tiles: { E6: ['202', 2], E8: ['935', 1] },
      stations: [{ company: 'CCE', hex: 'E8', stop: 0 }],
    });
    expect(laysOn(state, 'E8')).toEqual([]);
    const empty = turn({ company: 'CCE', step: 'track', tiles: { E6: ['202', 2] } });
    expect(refused(empty, lay('E8', '935', 1)).rule).not.toBe('');
    expect(laysOn(empty, 'E8').length).toBeGreaterThan(0);
  });

  it('[18Rhl 6.2.1.1] town tiles end where no tile follows; plain cities end in green', () => {
    const next = (hex: string, tile: string, at: number) => [
      ...new Set(fittings(board, hex, { tile, turn: at }).map((fit) => fit.tile)),
    ];
    expect(next('K4', '4', 1).every((tile) => ['141', '142'].includes(tile))).toBe(true);
    expect(next('F5', '1', 0)).toEqual(['88']);
    expect(next('F5', '88', 0)).toEqual(['933']);
    expect(next('K4', '141', 1)).toEqual([]);
    expect(next('K10', '15', 5)).toEqual([]);
  });

  it('[18Rhl 6.2.1.1] stations follow their track: cities of one hex keep them apart, or merge', () => {
    const gve = turn({
      company: 'GVE',
      step: 'track',
      companies: { GVE: floatedGVE(), ADR: floated() },
      stations: [{ company: 'ADR', hex: 'G6', stop: 0 }],
    });
    const at = (state: RhlState, company: string) => {
      const { stop } = state.board.stations.find((each) => each.company === company && each.hex === 'G6')!;
      const laid = state.board.tiles.G6!;
      const face = turnFace(board.tiles[laid.tile]!, laid.turn);
      return face.track.flatMap(([a, b]) => (b === `s${stop}` ? [a] : []));
    };
    for (const move of listed(gve, 'lay').filter(({ hex }) => hex === 'G6')) {
      const after = played(gve, move);
      expect(at(after, 'GVE')).toContain(2);
      expect(at(after, 'ADR')).toContain(0);
    }
    const bme = turn({ company: 'BME', step: 'track' });
    const merged = played(bme, listed(bme, 'lay').find(({ hex }) => hex === 'F13')!);
    expect(merged.board.stations).toContainEqual({ company: 'BME', hex: 'F13', stop: 0 });
  });
});

/** May track cross this side of the Rhine? */
function passable(side: string): boolean {
  const [hex = '', edge = ''] = side.split('/');
  return !isImpassable(board, hex, Number(edge) as Edge);
}

describe('what is special on the map of 18Rhl', () => {
  it('[18Rhl 6.2.1.2] a metropolis costs at every step: 30, 50, 50', () => {
    const costs = [
      ['3', undefined, 'X923', 30],
      ['5', ['X923', 0], '928', 50],
      ['8', ['928', 0], '932', 50],
    ] as const;
    for (const [phase, laid, next, cost] of costs) {
      const state = turn({ company: 'CME', step: 'track', phase, ...(laid && { tiles: { I10: laid } }) });
      expect(played(state, lay('I10', next, 0)).companies.CME!.treasury).toBe(500 - cost);
    }
  });

  it('[18Rhl 6.2.1.2] Aachen costs 30 and 30', () => {
    expect(played(adr(), lay('K2', '930', 0)).companies.ADR!.treasury).toBe(470);
    const brown = adr({ phase: '5', tiles: { K2: ['930', 0] } });
    expect(played(brown, lay('K2', '931', 0)).companies.ADR!.treasury).toBe(470);
  });

  it('[18Rhl 6.2.1.2] no tile of any colour points at the Rhine where it is not passable', () => {
    const wrong = Object.keys(board.hexes).flatMap((hex) => {
      const yellow = fittings(board, hex, undefined);
      const green = yellow.flatMap(({ tile, turn: at }) => fittings(board, hex, { tile, turn: at }));
      const touched = new Set([...yellow, ...green].flatMap(({ edges }) => edges));
      return [...touched].filter((edge) => isImpassable(board, hex, edge)).map((edge) => `${hex}/${edge}`);
    });
    expect(wrong).toEqual([]);
    expect(board.river!.filter((side) => side.includes('/')).map(passable)).toEqual(
      board.river!.filter((side) => side.includes('/')).map((side) => side === 'C8/3'),
    );
  });

  it('[18Rhl 6.2.1.2] the first tile on C8 joins the printed track to B9', () => {
    const edges = fittings(board, 'C8', undefined).map((fit) => fit.edges);
    expect(edges.length).toBeGreaterThan(0);
    expect(edges.every((each) => each.includes(3))).toBe(true);
    const state = turn({
      company: 'MKB',
      step: 'track',
      phase: '5',
      companies: { MKB: floatedMKB() },
      tiles: { D7: ['947', 0] },
    });
    expect(refused(state, lay('C8', '8', 4))).toEqual({ code: 'lay-does-not-fit', rule: '6.2.1' });
    expect(played(state, lay('C8', '9', 0)).companies.MKB!.treasury).toBe(470);
  });

  it('[18Rhl 6.2.1.2] a green metropolis keeps its banks in one legal turn; a brown one may turn with its track', () => {
    for (const hex of ['D9', 'F9', 'I10']) {
      const green = fittings(board, hex, undefined);
      expect(green).toHaveLength(2);
      for (const { tile, turn: at, becomes } of green) {
        expect(at).toBe(0);
        const places = (bank: string) => {
          const stops = board.tiles[tile]!.stops!.filter((stop) => stop.bank === bank);
          return stops.reduce((sum, { slots = 0 }) => sum + slots, 0);
        };
        const printed = (bank: string) =>
          board.hexes[hex]!.stops!.filter((stop) => stop.bank === bank).length;
        expect([places('west'), places('east')]).toEqual([printed('west'), printed('east')]);
        const banks = becomes.map((stop) => board.tiles[tile]!.stops![stop]!.bank);
        expect(banks).toEqual(board.hexes[hex]!.stops!.map(({ bank }) => bank));
      }
    }
    const brown = fittings(board, 'F9', { tile: 'X922', turn: 0 });
    expect(brown.map(({ tile }) => tile)).toContain('927');
    for (const { tile, turn: at } of brown) {
      expect(edgesOf(turnFace(board.tiles[tile]!, at))).toEqual(expect.arrayContaining([0, 2, 4, 5]));
    }
  });

  it('[18Rhl 6.2.1.1, 6.2.1.2] in brown the banks merge: all stations stand in one city', () => {
    const state = turn({ company: 'CME', step: 'track', phase: '5', tiles: { I10: ['X923', 0] } });
    const stations = (now: RhlState) =>
      now.board.stations.filter(({ hex }) => hex === 'I10').map(({ company, stop }) => [company, stop]);
    expect(stations(state)).toEqual([
      ['CCE', 0],
      ['CME', 1],
      ['RhE', 0],
    ]);
    expect(stations(played(state, lay('I10', '928', 0))).map(([, stop]) => stop)).toEqual([0, 0, 0]);
  });

  it('[18Rhl 6.2.1.1] Moers, which has no track, takes its tile where that joins a route', () => {
    // CCE comes from Krefeld, at the south-west side of Moers
    const state = turn({ company: 'CCE', step: 'track', phase: '5', tiles: { E6: ['202', 1] } });
    expect(listed(state, 'lay')).toContainEqual(lay('D7', '947', 0));
    expect(refused(state, lay('D7', '947', 2))).toEqual({ code: 'lay-no-route', rule: '6.2.1' });
  });

  it('[18Rhl 6.2.1.2] G12: Remscheid is there from the start, tile 937 is a yellow lay for 30', () => {
    const state = turn({
      company: 'BME',
      step: 'track',
      phase: undefined,
      tiles: { G14: ['7', 1] },
    });
    // Barmen - G14 - Remscheid
    const onG12 = listed(state, 'lay').filter(({ hex }) => hex === 'G12');
    expect(new Set(onG12.map(({ tile }) => tile))).toEqual(new Set(['937']));
    for (const { turn: at } of onG12) {
      expect(edgesOf(turnFace(board.tiles['937']!, Number(at)))).toContain(4);
    }
    expect(played(state, onG12[0]!).companies.BME!.treasury).toBe(470);
  });
});
