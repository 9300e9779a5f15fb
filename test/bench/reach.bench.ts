/** What reachability costs while a network grows: the time should grow with the track, not faster. */
import { graphOf } from '@/engine/board/graph';
import { rhineland } from '@/titles/rhineland/boards';
import { halfBuilt, reachFor } from '../support/half-built';
import type { Bench, Row } from './contract';
import { median, undisturbed } from './timing';

const sizes = [10, 20, 40, 60, 80];
const boardsPerSize = 6;

const bench: Bench = {
  name: 'Reach on a growing network of 18Rhl',
  run: () =>
    sizes.map((lays): Row => {
      const times: number[] = [];
      const pieces: number[] = [];
      const tiles: number[] = [];
      for (let seed = 1; seed <= boardsPerSize; seed++) {
        const state = halfBuilt(rhineland, { random: seed }, lays);
        const graph = graphOf(rhineland.board, state);
        tiles.push(Object.keys(state.tiles).length);
        for (const { id } of rhineland.companies) {
          times.push(undisturbed(() => reachFor(rhineland.board, state, id)));
          pieces.push(graph.pieces.length);
        }
      }
      const middle = median(times);
      return {
        lays,
        'tiles lying': median(tiles),
        'pieces of track': median(pieces),
        'median ms': Number(middle.toFixed(3)),
        'worst ms': Number(Math.max(...times).toFixed(2)),
        'median µs per piece': Number(((1000 * middle) / median(pieces)).toFixed(2)),
      };
    }),
};

export default bench;
