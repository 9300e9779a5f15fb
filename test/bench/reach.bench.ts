/** Reachability in the track graph: how its cost grows with the network. */
import { accessOf } from '@/engine/board/access';
import { graphOf } from '@/engine/board/graph';
import { across, edges } from '@/engine/board/layout';
import { reachOf } from '@/engine/board/reach';
import type { BoardDef, BoardState, Edge, HexDef, Track } from '@/engine/board/types';
import { nextIndex, type RandomState, shuffled } from '@/engine/game/random';
import type { Bench, Row } from './contract';

const sizes: readonly number[] = [5, 10, 20, 40, 80];
const tries = 3;

const bench: Bench = {
  name: 'Reachability (random networks of growing size)',
  run: () => {
    const rows = sizes.map(measured);
    const first = rows[0]!;
    return rows.map(
      ({ hexes, pieces, reached, ms }): Row => ({
        hexes,
        pieces,
        'sides reached': reached,
        ms: ms.toFixed(2),
        'µs per piece': ((1000 * ms) / pieces).toFixed(2),
        'network ×': (pieces / first.pieces).toFixed(1),
        'time ×': (ms / first.ms).toFixed(1),
      }),
    );
  },
};

export default bench;

function measured(side: number): { hexes: number; pieces: number; reached: number; ms: number } {
  const board = squareBoard({ random: side }, side);
  const state: BoardState = {
    tiles: {},
    stations: [{ company: 'own', hex: 'A1', stop: 0 }],
    reserved: [],
    markers: {},
  };
  const graph = graphOf(board, state);
  const access = accessOf(board, graph, state, 'own', { blocks: () => true, redStationsShut: true });
  let ms = Number.POSITIVE_INFINITY;
  let reached = 0;
  for (let i = 0; i < tries; i++) {
    const start = performance.now();
    const reach = reachOf(graph, access);
    ms = Math.min(ms, performance.now() - start);
    reached = reach.entered.reduce((sum, door) => sum + door, 0);
  }
  return { hexes: Object.keys(board.hexes).length, pieces: graph.pieces.filter(Boolean).length, reached, ms };
}

/** Rows of hexes, each with a city, a town, or track with junctions. */
function squareBoard(random: RandomState, side: number): BoardDef {
  const hexes: Record<string, HexDef> = {};
  for (let row = 0; row < side; row++) {
    for (let column = 0; column < side; column++) {
      hexes[`${String.fromCharCode(65 + row)}${1 + (row % 2) + 2 * column}`] = {} as HexDef;
    }
  }
  for (const hex of Object.keys(hexes)) {
    const sides = shuffled(
      random,
      edges.filter((edge) => hexes[across('pointy', hex, edge)]),
    );
    hexes[hex] = hex === 'A1' ? stopOn(sides, 'city') : randomHex(random, sides);
  }
  return { layout: 'pointy', hexes, tiles: {} };
}

function randomHex(random: RandomState, sides: readonly Edge[]): HexDef {
  const kind = nextIndex(random, 4);
  if (kind < 2) return stopOn(sides.slice(0, 4), kind === 0 ? 'city' : 'town');
  const [a, b, c, d] = sides;
  const pairs = [
    [a, b],
    [a, c],
    [b, d],
  ].filter((pair): pair is [Edge, Edge] => pair.every((edge) => edge !== undefined));
  return { colour: 'green', track: pairs.map(([one, other]): Track => [one, other]) };
}

function stopOn(sides: readonly Edge[], kind: 'city' | 'town'): HexDef {
  return {
    colour: 'green',
    stops: [{ kind, revenue: 20, slots: kind === 'city' ? 2 : 0 }],
    track: sides.map((edge): Track => [edge, 's0']),
  };
}
