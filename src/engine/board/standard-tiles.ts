import type { TileId } from '@/engine/game/ids';
import type { Face, Provenance, TileDef } from './types';

/** Tiles that have the same number and the same face in every game. */
const faces: Readonly<Record<TileId, Face>> = {
  1: {
    colour: 'yellow',
    stops: [
      { kind: 'town', revenue: 10 },
      { kind: 'town', revenue: 10 },
    ],
    track: [
      [1, 's0'],
      [3, 's0'],
      [0, 's1'],
      [4, 's1'],
    ],
  },
  2: {
    colour: 'yellow',
    stops: [
      { kind: 'town', revenue: 10 },
      { kind: 'town', revenue: 10 },
    ],
    track: [
      [0, 's0'],
      [3, 's0'],
      [1, 's1'],
      [2, 's1'],
    ],
  },
  3: {
    colour: 'yellow',
    stops: [{ kind: 'town', revenue: 10 }],
    track: [
      [0, 's0'],
      [1, 's0'],
    ],
  },
  4: {
    colour: 'yellow',
    stops: [{ kind: 'town', revenue: 10 }],
    track: [
      [0, 's0'],
      [3, 's0'],
    ],
  },
  5: {
    colour: 'yellow',
    stops: [{ kind: 'city', revenue: 20, slots: 1 }],
    track: [
      [0, 's0'],
      [1, 's0'],
    ],
  },
  6: {
    colour: 'yellow',
    stops: [{ kind: 'city', revenue: 20, slots: 1 }],
    track: [
      [0, 's0'],
      [2, 's0'],
    ],
  },
  7: { colour: 'yellow', track: [[0, 1]] },
  8: { colour: 'yellow', track: [[0, 2]] },
  9: { colour: 'yellow', track: [[0, 3]] },
  55: {
    colour: 'yellow',
    stops: [
      { kind: 'town', revenue: 10 },
      { kind: 'town', revenue: 10 },
    ],
    track: [
      [0, 's0'],
      [3, 's0'],
      [1, 's1'],
      [4, 's1'],
    ],
  },
  56: {
    colour: 'yellow',
    stops: [
      { kind: 'town', revenue: 10 },
      { kind: 'town', revenue: 10 },
    ],
    track: [
      [0, 's0'],
      [2, 's0'],
      [1, 's1'],
      [3, 's1'],
    ],
  },
  57: {
    colour: 'yellow',
    stops: [{ kind: 'city', revenue: 20, slots: 1 }],
    track: [
      [0, 's0'],
      [3, 's0'],
    ],
  },
  58: {
    colour: 'yellow',
    stops: [{ kind: 'town', revenue: 10 }],
    track: [
      [0, 's0'],
      [2, 's0'],
    ],
  },
  69: {
    colour: 'yellow',
    stops: [
      { kind: 'town', revenue: 10 },
      { kind: 'town', revenue: 10 },
    ],
    track: [
      [0, 's0'],
      [3, 's0'],
      [2, 's1'],
      [4, 's1'],
    ],
  },
  14: {
    colour: 'green',
    stops: [{ kind: 'city', revenue: 30, slots: 2 }],
    track: [
      [0, 's0'],
      [1, 's0'],
      [3, 's0'],
      [4, 's0'],
    ],
  },
  15: {
    colour: 'green',
    stops: [{ kind: 'city', revenue: 30, slots: 2 }],
    track: [
      [0, 's0'],
      [1, 's0'],
      [2, 's0'],
      [3, 's0'],
    ],
  },
  16: {
    colour: 'green',
    track: [
      [0, 2],
      [1, 3],
    ],
  },
  18: {
    colour: 'green',
    track: [
      [0, 3],
      [1, 2],
    ],
  },
  19: {
    colour: 'green',
    track: [
      [0, 3],
      [2, 4],
    ],
  },
  20: {
    colour: 'green',
    track: [
      [0, 3],
      [1, 4],
    ],
  },
  23: {
    colour: 'green',
    track: [
      [0, 3],
      [0, 4],
    ],
  },
  24: {
    colour: 'green',
    track: [
      [0, 3],
      [0, 2],
    ],
  },
  25: {
    colour: 'green',
    track: [
      [0, 2],
      [0, 4],
    ],
  },
  26: {
    colour: 'green',
    track: [
      [0, 3],
      [0, 5],
    ],
  },
  27: {
    colour: 'green',
    track: [
      [0, 3],
      [0, 1],
    ],
  },
  28: {
    colour: 'green',
    track: [
      [0, 4],
      [0, 5],
    ],
  },
  29: {
    colour: 'green',
    track: [
      [0, 2],
      [0, 1],
    ],
  },
  30: {
    colour: 'green',
    track: [
      [0, 4],
      [0, 1],
    ],
  },
  31: {
    colour: 'green',
    track: [
      [0, 2],
      [0, 5],
    ],
  },
  87: {
    colour: 'green',
    stops: [{ kind: 'town', revenue: 10 }],
    track: [
      [0, 's0'],
      [1, 's0'],
      [2, 's0'],
      [3, 's0'],
    ],
  },
  88: {
    colour: 'green',
    stops: [{ kind: 'town', revenue: 10 }],
    track: [
      [0, 's0'],
      [1, 's0'],
      [3, 's0'],
      [4, 's0'],
    ],
  },
  141: {
    colour: 'green',
    stops: [{ kind: 'town', revenue: 10 }],
    track: [
      [0, 's0'],
      [1, 's0'],
      [3, 's0'],
    ],
  },
  142: {
    colour: 'green',
    stops: [{ kind: 'town', revenue: 10 }],
    track: [
      [0, 's0'],
      [3, 's0'],
      [5, 's0'],
    ],
  },
  143: {
    colour: 'green',
    stops: [{ kind: 'town', revenue: 10 }],
    track: [
      [0, 's0'],
      [1, 's0'],
      [2, 's0'],
    ],
  },
  144: {
    colour: 'green',
    stops: [{ kind: 'town', revenue: 10 }],
    track: [
      [0, 's0'],
      [2, 's0'],
      [4, 's0'],
    ],
  },
  204: {
    colour: 'green',
    stops: [{ kind: 'town', revenue: 10 }],
    track: [
      [0, 's0'],
      [2, 's0'],
      [3, 's0'],
      [4, 's0'],
    ],
  },
  619: {
    colour: 'green',
    stops: [{ kind: 'city', revenue: 30, slots: 2 }],
    track: [
      [0, 's0'],
      [2, 's0'],
      [3, 's0'],
      [4, 's0'],
    ],
  },
  39: {
    colour: 'brown',
    track: [
      [0, 2],
      [0, 1],
      [1, 2],
    ],
  },
  40: {
    colour: 'brown',
    track: [
      [0, 2],
      [0, 4],
      [2, 4],
    ],
  },
  41: {
    colour: 'brown',
    track: [
      [0, 3],
      [0, 1],
      [1, 3],
    ],
  },
  42: {
    colour: 'brown',
    track: [
      [0, 3],
      [0, 5],
      [3, 5],
    ],
  },
  43: {
    colour: 'brown',
    track: [
      [0, 3],
      [0, 2],
      [1, 3],
      [1, 2],
    ],
  },
  44: {
    colour: 'brown',
    track: [
      [0, 3],
      [0, 1],
      [1, 4],
      [3, 4],
    ],
  },
  45: {
    colour: 'brown',
    track: [
      [0, 3],
      [0, 4],
      [2, 4],
      [2, 3],
    ],
  },
  46: {
    colour: 'brown',
    track: [
      [0, 3],
      [0, 2],
      [2, 4],
      [3, 4],
    ],
  },
  47: {
    colour: 'brown',
    track: [
      [0, 3],
      [0, 4],
      [1, 4],
      [1, 3],
    ],
  },
  70: {
    colour: 'brown',
    track: [
      [0, 1],
      [0, 2],
      [1, 3],
      [2, 3],
    ],
  },
  933: {
    colour: 'brown',
    stops: [{ kind: 'town', revenue: 20 }],
    track: [
      [0, 's0'],
      [1, 's0'],
      [2, 's0'],
      [4, 's0'],
      [5, 's0'],
    ],
  },
};

/** The shared tiles of a game: how many it has of each, by number. */
export function standardTiles(
  counts: Readonly<Record<TileId, number>>,
  src?: Provenance,
): Record<TileId, TileDef> {
  return Object.fromEntries(Object.entries(counts).map(([id, count]) => [id, standardTile(id, count, src)]));
}

export function standardTile(id: TileId, count: number, src?: Provenance): TileDef {
  const face = faces[id];
  if (!face) throw new Error(`tile ${id} is not one of the standard tiles`);
  return src ? { ...face, count, src } : { ...face, count };
}
