import { describe, expect, it } from 'vitest';
import { accessOf } from '@/engine/board/access';
import { graphOf } from '@/engine/board/graph';
import { reachWithin } from '@/engine/board/reach-within';
import { doorOf } from '@/engine/board/spread';
import type { BoardDef, Stop } from '@/engine/board/types';

const town: Stop = { kind: 'town', revenue: 10 };
const city: Stop = { kind: 'city', revenue: 20, slots: 1 };

/** A line from west to east: city, town, town, city, town, city. */
const kinds = [city, town, town, city, town, city];
const board: BoardDef = {
  layout: 'pointy',
  tiles: {},
  hexes: Object.fromEntries(
    kinds.map((stop, i) => [
      `B${2 + 2 * i}`,
      {
        colour: 'green' as const,
        stops: [stop],
        track: [
          [1, 's0'],
          [4, 's0'],
        ] as const,
      },
    ]),
  ),
};
const state = { tiles: {}, stations: [], reserved: [], markers: {} };
const graph = graphOf(board, state);
const access = accessOf(board, graph, state, 'own', { blocks: () => true, redStationsShut: true });

function reached(cities: number, towns: number): string[] {
  const start = graph.stopsOf.get('B2')!;
  const { stops } = reachWithin(graph, access, start, { cities, towns });
  return graph.stops
    .filter(({ index }) => stops[index])
    .map(({ hex }) => hex)
    .sort((a, b) => Number(a.slice(1)) - Number(b.slice(1)));
}

describe('what a train comes to within its range', () => {
  it('counts every city and every town, the first one too', () => {
    expect(reached(1, 0)).toEqual(['B2']);
    expect(reached(1, 2)).toEqual(['B2', 'B4', 'B6']);
    expect(reached(2, 1)).toEqual(['B2', 'B4']);
    expect(reached(2, 2)).toEqual(['B2', 'B4', 'B6', 'B8']);
    expect(reached(2, 4)).toEqual(['B2', 'B4', 'B6', 'B8', 'B10']);
    expect(reached(3, 4)).toEqual(['B2', 'B4', 'B6', 'B8', 'B10', 'B12']);
  });

  it('tells into which hexes a line comes', () => {
    const { entered } = reachWithin(graph, access, graph.stopsOf.get('B2')!, { cities: 1, towns: 1 });
    const doors = graph.sides.flatMap(({ index, hexes }) =>
      hexes.filter((_, which) => entered[doorOf(index, which as 0 | 1)]),
    );
    // beyond the town there is none: the train has ended there
    expect(doors.filter(Boolean).sort()).toEqual(['B4']);
  });

  it('does not pass a city that is full of others', () => {
    const taken = { ...state, stations: [{ company: 'other', hex: 'B8', stop: 0 }] };
    const closed = accessOf(board, graph, taken, 'own', { blocks: () => true, redStationsShut: true });
    const { stops } = reachWithin(graph, closed, graph.stopsOf.get('B2')!, { cities: 3, towns: 4 });
    expect(graph.stops.filter(({ index }) => stops[index]).at(-1)?.hex).toBe('B8');
  });
});
