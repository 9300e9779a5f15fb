import { describe, expect, it } from 'vitest';
import type { BoardDef, BoardState } from '@/engine/board/types';
import { networks } from '@/engine/steps/network';
import type { RailState } from '@/engine/steps/state';

/** Three cities in a row; `other` has the only place of the one in the middle. */
const board: BoardDef = {
  layout: 'pointy',
  tiles: {},
  hexes: Object.fromEntries(
    ['B2', 'B4', 'B6'].map((hex) => [
      hex,
      {
        colour: 'green',
        stops: [{ kind: 'city', revenue: 20, slots: 1 }],
        track: [
          [1, 's0'],
          [4, 's0'],
        ],
      },
    ]),
  ),
};

const built: BoardState = {
  tiles: {},
  stations: [
    { company: 'own', hex: 'B2', stop: 0 },
    { company: 'other', hex: 'B4', stop: 0 },
  ],
  reserved: [],
  markers: {},
};

const stateWith = (floated: boolean, state = built): RailState =>
  ({ board: state, companies: { own: { floated: true }, other: { floated } } }) as unknown as RailState;

const reached = (state: RailState, company: string) => {
  const { graph, reach } = network.of(state, company);
  return graph.stops.filter(({ index }) => reach.stops[index]).map(({ hex }) => hex);
};

const network = networks({ boardOf: () => board, redStationsShut: true });

describe("a company's network", () => {
  it('is worked out once for each track with its stations, whatever else lies on the board', () => {
    const state = stateWith(true);
    const own = network.of(state, 'own');
    expect(network.of({ ...state }, 'own')).toBe(own);
    expect(network.of(stateWith(true, { ...built, markers: { B2: ['x'] } }), 'own')).toBe(own);
    expect(network.of(state, 'other')).not.toBe(own);
    const alone = { ...built, stations: built.stations.slice(0, 1) };
    expect(network.of(stateWith(true, alone), 'own')).not.toBe(own);
    expect(reached(stateWith(true, alone), 'own')).toEqual(['B2', 'B4', 'B6']);
  });

  it('[18Rhl 6.1.2] ends at the full city of another, but not before that company has floated', () => {
    expect(reached(stateWith(true), 'own')).toEqual(['B2', 'B4']);
    // the same board, and yet not the same network
    expect(reached(stateWith(false), 'own')).toEqual(['B2', 'B4', 'B6']);
    expect(reached(stateWith(true), 'own')).toEqual(['B2', 'B4']);
  });
});
