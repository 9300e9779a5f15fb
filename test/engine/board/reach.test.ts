import { describe, expect, it } from 'vitest';
import { accessOf } from '@/engine/board/access';
import { graphOf, type TrackGraph } from '@/engine/board/graph';
import { arrivesWithout, type Reach, reachOf } from '@/engine/board/reach';
import { doorOf, twinOf } from '@/engine/board/spread';
import type { BoardDef, BoardState, HexDef, Station } from '@/engine/board/types';
import { everyLine, oneStation, randomAccess, randomTrack, tangledTrack } from './random-track';

const empty: BoardState = { tiles: {}, stations: [], reserved: [], markers: {} };

/** The same texts as `everyLine`. */
function asText(graph: TrackGraph, reach: Reach): Set<string> {
  return new Set([
    ...graph.stops.flatMap(({ index }) => (reach.stops[index] ? [`stop ${index}`] : [])),
    ...graph.sides.flatMap(({ index, hexes }) =>
      hexes.flatMap((hex, i) =>
        reach.entered[twinOf(doorOf(index, i === 0 ? 0 : 1))] ? [`side ${index} from ${hex}`] : [],
      ),
    ),
  ]);
}

const boardOf = (hexes: Record<string, HexDef>): BoardDef => ({ layout: 'pointy', hexes, tiles: {} });

const reachedHexes = (board: BoardDef, stations: Station[], blocks = true) => {
  const state = { ...empty, stations };
  const graph = graphOf(board, state);
  const access = accessOf(board, graph, state, 'own', { blocks: () => blocks, redStationsShut: true });
  const { stops } = reachOf(graph, access);
  return graph.stops.filter(({ index }) => stops[index]).map(({ hex, stop }) => `${hex}/${stop}`);
};

const city = (...sides: number[]): HexDef => ({
  colour: 'green',
  stops: [{ kind: 'city', revenue: 20, slots: 1 }],
  track: sides.map((edge) => [edge as 0, 's0']),
});
const plain = (...track: [number, number][]): HexDef => ({
  colour: 'green',
  track: track.map(([a, b]) => [a as 0, b as 0]),
});
const at = (company: string, hex: string): Station => ({ company, hex, stop: 0 });

describe('what routes reach', () => {
  it('agrees with every line of track there is, one by one, on boards full of loops', () => {
    for (let seed = 1; seed <= 3000; seed++) {
      const random = { random: seed };
      const graph = graphOf(randomTrack(random, 7 + (seed % 4)), empty);
      const access = randomAccess(random, graph);
      expect({ seed, reached: asText(graph, reachOf(graph, access)) }).toEqual({
        seed,
        reached: everyLine(graph, access),
      });
    }
  });

  it('agrees with every line of track there is where loops, junctions and ferries are tangled', () => {
    let touched = 0;
    for (let seed = 1; seed <= 3000; seed++) {
      const random = { random: seed };
      const graph = graphOf(tangledTrack(random, 7 + (seed % 5)), empty);
      const access = oneStation(random, graph);
      const lines = everyLine(graph, access);
      touched += lines.size;
      expect({ seed, reached: asText(graph, reachOf(graph, access)) }).toEqual({ seed, reached: lines });
    }
    expect(touched).toBeGreaterThan(20_000);
  });

  it('knows of every side whether a route arrives there that has not used another side of the hex', () => {
    for (let seed = 1; seed <= 300; seed++) {
      const random = { random: seed };
      const graph = graphOf(tangledTrack(random, 7 + (seed % 3)), empty);
      const access = oneStation(random, graph);
      for (const other of graph.sides) {
        const lines = everyLine(graph, access, [other]);
        for (const side of graph.sides) {
          if (side === other) continue;
          for (const hex of side.hexes.filter((id) => id && other.hexes.includes(id))) {
            expect([seed, side.index, hex, arrivesWithout(graph, access, side, hex, other)]).toEqual([
              seed,
              side.index,
              hex,
              lines.has(`side ${side.index} from ${hex}`),
            ]);
          }
        }
      }
    }
  });

  it('a junction is passed in its own direction only', () => {
    // B4 joins B2 to B6 and B2 to A5; nothing joins A5 to B6
    const board = boardOf({ B2: city(4), B4: plain([1, 4], [1, 3]), B6: city(1), A5: city(0) });
    expect(reachedHexes(board, [at('own', 'B2')])).toEqual(['A5/0', 'B2/0', 'B6/0']);
    expect(reachedHexes(board, [at('own', 'B6')])).toEqual(['B2/0', 'B6/0']);
  });

  it('a crossing does not join its tracks', () => {
    const board = boardOf({ B2: city(4), B4: plain([1, 4], [0, 3]), B6: city(1), A5: city(0), C3: city(3) });
    expect(reachedHexes(board, [at('own', 'B2')])).toEqual(['B2/0', 'B6/0']);
  });

  it('a full city of others is an end; a free place, an own station or nobody to block let routes through', () => {
    const board = boardOf({ B2: city(4), B4: city(1, 4), B6: city(1) });
    expect(reachedHexes(board, [at('own', 'B2'), at('other', 'B4')])).toEqual(['B2/0', 'B4/0']);
    expect(reachedHexes(board, [at('own', 'B2'), at('own', 'B4')])).toHaveLength(3);
    expect(reachedHexes(board, [at('own', 'B2')])).toHaveLength(3);
    expect(reachedHexes(board, [at('own', 'B2'), at('other', 'B4')], false)).toHaveLength(3);
  });

  it('red fields end routes; one with the station of another is not reached at all', () => {
    const red: HexDef = {
      colour: 'red',
      stops: [{ kind: 'offboard', revenue: 0, slots: 1 }],
      track: [
        [1, 's0', { terminal: true }],
        [4, 's0', { terminal: true }],
      ],
    };
    const board = boardOf({ B2: city(4), B4: red, B6: city(1) });
    expect(reachedHexes(board, [at('own', 'B2')])).toEqual(['B2/0', 'B4/0']);
    expect(reachedHexes(board, [at('own', 'B4')])).toEqual(['B2/0', 'B4/0', 'B6/0']);
    expect(reachedHexes(board, [at('own', 'B2'), at('other', 'B4')])).toEqual(['B2/0']);
  });

  it('a loop back to its own switch leads nowhere: the short track there would be used twice', () => {
    // from B2 into the switch of B4, around A5 - A3 - ... and back to where it began
    const loop = boardOf({
      B2: city(4),
      B4: plain([1, 4], [1, 3], [3, 4]),
      A5: plain([0, 5]),
      B6: plain([1, 2]),
      B0: city(4),
    });
    expect(reachedHexes(loop, [at('own', 'B2')])).toEqual(['B2/0']);
  });

  it('track that no neighbour answers, off the board or behind a border, is the end of the line', () => {
    const board = boardOf({
      B2: { ...city(4), borders: [{ edge: 4, kind: 'impassable' }] },
      B4: city(1),
    });
    expect(reachedHexes(board, [at('own', 'B2')])).toEqual(['B2/0']);
    expect(reachedHexes(boardOf({ B2: city(4), B4: city(3) }), [at('own', 'B2')])).toEqual(['B2/0']);
  });
});
