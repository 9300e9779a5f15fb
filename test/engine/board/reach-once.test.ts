import { describe, expect, it } from 'vitest';
import { type Access, mayPass } from '@/engine/board/access';
import { graphOf, type TrackGraph } from '@/engine/board/graph';
import type { Reach } from '@/engine/board/reach';
import { reachOnceOf } from '@/engine/board/reach-once';
import { doorOf, twinOf } from '@/engine/board/spread';
import type { BoardState } from '@/engine/board/types';
import { everyLine, oneStation, randomAccess, randomTrack } from './random-track';

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

/** Every line that is in no hex twice, one by one; one that leaves a hex must not have been in the next. */
function everyLineOnce(graph: TrackGraph, access: Access): Set<string> {
  const touched = new Set<string>();
  const along = (node: number, index: number, hexes: readonly string[]) => {
    const piece = graph.pieces[index]!;
    const head = piece.from === node ? piece.to : piece.from;
    if (access.shut[head]) return;
    const seen = hexes.at(-1) === piece.hex ? hexes : [...hexes, piece.hex];
    if (new Set(seen).size < seen.length) return;
    if (head < graph.stops.length) {
      touched.add(`stop ${head}`);
      for (const next of graph.stops[head]!.pieces) {
        if (mayPass(graph, access, head, piece, graph.pieces[next]!)) along(head, next, seen);
      }
      return;
    }
    const side = graph.sides[head - graph.stops.length]!;
    const other = side.hexes[0] === piece.hex ? 1 : 0;
    if (seen.includes(side.hexes[other])) return;
    touched.add(`side ${side.index} from ${piece.hex}`);
    for (const next of side.pieces[other]) along(head, next, seen);
  };
  for (const stop of graph.stops) {
    if (!access.own[stop.index]) continue;
    touched.add(`stop ${stop.index}`);
    for (const piece of stop.pieces) along(stop.index, piece, []);
  }
  return touched;
}

describe('what routes reach that are in no hex twice', () => {
  it('[18DO 4.5.1] agrees with every such line there is, one by one, on boards full of loops', () => {
    let fewer = 0;
    for (let seed = 1; seed <= 1500; seed++) {
      const random = { random: seed };
      const graph = graphOf(randomTrack(random, 7 + (seed % 5)), empty);
      const few = seed % 2 === 0 && graph.stops.length > 0;
      const access = few ? oneStation(random, graph) : randomAccess(random, graph);
      const lines = everyLineOnce(graph, access);
      expect({ seed, reached: asText(graph, reachOnceOf(graph, access)) }).toEqual({ seed, reached: lines });
      if (lines.size < everyLine(graph, access).size) fewer++;
    }
    // the rule makes a difference on some of them
    expect(fewer).toBeGreaterThan(20);
  });
});
