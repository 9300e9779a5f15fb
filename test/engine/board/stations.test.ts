import { describe, expect, it } from 'vitest';
import { accessOf } from '@/engine/board/access';
import { graphOf } from '@/engine/board/graph';
import { reachOf } from '@/engine/board/reach';
import {
  freePlaces,
  printedHomes,
  putStation,
  stationObjection,
  stationPlaces,
} from '@/engine/board/stations';
import type { BoardDef, BoardState, Station, Stop } from '@/engine/board/types';

const city = (slots: number, more: Partial<Stop> = {}): Stop => ({
  kind: 'city',
  revenue: 20,
  slots,
  ...more,
});

/** Two cities on one line, a town between them, and a red field in two parts that share one place. */
const board: BoardDef = {
  layout: 'pointy',
  tiles: {},
  hexes: {
    B2: { colour: 'green', stops: [city(1)], track: [[4, 's0']] },
    B4: {
      colour: 'green',
      stops: [{ kind: 'town', revenue: 10 }],
      track: [
        [1, 's0'],
        [4, 's0'],
      ],
    },
    B6: {
      colour: 'green',
      stops: [city(2), city(1)],
      track: [
        [1, 's0'],
        [4, 's1'],
        [3, 's0'],
        [0, 's0'],
      ],
    },
    A7: { colour: 'red', group: 'far', stops: [red()], track: [[0, 's0', { terminal: true }]] },
    C5: { colour: 'red', group: 'far', stops: [red()], track: [[3, 's0', { terminal: true }]] },
  },
};

function red(): Stop {
  return { kind: 'offboard', revenue: 30, slots: 1, shared: true };
}

const state = (...stations: Station[]): BoardState => ({ tiles: {}, stations, reserved: [], markers: {} });
const at = (company: string, hex: string, stop = 0): Station => ({ company, hex, stop });

function objection(built: BoardState, hex: string, stop = 0, route = true): string | undefined {
  const graph = graphOf(board, built);
  const access = accessOf(board, graph, built, 'own', { blocks: () => true, redStationsShut: true });
  const reach = route ? reachOf(graph, access) : null;
  const found = stationObjection(board, graph, built, reach, 'own', { hex, stop });
  const listed = stationPlaces(board, graph, built, reach, 'own');
  expect(listed.some((place) => place.hex === hex && place.stop === stop)).toBe(!found);
  return found?.code;
}

describe('places for stations', () => {
  it('homes are printed on the map: a tile has none, whatever the numbers of its stops', () => {
    const hex = { ...board.hexes.B6!, home: [{ corp: 'ABC', printedStop: 1 }] };
    const tile = { ...board.hexes.B6!, count: 1 };
    const shown: BoardDef = { ...board, hexes: { ...board.hexes, B6: hex }, tiles: { T: tile } };
    const bare: BoardState = { tiles: {}, stations: [], reserved: [], markers: {} };
    const at = (state: BoardState, stop: number) => printedHomes(shown, state, { hex: 'B6', stop });
    expect([at(bare, 0), at(bare, 1)]).toEqual([[], ['ABC']]);
    expect(at({ ...bare, tiles: { B6: { tile: 'T', turn: 0 } } }, 1)).toEqual([]);
  });

  it('a free place that a route reaches', () => {
    expect(objection(state(at('own', 'B2')), 'B6')).toBeUndefined();
    expect(objection(state(at('own', 'B2')), 'B6', 1)).toBe('station-no-route');
    expect(objection(state(at('own', 'B2')), 'B6', 1, false)).toBeUndefined();
  });

  it('no place: a town, a hex without stops, a stop that is not there', () => {
    for (const [hex, stop] of [
      ['B4', 0],
      ['Z9', 0],
      ['B6', 2],
      ['B6', -1],
    ] as const) {
      expect(objection(state(at('own', 'B2')), hex, stop, false)).toBe('station-no-place');
    }
  });

  it('full, or kept for another company', () => {
    const full = state(at('own', 'B2'), at('other', 'B6'), at('third', 'B6'));
    expect(objection(full, 'B6')).toBe('station-full');
    const kept = { ...state(at('own', 'B2'), at('other', 'B6')), reserved: [at('third', 'B6')] };
    expect(objection(kept, 'B6')).toBe('station-full');
    const forUs = { ...state(at('own', 'B2'), at('other', 'B6')), reserved: [at('own', 'B6')] };
    expect(objection(forUs, 'B6')).toBeUndefined();
  });

  it('never two on one hex', () => {
    expect(objection(state(at('own', 'B2'), at('own', 'B6', 1)), 'B6')).toBe('station-on-hex');
    expect(objection(state(at('own', 'B6')), 'B6', 1, false)).toBe('station-on-hex');
  });

  it('a place shared by the hexes of an area is one place', () => {
    const taken = state(at('own', 'B6'), at('other', 'A7'));
    expect(objection(taken, 'C5', 0, false)).toBe('station-full');
    expect(objection(state(at('own', 'A7')), 'C5', 0, false)).toBe('station-on-hex');
    expect(objection(state(at('own', 'B6')), 'C5')).toBeUndefined();
  });

  it('a station beside the places takes none', () => {
    const beside = state({ ...at('other', 'B2'), place: 'beside' });
    const stop = graphOf(board, beside).stopsOf.get('B2')![0]!;
    expect(freePlaces(board, beside, stop, 'own')).toBe(1);
    const built = putStation(beside, at('own', 'B2'));
    expect(freePlaces(board, built, stop, 'third')).toBe(0);
    expect(beside.stations).toHaveLength(1);
  });
});

describe('places of a harbour', () => {
  const port: BoardDef = {
    layout: 'pointy',
    tiles: {},
    hexes: { B2: { colour: 'green', stops: [city(1, { harbourSlots: 1 })], track: [[4, 's0']] } },
  };
  const why = (built: BoardState, kind: 'ordinary' | 'harbour') =>
    stationObjection(port, graphOf(port, built), built, null, 'own', { hex: 'B2', stop: 0 }, kind)?.code;

  it('are for harbour tokens alone, and the others for the others', () => {
    const harbour = { ...at('other', 'B2'), place: 'harbour' as const };
    expect([why(state(), 'ordinary'), why(state(), 'harbour')]).toEqual([undefined, undefined]);
    expect([why(state(harbour), 'ordinary'), why(state(harbour), 'harbour')]).toEqual([
      undefined,
      'station-full',
    ]);
    const plain = at('other', 'B2');
    expect([why(state(plain), 'ordinary'), why(state(plain), 'harbour')]).toEqual([
      'station-full',
      undefined,
    ]);
  });

  it('are not on every city, and a company has one token on a hex', () => {
    const graph = graphOf(board, state());
    const objected = stationObjection(board, graph, state(), null, 'own', { hex: 'B2', stop: 0 }, 'harbour');
    expect(objected?.code).toBe('station-no-place');
    const own = { ...at('own', 'B2'), place: 'harbour' as const };
    expect(why(state(own), 'ordinary')).toBe('station-on-hex');
    expect(stationPlaces(port, graphOf(port, state(own)), state(own), null, 'own', 'harbour')).toEqual([]);
  });

  it('keep a city open as long as they are empty', () => {
    const open = (built: BoardState) => {
      const graph = graphOf(port, built);
      return accessOf(port, graph, built, 'own', { blocks: () => true, redStationsShut: true }).open[0];
    };
    const harbour = { ...at('third', 'B2'), place: 'harbour' as const };
    expect([open(state(at('other', 'B2'))), open(state(at('other', 'B2'), harbour))]).toEqual([1, 0]);
  });
});

describe('a marker for one more place', () => {
  const marked = (hex: string, ...stations: Station[]): BoardState => ({
    ...state(...stations),
    markers: { [hex]: ['extraPlace'] },
  });
  const openAt = (built: BoardState, hex: string) => {
    const graph = graphOf(board, built);
    const access = accessOf(board, graph, built, 'own', { blocks: () => true, redStationsShut: true });
    return access.open[graph.stopsOf.get(hex)![0]!.index];
  };

  it('lets one more station stand on a full hex, and trains pass while it is empty', () => {
    const others = [at('other', 'B6'), at('third', 'B6')];
    expect([openAt(state(...others), 'B6'), openAt(marked('B6', ...others), 'B6')]).toEqual([0, 1]);
    expect(objection(marked('B6', at('own', 'B2'), ...others), 'B6')).toBeUndefined();
    expect(openAt(marked('B6', ...others, at('fourth', 'B6')), 'B6')).toBe(0);
  });

  it('makes a city of a town: whoever stands there is in the way', () => {
    expect(objection(marked('B4', at('own', 'B2')), 'B4')).toBeUndefined();
    expect([openAt(marked('B4'), 'B4'), openAt(marked('B4', at('other', 'B4')), 'B4')]).toEqual([1, 0]);
    expect(objection(marked('B4', at('own', 'B2'), at('other', 'B4')), 'B4')).toBe('station-full');
  });
});
