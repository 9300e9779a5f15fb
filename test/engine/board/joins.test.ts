import { describe, expect, it } from 'vitest';
import { graphOf, type StopNode, type TrackGraph } from '@/engine/board/graph';
import { trackJoins, type Waypoint } from '@/engine/board/joins';
import type { BoardState } from '@/engine/board/types';
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

describe('track that joins stops', () => {
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
