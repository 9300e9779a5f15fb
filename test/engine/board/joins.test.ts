import { describe, expect, it } from 'vitest';
import { graphOf, type StopNode, type TrackGraph } from '@/engine/board/graph';
import { trackJoins, type Waypoint } from '@/engine/board/joins';
import { across } from '@/engine/board/layout';
import type { BoardState, Edge, HexDef, Track } from '@/engine/board/types';
import type { HexId } from '@/engine/game/ids';
import { nextIndex } from '@/engine/game/random';
import { randomTrack } from './random-track';

const empty: BoardState = { tiles: {}, stations: [], reserved: [], markers: {} };

/** The same question, answered by trying every line. */
function joinsByTrying(graph: TrackGraph, waypoints: readonly Waypoint[]): boolean {
  const used = new Set<number>();
  const along = (node: number, index: number, passed: number): boolean => {
    const piece = graph.pieces[index]!;
    const head = piece.from === node ? piece.to : piece.from;
    const taken = piece.uses.filter((use) => use !== node - graph.stops.length);
    if (taken.some((use) => used.has(use))) return false;
    for (const use of taken) used.add(use);
    const found = arrive(head, index, passed);
    for (const use of taken) used.delete(use);
    return found;
  };
  const arrive = (head: number, index: number, passed: number): boolean => {
    const piece = graph.pieces[index]!;
    const stop = graph.stops[head];
    if (!stop) {
      const side = graph.sides[head - graph.stops.length]!;
      const other = side.hexes[0] === piece.hex ? 1 : 0;
      return side.pieces[other].some((next) => along(head, next, passed));
    }
    const now = waypoints[passed]!(stop) ? passed + 1 : passed;
    if (now === waypoints.length) return true;
    if (stop.def.kind === 'offboard') return false;
    return stop.pieces.some(
      (next) => next !== index && !graph.pieces[next]!.terminal && along(head, next, now),
    );
  };
  return graph.stops
    .filter((stop) => waypoints[0]!(stop))
    .some((stop) => stop.pieces.some((piece) => along(stop.index, piece, 1)));
}

/**
 * A city with two ways out. One leads through so many forks, each of which comes together again, and then past the other
 * city: there the track only turns back on itself. The other leads round all of that to the other city.
 */
function forks(count: number): { graph: TrackGraph; from: HexId; to: HexId } {
  const hexes: Record<HexId, HexDef> = {};
  const put = (hex: HexId, ...track: Track[]) => {
    hexes[hex] = { colour: 'green', track };
  };
  const city = (hex: HexId, ...sides: Edge[]) => {
    const track = sides.map((edge): Track => [edge, 's0']);
    hexes[hex] = { colour: 'green', stops: [{ kind: 'city', revenue: 10, slots: 1 }], track };
  };
  const go = (hex: HexId, ...way: Edge[]) => way.reduce((at, edge) => across('pointy', at, edge), hex);
  const from = 'E9';
  city(from, 0, 1);
  let at = from;
  for (let i = 0; i < count; i++) {
    at = go(at, 0);
    put(at, [3, 1], [3, 5]);
    put(go(at, 1), [4, 5]);
    put(go(at, 5), [2, 1]);
    at = go(at, 0);
    put(at, [2, 0], [4, 0]);
  }
  const turn = go(at, 0);
  put(turn, [3, 0], [0, 1]);
  const loop = go(turn, 0);
  put(loop, [3, 1], [3, 5]);
  put(go(loop, 1), [4, 5]);
  put(go(loop, 5), [2, 1]);
  put(go(loop, 0), [2, 4]);
  const to = go(turn, 1);
  city(to, 4, 1);
  put(go(from, 1), [4, 1]);
  let above = go(from, 1, 1);
  put(above, [4, 0]);
  for (above = go(above, 0); above !== go(to, 1); above = go(above, 0)) put(above, [3, 0]);
  put(above, [3, 4]);
  return { graph: graphOf({ layout: 'pointy', hexes, tiles: {} }, empty), from, to };
}

describe('track that joins stops', () => {
  it('[18Ruhr 5.4] (ruling 139) is found out exactly, whatever the size of the network', () => {
    const { graph, from, to } = forks(9);
    const at =
      (hex: HexId): Waypoint =>
      (stop) =>
        stop.hex === hex;
    expect(trackJoins(graph, [at(from), at(to)])).toBe(true);
    expect(trackJoins(graph, [at(to), at(from)])).toBe(true);
  });

  it('agrees with trying every line, on boards full of loops', () => {
    let joined = 0;
    for (let seed = 1; seed <= 1500; seed++) {
      const random = { random: seed };
      const graph = graphOf(randomTrack(random, 8 + (seed % 4)), empty);
      if (graph.stops.length < 2) continue;
      const some = (): Waypoint => {
        const hex = graph.stops[nextIndex(random, graph.stops.length)]!.hex;
        return (stop: StopNode) => stop.hex === hex;
      };
      const waypoints = Array.from({ length: 2 + (seed % 2) }, some);
      const expected = joinsByTrying(graph, waypoints);
      expect({ seed, joins: trackJoins(graph, waypoints) }).toEqual({ seed, joins: expected });
      joined += Number(expected);
    }
    expect(joined).toBeGreaterThan(40);
  });
});
