import { describe, expect, it } from 'vitest';
import type { BoardDef, HexDef, TileDef } from '@/engine/board/types';
import { problemsOf } from '@/engine/board/validate';
import { problemsOfCards } from '@/engine/finance/validate';

/** A red end, two hexes to build on, a grey end; a yellow city in the first. */
const sound: BoardDef = {
  layout: 'pointy',
  hexes: {
    A1: {
      colour: 'red',
      stops: [{ kind: 'offboard', revenue: { yellow: 20, brown: 40 }, shared: true }],
      track: [[4, 's0', { terminal: true }]],
      group: 'west',
    },
    A3: {
      colour: 'yellow',
      label: 'Y',
      stops: [{ kind: 'city', revenue: 20, slots: 1 }],
      track: [
        [1, 's0'],
        [4, 's0'],
      ],
      home: [{ corp: 'ABC', printedStop: 0 }],
    },
    A5: { colour: 'white', stubs: [1], borders: [{ edge: 5, kind: 'impassable' }] },
    A7: { colour: 'gray', track: [[1, 0]] },
    B4: { colour: 'white' },
    B6: { colour: 'white', borders: [{ edge: 2, kind: 'impassable' }] },
  },
  tiles: {
    8: { colour: 'yellow', count: 2, track: [[0, 2]], upgrades: ['23'] },
    9: { colour: 'yellow', count: 2, track: [[0, 3]], upgrades: ['23'] },
    23: {
      colour: 'green',
      count: 1,
      track: [
        [0, 3],
        [0, 4],
      ],
    },
    Y1: {
      colour: 'green',
      count: 1,
      label: 'Y',
      stops: [{ kind: 'city', revenue: 30, slots: 2 }],
      track: [
        [1, 's0'],
        [4, 's0'],
        [5, 's0'],
      ],
      only: ['A3'],
    },
  },
  river: ['A5/5'],
};

function withHex(id: string, change: Partial<HexDef>): BoardDef {
  return { ...sound, hexes: { ...sound.hexes, [id]: { ...sound.hexes[id]!, ...change } } };
}

function withTile(id: string, change: Partial<TileDef>): BoardDef {
  return { ...sound, tiles: { ...sound.tiles, [id]: { ...sound.tiles[id]!, ...change } } };
}

describe('problemsOf', () => {
  it('finds nothing on a sound board', () => {
    expect(problemsOf(sound)).toEqual([]);
  });

  it.each<[string, BoardDef, string]>([
    ['track off the map', withHex('A7', { track: [[1, 3]] }), 'hex A7: track at edge 3 leads off the map'],
    [
      'track against a blank side',
      withHex('A1', { track: [] }),
      'hex A3: track at edge 1 meets the blank side of A1',
    ],
    ['track to no edge', withHex('A7', { track: [[1, 7 as 0]] }), 'hex A7: track to edge 7'],
    [
      'track to no stop',
      withHex('A3', { track: [[1, 's1']] }),
      'hex A3: track to stop s1, which it does not have',
    ],
    [
      'the same track twice',
      withTile('9', {
        track: [
          [0, 3],
          [3, 0],
        ],
      }),
      'tile 9: track 0-3 twice',
    ],
    [
      'a hex between the columns',
      withHex('B3', { colour: 'white' }),
      'hex B3: lies between the columns of the other hexes',
    ],
    [
      'a stub against a border',
      withHex('A5', { stubs: [5] }),
      'hex A5: a stub at edge 5 meets an impassable border',
    ],
    [
      'a border that the other hex denies',
      withHex('B6', { borders: [{ edge: 2, kind: 'none' }] }),
      'hex A5: border at edge 5 that the other hex has as none',
    ],
    [
      'an open border between areas',
      withHex('A1', { borders: [{ edge: 4, kind: 'none' }] }),
      'hex A1: open border at edge 4 to a hex of another area',
    ],
    [
      'a home without a city',
      withHex('A3', { home: [{ corp: 'ABC', printedStop: 1 }] }),
      'hex A3: home of ABC at stop 1, which is no city',
    ],
    [
      'a shared stop without an area',
      withHex('A3', { stops: [{ kind: 'city', revenue: 20, slots: 1, shared: true }] }),
      'hex A3: a shared stop outside any area',
    ],
    ['a hex that no tile fits', withHex('B4', { label: 'Z' }), 'hex B4: no tile fits here'],
    [
      'places in a town',
      withHex('A3', { stops: [{ kind: 'town', revenue: 10, slots: 1 }] }),
      'hex A3: station places in town 0',
    ],
    ['no tiles', withTile('8', { count: 0 }), 'tile 8: count of 0'],
    ['half a tile', withTile('8', { count: 1.5 }), 'tile 8: count of 1.5'],
    [
      'an upgrade to no tile',
      withTile('8', { upgrades: ['24'] }),
      'tile 8: upgrade to 24, which is no tile of the board',
    ],
    [
      'an upgrade of the same colour',
      withTile('8', { upgrades: ['9'] }),
      'tile 8: upgrade to 9, which is yellow',
    ],
    [
      'an upgrade that loses track',
      withTile('8', { track: [[0, 1]] }),
      'tile 8: upgrade to 23, which keeps its track in no turn',
    ],
    [
      'a tile for no hex',
      withTile('Y1', { only: ['C3'] }),
      'tile Y1: only for C3, which is no hex of the board',
    ],
    [
      'a tile with another code',
      withTile('Y1', { label: 'X' }),
      'tile Y1: only for A3, which shows another code (Y)',
    ],
    ['a turn out of range', withTile('Y1', { rotation: { A3: 6 } }), 'tile Y1: turn 6 on A3'],
    [
      'a turn where it does not belong',
      withTile('Y1', { rotation: { A5: 0 } }),
      'tile Y1: a turn for A5, where it does not belong',
    ],
    [
      'a river on dry land',
      withTile('Y1', { rotation: { A3: 0 }, riverSides: [2] }),
      'tile Y1: its river lies at edge 2 of A3, where there is none',
    ],
    ['a tile of no use', withTile('23', { label: 'Q' }), 'tile 23: fits on no hex and follows no tile'],
    ['a river outside the board', { ...sound, river: ['Z9'] }, 'river Z9: there is no hex Z9'],
  ])('names %s', (_, board, problem) => {
    expect(problemsOf(board)).toContain(problem);
  });
});

describe('problemsOfCards', () => {
  const company = {
    id: 'ABC',
    name: 'A company',
    colour: { fill: '#000000', text: '#ffffff' },
    certificates: [20, 20, 20, 20, 20],
    floatPercent: 60,
    tokenCosts: [0, 40],
    homes: [{ hex: 'A3', printedStop: 0 }],
  };
  const train = { id: '2', stops: 2, price: 100, count: 3 };
  const phase = { id: '2', colour: 'yellow', on: 'start', trainLimit: 4, operatingRounds: 1 } as const;
  const card = { id: 'P', no: 1, name: 'A private', price: 20, revenue: 5 };
  const market = {
    rows: [
      [50, 60, 70],
      [null, 55],
    ],
    par: [{ row: 0, col: 1, value: 60 }],
  };
  const cards = {
    board: sound,
    companies: [company],
    trains: [train],
    phases: [phase],
    privates: [card],
    market,
  };

  it('finds nothing in a sound set', () => {
    expect(problemsOfCards(cards)).toEqual([]);
  });

  it.each([
    [
      'a split of 90 %',
      { companies: [{ ...company, certificates: [20, 20, 20, 20, 10] }] },
      'company ABC: certificates of 90 % in all',
    ],
    [
      "a share above the director's",
      { companies: [{ ...company, certificates: [20, 30, 50] }] },
      "company ABC: a certificate above the director's",
    ],
    [
      'a float below the first certificate',
      { companies: [{ ...company, floatPercent: 10 }] },
      'company ABC: floats at 10 %',
    ],
    [
      'a home that is no city',
      { companies: [{ ...company, homes: [{ hex: 'B4', printedStop: 0 }] }] },
      'company ABC: home B4, stop 0, is no city',
    ],
    [
      'a home that the board lacks',
      { companies: [{ ...company, id: 'DEF' }] },
      'company DEF: the board does not show its home on A3',
    ],
    ['one company twice', { companies: [company, company] }, 'company ABC: there are two of them'],
    ['no trains of a type', { trains: [{ ...train, count: 0 }] }, 'train 2: count of 0'],
    [
      'a train that ends with none',
      { trains: [{ ...train, obsoleteOn: '9' }] },
      'train 2: there is no 9-train',
    ],
    [
      'a phase of no train',
      { phases: [phase, { ...phase, id: '3', on: '3' }] },
      'phase 3: there is no 3-train',
    ],
    ['a second start', { phases: [phase, { ...phase, id: '3' }] }, 'phase 3: begins with start'],
    ['a private for nothing', { privates: [{ ...card, price: 0 }] }, 'private P: price of 0'],
    ['one private twice', { privates: [card, card] }, 'private P: there are two of them'],
    [
      'a start value elsewhere',
      { market: { ...market, par: [{ row: 0, col: 1, value: 65 }] } },
      'market: start value 65 is not at row 0, column 1',
    ],
    ['a row that falls', { market: { ...market, rows: [[50, 60, 55]] } }, 'market: row 0 does not rise'],
  ])('names %s', (_, change, problem) => {
    expect(problemsOfCards({ ...cards, ...change })).toContain(problem);
  });
});
