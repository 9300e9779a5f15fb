import { describe, expect, it } from 'vitest';
import type { BoardDef, HexDef, TileDef } from '@/engine/board/types';
import { fittings } from '@/engine/board/upgrade';

const straight: TileDef = { colour: 'yellow', count: 1, track: [[0, 3]] };
const curve: TileDef = { colour: 'yellow', count: 1, track: [[0, 2]] };
const city: TileDef = {
  colour: 'yellow',
  count: 1,
  stops: [{ kind: 'city', revenue: 20, slots: 1 }],
  track: [
    [0, 's0'],
    [3, 's0'],
  ],
};
const white: HexDef = { colour: 'white' };
const around = { A3: white, A5: white, B2: white, B6: white, C3: white, C5: white };

/** B4 with all six neighbours, unless said otherwise. */
const board = (
  hexes: Record<string, HexDef>,
  tiles: Record<string, TileDef>,
  leaveOut: readonly string[] = [],
): BoardDef => {
  const all: Record<string, HexDef> = { ...around, B4: white, ...hexes };
  for (const hex of leaveOut) delete all[hex];
  return { layout: 'pointy', hexes: all, tiles };
};

const turnsOf = (def: BoardDef, tile: string, laid?: { tile: string; turn: number }) =>
  fittings(def, 'B4', laid)
    .filter((fit) => fit.tile === tile)
    .map(({ turn }) => turn);

describe('tiles that fit', () => {
  it('turns that look the same are one', () => {
    expect(turnsOf(board({}, { straight }), 'straight')).toEqual([0, 1, 2]);
    expect(turnsOf(board({}, { curve }), 'curve')).toEqual([0, 1, 2, 3, 4, 5]);
  });

  it('no track off the board, into water, or against an impassable border from either side', () => {
    // C3 lies at edge 0, A5 at edge 3
    expect(turnsOf(board({}, { straight }, ['C3']), 'straight')).toEqual([1, 2]);
    expect(turnsOf(board({ C3: { colour: 'blue' } }, { straight }), 'straight')).toEqual([1, 2]);
    const own = board({ B4: { ...white, borders: [{ edge: 0, kind: 'impassable' }] } }, { straight });
    expect(turnsOf(own, 'straight')).toEqual([1, 2]);
    const other = board({ A5: { ...white, borders: [{ edge: 0, kind: 'impassable' }] } }, { straight });
    expect(turnsOf(other, 'straight')).toEqual([1, 2]);
  });

  it('no track against the blank side of a grey or red hex', () => {
    const grey = (track: HexDef['track']): HexDef => ({ colour: 'gray', ...(track && { track }) });
    expect(turnsOf(board({ C3: grey(undefined) }, { straight }), 'straight')).toEqual([1, 2]);
    expect(turnsOf(board({ C3: grey([[3, 4]]) }, { straight }), 'straight')).toEqual([0, 1, 2]);
    const red: HexDef = {
      colour: 'red',
      stops: [{ kind: 'offboard', revenue: 30 }],
      track: [[2, 's0', { terminal: true }]],
    };
    expect(turnsOf(board({ C3: red }, { straight }), 'straight')).toEqual([1, 2]);
    expect(turnsOf(board({ C5: red }, { straight }), 'straight')).toEqual([0, 1, 2]);
  });

  it('nothing on red, grey and blue hexes', () => {
    for (const colour of ['red', 'gray', 'blue'] as const) {
      expect(fittings(board({ B4: { colour } }, { straight }), 'B4', undefined)).toEqual([]);
    }
    expect(fittings(board({}, { straight }), 'Z9', undefined)).toEqual([]);
  });

  it('letter codes, borders and logos must be the same; a tile may have several codes', () => {
    const labelled = (label: string) =>
      board(
        { B4: { ...white, label } },
        {
          straight,
          y: { ...straight, label: 'Y' },
          both: { ...straight, label: 'Y/OO' },
          framed: { ...straight, label: 'Y', frame: 'green' },
        },
      );
    const tiles = (label: string) =>
      new Set(fittings(labelled(label), 'B4', undefined).map(({ tile }) => tile));
    expect(tiles('Y')).toEqual(new Set(['y', 'both']));
    expect(tiles('OO')).toEqual(new Set(['both']));
    expect([...tiles('K')]).toEqual([]);
    expect(turnsOf(board({}, { y: { ...straight, label: 'Y' } }), 'y')).toEqual([]);
  });

  it('a tile limited to some hexes, or to one turn there', () => {
    expect(turnsOf(board({}, { only: { ...straight, only: ['B2'] } }), 'only')).toEqual([]);
    expect(turnsOf(board({}, { one: { ...curve, rotation: { B4: 4 } } }), 'one')).toEqual([4]);
  });

  it('the first tile meets the stubs; later ones keep the track', () => {
    const stub = board({ B4: { ...white, stubs: [0] } }, { curve });
    expect(turnsOf(stub, 'curve')).toEqual([0, 4]);
  });

  it('only the next colour', () => {
    const green: TileDef = { ...straight, colour: 'green' };
    const def = board({}, { straight, green });
    expect(turnsOf(def, 'green')).toEqual([]);
    expect(turnsOf(def, 'green', { tile: 'straight', turn: 1 })).toEqual([1]);
    expect(turnsOf(def, 'straight', { tile: 'green', turn: 1 })).toEqual([]);
  });

  it('stops keep their kind and their number on an empty hex; later they may merge', () => {
    const towns: HexDef = { colour: 'white', stops: [{ kind: 'town', revenue: 0 }] };
    expect(turnsOf(board({ B4: towns }, { city }), 'city')).toEqual([]);
    expect(turnsOf(board({ B4: towns }, { straight }), 'straight')).toEqual([]);
    expect(turnsOf(board({}, { city }), 'city')).toEqual([]);
    const two: TileDef = {
      colour: 'yellow',
      count: 1,
      stops: [
        { kind: 'city', revenue: 20, slots: 1 },
        { kind: 'city', revenue: 20, slots: 1 },
      ],
      track: [
        [0, 's0'],
        [3, 's1'],
      ],
    };
    const merged: TileDef = { ...city, colour: 'green' };
    const def = board({ B4: { colour: 'white', stops: two.stops! } }, { two, city, merged });
    expect(turnsOf(def, 'city')).toEqual([]);
    expect(turnsOf(def, 'two').length).toBeGreaterThan(0);
    const fit = fittings(def, 'B4', { tile: 'two', turn: 0 });
    expect(fit.map(({ tile, turn, becomes }) => ({ tile, turn, becomes }))).toEqual([
      { tile: 'merged', turn: 0, becomes: [0, 0] },
    ]);
  });

  it('a city without track takes the place that is left', () => {
    const hex: HexDef = {
      colour: 'white',
      stops: [
        { kind: 'city', revenue: 0, slots: 1 },
        { kind: 'city', revenue: 10, slots: 1 },
      ],
      track: [[4, 's1']],
    };
    const oo: TileDef = {
      colour: 'yellow',
      count: 1,
      stops: [
        { kind: 'city', revenue: 20, slots: 1 },
        { kind: 'city', revenue: 20, slots: 1 },
      ],
      track: [
        [0, 's0'],
        [4, 's1'],
      ],
    };
    const becomes = fittings(board({ B4: hex }, { oo }), 'B4', undefined).map((fit) => [
      fit.turn,
      fit.becomes,
    ]);
    // edge 4 belongs to the second city of the tile, or, turned, to the first
    expect(becomes).toEqual([
      [0, [0, 1]],
      [4, [1, 0]],
    ]);
  });

  it('a table of upgrades is the last word', () => {
    const green = (track: TileDef['track']): TileDef => ({
      colour: 'green',
      count: 1,
      ...(track && { track }),
    });
    const def = board(
      {},
      {
        straight: { ...straight, upgrades: ['one'] },
        one: green([
          [0, 3],
          [0, 2],
        ]),
        two: green([
          [0, 3],
          [0, 4],
        ]),
      },
    );
    const laid = { tile: 'straight', turn: 0 };
    expect([turnsOf(def, 'one', laid).length > 0, turnsOf(def, 'two', laid)]).toEqual([true, []]);
  });
});
